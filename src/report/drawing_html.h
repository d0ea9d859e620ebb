// Drawings of Graphviz in a page: in the page's colours, light and dark.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/graphviz.h"
#include "support/status.h"
#include "view/heap_picture.h"

namespace kukang {

// Goes into the page's style. A drawing is inside an element of the class "drawing".
extern const std::string_view kDrawingStyle;

// What can be drawn: in the language of Graphviz, and as text.
struct Drawable {
  std::string graph, text;
};
std::string as_text(const HeapPicture& picture);
// Of each a drawing; the text where Graphviz cannot do it, or not before that is `enough`.
absl::StatusOr<std::vector<std::string>> drawn(const std::vector<Drawable>& all,
                                               std::string_view what, const Enough& enough);

// `drawing`: as drawn() gives it. `what` it is, for whoever cannot see it.
std::string drawing_html(std::string_view drawing, std::string_view what);

}  // namespace kukang
