#include "explore/recurrence.h"

#include <algorithm>

#include "heap/same_state.h"

namespace kukang {
namespace {

constexpr uint64_t kFirstLook = 512;        // steps without a choice
constexpr uint64_t kShortestWatch = 64;     // steps
constexpr uint64_t kShareWatched = 64;      // one step of so many
constexpr uint64_t kLeastEffort = 1 << 16;  // values compared, and a few for each step
constexpr uint64_t kEffortPerStep = 4;

Progress ended(Machine& machine, Outcome outcome) {
  machine.fired(outcome == Outcome::Diverges ? Rule::DIVERGE_S : Rule::OVERFLOW_S);
  Ending how;
  how.outcome = outcome;
  machine.end(std::move(how));
  return Progress::Ended;
}

}  // namespace

void Recurrence::restart(const State& state) {
  if (phase_ != Phase::Waiting) kept_ = State();
  phase_ = Phase::Waiting;
  since_ = state.steps;
  look_ = kFirstLook;
}

Progress Recurrence::run(Machine& machine, State& state, uint64_t steps) {
  constexpr uint64_t kToNextJump = 1;
  switch (phase_) {
    case Phase::Waiting: break;
    case Phase::Watching:
      if (recurs(state)) {
        begin_round(state);
        return machine.run(state, kToNextJump);
      }
      if (recurs_deeper(machine, state)) return overflow(machine, state);
      if (state.steps < until_ && effort_ > 0) return machine.run(state, kToNextJump);
      wait();
      break;
    case Phase::Naming:
      end_line(machine, state);
      if (state.steps >= until_) return ended(machine, Outcome::Diverges);
      return machine.run(state, kToNextJump);
  }
  const uint64_t next = since_ + look_;
  if (state.steps < next) return machine.run(state, std::min(steps, next - state.steps));
  watch(state);
  return machine.run(state, kToNextJump);
}

void Recurrence::watch(const State& state) {
  phase_ = Phase::Watching;
  kept_ = state;
  const uint64_t length = std::max(look_ / kShareWatched, kShortestWatch);
  until_ = state.steps + length;
  effort_ = kLeastEffort + kEffortPerStep * length;
}

void Recurrence::wait() {
  phase_ = Phase::Waiting;
  kept_ = State();
  look_ *= 2;
}

bool Recurrence::recurs(const State& state) {
  return state.top->pc == kept_.top->pc && state.depth == kept_.depth &&
         state.steps > kept_.steps && same_state(kept_, state, Compared::AllFrames, effort_);
}

// Is the frame that was on top then still there, below one that is in the same state?
bool Recurrence::recurs_deeper(const Machine& machine, const State& state) {
  if (state.top->pc != kept_.top->pc || state.depth <= kept_.depth) return false;
  // Which calls are replaced by contracts is a matter of the frames below.
  if (state.stack_looks != kept_.stack_looks || !machine.replaced.empty()) return false;
  const Frame* below = state.top.get();
  const uint64_t calls = state.depth - kept_.depth;
  effort_ -= std::min(effort_, calls);
  for (uint64_t i = 0; i < calls; ++i) below = below->caller.get();
  return below->activation == kept_.top->activation &&
         same_state(kept_, state, Compared::TopFrame, effort_);
}

Progress Recurrence::overflow(Machine& machine, State& state) {
  machine.state = &state;
  Linked<const Type*> error = machine.program.load("java/lang/StackOverflowError");
  if (!error.ok() || machine.catches(**error)) return ended(machine, Outcome::TooDeep);
  round_ = Round{true, kept_.depth, {}};
  const Frame* f = state.top.get();
  do {
    f = f->caller.get();
    if (f->role == Frame::Role::Native) continue;
    const Code& code = machine.code_of(*f);
    round_.lines.insert({f->method, code.line_at(code.index_of(f->pc))});
  } while (f->activation != kept_.top->activation);
  return ended(machine, Outcome::Overflows);
}

void Recurrence::begin_round(const State& state) {
  phase_ = Phase::Naming;
  until_ = state.steps + (state.steps - kept_.steps);
  kept_ = State();
  round_ = Round{false, state.depth, {}};
  begin_line(state);
}

void Recurrence::begin_line(const State& state) {
  depth_ = state.depth;
  method_ = state.top->method;
  pc_ = state.top->pc;
  steps_ = state.steps;
}

void Recurrence::end_line(Machine& machine, const State& state) {
  if (depth_ < round_.depth) round_.lines.clear();
  round_.depth = std::min(round_.depth, depth_);
  if (depth_ == round_.depth) {
    const Code& code = *machine.ready(*method_);
    const auto begin = static_cast<size_t>(code.index_of(pc_));
    const size_t end = std::min(begin + (state.steps - steps_), code.instructions.size());
    for (size_t i = begin; i < end; ++i) {
      round_.lines.insert({method_, code.line_at(static_cast<int32_t>(i))});
    }
  }
  begin_line(state);
}

}  // namespace kukang
