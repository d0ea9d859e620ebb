// The tree as text: a node is its label, the line of the statement that led to it, ξ, h and what φ
// says of values; then how paths end there.

#include <algorithm>

#include "fmt/format.h"
#include "report/tree.h"

namespace kukang {
namespace {

class Writer {
 public:
  Writer(const ComputationTree& tree, const TreeLayout& layout) : tree_(tree), layout_(layout) {
    for (size_t path : layout.marked) {
      marked_.insert(marked_.end(), tree.paths[path].begin(), tree.paths[path].end());
    }
    for (int node : tree.initial) measure(node, 0);
  }

  std::string write() {
    for (int node : tree_.initial) write_node(node, "", "");
    return std::move(out_);
  }

 private:
  static constexpr size_t kStep = 2;  // columns that a level takes

  void measure(int number, size_t depth) {
    const TreeNode& node = tree_.nodes[number];
    const size_t width = kStep * depth + node.label.size() + 1;
    label_columns_ = std::max(label_columns_, width);
    for (int child : node.children) measure(child, depth + 1);
  }

  bool is_marked(int node) const {
    return std::find(marked_.begin(), marked_.end(), node) != marked_.end();
  }

  // `before` is what stands before the label, `below` before the lines under it.
  void write_node(int number, const std::string& before, const std::string& below) {
    const TreeNode& node = tree_.nodes[number];
    const std::string head = before + node.label + (is_marked(number) ? "*" : "");
    const std::string rest = below + (node.children.empty() ? "" : "│");
    const std::string line = node.line < 0 || node.parent < 0 ? "" : fmt::format("{}", node.line);
    std::vector<std::string> lines = contents(node);
    if (lines.empty()) lines.emplace_back();
    for (size_t i = 0; i < lines.size(); ++i) {
      const std::string& left = i == 0 ? head : rest;
      const size_t padding = label_columns_ - std::min(label_columns_, columns_of(left));
      const std::string text = fmt::format("{}{:{}}{:>5}  {}", left, "", padding,
                                           i == 0 ? line : "", lines[i]);
      out_ += text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
    }
    for (int child : node.children) {
      const bool last = child == node.children.back();
      write_node(child, below + (last ? "└─" : "├─"), below + (last ? "  " : "│ "));
    }
  }

  std::vector<std::string> contents(const TreeNode& node) const {
    const size_t used = label_columns_ + 7;
    const size_t columns = std::max<size_t>(layout_.columns - std::min(used, layout_.columns), 40);
    return lines_of_node(node, columns);
  }

  const ComputationTree& tree_;
  const TreeLayout& layout_;
  std::vector<int> marked_;
  size_t label_columns_ = 0;
  std::string out_;
};

}  // namespace

std::string text_of(const ComputationTree& tree, const TreeLayout& layout) {
  return Writer(tree, layout).write();
}

}  // namespace kukang
