// What a declaration says of a reference beyond its class: that a List is a List<Integer>.
//
// It is read from the Signature attribute (JVMS 4.7.9.1), which compilers leave for each other: the
// JVM does not look at it, so that what it says is no more than likely. Of a type variable its
// first bound is known, of a wildcard its upper bound. A signature that cannot be read says
// nothing.

#pragma once

#include <deque>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "program/program.h"

namespace kukang {

struct Generic {
  const Type* type = nullptr;  // nullptr: nothing is said
  std::vector<const Generic*> arguments;
};

class Generics {
 public:
  explicit Generics(const Program& program) : program_(program) {}

  // What it returns lives as long as this; nullptr: there is no signature.
  const Generic* of(const Field& field);
  const Generic* of(const Method& method, size_t parameter);

 private:
  const Program& program_;
  std::deque<Generic> all_;
  absl::flat_hash_map<const Field*, const Generic*> fields_;
  absl::flat_hash_map<const Method*, std::vector<const Generic*>> parameters_;
};

}  // namespace kukang
