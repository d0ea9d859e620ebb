// Classes that were initialized too late.
//
// An object that was there at entry is of a class that was initialized by then. Where the state at
// entry had not initialized that class, its initializer has run later, or not at all; that matters
// unless it is quiet (initializer.h).

#pragma once

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "heap/state.h"
#include "program/type_constraints.h"
#include "semantics/machine.h"

namespace kukang {

class LateClasses {
 public:
  // Initializers are tried on `entry`, the state at entry, outside the path.
  LateClasses(Machine& machine, const State& entry) : machine_(machine), entry_(entry) {}

  // The first class of an object of the path that was initialized too late; nullptr: none.
  const Type* find(const State& state, const TypeConstraints& constraints);
  // Bounds are known by their addresses: to be called when they are made anew.
  void forget_bounds() { timely_.clear(); }

 private:
  bool is_quiet(const Type& type);

  Machine& machine_;
  const State& entry_;
  absl::flat_hash_map<const Type*, bool> quiet_;   // of classes: are their initializers?
  absl::flat_hash_set<const TypeBounds*> timely_;  // what is of them was initialized in time
};

}  // namespace kukang
