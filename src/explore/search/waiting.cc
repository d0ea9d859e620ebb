#include "explore/search/waiting.h"

namespace kukang {

void WaitingChoices::push(Fork fork) {
  KUKANG_REQUIRES(fork.next == 0 && fork.has_next());
  search_->add(fork, next_);
  if (states_ >= kMostStates) fork.fold();
  states_ += !fork.folded.has_value();
  const size_t choices = fork.marks.size();
  for (size_t i = 0; i < choices; ++i) first_of_[next_ + i] = next_;
  forks_[next_] = std::make_unique<Kept>(Kept{std::move(fork), next_, choices});
  next_ += choices;
}

Frontier::Step WaitingChoices::next() {
  KUKANG_REQUIRES(!empty());
  return take(search_->next());
}

std::optional<Fork> WaitingChoices::steal() {
  if (empty()) return std::nullopt;
  const Waiting choice = search_->next();
  Fork stolen;
  stolen.folded = forks_.at(first_of_.at(choice))->fork.trail();
  stolen.marks = {take(choice).mark};
  return stolen;
}

void WaitingChoices::fold() {
  for (auto& [first, kept] : forks_) kept->fork.fold();
  states_ = 0;
}

Frontier::Step WaitingChoices::take(Waiting choice) {
  search_->taken(choice);
  const auto first = first_of_.find(choice);
  const auto kept = forks_.find(first->second);
  Kept& from = *kept->second;
  const bool last = --from.left == 0;
  Step step = step_of(from.fork, choice - from.first, last);
  first_of_.erase(first);
  if (last) {
    states_ -= !from.fork.folded.has_value();
    forks_.erase(kept);
  }
  return step;
}

}  // namespace kukang
