#include "solver/part_extent.h"

#include <algorithm>
#include <optional>

#include "absl/container/flat_hash_set.h"

namespace kukang {
namespace {

constexpr Extent kOpen = {0, 1};

Extent truth(bool possible, bool certain) { return {certain ? 1 : 0, possible ? 1 : 0}; }

Extent either(const Extent& a, const Extent& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

Extent square_of(const Extent& a) {
  const Wide low = a.low * a.low, high = a.high * a.high;
  return {a.contains(0) ? 0 : std::min(low, high), std::max(low, high)};
}

// By something that is not 0: rounding towards zero keeps the order.
Extent quotient_of(const Extent& a, const Extent& b) {
  Extent result = {kEndless, -kEndless};
  for (const Wide end : {a.low, a.high}) {
    for (const Wide by : {b.low, b.high}) result = either(result, {end / by, end / by});
  }
  return result;
}

bool is_remainder_by(const Term* term, const Term* divisor) {
  return term->op == Operator::Rem && term->args[1] == divisor;
}

// x % y + y, with r being x % y.
std::optional<Extent> remainder_and(const Extent& r, const Extent& y) {
  if (y.low > 0 && r.high <= 0) return Extent{1, y.high};
  if (y.high < 0 && r.low >= 0) return Extent{y.low, -1};
  return std::nullopt;
}

// What is known beyond the bounds of the operation.
std::optional<Extent> special_extent(const Term& term, const Extent& a, const Extent& b,
                                     Arithmetic arithmetic) {
  switch (term.op) {
    case Operator::Add:
      if (is_remainder_by(term.args[0], term.args[1])) return remainder_and(a, b);
      if (is_remainder_by(term.args[1], term.args[0])) return remainder_and(b, a);
      return std::nullopt;
    case Operator::Mul: {
      const bool square = term.args[0] == term.args[1] && is_long(a);
      if (!square || !is_exact(term.op, a, b, term.sort, arithmetic)) return std::nullopt;
      return square_of(a);
    }
    case Operator::Div: {
      if (is_endless(a) || is_endless(b) || b.contains(0)) return std::nullopt;
      const Extent quotient = quotient_of(a, b);
      const bool fits = quotient.within(machine_bounds(term.sort));  // not the least by -1
      return fits ? std::optional(quotient) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

Extent condition_extent(const Term& term, const Extent& a, const Extent& b) {
  if (is_floating(term.args[0]->sort)) return kOpen;
  switch (term.op) {
    case Operator::Not: return {1 - a.high, 1 - a.low};
    case Operator::Both: return {std::min(a.low, b.low), std::min(a.high, b.high)};
    case Operator::Either: return {std::max(a.low, b.low), std::max(a.high, b.high)};
    case Operator::Lt: return truth(a.low < b.high, a.high < b.low);
    case Operator::Le: return truth(a.low <= b.high, a.high <= b.low);
    case Operator::Eq:
      return truth(a.low <= b.high && b.low <= a.high,
                   a.low == a.high && b.low == b.high && a.low == b.low);
    default: return kOpen;
  }
}

}  // namespace

std::vector<const Term*> parts_of(const std::vector<const Term*>& conditions, size_t most) {
  absl::flat_hash_set<const Term*> seen;
  std::vector<const Term*> parts;
  auto add = [&](const Term* term) {
    if (seen.insert(term).second) parts.push_back(term);
  };
  for (const Term* condition : conditions) add(condition);
  for (size_t i = 0; i < parts.size(); ++i) {
    if (parts.size() > most) return {};
    const Term& term = *parts[i];
    for (int k = 0; k < arity_of(term.op); ++k) add(term.args[k]);
  }
  std::sort(parts.begin(), parts.end(), [](auto* a, auto* b) { return a->id < b->id; });
  return parts;
}

Extent part_extent(const Term& term, const Extent& a, const Extent& b, const Extent& c,
                   Arithmetic arithmetic) {
  if (term.is_constant()) return {term.bits, term.bits};
  if (term.is_symbol()) return bounds_of(term.range, arithmetic);
  if (term.op == Operator::Ite) return a.low == 1 ? b : a.high == 0 ? c : either(b, c);
  if (term.sort == Sort::Bool) return condition_extent(term, a, b);
  if (!is_integer(term.args[0]->sort)) return bounds_of_result(term, {}, {}, arithmetic);
  const auto special = special_extent(term, a, b, arithmetic);
  return special.has_value() ? *special : bounds_of_result(term, a, b, arithmetic);
}

}  // namespace kukang
