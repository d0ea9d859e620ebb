// Predicates about a call: the boolean methods that say what holds before and after it.
//
// What @Requires and @Ensures name takes the parameters of the method it is about, and for
// @Ensures its result after them. In a spec class it takes the object first.

#pragma once

#include <string>
#include <vector>

#include "contract/contract.h"

namespace kukang {

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

// The names of the methods that serve as predicates in the contracts of a class's methods.
absl::StatusOr<std::vector<std::string>> predicate_names(const Type& type,
                                                         const ContractOptions& options);

}  // namespace kukang
