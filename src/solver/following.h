// Following φ: what a layer has taken in is kept as a stack, aligned with the nodes of the φ it was
// asked about last.
//
// Asked about another φ, the stack goes back to the last node that both have in common, and takes
// in what comes after it. The φ is held, so that a node's address stays its identity for as long as
// the node is on the stack. Type literals are nodes like others, but nothing is taken in for them.

#pragma once

#include <vector>

#include "expr/path_condition.h"

namespace kukang {

// Mark: what a layer needs to know to go back to where it was before a conjunct.
template <class Mark>
class Following {
 public:
  // mark() says where the layer is, add(condition) takes a conjunct in, back(mark) undoes what was
  // added since. The newest marks need not be asked for: going back is to the oldest that is left.
  template <class MarkNow, class Add, class GoBack>
  void follow(const PathCondition& phi, MarkNow mark, Add add, GoBack back) {
    const Node* common = phi.last();
    new_.clear();
    while (common != nullptr && !holds(common)) {
      new_.push_back(common);
      common = common->before.get();
    }
    const size_t kept = common == nullptr ? 0 : common->size;
    if (kept < taken_.size()) {
      back(taken_[kept].mark);
      taken_.erase(taken_.begin() + static_cast<std::ptrdiff_t>(kept), taken_.end());
    }
    if (new_.empty() && taken_.size() == held_.size()) return;
    held_ = phi;
    while (!new_.empty()) {
      const Node* node = new_.back();
      new_.pop_back();
      taken_.push_back({node, mark()});
      if (node->condition != nullptr) add(*node->condition);
    }
  }

  void clear() {
    taken_.clear();
    held_ = {};
  }

 private:
  using Node = PathCondition::Node;
  struct Taken {
    const Node* node;
    Mark mark;
  };

  bool holds(const Node* node) const {
    return node->size <= taken_.size() && taken_[node->size - 1].node == node;
  }

  std::vector<Taken> taken_;
  std::vector<const Node*> new_;  // newest first
  PathCondition held_;
};

}  // namespace kukang
