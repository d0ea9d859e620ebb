// What a worker does at a fork: which choices it takes, which wait, and what a trail or a guide
// says to take.

#include <utility>

#include "explore/worker_tables.h"
#include "fmt/format.h"

namespace kukang {
namespace {

absl::Status not_of_this_plan(size_t taken, size_t choices) {
  return absl::InternalError(
      fmt::format("a trail takes choice {} of a fork that has {}: it is not one of this plan's, or "
                  "its exploration does not repeat itself",
                  taken, choices));
}

}  // namespace

std::optional<Progress> Worker::fork(State& state) {
  if (guide_ != nullptr) return follow(state);
  Fork fork;
  const auto cut = tally_.cut;
  const bool goes_on = choose(state, fork);
  tell_cuts(state, cut);
  if (!goes_on) return std::nullopt;
  if (const auto meeting = regions_->opens(state, fork)) {
    return open_region(state, std::move(fork), *meeting);
  }
  const Choice choice = fork.choices[0];
  const Trail::Choice mark = fork.marks[0];
  if (fork.choices.size() > 1) {
    ++tally_.forks;
    if (!frontier_->goes_on()) {
      fork.state = std::move(state);
      frontier_->push(std::move(fork));
      return std::nullopt;
    }
    fork.next = 1;
    fork.state = state;
    frontier_->push(std::move(fork));
  }
  ++tally_.states;
  return take(state, choice, mark);
}

// The choices that bounds have cut.
void Worker::tell_cuts(const State& state, const std::array<uint64_t, kBounds>& before) {
  if (sink_ == nullptr || tally_.cut == before) return;
  for (size_t bound = 0; bound < kBounds; ++bound) {
    const uint64_t times = tally_.cut[bound] - before[bound];
    if (times > 0) sink_->cut(*machine_, state, static_cast<Bound>(bound), times);
  }
}

std::optional<Progress> Worker::open_region(State& state, Fork fork, const MeetingPoint& meeting) {
  std::vector<Pending> pending = regions_->run(std::move(state), std::move(fork), meeting);
  tally_.merging.add(std::exchange(regions_->tally, {}));
  if (pending.empty() || pool_->stopped()) return std::nullopt;
  return wait_with(state, std::move(pending), {.merged = true});
}

// Goes on with the first of them; marks are of that kind.
std::optional<Progress> Worker::wait_with(State& state, std::vector<Pending> pending,
                                          Trail::Choice kind) {
  Fork waiting;
  waiting.pending = std::move(pending);
  for (size_t i = 0; i < waiting.pending.size(); ++i) {
    kind.index = static_cast<uint16_t>(i);
    waiting.marks.push_back(kind);
  }
  const Trail::Choice mark = waiting.marks[0];
  waiting.state.trail = waiting.pending[0].state.trail;
  if (waiting.pending.size() > 1 && !frontier_->goes_on()) {
    ++tally_.forks;
    frontier_->push(std::move(waiting));
    return std::nullopt;
  }
  Pending first = std::move(waiting.pending[0]);
  if (waiting.pending.size() > 1) {
    ++tally_.forks;
    waiting.next = 1;
    frontier_->push(std::move(waiting));
  }
  ++tally_.states;
  return go_on(state, std::move(first), mark);
}

bool Worker::goes_back(State& state) {
  if (!loops_->on() || guide_ != nullptr || machine_->choices.empty()) return false;
  if (!machine_->choices[0].branch) return false;
  if (!loops_->may_go_back(state)) return false;
  loops_->go_back(state);
  return true;
}

std::optional<Progress> Worker::through_loop(State& state, const TrailChoices& replayed,
                                             size_t& replayed_to, const LoopTally& counted) {
  std::vector<Pending> pending = loops_->summarize(state);
  if (pool_->stopped()) return std::nullopt;
  if (pending.empty()) return Progress::Paused;  // it is refused
  if (replayed_to == replayed.size()) {
    return wait_with(state, std::move(pending), {.summarized = true});
  }
  const Trail::Choice mark = replayed[replayed_to++];
  loops_->tally = counted;
  tally_.states += replayed_to == replayed.size();
  if (mark.summarized && mark.index < pending.size()) {
    return go_on(state, std::move(pending[mark.index]), mark);
  }
  fail(not_of_this_plan(mark.index, pending.size()));
  return std::nullopt;
}

std::optional<Progress> Worker::replay(State& state, Trail::Choice mark, bool last) {
  tally_.states += last;
  if (mark.merged) {
    const Tally before = tally_;  // was counted where the trail comes from
    Fork fork;
    const bool forks = choose(state, fork);
    const auto meeting = forks ? regions_->opens(state, fork) : std::nullopt;
    if (!meeting.has_value()) {
      if (!pool_->stopped()) fail(not_of_this_plan(mark.index, 0));
      return std::nullopt;
    }
    std::vector<Pending> pending = regions_->run(std::move(state), std::move(fork), *meeting);
    tally_ = before;
    regions_->tally = {};
    if (mark.index < pending.size()) return go_on(state, std::move(pending[mark.index]), mark);
    if (!pool_->stopped()) fail(not_of_this_plan(mark.index, pending.size()));
    return std::nullopt;
  }
  if (mark.index >= machine_->choices.size()) {
    fail(not_of_this_plan(mark.index, machine_->choices.size()));
    return std::nullopt;
  }
  if (guide_ != nullptr) guide_->note(machine_->choices, mark.index);
  return take(state, Choice(machine_->choices[mark.index]), mark);
}

std::optional<Progress> Worker::follow(State& state) {
  Fork fork;
  const std::optional<uint16_t> next = guide_->next(state, machine_->choices);
  if (next.has_value() && choose(state, fork)) {
    for (size_t i = 0; i < fork.marks.size(); ++i) {
      if (fork.marks[i].index == *next) return take(state, Choice(fork.choices[i]), fork.marks[i]);
    }
  }
  if (!pool_->stopped()) {
    fail(absl::InternalError("a merged path does not say how to go on where nothing is merged"));
  }
  return std::nullopt;
}

std::optional<Progress> Worker::go_on(State& state, Pending pending, Trail::Choice mark) {
  state = std::move(pending.state);
  state.trail.add(mark);
  recurrence_.restart(state);
  if (pending.end.has_value()) {
    machine_->ending = std::move(pending.ending);
    end(state, *pending.end);
    return std::nullopt;
  }
  machine_->state = &state;
  machine_->choices = std::move(pending.choices);
  return pending.progress;
}

// --- one choice ---

bool Worker::choose(State& state, Fork& fork) {
  constexpr uint64_t kOften = 16;
  if (++forked_ % kOften == 0) report_progress();
  find_feasible(*machine_, *tables_->solver, state, fork, tally_);
  if (pool_->stopped()) return false;
  if (fork.choices.size() > 1) look_ahead(state, fork);
  // A path may have no way to go on because of what it assumes.
  if (fork.choices.empty()) remember_remarks(state);
  return !fork.choices.empty();
}

// What is near a bound is left alone: what is foreseen takes fewer steps and calls than it would
// take to go there.
void Worker::look_ahead(const State& state, Fork& fork) {
  constexpr uint64_t kManySteps = 1 << 16;
  constexpr uint32_t kManyCalls = 16;
  const Plan::Stage* stage = runner_->stage_of(state);
  if (stage == nullptr || stage->what != Plan::Stage::What::Assume) return;
  if (options_.every_choice || watched_ || state.saved) return;
  if (state.steps + kManySteps > options_.bounds.steps) return;
  if (state.depth + kManyCalls > options_.bounds.call) return;
  auto rejected = [&](uint64_t choices) {
    if (sink_ != nullptr) sink_->rejected(*stage, choices);
  };
  if (const uint64_t dropped = drop_foreseen(state, fork)) rejected(dropped);
  if (fork.choices.size() == 1) return;
  Observer* const observer = std::exchange(machine_->observer, nullptr);
  trial_->run(state, fork, [&](const State& together, uint64_t choices) {
    remember_remarks(together);
    ++tally_.assumed;
    ++ended_;
    rejected(choices);
  });
  machine_->observer = observer;
}

// Would a bound cut the choice?
bool Worker::cuts_loop(const State& state, const Choice& choice) const {
  if (!choice.branch) return false;
  LoopCounts loops = state.loops;
  return loops.passed(*state.top, state.materialized) > options_.bounds.loop;
}

// Drops the choices after which the predicate is false whatever the state; but not all: a path has
// an end. What is not certain shows in the answer, wherever it leads.
uint64_t Worker::drop_foreseen(const State& state, Fork& fork) {
  std::vector<size_t> others;
  for (size_t i = 0; i < fork.choices.size(); ++i) {
    const Choice& choice = fork.choices[i];
    const bool fails = !fork.marks[i].uncertain && runner_->is_foreseen_to_fail(state, choice);
    if (!fails || cuts_loop(state, choice)) others.push_back(i);
  }
  const size_t dropped = fork.choices.size() - others.size();
  if (others.empty() || dropped == 0) return 0;
  for (size_t i = 0; i < others.size(); ++i) {
    fork.choices[i] = fork.choices[others[i]];
    fork.marks[i] = fork.marks[others[i]];
  }
  fork.choices.resize(others.size(), fork.choices[0]);
  fork.marks.resize(others.size());
  remember_remarks(state);
  return dropped;
}

std::optional<Progress> Worker::take(State& state, const Choice& choice, Trail::Choice mark) {
  state.trail.add(mark);
  if (!mark.implied) recurrence_.restart(state);
  if (!note_choice(*machine_, state, choice, mark, options_.bounds)) {
    end(state, {PathEnd::Cut, Bound::Loops});
    return std::nullopt;
  }
  const Progress progress = machine_->take(state, choice);
  const bool parts = choice.branch && !mark.implied && progress == Progress::Paused;
  if (loops_->on() && parts && guide_ == nullptr) loops_->head_for_loop(state);
  return progress;
}

// Trails of all the choices that it has left.
void Worker::give_away(const Fork& fork) {
  TrailChoices trail = fork.trail();
  for (size_t i = fork.next; i < fork.marks.size(); ++i) {
    trail.push_back(fork.marks[i]);
    pool_->give(trail);
    trail.pop_back();
  }
}

}  // namespace kukang
