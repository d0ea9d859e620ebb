#include "compare/covering.h"

#include <algorithm>

namespace kukang {
namespace {

constexpr size_t kMostAlike = 20;
constexpr size_t kMostAsked = 10'000;

// What a condition says that another one does not say.
EndStates::Way unsaid(const EndStates::Way& said, const EndStates::Way& conjuncts) {
  EndStates::Way rest;
  std::set_difference(conjuncts.begin(), conjuncts.end(), said.begin(), said.end(),
                      std::back_inserter(rest),
                      [](const Term* a, const Term* b) { return a->id < b->id; });
  return rest;
}

}  // namespace

Covering::Covering(Terms& terms) : terms_(terms), solver_(make_solver(terms)) {}

bool Covering::follow(const PathCondition& condition, const std::vector<const Term*>& conjuncts) {
  return std::all_of(conjuncts.begin(), conjuncts.end(), [&](const Term* conjunct) {
    const Term* fails = terms_.negation(conjunct);
    return fails->is_false() ||
           (!fails->is_true() && solver_->satisfiable(condition, *fails) == Answer::Unsatisfiable);
  });
}

Answer Covering::holds_beyond(const EndStates::Way& way, const EndStates::Set& others) {
  if (others.contains(way)) return Answer::Unsatisfiable;
  if (++asked_ > kMostAsked) return Answer::Unknown;
  PathCondition condition;
  for (const Term* conjunct : way) condition.add(conjunct);
  std::vector<EndStates::Way> left;
  for (const EndStates::Way& other : others) left.push_back(unsaid(way, other));
  std::stable_sort(left.begin(), left.end(),
                   [](const auto& a, const auto& b) { return a.size() < b.size(); });
  for (size_t i = 0; i < std::min(left.size(), kMostAlike); ++i) {
    if (follow(condition, left[i])) return Answer::Unsatisfiable;
  }
  const Term* beyond = terms_.of(true);
  for (const EndStates::Way& other : left) {
    const Term* holds = terms_.of(true);
    for (const Term* conjunct : other) holds = terms_.make(Operator::Both, holds, conjunct);
    beyond = terms_.make(Operator::Both, beyond, terms_.negation(holds));
  }
  if (beyond->is_true()) return Answer::Satisfiable;
  return beyond->is_false() ? Answer::Unsatisfiable : solver_->satisfiable(condition, *beyond);
}

}  // namespace kukang
