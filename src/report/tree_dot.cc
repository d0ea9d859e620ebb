// The tree in the language of Graphviz: a box for a node, marked paths with thick lines.

#include <algorithm>

#include "fmt/format.h"
#include "report/tree_drawing.h"
#include "support/text.h"
#include "trace/tree.h"

namespace kukang {
namespace {

constexpr size_t kBoxColumns = 60;  // of a box

std::string in_quotes(std::string_view text) {
  std::string out;
  for (char c : printable(text)) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

}  // namespace

std::string dot_of(const ComputationTree& tree, const TreeLayout& layout) {
  std::vector<bool> marked(tree.nodes.size());
  for (size_t path : layout.marked) {
    for (int node : tree.paths[path]) marked[node] = true;
  }
  std::string out =
      "digraph tree {\n"
      "  node [shape=box, fontname=\"monospace\", fontsize=10];\n"
      "  edge [fontname=\"monospace\", fontsize=9];\n";
  for (size_t i = 0; i < tree.nodes.size(); ++i) {
    const TreeNode& node = tree.nodes[i];
    std::string text = node.label + "\\l";
    for (const std::string& line : lines_of_node(node, kBoxColumns))
      text += in_quotes(line) + "\\l";
    out += fmt::format("  \"{}\" [label=\"{}\"{}];\n", node.label, text,
                       marked[i] ? ", penwidth=2.5" : "");
  }
  for (size_t i = 0; i < tree.nodes.size(); ++i) {
    const TreeNode& node = tree.nodes[i];
    if (node.parent < 0) continue;
    const std::string line = node.line < 0 ? "" : fmt::format(" line {}", node.line);
    out += fmt::format("  \"{}\" -> \"{}\" [label=\"{}\"{}];\n", tree.nodes[node.parent].label,
                       node.label, line, marked[i] ? ", penwidth=2.5" : "");
  }
  return out + "}\n";
}

}  // namespace kukang
