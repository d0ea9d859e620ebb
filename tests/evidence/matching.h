// Is a concrete heap one of those that a path stands for?
//
// The path's heap at entry and the concrete one are walked together from the arguments on.
// Different symbolic objects are different objects and never null; a symbolic location that is
// still open is any object, a symbolic reference null, too; of its type variable each allows the
// class that is there; a symbol is the number that is there, also that of what is still open, and
// the rank that something has in an order. Last, the path condition must hold for these numbers.
//
// REQUIRES that the concrete heap says all fields and elements, in order.

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "explore/explorer.h"
#include "solver/symbols.h"
#include "witness/witness.h"

namespace kukang {

class Matching {
 public:
  // nullopt: the path does not stand for this heap, whatever its stores into arrays come to.
  static std::optional<Matching> find(const EndedPath& path, const Witness& heap);

  // Are the arrays of types that allow all stores which succeed on the path?
  bool stores_succeed() const;

  // Does the path depend on the rank of something that the method makes? Heaps do not say it.
  bool ranks_made() const { return ranks_made_; }

  const Model& model() const { return model_; }
  // By number of a concrete object: the path's object that it is, if it was found.
  const std::vector<std::optional<Location>>& locations() const { return locations_; }
  // What those are that are still open.
  const std::vector<std::pair<UnknownId, WitnessValue>>& open() const { return open_; }

 private:
  Matching(const EndedPath& path, const Witness& heap);
  bool match();
  bool match(Value value, const WitnessValue& actual, Basic basic);
  bool match_content(UnknownId unknown, size_t number);
  bool match_ranks();
  void determine_step();
  bool match_number(const Value& value, int64_t bits);
  bool match_object(Location location, size_t number);
  bool match_fields(Location location);
  bool match_element(const Object::Met& met, const WitnessObject& actual);
  bool fits(Value value, size_t number) const;
  bool is_determined(const Value& value);
  // The number of the concrete object that a value is; nullopt: null, or none that was met.
  std::optional<size_t> object_of(Value value) const;
  bool condition_holds() const;

  const EndedPath& path_;
  const State& state_;
  const Witness& heap_;
  Model model_;
  std::vector<bool> determined_;  // by symbol
  std::vector<std::optional<Location>> locations_;
  absl::flat_hash_map<Location, size_t> objects_;
  std::vector<Location> queue_;
  std::vector<std::pair<UnknownId, WitnessValue>> open_;
  // Elements whose index is not determined yet: symbols elsewhere say it.
  std::vector<std::pair<const Object::Met*, const WitnessObject*>> waiting_;
  SymbolsOf symbols_of_;
  bool ranks_made_ = false;
};

}  // namespace kukang
