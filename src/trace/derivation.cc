#include "trace/derivation.h"

#include <algorithm>

#include "fmt/format.h"
#include "trace/instruction_text.h"
#include "view/place_names.h"
#include "view/round_text.h"

namespace kukang {
namespace {

using What = Plan::Stage::What;

// Nobody reads more; and a label is as long as its path.
constexpr size_t kMostStates = 100'000, kMostNodes = 2'000;

bool has_assumed_predicate(const Plan& plan) {
  return std::any_of(plan.stages.begin(), plan.stages.end(), [](const Plan::Stage& stage) {
    return stage.what == What::Assume && stage.method != nullptr;
  });
}

bool starts_parameter(Rule rule) {
  constexpr Rule kRules[] = {Rule::INITIAL1_S, Rule::INITIAL2_S, Rule::INITIAL3_S, Rule::INITIAL_A,
                             Rule::INITIAL_B};
  return std::find(std::begin(kRules), std::end(kRules), rule) != std::end(kRules);
}

// Of the frames on top, those that do not show.
int hidden_frames(const State& state) {
  int hidden = 0, depth = 0;
  for (const Frame* frame = state.top.get(); frame != nullptr; frame = frame->caller.get()) {
    ++depth;
    const bool own = frame->method->owner->name.starts_with("kukang/machine/");
    if (frame->role != Frame::Role::Method || own) hidden = depth;
  }
  return hidden;
}

std::string text_of_stage(const Plan& plan, const Plan::Stage& stage) {
  const std::string_view verb = stage.what == What::Assume ? "assume" : "assert";
  if (stage.method != nullptr) return fmt::format("{}: {}", verb, stage.text);
  return fmt::format("{} {} ≠ NULL", verb, plan.parameters[stage.arguments[0]].name);
}

class Recorder final : public Observer, public PathSink {
 public:
  Recorder(const Program& program, const Plan& plan, Detail detail)
      : plan_(plan), detail_(detail), notation_(program) {}

  void executed(const State& state, const Code& code, const Instruction& pc) override {
    pass_stages(state);
    hidden_ = hidden_frames(state);
    if (hidden_ == 0 && running(state)) enter_state(state, code, pc);
  }

  void fired(Rule rule) override {
    if (hidden_ == 0) {
      rules_.push_back(rule);
    } else if (rule == Rule::CATCH2_C) {  // leaves the top frame
      --hidden_;
    }
  }

  void ended(const EndedPath& path) override {
    const State& state = path.state;
    pass_stages(state);
    result_.trail = state.trail.choices();
    result_.end = path.end;
    if (path.stage != nullptr) end_in(path);
    for (const auto& [name, type] : notation_.unknowns()) {
      result_.unknowns.emplace_back(name, short_name(*type));
    }
  }

  Derivation finished() { return std::move(result_); }

 private:
  // A path may stop before the first stage, at a parameter.
  size_t stage_number(const State& state) const {
    return std::max<size_t>(state.stage, plan_.parameters.size()) - plan_.parameters.size();
  }
  bool running(const State& state) const {
    return plan_.stages[stage_number(state)].what == What::Run;
  }

  Derivation::Step& add(const State& state) {
    Derivation::Step& step = result_.steps.emplace_back();
    step.rules = std::exchange(rules_, {});
    step.instruction = std::exchange(next_, {});
    step.line = line_;
    step.choices = state.trail.size();
    return step;
  }

  void enter_state(const State& state, const Code& code, const Instruction& pc) {
    const int32_t index = code.index_of(&pc);
    const bool own = state.depth == 1;
    const int line = code.line_at(index);
    bool node = false;
    if (own) {
      const bool first = !statement_.has_value();
      const bool next = first || *statement_ != line;
      node = first ? has_assumed_predicate(plan_) : next;
      statement_ = line;
      only_returns_ = next && pc.op == Op::return_;
    }
    if ((detail_ == Detail::Instructions || node) && has_room(node)) {
      Derivation::Step& step = add(state);
      step.state = notation_.running(state, code);
      step.method =
          fmt::format("{}.{}", short_name(*state.top->method->owner), state.top->method->name);
      step.calls = static_cast<int>(state.depth) - 1;
      step.node = node;
    }
    next_ = text_of_instruction(*state.top->method, code, index);
    line_ = line;
  }

  bool has_room(bool node) {
    nodes_ += node;
    if (result_.steps.size() < kMostStates && nodes_ < kMostNodes) return true;
    const bool states = result_.steps.size() >= kMostStates;
    result_.unfinished = fmt::format("a path has more than {} {}", states ? kMostStates : kMostNodes,
                                     states ? "states" : "statements");
    return false;
  }

  // Everything up to the stage that the state is in.
  void pass_stages(const State& state) {
    if (result_.steps.empty()) enter_plan(state);
    for (const size_t now = stage_number(state); passed_ < now; ++passed_) {
      const Plan::Stage& stage = plan_.stages[passed_];
      hidden_ = 0;
      if (stage.what == What::Run) {
        end_method(state, text_of_result(state), !only_returns_ || state.threw);
      } else if (applies(state, stage)) {
        note(state, text_of_stage(plan_, stage));
      }
    }
  }

