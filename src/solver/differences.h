// Extent on differences of integers: x - y <= c, closed under consequence.
//
// The shortest paths of a graph whose edge from x to y has the length c: the constraints contradict
// each other if and only if there is a negative cycle, and otherwise the shortest path from x to y
// is the best bound on x - y that follows. Closed after every constraint, so asking is a lookup.
//
// Extent of a single variable are edges to and from a node 0 that stands for the number 0. They are
// kept apart, as an upper and a lower bound per variable, and the matrix holds the paths around
// node 0 only. So variables that were never compared cost nothing to each other, though each is
// bounded.
//
// Changes go to a trail. Lengths are wide enough that sums of Longs along any path are exact.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "expr/bounds.h"

namespace kukang {

class Differences {
 public:
  static constexpr uint32_t kZero = 0;

  struct Mark {
    uint32_t variables;
    size_t changes;
  };

  Differences() { add({0, 0}); }

  // A new variable. Nodes are numbered from 1.
  uint32_t add(const Extent& bounds);
  uint32_t size() const { return static_cast<uint32_t>(bounds_.size()); }  // with node 0

  const Extent& bounds(uint32_t x) const { return bounds_[x]; }

  // The best upper bound of x - y; kEndless if there is none.
  Wide most(uint32_t x, uint32_t y) const {
    if (x == y) return 0;
    const Wide through_zero = held(bounds_[x].high - bounds_[y].low);
    if (x == kZero || y == kZero) return through_zero;
    return std::min(through_zero, around(x, y));
  }

  // Does x - y <= c follow? Does it contradict?
  bool implied(uint32_t x, uint32_t y, Wide c) const { return most(x, y) <= c; }
  bool refuted(uint32_t x, uint32_t y, Wide c) const { return most(y, x) + c < 0; }

  // false: it contradicts, and nothing has changed.
  bool add_at_most(uint32_t x, uint32_t y, Wide c);

  Mark mark() const { return {size(), changes_.size()}; }
  void back_to(Mark mark);

  // The bounds of x once the `fixed` variables have their values. Any value in between can be
  // completed to a solution.
  struct Fixed {
    uint32_t x;
    Wide value;
  };
  Extent bounds_given(uint32_t x, const std::vector<Fixed>& fixed) const;

 private:
  struct Change {
    uint32_t x;
    uint32_t y;  // kLow and kHigh for the bounds of x
    Wide old;
  };
  static constexpr uint32_t kLow = 0xfffffffe;
  static constexpr uint32_t kHigh = 0xffffffff;

  // No sum of constants comes near: beyond it, there is no bound.
  static Wide held(Wide value) { return value > kEndless / 2 ? kEndless : value; }

  Wide& around(uint32_t x, uint32_t y) { return paths_[x * width_ + y]; }
  const Wide& around(uint32_t x, uint32_t y) const { return paths_[x * width_ + y]; }
  void set_path(uint32_t x, uint32_t y, Wide c);
  void set_high(uint32_t x, Wide c);
  void set_low(uint32_t x, Wide c);
  void widen();

  std::vector<Extent> bounds_;
  std::vector<Wide> paths_;  // width_ * width_, those around node 0
  size_t width_ = 0;
  std::vector<Change> changes_;
  std::vector<uint32_t> sources_, sinks_;  // of add_at_most, kept for their memory
};

}  // namespace kukang
