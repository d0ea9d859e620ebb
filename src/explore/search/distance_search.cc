// Towards a line: the choice that is nearest to it goes next; of several, the oldest, so that none
// waits for ever behind a loop.

#include <set>

#include "explore/search/ways.h"

namespace kukang {
namespace {

class TowardsLine final : public Search {
 public:
  explicit TowardsLine(const SearchFor& wanted) : line_(wanted.options.towards), ways_(wanted) {}

  void add(const Fork& fork, Waiting first) override {
    const Ways::Behind behind = ways_.behind(fork.state);
    const std::vector<Ways::Node> places = ways_.places(fork);
    if (measured_ != ways_.nodes()) measure();
    const Ways::Distance beyond = ways_.distance(behind);
    for (size_t i = 0; i < places.size(); ++i) {
      const Ways::Distance distance = ways_.distance(places[i], beyond);
      by_distance_.emplace(distance, first + i);
      distances_[first + i] = distance;
    }
  }
  Waiting next() override { return by_distance_.begin()->second; }
  void taken(Waiting choice) override {
    const auto distance = distances_.find(choice);
    by_distance_.erase({distance->second, choice});
    distances_.erase(distance);
  }

 private:
  // Methods were met that nobody knew of.
  void measure() {
    measured_ = ways_.nodes();
    if (!line_.has_value()) return;
    const std::vector<bool> goals = ways_.on(*line_);
    ways_.measure([&](Ways::Node node) { return goals[node]; });
  }

  const std::optional<SourceLine> line_;  // nullopt: everything is equally far
  Ways ways_;
  Ways::Node measured_ = 0;  // nodes
  std::set<std::pair<Ways::Distance, Waiting>> by_distance_;
  absl::flat_hash_map<Waiting, Ways::Distance> distances_;
};

}  // namespace

std::unique_ptr<Search> distance_search(const SearchFor& wanted) {
  return std::make_unique<TowardsLine>(wanted);
}

}  // namespace kukang
