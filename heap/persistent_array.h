// A sparse array that is copied in constant time: a radix tree whose nodes are shared.
//
// Copying the array shares the root. A write copies the nodes on the way to the entry that are
// shared, and changes the others in place; so a state that was never forked pays nothing for being
// forkable, and one that was pays for what it changes.
//
// Entries are value-initialized until they are written. T is copied when a shared leaf is.

#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <new>

#include "support/arena.h"
#include "support/ref.h"
#include "support/requires.h"

namespace kukang {

template <class T>
class PersistentArray {
 public:
  // The entry at `index`, or nullptr when nothing near it was ever written.
  const T* find(uint32_t index) const {
    if (index > last_) return nullptr;
    const Node* node = root_.get();
    for (int shift = shift_; shift > 0; shift -= kBits) {
      if (node == nullptr) return nullptr;
      node = node->children[(index >> shift) & kMask].get();
    }
    return node == nullptr ? nullptr : &node->items[index & kMask];
  }

  // The entry at `index`, made if need be, free to be changed until the array is copied.
  T& at(uint32_t index) {
    while (index > last_) grow();
    Ref<Node>* place = &root_;
    for (int shift = shift_; shift > 0; shift -= kBits) {
      place = &own(*place, false)->children[(index >> shift) & kMask];
    }
    return own(*place, true)->items[index & kMask];
  }

  // Clears every entry for which keep(index, entry) does not hold, and frees the nodes in which
  // nothing is left.
  template <class Keep>
  void retain(Keep keep) {
    if (root_ && clear(root_, shift_, 0, keep)) root_ = Ref<Node>();
  }

  // Calls visit(index, entry) for every entry of every leaf that exists, in order.
  template <class Visit>
  void for_each(Visit visit) const {
    if (root_) walk(*root_, shift_, 0, visit);
  }

  // Has nothing been written to either since one was copied from the other?
  bool shares_all(const PersistentArray& other) const { return root_.get() == other.root_.get(); }

  // Calls visit(index) for the entries, in order, of every leaf of `other` that is not shared with
  // this array. REQUIRES that `other` is no taller.
  template <class Visit>
  void for_each_unshared(const PersistentArray& other, Visit visit) const {
    KUKANG_REQUIRES(other.shift_ <= shift_);
    const Node* node = root_.get();
    for (int shift = shift_; shift > other.shift_ && node != nullptr; shift -= kBits) {
      node = node->children[0].get();
    }
    if (other.root_) compare(node, *other.root_, other.shift_, 0, visit);
  }

  // Calls visit(index) for the entries, in order, of every leaf that the two do not share.
  template <class Visit>
  void for_each_difference(const PersistentArray& other, Visit visit) const {
    differ(root_.get(), shift_, other.root_.get(), other.shift_, 0, visit);
  }

 private:
  static constexpr int kBits = 5;
  static constexpr uint32_t kMask = (1u << kBits) - 1;

  struct Node {
    uint32_t refs = 0;
    bool leaf;
    union {
      std::array<Ref<Node>, kMask + 1> children;
      std::array<T, kMask + 1> items;
    };

    explicit Node(bool is_leaf) : leaf(is_leaf) {
      if (leaf) {
        new (&items) std::array<T, kMask + 1>{};
      } else {
        new (&children) std::array<Ref<Node>, kMask + 1>{};
      }
    }
    Node(const Node& other) : leaf(other.leaf) {
      if (leaf) {
        new (&items) std::array<T, kMask + 1>(other.items);
      } else {
        new (&children) std::array<Ref<Node>, kMask + 1>(other.children);
      }
    }
    ~Node() {
      if (leaf) {
        items.~array();
      } else {
        children.~array();
      }
    }
    static void destroy(Node* node) {
      node->~Node();
      Arena::release(node, sizeof(Node));
    }
  };

  static Node* own(Ref<Node>& place, bool leaf) {
    if (!place) {
      place = Ref<Node>(new (Arena::allocate(sizeof(Node))) Node(leaf));
    } else if (!place.unique()) {
      place = Ref<Node>(new (Arena::allocate(sizeof(Node))) Node(*place));
    }
    return place.get();
  }

  void grow() {
    if (root_) {
      Ref<Node> above(new (Arena::allocate(sizeof(Node))) Node(false));
      above->children[0] = std::move(root_);
      root_ = std::move(above);
    }
    shift_ += kBits;
    last_ = last_ << kBits | kMask;
  }

  // True when nothing is left in the node.
  template <class Keep>
  static bool clear(Ref<Node>& place, int shift, uint32_t base, Keep& keep) {
    Node* node = own(place, shift == 0);
    bool empty = true;
    for (uint32_t i = 0; i <= kMask; ++i) {
      if (shift == 0) {
        if (keep(base + i, node->items[i])) {
          empty = false;
        } else {
          node->items[i] = T();
        }
      } else if (Ref<Node>& child = node->children[i]) {
        if (clear(child, shift - kBits, base | i << shift, keep)) {
          child = Ref<Node>();
        } else {
          empty = false;
        }
      }
    }
    return empty;
  }

  template <class Visit>
  static void walk(const Node& node, int shift, uint32_t base, Visit& visit) {
    for (uint32_t i = 0; i <= kMask; ++i) {
      if (shift == 0) {
        visit(base + i, node.items[i]);
      } else if (node.children[i]) {
        walk(*node.children[i], shift - kBits, base | i << shift, visit);
      }
    }
  }

  template <class Visit>
  static void compare(const Node* mine, const Node& other, int shift, uint32_t base, Visit& visit) {
    if (mine == &other) return;
    for (uint32_t i = 0; i <= kMask; ++i) {
      if (shift == 0) {
        visit(base + i);
      } else if (const Node* child = other.children[i].get()) {
        const Node* mate = mine == nullptr ? nullptr : mine->children[i].get();
        compare(mate, *child, shift - kBits, base | i << shift, visit);
      }
    }
  }

  // The shifts say how tall they are; of different ones the lower is the first child of the taller.
  template <class Visit>
  static void differ(const Node* mine, int my_shift, const Node* other, int other_shift,
                     uint32_t base, Visit& visit) {
    if (mine == other) return;
    const int shift = std::max(my_shift, other_shift);
    auto child = [shift](const Node* node, int its_shift, uint32_t i) -> const Node* {
      if (node == nullptr) return nullptr;
      if (its_shift < shift) return i == 0 ? node : nullptr;
      return node->children[i].get();
    };
    for (uint32_t i = 0; i <= kMask; ++i) {
      if (shift == 0) {
        visit(base + i);
        continue;
      }
      const int below = shift - kBits;
      differ(child(mine, my_shift, i), std::min(my_shift, below), child(other, other_shift, i),
             std::min(other_shift, below), base | i << shift, visit);
    }
  }

  Ref<Node> root_;
  int shift_ = 0;
  uint32_t last_ = kMask;  // the largest index the tree can hold at its present height
};

}  // namespace kukang
