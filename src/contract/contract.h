// From contracts to plans: what to assume, run and assert for a method.
//
// A contract is plain Java: boolean methods, named by annotations (kukang.Invariant, Requires,
// Ensures), by options, or by convention; or a @Property method, which says everything itself. For
// classes that cannot be annotated a spec class holds static predicates over an instance.

#pragma once

#include <string>
#include <vector>

#include "explore/plan.h"
#include "program/program.h"
#include "semantics/spin/call_contract.h"

namespace kukang {

struct ContractOptions {
  std::vector<std::string> invariants;  // names; none: what is annotated or called so
  std::vector<std::string> required;
  std::vector<std::string> ensured;
  std::vector<const Type*> specs;  // classes with @SpecFor
  bool for_exceptions = false;     // methods without a contract are checked, too
};

// The plan for checking one method.
absl::StatusOr<Plan> plan_for(const Program& program, const Method& target,
                              const ContractOptions& options);

// The methods of a class that have something to check, in the order of the class file; and those
// that are left out because they have no contract. A constructor of an abstract class, which makes
// no object by itself, is neither.
struct MethodsToCheck {
  std::vector<const Method*> methods, left_out;
};
absl::StatusOr<MethodsToCheck> methods_to_check(const Program& program, const Type& type,
                                                const ContractOptions& options);

// What a call of `method` is replaced by in modular analysis. REQUIRES @Assigns on the method.
absl::StatusOr<CallContract> contract_of_call(const Program& program, const Method& method,
                                              const ContractOptions& options);

}  // namespace kukang
