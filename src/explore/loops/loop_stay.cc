#include "explore/loops/loop_stay.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "absl/container/flat_hash_set.h"

namespace kukang {
namespace {

// A form that is at most zero and grows by so much each time.
using GrowingForm = std::pair<LinearForm, int64_t>;
using Failing = std::vector<GrowingForm>;

class Quotients {
 public:
  bool are_in(const Term* term) {
    if (term->is_constant() || term->is_symbol() || !seen_.insert(term).second) return false;
    if (term->op == Operator::Div || term->op == Operator::Shr) return true;
    return std::any_of(term->args, term->args + arity_of(term->op),
                       [&](const Term* part) { return are_in(part); });
  }

 private:
  absl::flat_hash_set<const Term*> seen_;
};

class Stay {
 public:
  Stay(LoopSearch& search, const LoopBlock& block, std::optional<size_t> round)
      : search_(search), block_(block), round_(round) {}

  std::vector<LoopNode> after(LoopNode node) {
    run(std::move(node));
    return std::move(after_);
  }

 private:
  void run(LoopNode node) {
    if (!search_.add_checks(node, search_.evaluated(block_.checks, node))) return;
    bool once = false;
    Failing failing;                  // forms that grow, and by how much
    std::vector<LinearForm> parting;  // those that are not zero, but may come to be
    for (const LinearCondition& condition : block_.conditions) {
      const int64_t step = *search_.variables.change_of(condition.form, block_);
      if (step == 0) continue;
      const auto form = search_.evaluated(condition.form, node);
      if (!form.has_value()) return search_.leave_open(node);
      switch (condition.how) {
        case LinearCondition::How::Zero: once = true; break;
        case LinearCondition::How::AtMostZero:
          if (step > 0) failing.emplace_back(*form, step);
          break;
        case LinearCondition::How::NotZero: {
          // On the side from which it comes closer to zero, that is where it ends.
          const int64_t sign = step > 0 ? 1 : -1;
          const auto below = LinearForm(1).plus(sign, *form);
          const auto above = LinearForm(1).plus(-sign, *form);
          if (!below.has_value() || !above.has_value()) return search_.leave_open(node);
          parting.push_back(*above);
          failing.emplace_back(*below, sign * step);
          break;
        }
      }
    }
    if (once) return finish(std::move(node), LinearForm(1), nullptr);
    part(std::move(node), std::move(failing), parting);
  }

  // Those that go away from zero never come to be zero.
  void part(LoopNode node, Failing failing, const std::vector<LinearForm>& parting) {
    if (parting.empty()) return count(node, failing);
    const LinearForm& above = parting.front();
    const std::vector<LinearForm> rest(parting.begin() + 1, parting.end());
    const auto closer = LinearForm(2).plus(-1, above);  // the other side: 1 - (above - 1)
    const auto is_closer = [&](const GrowingForm& one) {
      return closer.has_value() && one.first == *closer;
    };
    LoopNode away = node;
    if (search_.add(away, search_.forms.at_most_zero(above))) {
      Failing others;
      for (const auto& one : failing) {
        if (!is_closer(one)) others.push_back(one);
      }
      part(std::move(away), std::move(others), rest);
    }
    if (!closer.has_value()) return search_.refuse(LoopRefusal::Irregular);
    if (search_.add(node, search_.forms.at_most_zero(*closer))) {
      part(std::move(node), std::move(failing), rest);
    }
  }

  // Which of the conditions is the first to fail, and when?
  void count(const LoopNode& node, const Failing& failing) {
    if (failing.empty()) return search_.leave_open(node);  // it is run for ever
    for (size_t i = 0; i < failing.size(); ++i) {
      if (search_.refused.has_value()) return;
      LoopNode first = node;
      bool is_first = true;
      for (size_t j = 0; j < failing.size() && is_first; ++j) {
        if (j == i) continue;
        // -form / step is not more, or less: so with what is rounded down.
        auto later = LinearForm(j < i ? 1 : 0).plus(failing[i].second, failing[j].first);
        if (later.has_value()) later = later->plus(-failing[j].second, failing[i].first);
        if (!later.has_value() || !search_.forms.is_small(*later))
          return search_.refuse(LoopRefusal::Irregular);
        is_first = search_.add(first, search_.forms.at_most_zero(*later));
      }
      if (!is_first) continue;
      const auto times = times_until(failing[i], first);
      if (times.has_value()) {
        finish(std::move(first), *times, &failing[i]);
      } else {
        search_.leave_open(first);
      }
    }
  }

  // After how many times the condition fails, which holds now. Where integers wrap around, a
  // quotient of another one is more than solvers can be asked about.
  std::optional<LinearForm> times_until(const GrowingForm& failing, const LoopNode& node) {
    const auto& [form, step] = failing;
    const auto far = LinearForm().plus(-1, form);
    if (!far.has_value()) return std::nullopt;
    if (step == 1) return far->plus(1, LinearForm(1));
    const Term* distance = search_.forms.exact(*far);
    if (search_.wraps() && Quotients().are_in(distance)) {
      search_.refuse(LoopRefusal::Irregular);
      return std::nullopt;
    }
    const LinearForm rounds = LinearForm::of(quotient(distance, step));
    Conditions limits;
    if (search_.wraps()) {
      search_.forms.add_conditions({rounds, range_in_forms(Sort::Long)}, limits);
    }
    for (const Term* limit : limits) {
      if (search_.is_feasible(node, search_.terms.negation(limit))) return std::nullopt;
    }
    return rounds.plus(1, LinearForm(1));
  }

