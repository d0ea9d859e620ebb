// The answers to checks, for programs.

#pragma once

#include <string>
#include <vector>

#include "check/check.h"
#include "nlohmann/json_fwd.hpp"

namespace kukang {

// For programs: one object, see the guide.
std::string check_json(const std::vector<CheckResult>& results);
// Of it, what is said of one result.
nlohmann::ordered_json to_json(const CheckResult& result);

}  // namespace kukang
