// Shapes as a page: how many there are by size, a gallery of them to choose from by size and type,
// and of each one its conditions and the Java code that builds it.

#pragma once

#include <string>

#include "shape/shapes.h"

namespace kukang {

// Runs Graphviz.
absl::StatusOr<std::string> shapes_html(const ShapesAnswer& answer, const Program& program);

}  // namespace kukang
