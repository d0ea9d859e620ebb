#include "containment/guided.h"

#include "containment/contained.h"
#include "explore/entry.h"
#include "fmt/format.h"
#include "heap/symbolic_heap.h"
#include "solver/solver.h"

namespace kukang {
namespace {

constexpr uint64_t kMostSteps = 5'000'000;

// A run that is being followed.
class Path {
 public:
  Path(Machine& machine, const Hierarchy& hierarchy, const Strategy& strategy,
       uint64_t most_questions)
      : machine_(machine),
        constraints_(hierarchy, World::Open),
        heap_(machine.program, terms_, constraints_, strategy, Bounds(), machine.remarks),
        solver_(make_solver(terms_, {.resources = 100'000})),  // unknown is no refutation
        questions_left_(most_questions) {}
  ~Path() { machine_.symbolic = nullptr; }

  Followed follow(State state, const Plan& plan, std::vector<Value> slots) {
    make_symbolic(state, plan, slots);
    machine_.symbolic = &heap_;
    machine_.enter(state, *plan.target, slots);
    Progress progress = Progress::Paused;
    while (followed_.how == Followed::How::Ended && progress != Progress::Ended) {
      if (state.steps >= kMostSteps) return lost("it takes too long");
      if (state.approximations != 0) return lost("something is approximated");
      if (state.next_symbol > plan.parameters.size()) return lost("a symbol was made on the way");
      progress = progress == Progress::Forked ? take(state)
                                              : machine_.run(state, kMostSteps - state.steps);
    }
    if (followed_.how != Followed::How::Ended) return followed_;
    const Ending& ending = machine_.ending;
    if (ending.outcome != Outcome::Returned && ending.outcome != Outcome::Threw) {
      return lost(fmt::format("{}: {}", text_of(ending.outcome), message(ending.reason)));
    }
    if (state.approximations != 0) return lost("something is approximated");
    followed_.text = text_of_end(state, ending.value, ending.outcome == Outcome::Threw,
                                 plan.target->result, model_);
    return followed_;
  }

 private:
  // The arguments: what they are is now known to the model only.
  void make_symbolic(State& state, const Plan& plan, std::vector<Value>& slots) {
    size_t slot = 0;
    for (const Plan::Parameter& parameter : plan.parameters) {
      Value& value = slots[slot];
      slot += slots_of(parameter.basic);
      if (parameter.basic != Basic::Reference) {
        const int64_t bits = heap_.term_of(value)->bits;
        value = heap_.fresh_symbol(state, parameter.basic);
        model_.set(value.term->number(), bits);
      } else if (value.is_null() && &heap_.strategy == &lazier_sharp()) {
        value = heap_.fresh_unknown(state, Kind::SymbolicReference, Finding{parameter.type});
      }
    }
  }

  Followed lost(std::string why) {
    followed_.how = Followed::How::Lost;
    followed_.text = std::move(why);
    return followed_;
  }
  Progress astray(std::string why) {
    followed_.how = Followed::How::Astray;
    followed_.text = std::move(why);
    return Progress::Ended;
  }

  // Nothing that is undecided is anything but NULL.
  bool holds(const Choice& choice) const {
    if (choice.candidate.what != Candidate::What::Null) return false;
    return choice.guard == nullptr || evaluate(*choice.guard, model_, Arithmetic::Wrap) == 1;
  }

  Progress take(State& state) {
    ++followed_.forks;
    const Choice* taken = nullptr;
    for (const Choice& choice : machine_.choices) {
      if (!holds(choice)) continue;
      if (taken != nullptr) return astray("two choices hold: " + choices());
      taken = &choice;
    }
    if (taken == nullptr) return astray("no choice holds: " + choices());
    const Choice choice = *taken;
    if (choice.guard != nullptr) {
      if (questions_left_ > 0) {
        --questions_left_;
        ++followed_.questions;
        if (solver_->satisfiable(state.condition, *choice.guard) == Answer::Unsatisfiable) {
          return astray("the solver thinks this cannot be: " + text_of(*choice.guard) + " where " +
                        text_of_condition(state.condition));
        }
      }
      state.condition.add(choice.guard);
    }
    return machine_.take(state, choice);
  }

  std::string choices() const {
    std::string text;
    for (const Choice& choice : machine_.choices) {
      text += fmt::format("{}: {}; ", text_of(choice.rule).name,
                          choice.guard == nullptr ? "" : text_of(*choice.guard));
    }
    return text;
  }

  static std::string text_of_condition(const PathCondition& condition) {
    std::string text;
    for (const PathCondition::Node* node : condition.conjuncts()) {
      if (node->condition != nullptr) text += text_of(*node->condition) + "; ";
    }
    return text;
  }

  Machine& machine_;
  Terms terms_;
  TypeConstraints constraints_;
  SymbolicHeap heap_;
  std::unique_ptr<Solver> solver_;
  Model model_;
  uint64_t questions_left_;
  Followed followed_;
};

}  // namespace

absl::StatusOr<std::unique_ptr<Follower>> Follower::make(const Program& program,
                                                         const Strategy& strategy,
                                                         uint64_t most_questions) {
  std::unique_ptr<Follower> follower(new Follower(program, strategy, most_questions));
  Machine::Options options;
  options.assertions = true;
  options.console = [](std::string_view, bool) {};
  options.explores = true;
  ASSIGN_OR_RETURN(follower->machine_, Machine::make(program, std::move(options)));
  follower->machine_->hierarchy = &follower->hierarchy_;
  return follower;
}

absl::StatusOr<Followed> Follower::follow(const Plan& plan, const std::vector<Literal>& literals,
                                          const ConcreteRun& run) {
  ASSIGN_OR_RETURN(State state, state_at_entry(*machine_, plan, false));
  machine_->state = &state;
  machine_->remarks = Remarks();
  ASSIGN_OR_RETURN(std::vector<Value> slots, arguments_for(*machine_, *plan.target, literals));
  Path path(*machine_, hierarchy_, strategy_, most_questions_);
  Followed followed = path.follow(std::move(state), plan, std::move(slots));
  if (followed.how == Followed::How::Ended && followed.text != run.end) {
    const bool open = is_open_end(followed.text);
    followed.how = open ? Followed::How::Lost : Followed::How::Astray;
    followed.text = open ? "the text of a float is not known"
                         : fmt::format("{}, but the run {}", followed.text, run.end);
  }
  return followed;
}

}  // namespace kukang
