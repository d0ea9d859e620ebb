// A random path: from the root of the tree of forks down to a choice that waits, each child equally
// likely.
//
// States near the root are favoured, so a loop, which makes many states far from it, is not where
// the search sticks. A node is a fork; its children are choices that wait and the forks that
// choices have led to. Nodes below which nothing waits are removed.                       [KLEE,
// 2008]

#include <algorithm>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "explore/search/chance.h"
#include "explore/search/search.h"

namespace kukang {
namespace {

class TreeOfForks final : public Search {
 public:
  explicit TreeOfForks(uint64_t seed) : chance_(seed) {}

  void add(const Fork& fork, Waiting first) override {
    const Number node = make_node();
    nodes_[node].above = open_;
    for (size_t i = 0; i < fork.marks.size(); ++i) {
      nodes_[node].children.push_back({first + i, kNone});
      node_of_[first + i] = node;
    }
    if (open_ == kNone) {
      root_ = node;
    } else {
      nodes_[open_].children.push_back({0, node});
      open_ = kNone;
    }
  }

  Waiting next() override {
    prune();
    for (Number node = root_;;) {
      const std::vector<Child>& children = nodes_[node].children;
      const Child& child = children[chance_.below(children.size())];
      if (child.node == kNone) return child.choice;
      node = child.node;
    }
  }

  // Its fork is open until the path that has taken the choice has forked, or another is taken.
  void taken(Waiting choice) override {
    prune();
    const auto node = node_of_.find(choice);
    open_ = node->second;
    node_of_.erase(node);
    remove(open_, {choice, kNone});
  }

 private:
  using Number = uint32_t;
  static constexpr Number kNone = ~Number{0};
  struct Child {
    Waiting choice;
    Number node;  // kNone: the choice waits
    bool operator==(const Child&) const = default;
  };
  struct Node {
    Number above = kNone;
    std::vector<Child> children;
  };

  Number make_node() {
    if (free_.empty()) {
      nodes_.emplace_back();
      return static_cast<Number>(nodes_.size() - 1);
    }
    const Number node = free_.back();
    free_.pop_back();
    return node;
  }

  void remove(Number node, const Child& child) {
    std::vector<Child>& children = nodes_[node].children;
    children.erase(std::find(children.begin(), children.end(), child));
  }

  // The path that went on from the open fork has ended.
  void prune() {
    for (Number node = std::exchange(open_, kNone); node != kNone;) {
      if (!nodes_[node].children.empty()) return;
      const Number above = nodes_[node].above;
      if (above == kNone) {
        root_ = kNone;
      } else {
        remove(above, {0, node});
      }
      nodes_[node] = {};
      free_.push_back(node);
      node = above;
    }
  }

  Chance chance_;
  std::vector<Node> nodes_;
  std::vector<Number> free_;
  Number root_ = kNone, open_ = kNone;
  absl::flat_hash_map<Waiting, Number> node_of_;
};

}  // namespace

std::unique_ptr<Search> tree_search(const SearchFor& wanted) {
  return std::make_unique<TreeOfForks>(wanted.options.seed);
}

}  // namespace kukang
