// Depth first: the newest fork goes on next.
//
// There are never more forks than a path is long. The oldest is what others get, since what is
// below it is likely the most.

#pragma once

#include "explore/frontier.h"

namespace kukang {

class DepthFirst final : public Frontier {
 public:
  bool goes_on() const override { return true; }
  bool empty() const override { return forks_.empty(); }

  void push(Fork fork) override {
    KUKANG_REQUIRES(fork.has_next());
    forks_.push_back(std::move(fork));
  }

  Step next() override {
    KUKANG_REQUIRES(!empty());
    Fork& fork = forks_.back();
    const size_t choice = fork.next++;
    const bool last = !fork.has_next();
    Step step = step_of(fork, choice, last);
    if (last) forks_.pop_back();
    return step;
  }

  std::optional<Fork> steal() override {
    if (forks_.empty()) return std::nullopt;
    Fork oldest = std::move(forks_.front());
    forks_.erase(forks_.begin());
    return oldest;
  }

  void fold() override {
    for (Fork& fork : forks_) fork.fold();
  }

 private:
  std::vector<Fork> forks_;
};

}  // namespace kukang
