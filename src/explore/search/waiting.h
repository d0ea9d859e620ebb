// The frontier of every search but depth first: choices that wait, by number.
//
// A fork is kept once, with its state, however many of its choices wait. Of forks there may be very
// many: beyond kMostStates they wait as trails, and are rebuilt when their time comes. What trails
// take is seen by whoever looks at the memory (crew.h).

#pragma once

#include "absl/container/flat_hash_map.h"
#include "explore/search/search.h"

namespace kukang {

class WaitingChoices final : public Frontier {
 public:
  static constexpr size_t kMostStates = 1 << 14;

  explicit WaitingChoices(std::unique_ptr<Search> search) : search_(std::move(search)) {}

  Observer* observer() override { return search_->observer(); }
  bool empty() const override { return forks_.empty(); }
  void push(Fork fork) override;
  Step next() override;
  // What would have gone next.
  std::optional<Fork> steal() override;
  void fold() override;

 private:
  struct Kept {
    Fork fork;
    Waiting first = 0;  // the number of its first choice
    size_t left = 0;    // choices
  };

  Step take(Waiting choice);

  const std::unique_ptr<Search> search_;
  absl::flat_hash_map<Waiting, std::unique_ptr<Kept>> forks_;  // by their first choice
  absl::flat_hash_map<Waiting, Waiting> first_of_;             // of each choice that waits
  Waiting next_ = 0;
  size_t states_ = 0;  // forks that are not folded
};

}  // namespace kukang
