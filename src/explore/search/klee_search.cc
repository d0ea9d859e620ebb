// Two searches in turn, tree and coverage: neither a loop nor code that cannot be reached holds it
// up.                                                                             [KLEE, 2008]

#include "explore/search/search.h"

namespace kukang {
namespace {

class InTurn final : public Search {
 public:
  InTurn(std::unique_ptr<Search> first, std::unique_ptr<Search> second)
      : first_(std::move(first)), second_(std::move(second)) {}

  Observer* observer() override { return second_->observer(); }
  void add(const Fork& fork, Waiting first) override {
    first_->add(fork, first);
    second_->add(fork, first);
  }
  Waiting next() override {
    turn_ = !turn_;
    return turn_ ? first_->next() : second_->next();
  }
  void taken(Waiting choice) override {
    first_->taken(choice);
    second_->taken(choice);
  }

 private:
  const std::unique_ptr<Search> first_, second_;
  bool turn_ = false;
};

}  // namespace

std::unique_ptr<Search> klee_search(const SearchFor& wanted) {
  return std::make_unique<InTurn>(tree_search(wanted), coverage_search(wanted));
}

}  // namespace kukang
