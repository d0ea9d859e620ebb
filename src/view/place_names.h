// Where a symbol, an object or an unknown sits in the heap at entry, as Java would write the way
// there: this.root.left.key, a[i], a.length.
//
// The nearest way is taken, the parameters in their order, then static fields, then what came from
// outside, by its source: System.in#1; identityHashCode(this.root) is of what it says. What no way
// leads to is called x7, after its number.

#pragma once

#include <string>

#include "absl/container/flat_hash_map.h"
#include "explore/plan.h"
#include "heap/symbolic_heap.h"

namespace kukang {

class PlaceNames {
 public:
  PlaceNames(const Plan& plan, const State& state, SymbolicHeap& heap);

  std::string of_symbol(uint32_t number) const;
  // Empty where no way leads to it.
  std::string of_object(Location location) const;
  std::string text(const Term& term) const;
  // The path condition, a conjunct a line, in its own order. Of types, only what does not follow
  // from what is declared and from what has been said.
  std::vector<std::string> text(const PathCondition& condition,
                                const TypeConstraints& constraints) const;
  // The symbols that have a name, in the order in which the walk has met them.
  const std::vector<std::pair<std::string, const Term*>>& symbols() const { return symbols_; }

 private:
  struct Place {
    std::string name;
    Value value;
    const Type* declared = nullptr;  // of a reference
    bool characters = false;         // the bytes of a String
  };
  struct OfVariable {
    std::string name;
    const Type* declared = nullptr;
  };
  void add_statics(const State& state, SymbolicHeap& heap);
  void add_outside(const State& state);
  void visit(const State& state, SymbolicHeap& heap, const Place& place);
  void visit_fields(const State& state, SymbolicHeap& heap, const Place& place,
                    const Object& object);
  void visit_elements(const State& state, const Place& place, const Object& array);

  std::vector<Place> places_;
  absl::flat_hash_map<uint32_t, std::string> of_symbol_;
  absl::flat_hash_map<uint32_t, OfVariable> of_variable_;
  absl::flat_hash_map<Location, std::string> of_object_;
  std::vector<std::pair<std::string, const Term*>> symbols_;
};

// Node for a.b.Tree$Node, int[] for [I.
std::string short_name(const Type& type);
// Of a field of objects of class `type`: key; Node.key where another class has one of the same
// name.
std::string field_name(const Field& field, const Type& type);
// Node with "a" or "an" before it.
std::string with_article(std::string_view noun);

}  // namespace kukang
