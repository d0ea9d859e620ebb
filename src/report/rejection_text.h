// Why paths are outside what is assumed, for a person and for scripts.

#pragma once

#include <string>

#include "explore/rejections.h"
#include "nlohmann/json_fwd.hpp"

namespace kukang {

// invariant wellFormed of this threw java.lang.NullPointerException on 3 paths
std::string text_of(const Rejection& rejection);

// What a person should know of what was left out, and of what bounds have cut: a line each. Where
// nothing was left, everything.
std::vector<std::string> left_out(const std::vector<Rejection>& rejections, const Tally& tally,
                                  bool nothing_left);

nlohmann::ordered_json to_json(const std::vector<Rejection>& rejections);

}  // namespace kukang
