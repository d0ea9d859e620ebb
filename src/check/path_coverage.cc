#include "check/path_coverage.h"

#include <algorithm>
#include <set>

namespace kukang {
namespace {

// Where control can go from a branch: indexes of instructions.
std::set<int32_t> ways_from(const Code& code, int32_t index) {
  const Instruction& branch = code.instructions[index];
  const Operands operands = operands_of(branch.op);
  if (operands == Operands::Branch && branch.op != Op::goto_) return {index + 1, index + branch.b};
  std::set<int32_t> ways;
  if (operands != Operands::TableSwitch && operands != Operands::LookupSwitch) return ways;
  ways.insert(index + branch.table->otherwise);
  for (const int32_t distance : branch.table->targets) ways.insert(index + distance);
  return ways;
}

std::string_view outermost(const Type& type) {
  const std::string_view name = type.name;
  return name.substr(0, name.find('$'));
}

// Code of the class path; of the JDK only the target's class, with those inside it.
bool is_of_interest(const Type& type, const Plan& plan) {
  if (type.name.starts_with("kukang/")) return false;
  return !type.from_jdk || outermost(type) == outermost(*plan.target->owner);
}

}  // namespace

void PathCoverage::executed(const State& state, const Code& code, const Instruction& pc) {
  go_to(state.trail);
  const size_t stage = state.stage - plan_.parameters.size();
  const Method& method = *state.top->method;
  const bool counts =
      plan_.stages[stage].what == Plan::Stage::What::Run && is_of_interest(*method.owner, plan_);
  const Place before = std::exchange(levels_.back().last, {});
  if (!counts) return;
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
    const std::set<int32_t> ways = ways_from(code, index);
    if (ways.size() < 2) continue;
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
