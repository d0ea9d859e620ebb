#include "explore/feasible.h"

#include "heap/symbolic_heap.h"

namespace kukang {
namespace {

constexpr std::string_view kUnknownAnswer =
    "the solver could not tell whether a condition can hold; both ways were explored";

}  // namespace

bool are_told_by_values(Terms& terms, const std::vector<Choice>& choices) {
  if (choices[0].branch || choices[0].by_value) return true;
  return choices.size() == 2 && choices[0].guard != nullptr && choices[1].guard != nullptr &&
         terms.negation(choices[0].guard) == choices[1].guard;
}

bool find_feasible(const Machine& machine, Solver& solver, const State& state, Fork& fork,
                   Tally& tally) {
  const std::vector<Choice>& choices = machine.choices;
  fork.choices.reserve(choices.size());
  fork.marks.reserve(choices.size());
  bool cut = false;
  for (size_t i = 0; i < choices.size(); ++i) {
    const Choice& choice = choices[i];
    Trail::Choice mark{static_cast<uint16_t>(i)};
    mark.guarded = choice.guard != nullptr;
    // The choices of a fork are exhaustive and φ is satisfiable: the last one left needs no asking.
    const bool only_one_left = i + 1 == choices.size() && fork.choices.empty() && !cut;
    if (choice.guard != nullptr && !only_one_left) {
      const Answer answer = solver.satisfiable(state.condition, *choice.guard);
      if (machine.is_to_pause()) return cut;
      if (answer == Answer::Unsatisfiable) continue;
      mark.uncertain = answer == Answer::Unknown;
    }
    if (choice.candidate.cut) {
      ++tally.cut[static_cast<size_t>(choice.bound)];
      cut = true;
      continue;
    }
    fork.choices.push_back(choice);
    fork.marks.push_back(mark);
  }
  if (fork.choices.size() == 1 && !cut) fork.marks[0].implied = true;
  return cut;
}

bool note_choice(Machine& machine, State& state, const Choice& choice, Trail::Choice mark,
                 const Bounds& bounds) {
  if (choice.guard != nullptr && !mark.implied) state.condition.add(choice.guard);
  if (mark.uncertain) state.approximations |= machine.remarks.approximations.bit(kUnknownAnswer);
  if (!choice.branch || mark.implied || !state.top) return true;
  return state.loops.passed(*state.top, state.materialized) <= bounds.loop;
}

}  // namespace kukang
