#include "explore/region.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "semantics/control_flow.h"

namespace kukang {
namespace {

constexpr uint64_t kMostSteps = 2000;
constexpr uint32_t kMostSides = 512;

// What the choices since then say, newest first; nullopt: not all are about values.
std::optional<std::vector<const Term*>> choices_since(const PathCondition& condition,
                                                      const PathCondition& before) {
  std::vector<const Term*> terms;
  for (const auto* node = condition.last(); node != before.last(); node = node->before.get()) {
    if (node->condition == nullptr) return std::nullopt;
    if (!node->is_fact) terms.push_back(node->condition);
  }
  return terms;
}

// Where the ways on from the instruction meet, or where its only one leads.
int32_t meeting_after(const Code& code, int32_t instruction) {
  const std::vector<int32_t> ways = ways_from(code, instruction);
  return ways.size() == 1 ? ways[0] : control_flow_of(code).meeting_of(instruction);
}

// Where the innermost loop that the instruction is in goes on to, if that is one place.
int32_t exit_from(const Code& code, int32_t instruction) {
  const ControlFlow& flow = control_flow_of(code);
  const std::vector<ControlFlow::Block>& blocks = flow.blocks();
  const int32_t loop = blocks[flow.block_of(instruction)].loop;
  if (loop == ControlFlow::kNone) return ControlFlow::kNone;
  std::set<int32_t> exits;
  for (int32_t block = 0; block < static_cast<int32_t>(blocks.size()); ++block) {
    if (!flow.is_in_loop(block, loop)) continue;
    for (const int32_t next : blocks[block].next) {
      if (!flow.is_in_loop(next, loop)) exits.insert(blocks[next].first);
    }
  }
  return exits.size() == 1 ? *exits.begin() : ControlFlow::kNone;
}

}  // namespace

// The machine's own methods say how JDK classes behave; who looks at their frames wants them whole.
std::optional<MeetingPoint> Regions::meeting_of(const State& state, const Fork& fork) const {
  const Choice& first = fork.choices[0];
  const bool guarded = first.branch || first.by_value;
  if (!guarded || fork.choices.size() < 2 || state.depth == 0 || state.saved) return std::nullopt;
  const Frame& frame = *state.top;
  if (frame.method->owner->name.starts_with("kukang/machine/")) return std::nullopt;
  const Code& code = machine_.code_of(frame);
  const int32_t at = meeting_after(code, code.index_of(frame.pc));
  if (at == ControlFlow::kNone) return std::nullopt;
  const Instruction* pc = at == ControlFlow::kReturn ? nullptr : code.begin() + at;
  return MeetingPoint{frame.activation, state.depth, pc};
}

std::optional<MeetingPoint> Regions::opens(const State& state, const Fork& fork) const {
  if (options_.merge == Merge::Off) return std::nullopt;
  const Plan::Stage* stage = runner_.stage_of(state);
  if (stage == nullptr || stage->what == Plan::Stage::What::Assume) return std::nullopt;
  return meeting_of(state, fork);
}

std::vector<Pending> Regions::run(State state, Fork fork, const MeetingPoint& meeting) {
  most_steps_ = state.steps + kMostSteps;
  sides_ = 0;
  return meet_later(state, run_region(state, fork, meeting), meeting);
}

std::vector<Pending> Regions::run_region(const State& state, const Fork& fork,
                                         const MeetingPoint& meeting) {
  ++tally.regions;
  Region region{state, meeting, {}, {}};
  region.left.reserve(fork.choices.size());
  for (size_t i = 0; i < fork.choices.size(); ++i) {
    start(region, state, fork.choices[i], fork.marks[i]);
  }
  return meet(region);
}

// Takes the choice in a state of its own.
void Regions::start(Region& region, State state, const Choice& choice, Trail::Choice mark) {
  ++sides_;
  Pending side;
  side.state = std::move(state);
  if (!note_choice(machine_, side.state, choice, mark, options_.bounds)) {
    side.end = PlanEnd{PathEnd::Cut, Bound::Loops};
    region.left.push_back(std::move(side));
    return;
  }
  side.progress = machine_.take(side.state, choice);
  go_on(region, std::move(side));
}

bool Regions::has_arrived(const Region& region, const State& state) const {
  const MeetingPoint& meeting = region.meeting;
  if (meeting.pc == nullptr) return state.depth < meeting.depth;
  return state.depth == meeting.depth && state.top->activation == meeting.activation &&
         state.top->pc == meeting.pc;
}

bool Regions::is_over(const State& state) const {
  return state.steps >= most_steps_ || state.steps >= options_.bounds.steps ||
         machine_.is_to_pause();
}

// Until it arrives, or leaves.
void Regions::go_on(Region& region, Pending side) {
  while (true) {
    State& state = side.state;
    switch (side.progress) {
      case Progress::Paused:
        if (has_arrived(region, state)) {
          region.arrived.push_back(std::move(side));
          return;
        }
        if (state.depth < region.meeting.depth || is_over(state)) {
          if (is_over(state)) ++tally.refused[static_cast<size_t>(Refusal::Budget)];
          region.left.push_back(std::move(side));
          return;
        }
        side.progress = machine_.run_to(state, most_steps_ - state.steps, region.meeting);
        break;
      case Progress::Ended:
        side.progress = runner_.finish(state);
        if (!runner_.end().has_value()) break;
        side.end = runner_.end();
        side.ending = machine_.ending;
        region.left.push_back(std::move(side));
        return;
      case Progress::Forked: return part(region, std::move(side));
    }
  }
}

// It has forked.
void Regions::part(Region& region, Pending side) {
  State& state = side.state;
  auto leave = [&](std::vector<Choice> choices) {
    side.choices = std::move(choices);
    region.left.push_back(std::move(side));
  };
  const bool told = are_told_by_values(machine_.symbolic->terms, machine_.choices);
  if (!told || state.depth == 0 || sides_ >= kMostSides) {
    ++tally.refused[static_cast<size_t>(told ? Refusal::Budget : Refusal::Found)];
    return leave(machine_.choices);
  }
  Fork fork;
  const std::vector<Choice> choices = machine_.choices;
  Tally counted;
  const bool cut = find_feasible(machine_, solver_, state, fork, counted);
  if (cut || fork.choices.empty() || machine_.is_to_pause()) return leave(choices);
  if (fork.choices.size() == 1) {
    --sides_;
    return start(region, std::move(state), fork.choices[0], fork.marks[0]);
  }
  if (const auto meeting = meeting_of(state, fork)) {
    for (Pending& pending : run_region(state, fork, *meeting)) {
      const bool goes_on = !pending.end.has_value() && pending.progress == Progress::Paused;
      if (goes_on) {
        go_on(region, std::move(pending));
      } else {
        region.left.push_back(std::move(pending));
      }
    }
    return;
  }
  for (size_t i = 0; i < fork.choices.size(); ++i) {
    start(region, state, fork.choices[i], fork.marks[i]);
  }
}

// Where merging did not pay because of what the loop may ask in its next round, there may be none:
// states that come to the loop's end by the same way, without a choice, meet there.
std::vector<Pending> Regions::meet_later(const State& entry, std::vector<Pending> pending,
                                         const MeetingPoint& meeting) {
  const Region before{entry, meeting, {}, {}};
  auto waits = [&](const Pending& side) {
    return !side.end.has_value() && side.progress == Progress::Paused &&
           has_arrived(before, side.state);
  };
  const auto first = std::find_if(pending.begin(), pending.end(), waits);
  if (meeting.pc == nullptr || std::count_if(first, pending.end(), waits) < 2) return pending;
  const Code& code = machine_.code_of(*first->state.top);
  const auto [known, fresh] = exits_.try_emplace(meeting.pc, ControlFlow::kNone);
  if (fresh) known->second = exit_from(code, code.index_of(meeting.pc));
  const int32_t exit = known->second;
  if (exit == ControlFlow::kNone) return pending;
  Region region{entry, {meeting.activation, meeting.depth, code.begin() + exit}, {}, {}};
  std::set<uint64_t> ways;  // by their lengths
  for (Pending& side : pending) {
    if (!waits(side)) {
      region.left.push_back(std::move(side));
      continue;
    }
    const uint64_t steps = side.state.steps;
    if (run_on(region, side)) {
      ways.insert(side.state.steps - steps);
      region.arrived.push_back(std::move(side));
    } else {
      region.left.push_back(std::move(side));
    }
  }
  if (ways.size() <= 1) return meet(region);
  std::move(region.arrived.begin(), region.arrived.end(), std::back_inserter(region.left));
  return std::move(region.left);
}

// The same as going on, but a fork is not gone beyond. Does it arrive?
bool Regions::run_on(const Region& region, Pending& side) {
  State& state = side.state;
  while (side.progress == Progress::Paused && !has_arrived(region, state) && !is_over(state) &&
         state.depth >= region.meeting.depth) {
    side.progress = machine_.run_to(state, most_steps_ - state.steps, region.meeting);
  }
  switch (side.progress) {
    case Progress::Paused: return has_arrived(region, state);
    case Progress::Forked: side.choices = machine_.choices; break;
    case Progress::Ended:
      side.progress = runner_.finish(state);
      side.end = runner_.end();
      if (side.end.has_value()) side.ending = machine_.ending;
      break;
  }
  return false;
}

// What must hold of the values at entry to come here.
const Term* Regions::since_entry(const Region& region, const State& state) {
  const auto choices = choices_since(state.condition, region.entry.condition);
  if (!choices.has_value()) return nullptr;
  Terms& terms = machine_.symbolic->terms;
  const Term* all = terms.of(true);
  for (const Term* term : *choices) all = terms.make(Operator::Both, term, all);
  return all;
}

// The two that have arrived, as it does not pay. It is as often so as there are branches, and
// nothing is copied then.
std::vector<Pending> Regions::stay_apart(Region& region) {
  uint32_t found = 0;
  for (Pending& side : region.arrived) {
    found += !choices_since(side.state.condition, region.entry.condition).has_value();
    region.left.push_back(std::move(side));
  }
  tally.refused[static_cast<size_t>(Refusal::Found)] += found;
  tally.refused[static_cast<size_t>(Refusal::Questions)] += found == 0;
  return std::move(region.left);
}

// Each that has arrived is merged with the first group of others that it can be merged with.
std::vector<Pending> Regions::meet(Region& region) {
  struct Group {
    State state;
    const Term* when;
    std::vector<const State*> members;
  };
  if (region.arrived.empty()) return std::move(region.left);
  // All together, or else those that hardly differ.
  std::vector<const State*> all;
  for (const Pending& side : region.arrived) all.push_back(&side.state);
  Worth worth(machine_, outlooks_);
  auto pays = [&](const std::vector<const State*>& states) {
    return options_.merge == Merge::Always || worth.of_merging(states);
  };
  const bool all_pay = all.size() < 2 || pays(all);
  if (all.size() == 2 && !all_pay) return stay_apart(region);
  std::vector<Group> groups;
  std::vector<Pending> pending = std::move(region.left);
  for (Pending& side : region.arrived) {
    const Term* when = since_entry(region, side.state);
    bool merged = false;
    for (Group& group : groups) {
      if (when == nullptr) break;
      auto is_live = [&](uint16_t local) {
        const Frame& frame = *side.state.top;
        const Code& code = machine_.code_of(frame);
        return control_flow_of(code).is_live(code.index_of(frame.pc), local);
      };
      std::vector<const State*> members = group.members;
      members.push_back(&side.state);
      if (!all_pay && !pays(members)) {
        ++tally.refused[static_cast<size_t>(Refusal::Questions)];
        continue;
      }
      Refusal why = Refusal::Place;
      auto both = merge({*machine_.symbolic,
                         region.entry,
                         {side.state, when},
                         {group.state, group.when},
                         is_live,
                         machine_.replaced.empty()},
                        why);
      if (!both.has_value()) {
        ++tally.refused[static_cast<size_t>(why)];
        continue;
      }
      group.state = std::move(both->state);
      group.when = both->when;
      group.members = std::move(members);
      merged = true;
      break;
    }
    if (merged) continue;
    if (when == nullptr) {  // something was found
      ++tally.refused[static_cast<size_t>(Refusal::Found)];
      pending.push_back(std::move(side));
    } else {
      groups.push_back({side.state, when, {&side.state}});
    }
  }
  const bool are_all = groups.size() == 1 && pending.empty();
  for (Group& group : groups) {
    if (group.members.size() > 1) {
      tally.merged += group.members.size();
      ++tally.into;
      if (!are_all) group.state.condition.add(group.when);
    }
    pending.emplace_back().state = std::move(group.state);
  }
  return pending;
}

}  // namespace kukang
