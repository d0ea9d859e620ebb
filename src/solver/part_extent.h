// A question taken apart: its parts, and what a part can be while its arguments are within extents.
//
// The extent of a condition is that of its truth: 0 .. 1 until it is decided. Extents are never too
// small.

#pragma once

#include <vector>

#include "expr/bounds.h"
#include "expr/term.h"

namespace kukang {

inline bool is_endless(const Extent& extent) {
  return extent.low <= -kEndless || extent.high >= kEndless;
}
// Products of two such ends have room.
inline bool is_long(const Extent& extent) { return extent.within(machine_bounds(Sort::Long)); }

// The conditions and all that they are made of, each once, arguments first; none: there are more.
std::vector<const Term*> parts_of(const std::vector<const Term*>& conditions, size_t most);

// Of an integer or a condition. Arguments that are floats say nothing, whatever their extents;
// those that there are not may be any.
Extent part_extent(const Term& term, const Extent& a, const Extent& b, const Extent& c,
                   Arithmetic arithmetic);

}  // namespace kukang
