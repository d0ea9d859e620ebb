// Drawings of Graphviz in a page: in the page's colours, light and dark.

#pragma once

#include <string>
#include <string_view>

namespace kukang {

// Goes into the page's style. A drawing is inside an element of the class "drawing".
extern const std::string_view kDrawingStyle;

// `drawing`: as drawn_by_dot gives it. `what` it is, for whoever cannot see it.
std::string drawing_html(std::string_view drawing, std::string_view what);

}  // namespace kukang
