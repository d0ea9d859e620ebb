// The frontier of an exploration: forks of which not every choice was taken yet.
//
// Depth first: the newest fork goes on next, so that there are never more of them than a path is
// long; the oldest is what others get, since what is below it is likely the most.

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "heap/state.h"
#include "semantics/machine.h"
#include "support/requires.h"

namespace kukang {

// A state, and the feasible choices that it has.
struct Fork {
  State state;
  std::vector<Choice> choices;
  std::vector<Trail::Choice> marks;  // of each
  size_t next = 0;
};

class Frontier {
 public:
  // A choice that is to be taken in this state.
  struct Step {
    State state;
    Choice choice;
    Trail::Choice mark;
  };

  bool empty() const { return forks_.empty(); }
  void clear() { forks_.clear(); }
  // REQUIRES that it has a choice left.
  void push(Fork fork) {
    KUKANG_REQUIRES(fork.next < fork.choices.size());
    forks_.push_back(std::move(fork));
  }

  // REQUIRES that it is not empty.
  Step next() {
    KUKANG_REQUIRES(!empty());
    Fork& fork = forks_.back();
    const size_t at = fork.next++;
    const bool last = fork.next == fork.choices.size();
    Step step{last ? std::move(fork.state) : fork.state, fork.choices[at], fork.marks[at]};
    if (last) forks_.pop_back();
    return step;
  }

  // The oldest, with all that is left of it.
  std::optional<Fork> steal() {
    if (forks_.empty()) return std::nullopt;
    Fork oldest = std::move(forks_.front());
    forks_.erase(forks_.begin());
    return oldest;
  }

 private:
  std::vector<Fork> forks_;
};

}  // namespace kukang
