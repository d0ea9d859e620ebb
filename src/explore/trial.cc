#include "explore/trial.h"

#include <algorithm>
#include <utility>

namespace kukang {
namespace {

constexpr uint64_t kMostSteps = 4096;

bool can_be_tried(SymbolicHeap& heap, const State& state, const Choice& choice) {
  const Candidate& candidate = choice.candidate;
  if (candidate.what != Candidate::What::Existing || choice.guard != nullptr) return false;
  const Object& object = state.heap[candidate.location];
  return object.symbolic && !object.shared && object.form == Form::SymbolicRecord &&
         !heap.is_value(heap.bounds_of(state, object.variable));
}

}  // namespace

void Trial::find_objects(const State& state, const Fork& fork) {
  choices_.clear();
  objects_.clear();
  for (size_t i = 0; i < fork.choices.size(); ++i) {
    if (!can_be_tried(*machine_.symbolic, state, fork.choices[i])) continue;
    choices_.push_back(i);
    objects_.push_back(fork.choices[i].candidate.location);
  }
}

void Trial::run(const State& state, Fork& fork, Rejected rejected) {
  find_objects(state, fork);
  if (objects_.size() < 2) return;
  rejected_.assign(objects_.size(), false);
  State some = state;
  Progress progress = Progress::Forked;
  Choice choice = fork.choices[choices_[0]];
  UnknownId reference = choice.value.unknown;
  if (!choice.value.is_unknown()) {
    reference = some.next_unknown;
    choice.candidate = {Candidate::What::SymbolicLocation};
    progress = machine_.take(some, choice);
    if (some.next_unknown != reference + 1) return;
  }
  most_steps_ = some.steps + kMostSteps;
  conjuncts_ = some.condition.size();
  taken_ = some.taken_count;
  follow({std::move(some), Alternatives(reference, objects_), progress}, rejected);
  while (!waiting_.empty()) {
    Group group = std::move(waiting_.back());
    waiting_.pop_back();
    follow(std::move(group), rejected);
  }
  for (size_t row = choices_.size(); row-- > 0;) {
    if (!rejected_[row]) continue;
    fork.choices.erase(fork.choices.begin() + static_cast<ptrdiff_t>(choices_[row]));
    fork.marks.erase(fork.marks.begin() + static_cast<ptrdiff_t>(choices_[row]));
  }
}

// Goes on with the group until the predicate ends, or something must be decided.
void Trial::follow(Group group, Rejected rejected) {
  while (group.state.steps < most_steps_) {
    switch (group.progress) {
      case Progress::Paused:
        if (group.state.depth == 0 || machine_.is_to_pause()) return;
        group.progress = machine_.run(group.state, most_steps_ - group.state.steps);
        break;
      case Progress::Ended:
        group.progress = runner_.finish(group.state);
        if (runner_.end().has_value()) return end(group, rejected);
        break;
      case Progress::Forked:
        if (!part(group, rejected)) return;
        break;
    }
  }
}

void Trial::end(const Group& group, Rejected rejected) {
  const bool returned = machine_.ending.outcome == Outcome::Returned;
  if (returned && runner_.end()->how == PathEnd::Assumed) {
    reject(group, group.rows.rows(), rejected);
  }
}

// What was found meanwhile, or of the reference alone, could have told the rows apart.
void Trial::reject(const Group& group, const std::vector<uint32_t>& rows, Rejected rejected) {
  const State& state = group.state;
  if (state.condition.size() != conjuncts_ || state.taken_count != taken_) return;
  uint64_t choices = 0;
  for (const uint32_t row : rows) {
    rejected_[row] = group.rows.is_as_known(*machine_.symbolic, state, row);
    choices += rejected_[row];
  }
  if (choices > 0) rejected(state, choices);
}

// --- forks ---

// False where no row is left.
bool Trial::part(Group& group, Rejected rejected) {
  machine_.state = &group.state;
  if (group.state.depth > 0) {
    if (const auto asked = group.rows.asked(machine_)) return part_by_answers(group, *asked);
  }
  return part_by_guards(group, rejected);
}

bool Trial::part_by_answers(Group& group, const Alternatives::Question& question) {
  std::vector<uint32_t> rows[2];
  for (const uint32_t row : group.rows.rows()) {
    if (const auto answer = group.rows.answer(machine_, question, row))
      rows[*answer].push_back(row);
  }
  auto go_on = [&](Group& with, bool answer) {
    machine_.state = &with.state;
    with.state.own_top();
    with.rows.go_on(machine_, question, answer);
    with.progress = Progress::Paused;
  };
  const bool holds = !rows[true].empty();
  if (rows[holds].empty()) return false;
  if (holds && !rows[false].empty()) {
    waiting_.push_back({group.state, group.rows.with(std::move(rows[false])), Progress::Paused});
    go_on(waiting_.back(), false);
  }
  group.rows = group.rows.with(std::move(rows[holds]));
  go_on(group, holds);
  return true;
}

// Each row goes where φ leaves it nowhere else to go.
bool Trial::part_by_guards(Group& group, Rejected rejected) {
  const std::vector<Choice> choices = machine_.choices;
  for (const Choice& choice : choices) {
    if (choice.guard == nullptr || choice.candidate.cut) return false;
  }
  std::vector<std::vector<uint32_t>> rows(choices.size());
  for (const uint32_t row : group.rows.rows()) {
    if (const auto choice = only_choice(group, choices, row)) rows[*choice].push_back(row);
  }
  std::optional<size_t> last;
  for (size_t i = 0; i < choices.size(); ++i) {
    if (rows[i].empty()) continue;
    if (runner_.is_foreseen_to_fail(group.state, choices[i])) {
      reject(group, rows[i], rejected);
      continue;
    }
    if (last.has_value()) {
      waiting_.push_back({group.state, group.rows.with(std::move(rows[*last])), Progress::Paused});
      waiting_.back().progress = machine_.take(waiting_.back().state, choices[*last]);
    }
    last = i;
  }
  if (!last.has_value()) return false;
  group.rows = group.rows.with(std::move(rows[*last]));
  group.progress = machine_.take(group.state, choices[*last]);
  return true;
}

std::optional<size_t> Trial::only_choice(const Group& group, const std::vector<Choice>& choices,
                                         uint32_t row) {
  std::optional<size_t> only;
  for (size_t i = 0; i < choices.size(); ++i) {
    const bool last = i + 1 == choices.size();
    if (last && !only.has_value()) return i;
    const Term* guard = group.rows.in_row(*machine_.symbolic, choices[i].guard, row);
    if (guard->is_false()) continue;
    if (!guard->is_true() &&
        solver_.satisfiable(group.state.condition, *guard) == Answer::Unsatisfiable) {
      continue;
    }
    if (only.has_value()) return std::nullopt;
    only = i;
  }
  return only;
}

}  // namespace kukang
