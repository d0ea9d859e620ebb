// Shapes as a page: how many there are by size, a gallery of them to choose from by size and type,
// and of each one its conditions and the Java code that builds it.

#pragma once

#include <string>

#include "report/graphviz.h"
#include "shape/shapes.h"

namespace kukang {

// Runs Graphviz, until that is `enough`.
absl::StatusOr<std::string> shapes_html(const ShapesAnswer& answer, const Program& program,
                                        const Enough& enough);

}  // namespace kukang
