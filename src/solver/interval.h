// What comparisons with constants leave of an integer: a least and a greatest value, and values in
// between that are excluded.

#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "expr/bounds.h"
#include "expr/term.h"

namespace kukang {

// x <= k, k <= x, x == k or x != k; or the same between two symbols.
enum class Relation : uint8_t { AtMost, AtLeast, Less, Equal, Different };

struct SymbolComparison {
  const Term* x;
  Relation relation;
  const Term* y;  // a symbol or a constant
};

inline std::optional<SymbolComparison> comparison_of(const Term& condition) {
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
  if (inner.op == Operator::Eq) return SymbolComparison{a, equality, b};
  if (inner.op == Operator::Lt) return SymbolComparison{a, Relation::Less, b};
  if (a->is_constant()) return SymbolComparison{b, Relation::AtLeast, a};
  return SymbolComparison{a, Relation::AtMost, b};
}

class Interval {
 public:
  explicit Interval(Extent bounds) : bounds_(bounds) {}

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
  void narrow(Relation relation, Wide k) {
    if (relation == Relation::AtMost || relation == Relation::Equal) at_most(k);
    if (relation == Relation::AtLeast || relation == Relation::Equal) at_least(k);
    if (relation == Relation::Less) at_most(k - 1);
    if (relation == Relation::Different) exclude(k);
  }

  bool entangled = false;  // something else is said about the symbol, too

 private:
  void restrict(Extent bounds) {
    const auto is_excluded = [&](Wide value) {
      return std::find(excluded_.begin(), excluded_.end(), value) != excluded_.end();
    };
    while (bounds.low <= bounds.high && is_excluded(bounds.low)) ++bounds.low;
    while (bounds.low <= bounds.high && is_excluded(bounds.high)) --bounds.high;
    bounds_ = bounds;
    std::erase_if(excluded_, [&](Wide value) { return !bounds_.contains(value); });
  }

  Extent bounds_;
  std::vector<Wide> excluded_;
};

}  // namespace kukang
