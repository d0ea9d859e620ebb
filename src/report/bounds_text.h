// The bounds of an exploration, for people and for scripts.

#pragma once

#include <map>
#include <string>

#include "explore/tally.h"
#include "nlohmann/json_fwd.hpp"

namespace kukang {

// k=3 n=5 Node=6 Node.item=2
std::string bounds_text(const Bounds& bounds);

// Those for one type or one field, by its full name.
std::map<std::string, uint32_t> single_bounds(const Bounds& bounds);

// What it cuts, and what it is set with: objects, -k or -n.
std::string_view name_of(Bound bound);
std::string_view option_of(Bound bound);
// What is granted of the heap at entry, by full names: {"pkg.Node.color": [0, 1]}, and
// {"pkg.Node.key": "java.lang.Integer"}.
nlohmann::ordered_json ranges_json(const Granted& granted);
nlohmann::ordered_json classes_json(const Granted& granted);

// 36 by -k or -n, 2 by --loop-bound: all that bounds have cut.
std::string cuts_text(const Tally& tally);
nlohmann::ordered_json cuts_json(const Tally& tally);

}  // namespace kukang
