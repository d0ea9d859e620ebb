// The picture of a heap, drawn with characters.

#pragma once

#include <string>
#include <vector>

#include "view/heap_picture.h"

namespace kukang {

// The picture as an indented graph, its lines at most `columns` wide. An object
// is described where it is first met, and later named.
std::vector<std::string> drawing_of(const HeapPicture& picture, size_t columns);

}  // namespace kukang
