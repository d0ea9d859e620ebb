// Loops that bounds have cut, for a person and for scripts.

#pragma once

#include <string>
#include <vector>

#include "check/check.h"
#include "nlohmann/json_fwd.hpp"

namespace kukang {

// Those that were cut by more than a bound on objects, whose work that is: a line each, with what
// would be needed.
std::vector<std::string> loops_left(const CheckResult& result);

// All of them.
nlohmann::ordered_json cut_loops_json(const CheckResult& result);

}  // namespace kukang
