// The frontier of an exploration: forks of which not every choice was taken yet.
//
// A worker puts its forks there and comes back for what goes on next; which that is, is the search
// (search/). Depth first (search/depth_first.h) is the one that costs least: a path goes on with
// its first choice and does not ask, so that there are never more forks than a path is long.

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "explore/plan_runner.h"
#include "heap/state.h"
#include "semantics/machine.h"
#include "support/requires.h"

namespace kukang {

// What became of the sides of a fork that were run until they meet (region.h): one state that waits
// to go on.
struct Pending {
  State state;
  Progress progress = Progress::Paused;
  std::vector<Choice> choices;  // of one that has forked
  std::optional<PlanEnd> end;   // of one that has ended, and how:
  Ending ending;
};

// A state, and the feasible choices that it has; or what became of them.
struct Fork {
  State state;
  std::vector<Choice> choices;
  std::vector<Trail::Choice> marks;  // of each
  std::vector<Pending> pending;      // of each, where they were run already
  size_t next = 0;
  // It waits without its state, which this leads to again; the choices themselves are gone, too.
  std::optional<TrailChoices> folded;

  bool has_next() const { return next < marks.size(); }
  TrailChoices trail() const { return folded.has_value() ? *folded : state.trail.choices(); }
  void fold() {
    if (folded.has_value()) return;
    folded = state.trail.choices();
    state = State();
    choices = {};
    pending = {};
  }
};

class Frontier {
 public:
  // A choice that is to be taken in this state, or what became of it already; or, where there is a
  // trail, in the state before the trail's last choice, which is this one.
  struct Step {
    State state;
    std::optional<Choice> choice;
    Trail::Choice mark;
    TrailChoices trail;
    std::optional<Pending> pending;
  };

  virtual ~Frontier() = default;

  // Does a path that forks go on with its first choice? No: its fork is pushed with all of them.
  virtual bool goes_on() const { return false; }
  // Who must see what is executed; nullptr: nobody.
  virtual Observer* observer() { return nullptr; }

  virtual bool empty() const = 0;
  // REQUIRES that it has a choice left, and a state. Where paths do not go on, a fork is pushed at
  // most once after each next(), by the path that took that choice.
  virtual void push(Fork fork) = 0;
  // REQUIRES that it is not empty.
  virtual Step next() = 0;
  // Something that another worker is to do: what is left of a fork.
  virtual std::optional<Fork> steal() = 0;
  // All terms are about to go: no state is kept.
  virtual void fold() = 0;
};

// The choice of a fork that waits. `last`: no other one is left.
inline Frontier::Step step_of(Fork& fork, size_t choice, bool last) {
  const Trail::Choice mark = fork.marks[choice];
  if (fork.folded.has_value()) [[unlikely]] {
    Frontier::Step step{State(), std::nullopt, mark, *fork.folded, {}};
    step.trail.push_back(mark);
    return step;
  }
  if (!fork.pending.empty()) [[unlikely]] {
    return {State(), std::nullopt, mark, {}, std::move(fork.pending[choice])};
  }
  return {last ? std::move(fork.state) : fork.state, fork.choices[choice], mark, {}, {}};
}

}  // namespace kukang
