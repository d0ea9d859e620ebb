// Which symbols hang together: connected components that can be taken apart again.
//
// Conjuncts join the symbols they mention; what is known of one component says nothing about
// another. A component may be tainted: some conjunct about it was not understood. Union by size,
// without shortcuts, so that going back is undoing the joins in reverse.

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace kukang {

class Components {
 public:
  struct Mark {
    size_t members;
    size_t steps;
  };

  uint32_t add() {
    members_.push_back({static_cast<uint32_t>(members_.size()), 1, false});
    return members_.back().parent;
  }

  uint32_t find(uint32_t member) const {
    while (members_[member].parent != member) member = members_[member].parent;
    return member;
  }

  void join(uint32_t a, uint32_t b) {
    a = find(a);
    b = find(b);
    if (a == b) return;
    if (members_[a].size < members_[b].size) std::swap(a, b);
    steps_.push_back({b, members_[a].tainted});
    members_[b].parent = a;
    members_[a].size += members_[b].size;
    members_[a].tainted |= members_[b].tainted;
  }

  void taint(uint32_t member) {
    const uint32_t root = find(member);
    steps_.push_back({root, members_[root].tainted});
    members_[root].tainted = true;
  }

  bool is_tainted(uint32_t member) const { return members_[find(member)].tainted; }

  Mark mark() const { return {members_.size(), steps_.size()}; }

  void back_to(Mark mark) {
    while (steps_.size() > mark.steps) {
      const auto [member, was_tainted] = steps_.back();
      steps_.pop_back();
      const uint32_t parent = members_[member].parent;
      members_[parent].tainted = was_tainted;
      if (parent == member) continue;  // a taint
      members_[parent].size -= members_[member].size;
      members_[member].parent = member;
    }
    members_.resize(mark.members);
  }

 private:
  struct Member {
    uint32_t parent = 0;
    uint32_t size = 1;
    bool tainted = false;
  };
  struct Step {
    uint32_t member;  // that got a parent, or the root that was tainted
    bool was_tainted;
  };
  std::vector<Member> members_;
  std::vector<Step> steps_;
};

}  // namespace kukang
