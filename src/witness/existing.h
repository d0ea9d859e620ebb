// Where an object is that class initialization has made: the way to it from a static field.
//
// Parameters may be such objects: enum constants, sentinels. On the JVM they are there already and
// are found by the same way.

#pragma once

#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "heap/state.h"
#include "program/program.h"

namespace kukang {

class ExistingObjects {
 public:
  // Of a static field (no holder), a field or an element of the object at `holder`.
  struct Place {
    const Field* field = nullptr;
    std::optional<Location> holder;
    int32_t index = 0;
  };

  ExistingObjects(const State& state, const Program& program);

  // nullptr: no way leads there.
  const Place* find(Location location) const;

 private:
  void add(const Value& value, const Place& place);
  void follow(const State& state, Location location);

  absl::flat_hash_map<Location, Place> places_;
  std::vector<Location> found_;
};

}  // namespace kukang
