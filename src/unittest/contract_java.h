// kukang.Contract as unit tests need it where predicates ask for the heap from before the call, or
// for fields of the JDK's objects.
//
// The one that users compile against can neither keep that heap nor read these fields. This one
// can, the heap once remember() has seen it; on the class path it stands before the other.

#pragma once

#include <string_view>

#include "explore/plan.h"

namespace kukang {

// May something that the plan assumes or asserts call Contract.old? Or that, or Contract.field?
bool asks_for_old(const Plan& plan);
bool needs_contract(const Plan& plan);

inline constexpr std::string_view kContractPath = "kukang/Contract.java";
std::string_view contract_java();

}  // namespace kukang
