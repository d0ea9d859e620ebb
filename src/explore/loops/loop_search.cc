#include "explore/loops/loop_search.h"

#include <algorithm>

namespace kukang {
namespace {

constexpr size_t kMostLeaves = 48;

}  // namespace

const RangeCheck LoopSearch::kNever = {LinearForm(1), {0, 0}};

LoopSearch::LoopSearch(const LoopRounds& rounds, const Machine& machine, Solver& solver,
                       uint64_t& questions)
    : rounds(rounds),
      machine(machine),
      terms(machine.symbolic->terms),
      forms(terms),
      variables(terms, rounds),
      solver_(solver),
      questions_(questions) {
  for (const LoopRound& round : rounds.rounds) blocks.push_back(variables.block_of(round));
  find_counted();
}

void LoopSearch::find_counted() {
  counted.resize(variables.size());
  auto find = [&](const LinearForm& form) {
    for (const auto& part : form.parts()) {
      if (const auto variable = variables.variable_of(part.first)) counted[*variable] = true;
    }
  };
  for (const LoopBlock& block : blocks) {
    if (!block.linear) continue;
    for (const LinearCondition& condition : block.conditions) find(condition.form);
    for (const RangeCheck& check : block.checks) find(check.form);
  }
}

bool LoopSearch::is_feasible(const LoopNode& node, const Term* condition) {
  if (condition->is_constant()) return condition->is_true();
  if (refused.has_value()) return false;
  if (questions_ == 0) {
    refuse(LoopRefusal::Irregular);
    return false;
  }
  --questions_;
  const Answer answer = solver_.satisfiable(node.condition, *condition);
  if (machine.is_to_pause() || answer == Answer::Unknown) refuse(LoopRefusal::Uncertain);
  return answer == Answer::Satisfiable && !refused.has_value();
}

bool LoopSearch::add(LoopNode& node, const Term* condition) {
  if (!is_feasible(node, condition)) return false;
  if (!condition->is_true()) node.condition.add(condition);
  return true;
}

bool LoopSearch::add_all(LoopNode& node, const Conditions& conditions) {
  Substitution now(terms, rounds.first_symbol, node.now);
  return std::all_of(conditions.begin(), conditions.end(),
                     [&](const Term* condition) { return add(node, now.copy(condition)); });
}

bool LoopSearch::add_checks(LoopNode& node, const std::vector<RangeCheck>& checks) {
  Conditions conditions;
  for (const RangeCheck& check : checks) {
    if (!forms.is_small(check.form)) {
      leave_open(node);
      return false;
    }
    forms.add_conditions(check, conditions);
  }
  for (const Term* condition : conditions) {
    LoopNode fails = node;
    if (add(fails, terms.negation(condition))) leave_open(fails);
    if (!add(node, condition)) return false;
  }
  return true;
}

void LoopSearch::leave_open(const LoopNode& node) {
  found.others.push_back(node.condition);
  count_leaf();
}

void LoopSearch::count_leaf() {
  if (found.traces.size() + found.others.size() > kMostLeaves) refuse(LoopRefusal::Irregular);
}

std::optional<LinearForm> LoopSearch::evaluated(const LinearForm& form,
                                                const LoopNode& node) const {
  std::optional<LinearForm> sum = LinearForm(form.constant());
  for (const auto& [term, factor] : form.parts()) {
    const auto variable = variables.variable_of(term);
    sum = sum->plus(factor, variable.has_value() ? node.exactly[*variable] : LinearForm::of(term));
    if (!sum.has_value()) return std::nullopt;
  }
  return forms.is_small(*sum) ? sum : std::nullopt;
}

// A check that cannot be made is one that nothing passes.
std::vector<RangeCheck> LoopSearch::evaluated(const std::vector<RangeCheck>& checks,
                                              const LoopNode& node) const {
  std::vector<RangeCheck> result;
  for (const RangeCheck& check : checks) {
    const auto form = evaluated(check.form, node);
    result.push_back(form.has_value() ? RangeCheck{*form, check.range} : kNever);
  }
  return result;
}

const Term* LoopSearch::term_of(const LinearCondition& condition, const LoopNode& node) {
  const auto form = evaluated(condition.form, node);
  if (!form.has_value()) return nullptr;
  if (condition.how == LinearCondition::How::AtMostZero) return forms.at_most_zero(*form);
  const Term* zero = forms.is_zero(*form);
  return condition.how == LinearCondition::How::Zero ? zero : terms.negation(zero);
}

LinearForm LoopSearch::form_of(const Term* term) {
  if (terms.arithmetic == Arithmetic::Wrap) return LinearForm::of(term);
  auto is_part = [](const Term* part) {
    const bool by_constant = part->op == Operator::Mul && part->args[1]->is_constant();
    return part->op != Operator::Add && part->op != Operator::Sub && part->op != Operator::Neg &&
           !by_constant;
  };
  std::vector<RangeCheck> none;
  const auto form = forms.of(term, is_part, none);
  return form.has_value() ? *form : LinearForm::of(term);
}

}  // namespace kukang
