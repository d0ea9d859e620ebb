#include "explore/loops/loop_summaries.h"

#include <algorithm>
#include <utility>

namespace kukang {
namespace {

constexpr uint64_t kMostStepsToHead = 4000;
constexpr uint64_t kMostStepsOfRounds = 20'000;    // of the rounds that are looked at
constexpr uint64_t kMostQuestionsOfTraces = 1200;  // about traces
constexpr int kMostLoopsInside = 4;
constexpr uint32_t kMostFramesWithLoops = 8;  // in which loops are looked for

}  // namespace

const LoopShape& LoopSummaries::shape_of(const Frame& frame, int32_t block) {
  const Code& code = machine_.code_of(frame);
  auto& shape = shapes_[{&code, block}];
  if (shape == nullptr)
    shape =
        std::make_unique<const LoopShape>(shape_of_loop(*frame.method->owner->file, code, block));
  return *shape;
}

// --- on the way to a head ---

// As with regions: the machine's own methods, and what is assumed, are left alone.
bool LoopSummaries::may_head(const State& state) const {
  const Plan::Stage* stage = runner_.stage_of(state);
  return state.depth > 0 && !state.saved && stage != nullptr &&
         stage->what != Plan::Stage::What::Assume;
}

void LoopSummaries::head_for_loop(State& state) {
  if (!on_ || !may_head(state)) return;
  LoopHeads heads;  // of loops that the state is still in
  uint32_t depth = state.depth;
  for (const Frame* frame = state.top.get(); frame != nullptr; frame = frame->caller.get()) {
    if (state.depth - depth == kMostFramesWithLoops || frame->role != Frame::Role::Method) break;
    if (frame->method->owner->name.starts_with("kukang/machine/")) break;
    const Code& code = machine_.code_of(*frame);
    const ControlFlow& flow = control_flow_of(code);
    int32_t loop = flow.blocks()[flow.block_of(code.index_of(frame->pc))].loop;
    for (; loop != ControlFlow::kNone; loop = flow.blocks()[loop].outer) {
      const LoopShape& shape = shape_of(*frame, loop);
      const LoopHead head{frame->activation, depth, code.begin() + shape.head};
      const bool known = state.heads && LoopHeads::is_in(state.heads->as_they_are, head);
      if (state.heads && LoopHeads::is_in(state.heads->begun, head)) heads.begun.push_back(head);
      if (known || shape.refused.has_value()) {
        if (!known) ++tally.refused[static_cast<size_t>(*shape.refused)];
        heads.as_they_are.push_back(head);
      } else if (!heads.next.has_value()) {
        heads.next = head;
      }
    }
    --depth;
  }
  if (state.heads || heads.next.has_value() || !heads.as_they_are.empty()) {
    state.heads = Ref<LoopHeads>(new LoopHeads(std::move(heads)));
  }
}

// The head of the innermost loop, if it is that of the top frame's block, and the instructions
// since then have only computed.
std::optional<LoopHead> LoopSummaries::head_behind(const State& state) {
  const Frame& frame = *state.top;
  if (!may_head(state) || frame.role != Frame::Role::Method) return std::nullopt;
  if (frame.method->owner->name.starts_with("kukang/machine/")) return std::nullopt;
  const Code& code = machine_.code_of(frame);
  const ControlFlow& flow = control_flow_of(code);
  const int32_t at = code.index_of(frame.pc), block = flow.block_of(at);
  if (flow.blocks()[block].loop != block) return std::nullopt;
  const LoopShape& shape = shape_of(frame, block);
  const auto since = static_cast<size_t>(at - shape.head);
  const bool computed = since < shape.heights.size() && shape.heights[since] == frame.stack;
  if (!computed || shape.refused.has_value()) return std::nullopt;
  return LoopHead{frame.activation, state.depth, code.begin() + shape.head};
}

bool LoopSummaries::may_go_back(const State& state) {
  if (!on_ || state.depth == 0) return false;
  const auto head = head_behind(state);
  return head.has_value() && !(state.heads && (LoopHeads::is_in(state.heads->as_they_are, *head) ||
                                               LoopHeads::is_in(state.heads->begun, *head)));
}

void LoopSummaries::go_back(State& state) {
  const LoopHead head = *head_behind(state);
  LoopHeads heads = state.heads
                        ? LoopHeads{0, {}, false, state.heads->as_they_are, state.heads->begun}
                        : LoopHeads();
  heads.next = head;
  heads.went_back = true;
  heads.begun.push_back(head);
  state.heads = Ref<LoopHeads>(new LoopHeads(std::move(heads)));
  state.own_top();
  state.top->pc = head.pc;
  state.top->stack = 0;
}

bool LoopSummaries::is_at_head(const State& state) {
  if (!has_head(state) || state.depth == 0) return false;
  const LoopHead& head = *state.heads->next;
  return state.depth == head.depth && state.top->activation == head.activation &&
         state.top->pc == head.pc;
}

Progress LoopSummaries::run(State& state, uint64_t steps) {
  const LoopHead head = *state.heads->next;
  steps = std::min(steps, kMostStepsToHead);
  const uint64_t until = state.steps + steps;
  const Progress progress =
      state.depth < head.depth
          ? Progress::Paused
          : machine_.run_to(state, steps, {head.activation, head.depth, head.pc});
  if (progress != Progress::Paused || is_at_head(state)) return progress;
  const bool over = state.depth < head.depth;
  if (!over && state.steps < until) return progress;
  // It has left the loop, or it takes too long.
  LoopHeads heads{0, {}, false, state.heads->as_they_are, state.heads->begun};
  state.heads = Ref<LoopHeads>(new LoopHeads(std::move(heads)));
  if (over) head_for_loop(state);
  return progress;
}

// --- at a head ---

std::vector<Pending> LoopSummaries::summarize(State& state) {
  const LoopHead head = *state.heads->next;
  const bool went_back = state.heads->went_back;
  Effort effort{kMostStepsOfRounds, kMostQuestionsOfTraces, 0};
  Observer* const observer = std::exchange(machine_.observer, nullptr);
  auto ways = ways_through(state, head, effort);
  machine_.observer = observer;
  machine_.ending = Ending();
  std::vector<Pending> pending;
  if (const LoopRefusal* why = std::get_if<LoopRefusal>(&ways)) {
    const bool for_now =
        *why == LoopRefusal::Heap || *why == LoopRefusal::Found || *why == LoopRefusal::Inner;
    if (went_back && for_now) {  // what a round reads may be there after the first one
      LoopHeads heads{0, {}, false, state.heads->as_they_are, state.heads->begun};
      state.heads = Ref<LoopHeads>(new LoopHeads(std::move(heads)));
      return pending;
    }
    ++tally.refused[static_cast<size_t>(*why)];
    run_as_it_is(state, head);
    return pending;
  }
  Ways& found = std::get<Ways>(ways);
  ++tally.summarized;
  tally.traces += found.traces.size();
  for (State& trace : found.traces) {
    leave_loop(trace, head);
    pending.emplace_back().state = std::move(trace);
  }
  if (found.others.has_value()) {
    ++tally.as_they_are;
    run_as_it_is(*found.others, head);
    pending.emplace_back().state = *std::move(found.others);
  }
  return pending;
}

void LoopSummaries::run_as_it_is(State& state, const LoopHead& head) {
  LoopHeads heads{0, {}, false, state.heads->as_they_are, state.heads->begun};
  heads.as_they_are.push_back(head);
  state.heads = Ref<LoopHeads>(new LoopHeads(std::move(heads)));
  head_for_loop(state);
}

// It goes on to the loop around this one.
void LoopSummaries::leave_loop(State& state, const LoopHead& head) {
  run_as_it_is(state, head);
  LoopHeads heads{0, state.heads->next, false, {}, state.heads->begun};
  for (const LoopHead& other : state.heads->as_they_are) {
    if (other != head) heads.as_they_are.push_back(other);
  }
  if (!LoopHeads::is_in(heads.begun, head)) heads.begun.push_back(head);
  state.heads = Ref<LoopHeads>(new LoopHeads(std::move(heads)));
}

std::variant<LoopRefusal, LoopSummaries::Ways> LoopSummaries::ways_through(const State& state,
                                                                           const LoopHead& head,
                                                                           Effort& effort) {
  if (++effort.loops > kMostLoopsInside) return LoopRefusal::Inner;
  const Frame& frame = *state.top;
  const Code& code = machine_.code_of(frame);
  const ControlFlow& flow = control_flow_of(code);
  const LoopShape& shape = shape_of(frame, flow.block_of(code.index_of(head.pc)));
  if (shape.refused.has_value()) return *shape.refused;
  auto inner_head = [&](const State& inside, const LoopHead& within) {
    return head_inside(inside, within);
  };
  auto go_back = [&](State& inside, const LoopHead& within) {
    if (inside.depth < within.depth || !may_go_back(inside)) return false;
    if (*head_behind(inside) == within) return false;
    this->go_back(inside);
    return true;
  };
  auto inner_ways = [&](State inside) { return this->inner_ways(std::move(inside), effort); };
  const auto rounds = rounds_of({machine_, solver_, shape, head, inner_head, go_back, inner_ways},
                                state, effort.steps);
  --effort.loops;
  if (const LoopRefusal* why = std::get_if<LoopRefusal>(&rounds)) return *why;
  const LoopRounds& found = std::get<LoopRounds>(rounds);
  auto traces = traces_of(found, state.condition, machine_, solver_, effort.questions);
  if (const LoopRefusal* why = std::get_if<LoopRefusal>(&traces)) return *why;
  LoopTraces& all = std::get<LoopTraces>(traces);
  if (all.traces.empty()) return LoopRefusal::Irregular;
  Ways ways;
  for (LoopTrace& trace : all.traces) {
    ways.traces.push_back(after_trace(state, found, std::move(trace)));
  }
  if (!all.others.empty()) ways.others = of_others(state, std::move(all.others));
  return ways;
}

State LoopSummaries::after_trace(const State& state, const LoopRounds& rounds, LoopTrace trace) {
  State after = state;
  after.own_top();
  after.condition = std::move(trace.condition);
  Value* locals = after.top->locals();
  for (const uint16_t local : rounds.dead) locals[local] = Value();
  for (size_t i = 0; i < rounds.variables.size(); ++i) {
    locals[rounds.variables[i].local] = Value::of(*trace.after[i]);
  }
  return after;
}

// Whoever is in one of them.
State LoopSummaries::of_others(const State& state, std::vector<PathCondition> others) {
  State all = state;
  if (others.size() == 1) {
    all.condition = std::move(others.front());
    return all;
  }
  Terms& terms = machine_.symbolic->terms;
  const Term* any = terms.of(false);
  for (const PathCondition& other : others) {
    const Term* one = terms.of(true);
    const auto* past = state.condition.last();
    for (const auto* node = other.last(); node != past; node = node->before.get()) {
      one = terms.make(Operator::Both, node->condition, one);
    }
    any = terms.make(Operator::Either, any, one);
  }
  if (!any->is_true()) all.condition.add(any);
  return all;
}

// --- loops in loops ---

std::optional<LoopHead> LoopSummaries::head_inside(const State& state, const LoopHead& within) {
  uint32_t depth = state.depth;
  for (const Frame* frame = state.top.get(); frame != nullptr && depth >= within.depth;
       frame = frame->caller.get()) {
    if (frame->role != Frame::Role::Method) break;
    const Code& code = machine_.code_of(*frame);
    const ControlFlow& flow = control_flow_of(code);
    const int32_t loop = flow.blocks()[flow.block_of(code.index_of(frame->pc))].loop;
    if (loop != ControlFlow::kNone) {
      const LoopHead head{frame->activation, depth, code.begin() + flow.blocks()[loop].first};
      if (head == within) return std::nullopt;
      return head;
    }
    --depth;
  }
  return std::nullopt;
}

InnerWays LoopSummaries::inner_ways(State state, Effort& effort) {
  const Frame& frame = *state.top;
  const LoopHead head{frame.activation, state.depth, frame.pc};
  auto ways = ways_through(state, head, effort);
  if (const LoopRefusal* why = std::get_if<LoopRefusal>(&ways)) return *why;
  Ways& found = std::get<Ways>(ways);
  if (found.others.has_value()) return LoopRefusal::Inner;
  for (State& trace : found.traces) {
    LoopHeads heads{0, {}, false, {}, {head}};
    if (trace.heads)
      heads.begun.insert(heads.begun.end(), trace.heads->begun.begin(), trace.heads->begun.end());
    trace.heads = Ref<LoopHeads>(new LoopHeads(std::move(heads)));
  }
  return std::move(found.traces);
}

}  // namespace kukang
