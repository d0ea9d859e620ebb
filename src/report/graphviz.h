// Graphviz: its program `dot` turns graphs into pictures.
//
// Starting it takes longer than drawing a small graph, so that whoever has many graphs gives them
// to one run. Large ones take it minutes: it is stopped where somebody has waited long enough, and
// it does not outlive this process.

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "support/status.h"

namespace kukang {

// Asked while it draws: is what there is enough?
using Enough = std::function<bool()>;

// What `dot` writes, as SVG, for a graph in its language. `what` it is, for messages: "tree".
absl::StatusOr<std::string> run_dot(std::string_view graph, std::string_view what,
                                    const Enough& enough);

// A picture of each graph, to stand in a page, which colours it: without what is only for files of
// its own, and without identifiers, which would be there twice. Only of the first ones where that
// was enough.
absl::StatusOr<std::vector<std::string>> drawn_by_dot(const std::vector<std::string>& graphs,
                                                      std::string_view what, const Enough& enough);

}  // namespace kukang
