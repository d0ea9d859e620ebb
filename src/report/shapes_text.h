// The answer to `shapes`, for a person and for programs, piece by piece.

#pragma once

#include <functional>
#include <string>

#include "shape/shapes.h"

namespace kukang {

// An answer may be long: it is written piece by piece. Of the list of heaps there is no more once
// `write` returns false; what follows the list is written nevertheless.
using WritePiece = std::function<bool(std::string_view piece)>;
// For a person. `colour`: for a terminal.
std::string shapes_summary(const ShapesAnswer& answer, bool colour);
void shapes_text(const ShapesAnswer& answer, bool colour, const WritePiece& write);
// For programs: one object, see the guide.
void shapes_json(const ShapesAnswer& answer, const WritePiece& write);
// One shape on a line.
std::string shape_json(const ShapesAnswer& answer, const ShownShape& shown);
// A graph in the language of Graphviz.
std::string shape_dot(const ShapesAnswer& answer, const ShownShape& shown);

}  // namespace kukang
