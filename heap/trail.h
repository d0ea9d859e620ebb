// The trail of a path: which choice it took at each fork, from the first to the last.
//
// A path is its trail: paths sort by it, and a state can be rebuilt from it anywhere. The same
// choice several times in a row, as a loop takes it, is one node.

#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "support/arena.h"
#include "support/ref.h"

namespace kukang {

class Trail {
 public:
  // Which of the fork's choices; whether it was the only one, so that its guard follows from φ and
  // is not added to it; whether the solver could not tell if it is feasible; whether it has a
  // guard, so that it says something about values rather than about references; whether the fork's
  // choices were run up to where they meet, and it is one of what came of that (explore/region.h);
  // whether there was no fork, but a loop ahead, and it is one of the ways to get through it
  // (explore/loops).
  struct Choice {
    uint16_t index = 0;
    bool implied = false;
    bool uncertain = false;
    bool guarded = false;
    bool merged = false;
    bool summarized = false;
    auto operator<=>(const Choice&) const = default;
  };

  void add(Choice choice) {
    if (last_ && last_.unique() && last_->choice == choice) {
      ++last_->size;
      return;
    }
    Node* node = new (Arena::allocate(sizeof(Node))) Node;
    node->choice = choice;
    node->size = size() + 1;
    node->before = std::move(last_);
    last_ = Ref<Node>(node);
  }
  uint32_t size() const { return last_ ? last_->size : 0; }
  // Is its last choice the very one that the other's is? Then so are all before.
  bool same_moment(const Trail& other) const { return last_.get() == other.last_.get(); }

  // First choice first.
  std::vector<Choice> choices() const {
    std::vector<Choice> out(size());
    for (const Node* node = last_.get(); node != nullptr; node = node->before.get()) {
      const size_t from = node->before ? node->before->size : 0;
      std::fill(out.begin() + from, out.begin() + node->size, node->choice);
    }
    return out;
  }

 private:
  struct Node {
    uint32_t refs = 0;
    uint32_t size = 0;  // of the trail that ends here
    Choice choice;      // the last one, and those since `before`
    Ref<Node> before;

    static void destroy(Node* node) {  // in a loop: a trail may be long
      while (node != nullptr) {
        Ref<Node> before = std::move(node->before);
        node->~Node();
        Arena::release(node, sizeof(Node));
        node = before && before.unique() ? before.detach() : nullptr;
      }
    }
  };
  Ref<Node> last_;
};

using TrailChoices = std::vector<Trail::Choice>;

}  // namespace kukang
