// A computation tree as text, as a graph for dot, and as a picture.

#pragma once

#include <string>
#include <vector>

#include "report/graphviz.h"
#include "trace/tree.h"

namespace kukang {

struct TreeLayout {
  size_t columns = 100;
  std::vector<size_t> marked;  // paths
};

std::string text_of(const ComputationTree& tree, const TreeLayout& layout);
// In the language of Graphviz.
std::string dot_of(const ComputationTree& tree, const TreeLayout& layout);
// What Graphviz makes of that before somebody says that it is `enough`.
absl::StatusOr<std::string> svg_of(const ComputationTree& tree, const TreeLayout& layout,
                                   const Enough& enough);

}  // namespace kukang
