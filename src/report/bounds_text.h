// The bounds of an exploration, for people and for scripts.

#pragma once

#include <map>
#include <string>

#include "heap/bounds.h"

namespace kukang {

// k=3 n=5 Node=6 Node.item=2
std::string bounds_text(const Bounds& bounds);

// Those for one type or one field, by its full name.
std::map<std::string, uint32_t> single_bounds(const Bounds& bounds);

}  // namespace kukang
