// An interval for every symbol, from the conjuncts that compare it with a constant.
//
// Per symbol: the least and the greatest value, and values in between that are excluded. A guard
// that the intervals refute is unsatisfiable; one that they imply is satisfiable, because φ is. A
// guard in between is satisfiable only if nothing else is said about its symbols: a symbol that
// occurs in any other kind of conjunct is entangled, and questions about it are for the layers
// below.

#include <algorithm>

#include "absl/container/flat_hash_map.h"
#include "solver/following.h"
#include "solver/interval.h"
#include "solver/layer.h"
#include "solver/symbols.h"

namespace kukang {
namespace {

enum class Verdict : uint8_t { Never, Sometimes, Always, Unclear };

class Intervals final : public Layer {
 public:
  Intervals(Terms& terms, std::unique_ptr<Solver> below)
      : Layer("intervals", std::move(below)), arithmetic_(terms.arithmetic) {}

 private:
  std::optional<Answer> decide(const PathCondition& phi, const Term& guard) override {
    following_.follow(
        phi, [&] { return before_.size(); }, [&](const Term& condition) { add(condition); },
        [&](size_t mark) { back_to(mark); });
    switch (verdict_on(guard, kLevels)) {
      case Verdict::Never: return Answer::Unsatisfiable;
      case Verdict::Sometimes:
      case Verdict::Always: return Answer::Satisfiable;
      case Verdict::Unclear: return std::nullopt;
    }
    return std::nullopt;
  }

  Interval interval_of(const Term* term) const {
    if (term->is_constant()) return Interval({term->bits, term->bits});
    const auto found = known_.find(term);
    return found != known_.end() ? found->second : Interval(bounds_of(term->range, arithmetic_));
  }

  void change(const Term* symbol, Interval interval) {
    before_.emplace_back(symbol, interval_of(symbol));
    known_.insert_or_assign(symbol, std::move(interval));
  }

  void back_to(size_t mark) {
    while (before_.size() > mark) {
      known_.insert_or_assign(before_.back().first, std::move(before_.back().second));
      before_.pop_back();
    }
  }

  void add(const Term& condition) {
    if (condition.op == Operator::Both && condition.height < Term::kTall) {
      add(*condition.args[0]);
      add(*condition.args[1]);
      return;
    }
    const auto comparison = comparison_of(condition);
    if (!comparison || !comparison->y->is_constant() || comparison->x->is_constant()) {
      for (const Term* symbol : symbols_of_(condition)) {
        Interval interval = interval_of(symbol);
        if (interval.entangled) continue;
        interval.entangled = true;
        change(symbol, std::move(interval));
      }
      return;
    }
    Interval interval = interval_of(comparison->x);
    interval.narrow(comparison->relation, comparison->y->bits);
    change(comparison->x, std::move(interval));
  }

  Verdict verdict_on(const Term& guard, int levels) {
    if (guard.is_constant()) return guard.is_true() ? Verdict::Always : Verdict::Never;
    if (levels > 0 && (guard.op == Operator::Both || guard.op == Operator::Either)) {
      return verdict_on_pair(guard.op == Operator::Both, verdict_on(*guard.args[0], levels - 1),
                             verdict_on(*guard.args[1], levels - 1));
    }
    const auto comparison = comparison_of(guard);
    if (!comparison) return Verdict::Unclear;
    const Interval x = interval_of(comparison->x);
    const Interval y = interval_of(comparison->y);
    const Verdict verdict = verdict_on_intervals(x, comparison->relation, y);
    if (verdict == Verdict::Sometimes && (x.entangled || y.entangled)) return Verdict::Unclear;
    return verdict;
  }

  static Verdict verdict_on_pair(bool is_both, Verdict a, Verdict b) {
    const Verdict neutral = is_both ? Verdict::Always : Verdict::Never;
    const Verdict deciding = is_both ? Verdict::Never : Verdict::Always;
    if (a == deciding || b == deciding) return deciding;
    if (a == neutral) return b;
    if (b == neutral) return a;
    // Each possible for itself: for a conjunction, not yet both together.
    if (!is_both && (a == Verdict::Sometimes || b == Verdict::Sometimes)) return Verdict::Sometimes;
    return Verdict::Unclear;
  }

  // Of two different symbols, or of a symbol and a constant.
  static Verdict verdict_on_intervals(const Interval& x, Relation relation, const Interval& y) {
    const auto verdict = [](bool possible, bool certain) {
      return !possible ? Verdict::Never : certain ? Verdict::Always : Verdict::Sometimes;
    };
    switch (relation) {
      case Relation::AtMost: return verdict(x.low() <= y.high(), x.high() <= y.low());
      case Relation::AtLeast: return verdict(y.low() <= x.high(), y.high() <= x.low());
      case Relation::Less: return verdict(x.low() < y.high(), x.high() < y.low());
      case Relation::Equal: return equality_of(x, y);
      case Relation::Different:
        switch (equality_of(x, y)) {
          case Verdict::Never: return Verdict::Always;
          case Verdict::Always: return Verdict::Never;
          default: return Verdict::Sometimes;  // one of them has a second value
        }
    }
    return Verdict::Unclear;
  }

  static Verdict equality_of(const Interval& x, const Interval& y) {
    if (x.is_single() && y.is_single()) {
      return x.low() == y.low() ? Verdict::Always : Verdict::Never;
    }
    if (x.is_single()) return y.contains(x.low()) ? Verdict::Sometimes : Verdict::Never;
    if (y.is_single()) return x.contains(y.low()) ? Verdict::Sometimes : Verdict::Never;
    const Wide low = std::max(x.low(), y.low());
    const Wide high = std::min(x.high(), y.high());
    if (low > high) return Verdict::Never;
    // An end of either interval is a value of it: enough to be sure without counting.
    if (x.contains(low) && y.contains(low)) return Verdict::Sometimes;
    if (x.contains(high) && y.contains(high)) return Verdict::Sometimes;
    return Verdict::Unclear;
  }

  static constexpr int kLevels = 4;

  const Arithmetic arithmetic_;
  Following<size_t> following_;
  SymbolsOf symbols_of_;
  absl::flat_hash_map<const Term*, Interval> known_;
  std::vector<std::pair<const Term*, Interval>> before_;  // for going back
};

}  // namespace

std::unique_ptr<Solver> interval_layer(Terms& terms, std::unique_ptr<Solver> below) {
  return std::make_unique<Intervals>(terms, std::move(below));
}

}  // namespace kukang
