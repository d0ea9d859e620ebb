// Are two shapes the same heap under another numbering?
//
// Asked of the graphs alone: nothing here relies on how objects are numbered, so that it can be
// held against what the canonical numbering says.

#pragma once

#include <optional>
#include <utility>

#include "shape/shape.h"

namespace kukang {

bool isomorphic(const Shape& a, const Shape& b);

// Two different entries of the list that are isomorphic; nullopt: there are none.
std::optional<std::pair<size_t, size_t>> find_isomorphic(const std::vector<Shape>& shapes);

}  // namespace kukang