  // Of what is not negative. Solvers shift better than they divide.
  const Term* quotient(const Term* distance, int64_t step) {
    const auto bits = static_cast<uint64_t>(step);
    if (search_.wraps() && std::has_single_bit(bits)) {
      return search_.terms.make(Operator::Shr, distance,
                                search_.terms.of(int32_t{std::countr_zero(bits)}));
    }
    return search_.terms.make(Operator::Div, distance,
                              search_.terms.constant(distance->sort, step));
  }

  // The block is run so often: until that condition fails.
  void finish(LoopNode node, const LinearForm& times, const GrowingForm* failing) {
    std::vector<RangeCheck> checks;
    // What is compared, in the last round; what variables are worth, after it.
    auto add_check = [&](const std::optional<LinearForm>& now, int64_t step, const Extent& range,
                         bool after) {
      if (step == 0) return;
      checks.push_back(now.has_value() ? check_at_end(*now, step, range, times, failing, after)
                                       : LoopSearch::kNever);
    };
    for (const RangeCheck& check : block_.checks) {
      add_check(search_.evaluated(check.form, node),
                *search_.variables.change_of(check.form, block_), check.range, false);
    }
    std::vector<std::optional<LinearForm>> exactly(node.now.size());
    for (size_t i = 0; i < node.now.size(); ++i) {
      exactly[i] = exactly_after(node, i, block_.changes[i], times);
      if (!search_.counted[i] || search_.terms.arithmetic == Arithmetic::Math) continue;
      const Extent range = range_in_forms(node.now[i]->sort);
      const LoopChange& change = block_.changes[i];
      if (change.how == LoopChange::How::Assign) checks.push_back({*exactly[i], range});
      if (change.how != LoopChange::How::Add || !exactly[i].has_value()) continue;
      add_check(node.exactly[i], change.by->bits, range, true);
    }
    if (!search_.add_checks(node, checks)) return;
    for (size_t i = 0; i < node.now.size(); ++i) {
      node.now[i] = now_after(node, i, block_.changes[i], times, exactly[i]);
      node.exactly[i] = exactly[i].has_value() ? *exactly[i] : search_.form_of(node.now[i]);
    }
    const Term* known = search_.forms.is_small(times) ? search_.forms.exact(times) : nullptr;
    const bool is_known = known != nullptr && known->is_constant();
    node.past.push_back({round_, is_known ? std::optional(known->bits) : std::nullopt});
    after_.push_back(std::move(node));
  }

  // That what is within the range now, and grows by the step, is so the last time, or after it. A
  // condition that grows by more than one each time is at most zero the last time, and at most that
  // much above it then: so it is said without a quotient, and a little too strictly.
  RangeCheck check_at_end(const LinearForm& now, int64_t step, const Extent& range,
                          const LinearForm& times, const GrowingForm* failing, bool after) const {
    if (failing == nullptr || failing->second == 1) {
      const std::optional<LinearForm> count = after ? times : times.plus(-1, LinearForm(1));
      const auto then = count.has_value() ? now.plus(step, *count) : std::nullopt;
      return then.has_value() ? RangeCheck{*then, range} : LoopSearch::kNever;
    }
    const auto& [form, by] = *failing;
    // by * then = by * now + step * (form then - form)
    auto most = LinearForm(after ? step * by : 0).plus(by, now);
    if (most.has_value()) most = most->plus(-step, form);
    if (!most.has_value()) return LoopSearch::kNever;
    return {*most,
            step > 0 ? Extent{-kEndless, range.high * by} : Extent{range.low * by, kEndless}};
  }

  // nullopt: it is not changed by a number, or too large. Of what is not counted only the low bits
  // are right.
  std::optional<LinearForm> exactly_after(const LoopNode& node, size_t variable,
                                          const LoopChange& change, const LinearForm& times) {
    switch (change.how) {
      case LoopChange::How::Keep: return node.exactly[variable];
      case LoopChange::How::Assign: return search_.form_of(change.by);
      default: break;
    }
    if (!change.by->is_constant()) return std::nullopt;
    const auto after = node.exactly[variable].plus(change.by->bits, times);
    return after.has_value() && search_.forms.is_small(*after) ? after : std::nullopt;
  }

  const Term* now_after(const LoopNode& node, size_t variable, const LoopChange& change,
                        const LinearForm& times, const std::optional<LinearForm>& exactly) {
    const Term* now = node.now[variable];
    switch (change.how) {
      case LoopChange::How::Keep: return now;
      case LoopChange::How::Assign: return change.by;
      default: break;
    }
    if (exactly.has_value()) return search_.forms.wrapped(*exactly, now->sort);
    const Term* often = search_.forms.wrapped(times, now->sort);
    return search_.terms.make(Operator::Add, now,
                              search_.terms.make(Operator::Mul, often, change.by));
  }

  LoopSearch& search_;
  const LoopBlock& block_;
  const std::optional<size_t> round_;
  std::vector<LoopNode> after_;
};

}  // namespace

std::vector<LoopNode> after_stay(LoopSearch& search, LoopNode node, const LoopBlock& block,
                                 std::optional<size_t> round) {
  return Stay(search, block, round).after(std::move(node));
}

}  // namespace kukang
