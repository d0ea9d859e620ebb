// The computation tree: what the paths of a method share.
//
// A node is a state after a statement (derivation.h says which states are nodes). Two paths share a
// node as long as they have made the same choices; so a node is known by its parent and the choices
// made until it was complete. Its label is its parent's label and its number among its siblings;
// where some node has more than nine children there are dots between the numbers.

#pragma once

#include <string>
#include <vector>

#include "trace/derivation.h"

namespace kukang {

struct TreeNode {
  int parent = -1;  // -1: an initial state
  std::vector<int> children;
  std::string label;
  int line = -1;      // of the statement that led here
  Sigma::Map locals;  // by the names that the source has for them
  Sigma state;
  std::vector<std::string> endings;  // of the paths that end here
};

struct ComputationTree {
  std::vector<TreeNode> nodes;  // parents before children
  std::vector<int> initial;
  std::vector<std::vector<int>> paths;  // of each derivation: its nodes

  std::vector<std::string> labels_of(size_t path) const;
  std::string trace_of(size_t path) const;  // 3-33-334-3341
};

// REQUIRES derivations of paths of `plan`, in the order of their trails.
ComputationTree tree_of(const Plan& plan, const std::vector<Derivation>& derivations);

// What a node shows beside its label: ξ, h, what φ says beyond declarations, and how paths end
// there.
std::vector<std::string> lines_of_node(const TreeNode& node, size_t columns);

}  // namespace kukang
