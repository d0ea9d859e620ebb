// A heap in the language of Graphviz, as textbooks draw it: a box for each object with its name, a
// row for each number, and a cell for each reference, from which an edge leads to an object. Null
// and what is open stand in the cell.
//
// An object is below the one that is the fewest steps from the roots and refers to it; other edges
// do not count for where things are. Of very many objects the nearest are drawn; others are named.
// Colours are a few of Graphviz' names, by which a page replaces them with its own
// (drawing_html.h).

#pragma once

#include <string>
#include <vector>

#include "view/heap_picture.h"

namespace kukang {

// What a picture is one of: where two are shown beside each other, what is different in the other
// is marked.
enum class PictureSide : uint8_t { Alone, Before, After };

// What stands around the heap.
struct DotFrame {
  std::string name = "heap";
  std::vector<std::string> notes;  // lines of text
};

std::string heap_dot(const HeapPicture& picture, const DotFrame& frame = {});
// REQUIRES that an object has the same name in both.
std::string heap_dot(const HeapPicture& picture, PictureSide side, const HeapPicture& other);

}  // namespace kukang
