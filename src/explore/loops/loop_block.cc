#include "explore/loops/loop_block.h"

#include <algorithm>

namespace kukang {
namespace {

constexpr int64_t kLargestStep = 1 << 14;
constexpr int64_t kMostInTurn = 24;  // rounds

// Conditions of the same parts: the hardest one implies the others.
void add_hardest(LinearCondition condition, std::vector<LinearCondition>& conditions) {
  for (LinearCondition& other : conditions) {
    if (condition.how != other.how || condition.form.parts() != other.form.parts()) continue;
    if (condition.form == other.form) return;
    if (condition.how != LinearCondition::How::AtMostZero) continue;
    if (condition.form.constant() > other.form.constant()) other = std::move(condition);
    return;
  }
  conditions.push_back(std::move(condition));
}

void add_once(RangeCheck check, std::vector<RangeCheck>& checks) {
  const bool known = std::any_of(checks.begin(), checks.end(), [&](const RangeCheck& other) {
    return other.form == check.form && other.range.within(check.range);
  });
  if (!known) checks.push_back(std::move(check));
}

}  // namespace

std::optional<size_t> LoopVariables::variable_of(const Term* term) const {
  const auto& all = rounds_.variables;
  const auto it = std::find_if(all.begin(), all.end(), [&](const LoopVariable& variable) {
    return variable.symbol == term;
  });
  if (it == all.end()) return std::nullopt;
  return static_cast<size_t>(it - all.begin());
}

// --- one round ---

bool LoopVariables::is_regular(const LoopBlock& block) const {
  auto changes = [&](const auto& about) { return change_of(about.form, block).has_value(); };
  return std::all_of(block.conditions.begin(), block.conditions.end(), changes) &&
         std::all_of(block.checks.begin(), block.checks.end(), changes);
}

LoopBlock LoopVariables::block_of(const LoopRound& round) {
  LoopBlock block;
  for (size_t i = 0; i < size(); ++i) block.changes.push_back(change_of(i, round.after[i]));
  block.linear =
      std::all_of(round.conditions.begin(), round.conditions.end(),
                  [&](const Term* condition) { return add_condition(condition, block); });
  for (const LoopChange& change : block.changes) {
    block.linear &= change.how != LoopChange::How::Other;
  }
  block.repeats = block.linear && is_regular(block);
  return block;
}

// How often the variable is in a sum; nullopt: in something else, or another one is.
std::optional<int64_t> LoopVariables::factor_of(const Term* term, const Term* variable) {
  if (term == variable) return 1;
  if (has_none(term)) return 0;
  const bool is_sum = term->op == Operator::Add || term->op == Operator::Sub;
  if (!is_sum && term->op != Operator::Neg) return std::nullopt;
  const auto a = factor_of(term->args[0], variable);
  if (!a.has_value()) return std::nullopt;
  if (!is_sum) return -*a;
  const auto b = factor_of(term->args[1], variable);
  if (!b.has_value()) return std::nullopt;
  const int64_t sum = term->op == Operator::Add ? *a + *b : *a - *b;
  return sum >= -1 && sum <= 1 ? std::optional(sum) : std::nullopt;
}

// Sums are exact however integers wrap around: v + s is s more than v.
LoopChange LoopVariables::change_of(size_t variable, const Term* after) {
  using Change = LoopChange::How;
  const Term* symbol = rounds_.variables[variable].symbol;
  if (after == symbol) return {};
  if (has_none(after)) return {Change::Assign, after};
  if (factor_of(after, symbol) != 1) return {Change::Other};
  Substitution without(terms_, symbol->number(), {terms_.constant(symbol->sort, 0)});
  return {Change::Add, without.copy(after)};
}

// False: it is not about linear forms.
bool LoopVariables::add_condition(const Term* condition, LoopBlock& block) {
  if (has_none(condition)) return true;  // the same in every round
  if (condition->op == Operator::Both) {
    return add_condition(condition->args[0], block) && add_condition(condition->args[1], block);
  }
  const bool negated = condition->op == Operator::Not;
  const Term* order = negated ? condition->args[0] : condition;
  const Operator op = order->op;
  const bool compares = op == Operator::Eq || op == Operator::Lt || op == Operator::Le;
  if (!compares || !is_integer(order->args[0]->sort)) return false;
  auto is_part = [&](const Term* term) {
    return is_integer(term->sort) && (variable_of(term).has_value() || has_none(term));
  };
  const auto a = forms_.of(order->args[0], is_part, block.checks);
  const auto b = forms_.of(order->args[1], is_part, block.checks);
  if (!a.has_value() || !b.has_value()) return false;
  auto form = a->plus(-1, *b);
  if (!form.has_value()) return false;
  if (op == Operator::Eq) {
    block.conditions.push_back(
        {*form, negated ? LinearCondition::How::NotZero : LinearCondition::How::Zero});
    return true;
  }
  if (negated) {  // not a <= b is b - a + 1 <= 0, not a < b is b - a <= 0
    form = LinearForm(op == Operator::Le ? 1 : 0).plus(-1, *form);
  } else if (op == Operator::Lt) {
    form = form->plus(1, LinearForm(1));
  }
  if (!form.has_value()) return false;
  block.conditions.push_back({*form, LinearCondition::How::AtMostZero});
  return true;
}

std::optional<int64_t> LoopVariables::change_of(const LinearForm& form,
                                                const LoopBlock& block) const {
  Wide all = 0;
  for (const auto& [term, factor] : form.parts()) {
    const auto variable = variable_of(term);
    if (!variable.has_value()) continue;
    const LoopChange& change = block.changes[*variable];
    if (change.how == LoopChange::How::Keep) continue;
    if (change.how != LoopChange::How::Add || !change.by->is_constant()) return std::nullopt;
    all += Wide{factor} * change.by->bits;
  }
  if (all < -kLargestStep || all > kLargestStep) return std::nullopt;
  return static_cast<int64_t>(all);
}

// --- several rounds in turn ---

namespace {

// What a variable is worth at some moment of a block: what it was when that began, or something
// assigned since; and more.
struct WorthThen {
  std::optional<LinearForm> exactly;  // nullopt: that is not known
  const Term* by = nullptr;           // what was added, or assigned and added to
  bool assigned = false;
};

}  // namespace

std::optional<LoopBlock> LoopVariables::in_turn(const std::vector<Turn>& turns,
                                                const std::vector<const Term*>& now,
                                                const std::vector<bool>& counted) {
  using Change = LoopChange::How;
  LoopBlock all;
  std::vector<WorthThen> worth;
  for (const LoopVariable& variable : rounds_.variables) {
    worth.push_back({LinearForm::of(variable.symbol), nullptr, false});
  }
  // The form as it is at this moment, of what variables were when the block began.
  auto at_begin = [&](const LinearForm& form) -> std::optional<LinearForm> {
    std::optional<LinearForm> sum = LinearForm(form.constant());
    for (const auto& [term, factor] : form.parts()) {
      const auto variable = variable_of(term);
      const std::optional<LinearForm> part =
          variable.has_value() ? worth[*variable].exactly : LinearForm::of(term);
      if (sum.has_value() && part.has_value()) {
        sum = sum->plus(factor, *part);
      } else {
        return std::nullopt;
      }
    }
    return sum;
  };
  auto run_once = [&](const LoopBlock& block) {
    for (const LinearCondition& condition : block.conditions) {
      const auto form = at_begin(condition.form);
      if (!form.has_value()) return false;
      add_hardest({*form, condition.how}, all.conditions);
    }
    for (const RangeCheck& check : block.checks) {
      const auto form = at_begin(check.form);
      if (!form.has_value()) return false;
      add_once({*form, check.range}, all.checks);
    }
    for (size_t i = 0; i < size(); ++i) {
      const LoopChange& change = block.changes[i];
      WorthThen& value = worth[i];
      if (change.how == Change::Other) return false;
      if (change.how == Change::Keep) continue;
      if (change.how == Change::Assign) {
        value = {LinearForm::of(change.by), change.by, true};
      } else {
        const bool known = change.by->is_constant() && value.exactly.has_value();
        value.exactly = known ? value.exactly->plus(change.by->bits, LinearForm(1)) : std::nullopt;
        value.by =
            value.by == nullptr ? change.by : terms_.make(Operator::Add, value.by, change.by);
      }
      if (!counted[i]) continue;
      if (!value.exactly.has_value()) return false;
      if (terms_.arithmetic == Arithmetic::Wrap) {
        add_once({*value.exactly, range_in_forms(now[i]->sort)}, all.checks);
      }
    }
    return true;
  };
  int64_t in_turn = 0;
  for (const Turn& turn : turns) {
    for (int64_t i = 0; i < turn.times; ++i) {
      if (++in_turn > kMostInTurn || !turn.block->linear || !run_once(*turn.block)) {
        return std::nullopt;
      }
    }
  }
  for (size_t i = 0; i < size(); ++i) {
    const WorthThen& value = worth[i];
    LoopChange change;
    if (value.by != nullptr) change = {value.assigned ? Change::Assign : Change::Add, value.by};
    // What is assigned and asked about must be so from the first time on.
    if (counted[i] && value.assigned) {
      if (value.by != now[i]) return std::nullopt;
      change = {};
    }
    all.changes.push_back(change);
  }
  all.linear = all.repeats = is_regular(all);
  return all.repeats ? std::optional(std::move(all)) : std::nullopt;
}

}  // namespace kukang
