// Predicates: the boolean methods that say what holds.
//
// An invariant is about one object. It is a method without parameters of the object's class or of a
// class above it, or a static method of a spec class that takes the object. Each class contributes
// its own: what it has annotated, else what it has named by convention. Where a subclass overrides
// a method, the override is what counts, as in a call.
//
// What @Requires and @Ensures name takes the parameters of the method it is about, and for
// @Ensures its result after them. In a spec class it takes the object first.

#pragma once

#include <string>
#include <vector>

#include "contract/contract.h"

namespace kukang {

// The invariants of objects of a class, from the top of the hierarchy down, spec classes last.
absl::StatusOr<std::vector<const Method*>> invariants_of(const Program& program, const Type& type,
                                                         const ContractOptions& options);

// A predicate and, for each of its arguments, a number of the plan's parameters or Plan::kResult.
struct Predicate {
  const Method* method = nullptr;
  std::vector<int> arguments;
};
enum class PredicateUse : uint8_t { Requires, Ensures };

// The predicate with this name that fits the plan's target and parameters; an error that says what
// was looked for where there is none.
absl::StatusOr<Predicate> find_predicate(const Program& program, const Plan& plan,
                                         std::string_view name, PredicateUse use,
                                         const ContractOptions& options);

}  // namespace kukang
