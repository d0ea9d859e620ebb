#include "explore/search/coverage_search.h"

namespace kukang {

void TowardsUncovered::executed(const State& state, const Code& code, const Instruction& pc) {
  if (&code != last_code_) {
    last_code_ = &code;
    last_entry_ = ways_.entry(*state.top->method);
  }
  if (last_entry_ == Ways::kNowhere) return;
  const size_t node = last_entry_ + static_cast<size_t>(code.index_of(&pc));
  if (covered_.size() <= node) covered_.resize(ways_.nodes());
  if (covered_[node]) return;
  covered_[node] = stale_ = true;
}

void TowardsUncovered::add(const Fork& fork, Waiting first) {
  if (stale_) measure();
  const auto behind = std::make_shared<const Ways::Behind>(ways_.behind(fork.state));
  const Distance beyond = ways_.distance(*behind);
  const std::vector<Ways::Node> places = ways_.places(fork);
  for (size_t i = 0; i < places.size(); ++i) {
    Leaf& leaf = leaves_[first + i];
    leaf.place = places[i];
    leaf.behind = behind;
    put(first + i, leaf, ways_.distance(leaf.place, beyond));
  }
}

Waiting TowardsUncovered::next() {
  if (stale_) measure();
  double all = 0;
  for (const auto& [distance, choices] : by_distance_) {
    if (distance != Ways::kFar) all += static_cast<double>(choices.size()) / distance;
  }
  double left = chance_.part() * all;
  auto bucket = by_distance_.begin();
  for (auto after = std::next(bucket); after != by_distance_.end(); ++bucket, ++after) {
    const double weight = static_cast<double>(bucket->second.size()) / bucket->first;
    if (left < weight || after->first == Ways::kFar) break;
    left -= weight;
  }
  return bucket->second[chance_.below(bucket->second.size())];
}

void TowardsUncovered::taken(Waiting choice) {
  const auto found = leaves_.find(choice);
  const Leaf& leaf = found->second;
  const auto bucket = by_distance_.find(leaf.distance);
  std::vector<Waiting>& choices = bucket->second;
  choices[leaf.index] = choices.back();
  leaves_[choices.back()].index = leaf.index;
  choices.pop_back();
  if (choices.empty()) by_distance_.erase(bucket);
  leaves_.erase(found);
}

void TowardsUncovered::measure() {
  stale_ = false;
  ways_.measure([&](Ways::Node node) { return node >= covered_.size() || !covered_[node]; });
  by_distance_.clear();
  const Ways::Behind* behind = nullptr;
  Distance beyond = 0;
  for (auto& [choice, leaf] : leaves_) {
    if (leaf.behind.get() != behind) {
      behind = leaf.behind.get();
      beyond = ways_.distance(*behind);
    }
    put(choice, leaf, ways_.distance(leaf.place, beyond));
  }
}

void TowardsUncovered::put(Waiting choice, Leaf& leaf, Distance distance) {
  std::vector<Waiting>& choices = by_distance_[distance];
  leaf.distance = distance;
  leaf.index = choices.size();
  choices.push_back(choice);
}

std::unique_ptr<Search> coverage_search(const SearchFor& wanted) {
  return std::make_unique<TowardsUncovered>(wanted);
}

}  // namespace kukang
