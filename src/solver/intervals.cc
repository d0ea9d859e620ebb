// An interval for every symbol, from the conjuncts that compare it with a constant.
//
// Per symbol: the least and the greatest value, and values in between that are excluded. A guard
// that the intervals refute is unsatisfiable; one that they imply is satisfiable, because φ is. A
// guard in between is satisfiable only if nothing else is said about its symbols: a symbol that
// occurs in any other kind of conjunct is entangled, and questions about it are for the layers
// below.

#include <algorithm>

#include "absl/container/flat_hash_map.h"
#include "expr/bounds.h"
#include "solver/following.h"
#include "solver/layer.h"
#include "solver/symbols.h"

namespace kukang {
namespace {

enum class Verdict : uint8_t { Never, Sometimes, Always, Unclear };

class Interval {
 public:
  explicit Interval(Bounds bounds) : bounds_(bounds) {}

  // The ends are never excluded values themselves.
  Wide low() const { return bounds_.low; }
  Wide high() const { return bounds_.high; }
  bool is_empty() const { return low() > high(); }
  bool is_single() const { return low() == high(); }
  bool contains(Wide value) const {
    return bounds_.contains(value) &&
           std::find(excluded_.begin(), excluded_.end(), value) == excluded_.end();
  }

  void at_most(Wide value) { restrict({low(), std::min(high(), value)}); }
  void at_least(Wide value) { restrict({std::max(low(), value), high()}); }
  void exclude(Wide value) {
    if (!contains(value)) return;
    excluded_.push_back(value);
    restrict(bounds_);
  }

  bool entangled = false;

 private:
  void restrict(Bounds bounds) {
    const auto is_excluded = [&](Wide value) {
      return std::find(excluded_.begin(), excluded_.end(), value) != excluded_.end();
    };
    while (bounds.low <= bounds.high && is_excluded(bounds.low)) ++bounds.low;
    while (bounds.low <= bounds.high && is_excluded(bounds.high)) --bounds.high;
    bounds_ = bounds;
    std::erase_if(excluded_, [&](Wide value) { return !bounds_.contains(value); });
  }

  Bounds bounds_;
  std::vector<Wide> excluded_;
};

// x <= k, k <= x, x == k or x != k; or the same between two symbols.
enum class Relation : uint8_t { AtMost, AtLeast, Less, Equal, Different };

struct Comparison {
  const Term* x;
  Relation relation;
  const Term* y;  // a symbol or a constant
};

std::optional<Comparison> comparison_of(const Term& condition) {
  const bool negated = condition.op == Operator::Not;
  const Term& inner = negated ? *condition.args[0] : condition;
  if (negated && inner.op != Operator::Eq) return std::nullopt;
  if (inner.op != Operator::Eq && inner.op != Operator::Le && inner.op != Operator::Lt) {
    return std::nullopt;
  }
  const Term* a = inner.args[0];
  const Term* b = inner.args[1];
  if (!is_integer(a->sort) || a->height > 0 || b->height > 0) return std::nullopt;
  const Relation equality = negated ? Relation::Different : Relation::Equal;
  if (inner.op == Operator::Eq) return Comparison{a, equality, b};
  if (inner.op == Operator::Lt) return Comparison{a, Relation::Less, b};
  if (a->is_constant()) return Comparison{b, Relation::AtLeast, a};
  return Comparison{a, Relation::AtMost, b};
}

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
    narrow(interval, comparison->relation, comparison->y->bits);
    change(comparison->x, std::move(interval));
  }

  static void narrow(Interval& interval, Relation relation, Wide k) {
    if (relation == Relation::AtMost || relation == Relation::Equal) interval.at_most(k);
    if (relation == Relation::AtLeast || relation == Relation::Equal) interval.at_least(k);
    if (relation == Relation::Less) interval.at_most(k - 1);
    if (relation == Relation::Different) interval.exclude(k);
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
