// The answer to `shapes`, for a person and for programs, piece by piece.

#pragma once

#include <functional>
#include <string>

#include "shape/shapes.h"

namespace kukang {

// An answer may be long: it is written piece by piece. Before each of the listed heaps the writer is
// asked whether there is more to come; what follows the list is written in any case.
struct PieceWriter {
  std::function<void(std::string_view piece)> write;
  std::function<bool()> goes_on;
};
// For a person. `colour`: for a terminal.
std::string shapes_summary(const ShapesAnswer& answer, bool colour);
void shapes_text(const ShapesAnswer& answer, bool colour, const PieceWriter& writer);
// For programs: one object, see the guide.
void shapes_json(const ShapesAnswer& answer, const PieceWriter& writer);
// One shape on a line.
std::string shape_json(const ShapesAnswer& answer, const ShownShape& shown);
// A graph in the language of Graphviz.
std::string shape_dot(const ShapesAnswer& answer, const ShownShape& shown);

}  // namespace kukang
