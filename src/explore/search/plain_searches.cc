// The searches that look at nothing: the oldest choice, or any.

#include <set>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "explore/search/chance.h"
#include "explore/search/search.h"

namespace kukang {
namespace {

class BreadthFirst final : public Search {
 public:
  void add(const Fork& fork, Waiting first) override {
    for (size_t i = 0; i < fork.marks.size(); ++i) waiting_.insert(waiting_.end(), first + i);
  }
  Waiting next() override { return *waiting_.begin(); }
  void taken(Waiting choice) override { waiting_.erase(choice); }

 private:
  std::set<Waiting> waiting_;  // numbers grow: the oldest first
};

class AnyOfThem final : public Search {
 public:
  explicit AnyOfThem(uint64_t seed) : chance_(seed) {}

  void add(const Fork& fork, Waiting first) override {
    for (size_t i = 0; i < fork.marks.size(); ++i) {
      place_[first + i] = waiting_.size();
      waiting_.push_back(first + i);
    }
  }
  Waiting next() override { return waiting_[chance_.below(waiting_.size())]; }
  void taken(Waiting choice) override {
    const auto place = place_.find(choice);
    waiting_[place->second] = waiting_.back();
    place_[waiting_.back()] = place->second;
    waiting_.pop_back();
    place_.erase(choice);
  }

 private:
  Chance chance_;
  std::vector<Waiting> waiting_;
  absl::flat_hash_map<Waiting, size_t> place_;  // among them
};

}  // namespace

std::unique_ptr<Search> breadth_first_search(const SearchFor&) {
  return std::make_unique<BreadthFirst>();
}

std::unique_ptr<Search> random_search(const SearchFor& wanted) {
  return std::make_unique<AnyOfThem>(wanted.options.seed);
}

}  // namespace kukang
