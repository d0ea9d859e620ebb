#include "report/coverage.h"

#include <algorithm>

namespace kukang {
namespace {

// Where control can go from a branch with more than one way: indexes of instructions.
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

// What is known of the code of one method.
struct Seen {
  const Code* code = nullptr;
  std::set<int32_t> executed;
  std::map<int32_t, std::set<int32_t>> ways;   // of each branch
  std::map<int32_t, std::set<int32_t>> taken;  // of these
};

class CoverageObserver final : public Observer {
 public:
  explicit CoverageObserver(const Plan& plan) : plan_(plan) {}

  void executed(const State& state, const Code& code, const Instruction& pc) override {
    const size_t stage = state.stage - plan_.parameters.size();
    const Method& method = *state.top->method;
    const bool counts = plan_.stages[stage].what == Plan::Stage::What::Run &&
                        !method.owner->from_jdk && !method.owner->name.starts_with("kukang/");
    Moment now{state.trail, state.top->activation, nullptr, code.index_of(&pc)};
    if (counts) {
      now.seen = &seen_of(method, code);
      now.seen->executed.insert(now.index);
      follow(now);
    }
    const size_t choices = now.trail.size();
    if (latest_.size() <= choices) latest_.resize(choices + 1);
    latest_[choices] = now;
    previous_ = std::move(now);
  }
  void fired(Rule) override {}

  const std::map<const Method*, Seen>& seen() const { return seen_; }

 private:
  // An instruction that is executed.
  struct Moment {
    Trail trail;
    uint32_t activation = 0;
    Seen* seen = nullptr;  // nullptr: of no interest
    int32_t index = -1;
  };

  Seen& seen_of(const Method& method, const Code& code) {
    Seen& seen = seen_[&method];
    if (seen.code != nullptr) return seen;
    seen.code = &code;
    for (size_t i = 0; i < code.instructions.size(); ++i) {
      const int32_t index = static_cast<int32_t>(i);
      std::set<int32_t> ways = ways_from(code, index);
      if (ways.size() > 1) seen.ways.emplace(index, std::move(ways));
    }
    return seen;
  }

  static bool leads(const Moment& from, const Moment& to) {
    if (from.seen != to.seen || from.activation != to.activation) return false;
    const auto ways = from.seen->ways.find(from.index);
    return ways != from.seen->ways.end() && ways->second.contains(to.index);
  }

  // The instruction before is the previous one, or, where the explorer has gone back to a fork, the
  // one that forked. With the same number of choices it may be either; trails tell.
  void follow(const Moment& now) {
    const size_t choices = now.trail.size(), before = previous_.trail.size();
    const Moment* fork = choices == 0 || latest_.size() < choices ? nullptr : &latest_[choices - 1];
    const bool from_previous = leads(previous_, now);
    const bool from_fork = fork != nullptr && leads(*fork, now);
    if (!from_previous && !from_fork) return;
    const bool goes_on =
        choices > before || (choices == before && now.trail.choices() == previous_.trail.choices());
    if (!(goes_on ? from_previous : from_fork)) return;
    now.seen->taken[goes_on ? previous_.index : fork->index].insert(now.index);
  }

  const Plan& plan_;
  std::map<const Method*, Seen> seen_;
  Moment previous_;
  std::vector<Moment> latest_;  // by number of choices
};

MethodCoverage lines_of(const Method& method, const Seen& seen) {
  MethodCoverage coverage{&method, {}};
  for (size_t i = 0; i < seen.code->instructions.size(); ++i) {
    const int32_t index = static_cast<int32_t>(i);
    const int number = seen.code->line_at(index);
    if (number < 0) continue;
    LineCoverage& line = coverage.lines[number];
    line.executed |= seen.executed.contains(index);
    if (const auto ways = seen.ways.find(index); ways != seen.ways.end()) {
      line.ways += static_cast<uint32_t>(ways->second.size());
    }
    if (const auto taken = seen.taken.find(index); taken != seen.taken.end()) {
      line.taken += static_cast<uint32_t>(taken->second.size());
    }
  }
  return coverage;
}

}  // namespace

absl::StatusOr<Coverage> coverage_of(const Program& program, const Plan& plan,
                                     const ExploreOptions& options) {
  ExploreOptions again = options;
  again.workers = 1;
  again.progress = nullptr;
  CoverageObserver observer(plan);
  ASSIGN_OR_RETURN(const Exploration exploration,
                   explore(
                       program, plan, again, [](int) { return nullptr; }, &observer));
  Coverage coverage;
  coverage.stopped_early = exploration.stopped_early;
  for (const auto& [method, seen] : observer.seen()) {
    if (method->name != "<clinit>") coverage.methods.push_back(lines_of(*method, seen));
  }
  auto key = [&](const MethodCoverage& one) {
    const Method& method = *one.method;
    return std::tuple(&method != plan.target, method.owner->name, method.name, method.descriptor);
  };
  std::sort(coverage.methods.begin(), coverage.methods.end(),
            [&](const auto& a, const auto& b) { return key(a) < key(b); });
  return coverage;
}

}  // namespace kukang
