// The tree as text: a node is its label, the line of the statement that led to it, and what it
// shows, in three columns. In a deep tree only forks are indented; where a label is too long
// nevertheless, what the node shows is below it.

#include <algorithm>

#include "fmt/format.h"
#include "report/tree_drawing.h"
#include "support/text.h"
#include "trace/tree.h"

namespace kukang {
namespace {

class TreeWriter {
 public:
  TreeWriter(const ComputationTree& tree, const TreeLayout& layout)
      : tree_(tree), layout_(layout), marked_(tree.nodes.size()) {
    for (size_t path : layout.marked) {
      for (int node : tree.paths[path]) marked_[node] = true;
    }
    indent_chains_ = width_of(tree.initial, 0) <= kMostColumns;
    column_ = std::min(width_of(tree.initial, 0), kMostColumns);
  }

  std::string write() {
    for (int node : tree_.initial) write_node(node, "", "");
    return std::move(out_);
  }

 private:
  static constexpr size_t kMostColumns = 36;  // of labels
  static constexpr size_t kIndent = 2;
  static constexpr size_t kLineNumber = 7;

  bool indents(const TreeNode& node) const { return indent_chains_ || node.children.size() > 1; }

  // Of the labels, with what is before them and the mark.
  size_t width_of(const std::vector<int>& siblings, size_t indent) const {
    size_t width = 0;
    for (int number : siblings) {
      const TreeNode& node = tree_.nodes[number];
      const size_t below = width_of(node.children, indent + (indents(node) ? kIndent : 0));
      width = std::max({width, indent + node.label.size() + 1, below});
    }
    return width;
  }

  // `before` is what stands before the label, `below` before the lines under it.
  void write_node(int number, const std::string& before, const std::string& below) {
    const TreeNode& node = tree_.nodes[number];
    const bool forks = !node.children.empty() && indents(node);
    const std::string rest = below + (forks ? "│" : "");
    std::string left = before + node.label + (marked_[number] ? "*" : "");
    std::string line = node.parent < 0 || node.line < 0 ? "" : std::to_string(node.line);
    const size_t column = std::max(column_, columns_of(rest) + 1);
    const size_t used = column + kLineNumber;
    const size_t room = layout_.columns - std::min(layout_.columns, used);
    if (columns_of(left) > column) {
      write_line(left, column, line, "");
      left = rest, line = "";
    }
    for (const std::string& text : lines_of_node(node, std::max<size_t>(room, kMostColumns))) {
      write_line(left, column, line, text);
      left = rest, line = "";
    }
    for (int child : node.children) {
      const bool last = child == node.children.back();
      if (!forks) {
        write_node(child, below, below);
      } else {
        write_node(child, below + (last ? "└─" : "├─"), below + (last ? "  " : "│ "));
      }
    }
  }

  void write_line(const std::string& left, size_t column, std::string_view line,
                  std::string_view text) {
    const size_t padding = column - std::min(column, columns_of(left));
    const std::string whole = fmt::format("{}{:{}}{:>5}  {}", left, "", padding, line, text);
    out_ += printable(whole.substr(0, whole.find_last_not_of(' ') + 1)) + "\n";
  }

  const ComputationTree& tree_;
  const TreeLayout& layout_;
  std::vector<bool> marked_;
  bool indent_chains_ = true;
  size_t column_ = 0;
  std::string out_;
};

}  // namespace

std::string text_of(const ComputationTree& tree, const TreeLayout& layout) {
  return TreeWriter(tree, layout).write();
}

}  // namespace kukang
