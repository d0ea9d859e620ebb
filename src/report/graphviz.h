// Graphviz: its program `dot` turns graphs into pictures.
//
// Starting it takes longer than drawing a small graph, so that whoever has many graphs gives them
// to one run.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/status.h"

namespace kukang {

// What `dot` writes, as SVG, for graphs in its language. `what` they are, for messages: "tree".
absl::StatusOr<std::string> run_dot(std::string_view graphs, std::string_view what);

// A picture of each graph, to stand in a page, which colours it: without what is only for files of
// its own, and without identifiers, which would be there twice.
absl::StatusOr<std::vector<std::string>> drawn_by_dot(const std::vector<std::string>& graphs,
                                                      std::string_view what);

}  // namespace kukang
