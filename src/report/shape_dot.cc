#include "fmt/format.h"
#include "report/heap_dot.h"
#include "report/shapes_text.h"
#include "shape/shapes.h"

namespace kukang {

std::string shape_dot(const ShapesAnswer& answer, const ShownShape& shown) {
  const ShapeView view(shown.shape, *answer.found.tables);
  DotFrame frame{fmt::format("shape{}", shown.number)};
  if (shown.model == nullptr) frame.notes = view.text(shown.shape.conditions.front());
  return heap_dot(view.picture(shown.model), frame);
}

}  // namespace kukang
