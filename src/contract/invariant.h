// Invariants: what holds of an object whenever no method is running.
//
// An invariant is about one object: a boolean method without parameters of its class or of a class
// above it, a static one there that takes the object, or a static one of a spec class. Each class
// contributes its own: what it has annotated, else what it has named by convention. Where a
// subclass overrides a method, the override is what counts, as in a call.
//
// Whoever says more has the last word: what a spec class says of a class takes the place of what
// was found there by its name alone, and names of --invariant that of whatever the classes have;
// with a spec class it goes together.

#pragma once

#include <string>
#include <vector>

#include "contract/contract.h"

namespace kukang {

// The invariants of objects of a class, from the top of the hierarchy down, spec classes last. A
// class that has none of the names of --invariant keeps its own.
absl::StatusOr<std::vector<const Method*>> invariants_of(const Program& program, const Type& type,
                                                         const ContractOptions& options);

// An error unless each name of --invariant is found for one of the classes, of which the first is
// the one it is missed in.
absl::Status check_named_invariants(const Program& program, const std::vector<const Type*>& types,
                                    const ContractOptions& options);

// An error unless each spec class says something, in the way in which that is read.
absl::Status check_specs(const Program& program, const ContractOptions& options);

// The invariants of a class where they were found in it by their names alone; else none.
absl::StatusOr<std::vector<const Method*>> invariants_by_name_alone(const Program& program,
                                                                    const Type& type,
                                                                    const ContractOptions& options);

}  // namespace kukang
