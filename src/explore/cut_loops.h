// Loops that a bound has cut: where they are, and how often that was.
//
// A path is cut in a loop by --loop-bound when it has gone round too often, by --steps when it runs
// too long, and by -k or -n when an object more would be found there. A recursion is none: of that
// --call-bound says enough. Who reads the answer has to know where more would have come.

#pragma once

#include <vector>

#include "explore/exploration.h"

namespace kukang {

struct CutLoop {
  const Method* method = nullptr;
  int line = -1;  // of its head; -1: unknown
  Bound bound = Bound::Loops;
  uint64_t times = 0;
};

class CutLoops {
 public:
  // Choices of the state that it has forked in, or the state itself.
  void add(const Machine& machine, const State& state, Bound bound, uint64_t times = 1);
  void add(const CutLoops& other);

  // In an order that does not depend on that of the paths.
  std::vector<CutLoop> all() const;

 private:
  void count(const CutLoop& loop);
  std::vector<CutLoop> all_;
};

}  // namespace kukang