  // The rules so far are those of the parameters, a choice each; what follows them has to do with
  // nullness.
  void enter_plan(const State& state) {
    const auto end = std::find_if_not(rules_.begin(), rules_.end(), starts_parameter);
    const std::vector<Rule> rest(end, rules_.end());
    rules_.erase(end, rules_.end());
    const size_t choices = rules_.size();
    Derivation::Step& step = add(state);
    step.state = notation_.entry(state, plan_);
    step.choices = static_cast<uint32_t>(choices);
    step.node = true;
    rules_ = rest;
  }

  // Is the stage one that was not passed over?
  static bool applies(const State& state, const Plan::Stage& stage) {
    if (state.threw && !stage.also_after_exception) return false;
    if (!stage.if_non_null) return true;
    const int number = stage.arguments[0];
    const Value value = number == Plan::kResult ? state.result : state.arguments->values()[number];
    return !SymbolicHeap::resolved(state, value).is_null();
  }

  void note(const State& state, std::string text) {
    next_.clear();
    Derivation::Step& step = add(state);
    if (plan_.stages[passed_].method != nullptr) step.rules.clear();  // those of the predicate
    step.note = std::move(text);
  }

  std::string text_of_result(const State& state) {
    if (state.threw) return "throws " + notation_.exception(state, state.result);
    if (plan_.target->result == Basic::Void) return std::string(kReturns);
    return fmt::format("{} {}", kReturns, notation_.value(state, state.result));
  }

  void end_method(const State& state, std::string how, bool node) {
    Derivation::Step& step = add(state);
    step.state = notation_.idle(state);
    step.note = how;
    step.node = node;
    result_.ending = std::move(how);
  }

  // The path has ended in a stage.
  void end_in(const EndedPath& path) {
    const Plan::Stage& stage = *path.stage;
    const State& state = path.state;
    const std::string how = text_of_end(path);
    if (stage.what == What::Run) return end_method(state, how, true);
    note(state, how);
    // Where a predicate was assumed there may be many ways to fail, each a leaf.
    result_.steps.back().state = notation_.idle(state);
    result_.steps.back().node = stage.what == What::Assume && stage.method != nullptr;
    result_.ending = how;
  }

  std::string text_of_end(const EndedPath& path) {
    const Plan::Stage& stage = *path.stage;
    const Ending& ending = path.ending;
    const std::string what = stage.what == What::Run ? "" : text_of_stage(plan_, stage) + ", ";
    switch (path.end) {
      case PathEnd::Cut: return what + "cut by a bound";
      case PathEnd::Diverges: return what + text_of(path, *path.round);
      case PathEnd::Stopped: return what + std::string(message(ending.reason));
      case PathEnd::Normal: return what + "calls System.exit";
      default: break;
    }
    const bool runs = stage.what == What::Run;
    if (path.round != nullptr) return what + "which never ends";
    if (ending.outcome == Outcome::Threw && stage.method != nullptr) {
      return fmt::format("{}{} {}", what, runs ? "throws" : "which throws",
                         notation_.exception(path.state, ending.value));
    }
    return runs ? "assumes what does not hold" : what + "which does not hold";
  }

  const Plan& plan_;
  const Detail detail_;
  Notation notation_;
  Derivation result_;
  size_t passed_ = 0;  // stages
  size_t nodes_ = 0;   // of the tree
  int hidden_ = 0;     // frames on top that do not show
  // Since the last state that was written down.
  std::vector<Rule> rules_;
  std::string next_;  // the instruction that runs
  int line_ = -1;     // its line
  // The line of the target's statement that runs, and whether it does nothing but return.
  std::optional<int> statement_;
  bool only_returns_ = false;
};

// Keeps the trails of the paths that are to be shown.
class TrailSink final : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    const bool outside = path.end == PathEnd::Assumed && path.stage != nullptr &&
                         path.stage->what == What::Assume && path.stage->method != nullptr;
    if (outside) {
      ++outside_;
    } else {
      shown_.push_back(path.state.trail.choices());
    }
  }
  void rejected(const Plan::Stage&, uint64_t choices) override { outside_ += choices; }

  void add_to(Trails& trails) {
    trails.outside += outside_;
    trails.shown.insert(trails.shown.end(), shown_.begin(), shown_.end());
  }

 private:
  std::vector<TrailChoices> shown_;
  uint64_t outside_ = 0;
};

}  // namespace

absl::StatusOr<Trails> trails_of(Explorer& session) {
  std::vector<TrailSink> sinks(session.options().workers);
  Trails trails;
  ASSIGN_OR_RETURN(trails.exploration, session.explore([&](int worker) { return &sinks[worker]; }));
  for (TrailSink& sink : sinks) sink.add_to(trails);
  std::sort(trails.shown.begin(), trails.shown.end());
  return trails;
}

absl::StatusOr<Derivation> derive(Explorer& session, const TrailChoices& trail, Detail detail) {
  Recorder recorder(session.program(), session.plan(), detail);
  ASSIGN_OR_RETURN(std::string why, session.walk(trail, recorder, &recorder));
  Derivation derivation = recorder.finished();
  if (!why.empty()) derivation.unfinished = std::move(why);
  return derivation;
}

}  // namespace kukang
