// Towards code that nobody has run: a choice from which it is d edges to the nearest such
// instruction is taken with a likelihood proportional to 1/d.
//
// Where there is no way from any choice, all are equally likely; else those without one wait. What
// was run is known of this worker alone. Code that no path can run, such as the message of an
// assertion that holds, attracts for ever; hence chance, and not simply the nearest.

#pragma once

#include <map>
#include <memory>
#include <vector>

#include "explore/search/chance.h"
#include "explore/search/ways.h"

namespace kukang {

class TowardsUncovered final : public Search, public Observer {
 public:
  explicit TowardsUncovered(const SearchFor& wanted)
      : chance_(wanted.options.seed), ways_(wanted) {}

  Observer* observer() override { return this; }
  void executed(const State& state, const Code& code, const Instruction& pc) override;
  void fired(Rule) override {}

  void add(const Fork& fork, Waiting first) override;
  Waiting next() override;
  void taken(Waiting choice) override;

 private:
  using Distance = Ways::Distance;
  struct Leaf {
    Ways::Node place;
    std::shared_ptr<const Ways::Behind> behind;  // the same for all choices of a fork
    Distance distance = 0;
    size_t index = 0;  // among those that are as near
  };

  void measure();
  void put(Waiting choice, Leaf& leaf, Distance distance);

  Chance chance_;
  Ways ways_;
  std::vector<bool> covered_;  // by node; those beyond it are not
  bool stale_ = true;          // the distances
  const Code* last_code_ = nullptr;
  Ways::Node last_entry_ = 0;

  std::map<Waiting, Leaf> leaves_;
  std::map<Distance, std::vector<Waiting>> by_distance_;  // none is empty
};

}  // namespace kukang
