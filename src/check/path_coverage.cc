#include "check/path_coverage.h"

#include <algorithm>

#include "semantics/control_flow.h"

namespace kukang {

bool PathCoverage::counts(const State& state) const {
  const size_t stage = state.stage - plan_.parameters.size();
  return plan_.stages[stage].what == Plan::Stage::What::Run &&
         is_of_interest_in(plan_, *state.top->method->owner);
}

// What was executed last is what forked.
void PathCoverage::resumed(const State& state) {
  go_to(state.trail);
  levels_.back().last = {};
  if (state.depth == 0 || !counts(state)) return;
  const Method& method = *state.top->method;
  const auto known = methods_.find(&method);
  if (known == methods_.end()) return;
  const NumberedCode& in = known->second;
  levels_.back().last = {&in, state.top->activation, in.code->index_of(state.top->pc)};
}

void PathCoverage::executed(const State& state, const Code& code, const Instruction& pc) {
  go_to(state.trail);
  const Method& method = *state.top->method;
  const Place before = std::exchange(levels_.back().last, {});
  if (!counts(state)) return;
  const bool in_same_code = before.in != nullptr && before.in->code == &code;
  const NumberedCode& in = in_same_code ? *before.in : numbered(method, code);
  const int32_t index = code.index_of(&pc);
  cover(in.first + static_cast<Covered>(index));
  if (in_same_code && before.activation == state.top->activation) {
    const auto way = in.ways.find({before.index, index});
    if (way != in.ways.end()) cover(way->second);
  }
  levels_.back().last = {&in, state.top->activation, index};
}

std::vector<Covered> PathCoverage::of(const State& ended) {
  go_to(ended.trail);
  std::vector<Covered> all;
  for (const Level& level : levels_) {
    all.insert(all.end(), level.covered.begin(), level.covered.end());
  }
  std::sort(all.begin(), all.end());
  return all;
}

void PathCoverage::add(const PathCoverage& other) {
  for (const auto& [method, from] : other.methods_) {
    const NumberedCode& to = numbered(*method, *from.code);
    const Covered end = static_cast<Covered>(from.code->instructions.size() + from.ways.size());
    for (Covered i = 0; i < end; ++i) {
      if (other.met_[from.first + i]) met_[to.first + i] = true;
    }
  }
}

void PathCoverage::go_to(const Trail& trail) {
  if (trail.same_moment(trail_)) return;
  TrailChoices choices = trail.choices();
  const size_t common = static_cast<size_t>(
      std::mismatch(choices.begin(), choices.end(), choices_.begin(), choices_.end()).first -
      choices.begin());
  for (; levels_.size() > common + 1; levels_.pop_back()) {
    for (const Covered what : levels_.back().covered) on_path_[what] = false;
  }
  // Back to choices that were all taken before: this is another run from entry, and nothing was
  // executed in it yet.
  if (common == choices.size()) levels_.back().last = {};
  const Place fork = levels_.back().last;
  levels_.resize(choices.size() + 1, Level{{}, fork});
  choices_ = std::move(choices);
  trail_ = trail;
}

const NumberedCode& PathCoverage::numbered(const Method& method, const Code& code) {
  NumberedCode& in = methods_[&method];
  if (in.code != nullptr) return in;
  in.code = &code;
  in.first = static_cast<Covered>(met_.size());
  Covered next = in.first + static_cast<Covered>(code.instructions.size());
  for (size_t i = 0; i < code.instructions.size(); ++i) {
    const int32_t index = static_cast<int32_t>(i);
    std::vector<int32_t> ways = ways_from(code, index);
    if (ways.size() < 2) continue;
    std::sort(ways.begin(), ways.end());
    for (const int32_t to : ways) in.ways[{index, to}] = next++;
  }
  met_.resize(next);
  on_path_.resize(next);
  return in;
}

void PathCoverage::cover(Covered what) {
  if (on_path_[what]) return;
  on_path_[what] = met_[what] = true;
  levels_.back().covered.push_back(what);
}

}  // namespace kukang
