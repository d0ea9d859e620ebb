// The tree as a picture, which Graphviz draws.

#include "report/graphviz.h"
#include "report/tree_drawing.h"
#include "trace/tree.h"

namespace kukang {

absl::StatusOr<std::string> svg_of(const ComputationTree& tree, const TreeLayout& layout,
                                   const Enough& enough) {
  return run_dot(dot_of(tree, layout), "tree", enough);
}

}  // namespace kukang
