#include "solver/cases.h"

#include <utility>

namespace kukang {

bool CaseMaker::constrain(Case& to, uint32_t x, uint32_t y, Wide c) const {
  if (differences_.refuted(x, y, c)) return false;
  if (!differences_.implied(x, y, c)) to.push_back({x, y, false, c});
  return true;
}

bool CaseMaker::constrain_different(Case& to, uint32_t x, uint32_t y, Wide c) const {
  const bool less = differences_.implied(x, y, c - 1);
  const bool more = differences_.implied(y, x, -c - 1);
  if (less || more) return true;
  if (differences_.implied(x, y, c)) return constrain(to, x, y, c - 1);
  if (differences_.implied(y, x, -c)) return constrain(to, y, x, -c - 1);
  to.push_back({x, y, true, c});
  return true;
}

bool CaseMaker::constrain_all(Case& to, const Case& from) const {
  for (const auto& [x, y, is_different, c] : from) {
    const bool possible = is_different ? constrain_different(to, x, y, c) : constrain(to, x, y, c);
    if (!possible) return false;
  }
  return true;
}

std::optional<Cases> CaseMaker::of_condition(const Term& condition, int levels) {
  if (condition.is_constant()) return condition.is_true() ? Cases{Case()} : Cases();
  if (levels == 0) return std::nullopt;
  const auto part = [&](int i) { return of_condition(*condition.args[i], levels - 1); };
  switch (condition.op) {
    case Operator::Lt:
    case Operator::Le:
    case Operator::Eq:
      return of_comparison(condition.op, false, *condition.args[0], *condition.args[1], levels);
    case Operator::Not: {
      const Term& inner = *condition.args[0];
      if (inner.op != Operator::Eq) return std::nullopt;
      return of_comparison(inner.op, true, *inner.args[0], *inner.args[1], levels);
    }
    case Operator::Both: {
      const auto a = part(0);
      if (!a || a->empty()) return a;
      const auto b = part(1);
      return b ? of_both(*a, *b) : std::nullopt;
    }
    case Operator::Either: {
      auto a = part(0);
      const auto b = part(1);
      if (!a || !b || a->size() + b->size() > kMostCases) return std::nullopt;
      a->insert(a->end(), b->begin(), b->end());
      return a;
    }
    case Operator::Ite: {
      const Term* yes = terms_.make(Operator::Both, condition.args[0], condition.args[1]);
      const Term* no =
          terms_.make(Operator::Both, terms_.negation(condition.args[0]), condition.args[2]);
      return of_condition(*terms_.make(Operator::Either, yes, no), levels - 1);
    }
    default: return std::nullopt;
  }
}

std::optional<Cases> CaseMaker::of_both(const Cases& a, const Cases& b) const {
  Cases result;
  for (const Case& one : a) {
    for (const Case& other : b) {
      Case joined = one;
      joined.insert(joined.end(), other.begin(), other.end());
      result.push_back(std::move(joined));
      if (result.size() > kMostCases) return std::nullopt;
    }
  }
  return result;
}

std::optional<Cases> CaseMaker::of_comparison(Operator op, bool negated, const Term& a,
                                              const Term& b, int levels) {
  if (!is_integer(a.sort)) return std::nullopt;
  const auto left = of_integer(a, levels);
  if (!left) return std::nullopt;
  const auto right = of_integer(b, levels);
  if (!right) return std::nullopt;
  Cases result;
  for (const Value& one : *left) {
    for (const Value& other : *right) {
      const auto difference = combined(one, other, true);
      if (!difference) return std::nullopt;
      const auto& [x, y, c, _] = *difference;
      Case joined;
      if (!constrain_all(joined, one.under) || !constrain_all(joined, other.under)) continue;
      bool possible = true;
      if (negated) {
        possible = constrain_different(joined, x, y, -c);
      } else {
        possible = constrain(joined, x, y, op == Operator::Lt ? -c - 1 : -c);
        if (op == Operator::Eq) possible = possible && constrain(joined, y, x, c);
      }
      if (possible) result.push_back(std::move(joined));
      if (result.size() > kMostCases) return std::nullopt;
    }
  }
  return result;
}

std::optional<CaseMaker::Values> CaseMaker::of_integer(const Term& term, int levels) {
  if (term.is_constant()) return Values{{.c = term.bits}};
  if (term.is_symbol()) {
    const auto node = node_(&term);
    if (!node) return std::nullopt;
    return Values{{.x = *node}};
  }
  if (levels == 0) return std::nullopt;
  switch (term.op) {
    case Operator::Add: return of_sum(term, false, *term.args[0], *term.args[1], levels);
    case Operator::Sub: return of_sum(term, true, *term.args[0], *term.args[1], levels);
    case Operator::Neg:
      return of_sum(term, true, *terms_.constant(term.sort, 0), *term.args[0], levels);
    case Operator::Ite: return of_choice(term, levels);
    case Operator::ToLong:
    case Operator::ToInt: {
      const Term& inner = *term.args[0];
      if (!is_integer(inner.sort)) return std::nullopt;
      const auto values = of_integer(inner, levels - 1);
      if (!values || terms_.arithmetic == Arithmetic::Math || term.sort == Sort::Long)
        return values;
      const Extent machine = machine_bounds(Sort::Int);
      for (const auto& [x, y, c, under] : *values) {  // no cases for truncation
        if (!differences_.implied(x, y, machine.high - c)) return std::nullopt;
        if (!differences_.implied(y, x, c - machine.low)) return std::nullopt;
      }
      return values;
    }
    default: return std::nullopt;
  }
}

std::optional<CaseMaker::Values> CaseMaker::of_choice(const Term& ite, int levels) {
  Values result;
  for (const int arm : {1, 2}) {
    const Term* when = arm == 1 ? ite.args[0] : terms_.negation(ite.args[0]);
    const auto conditions = of_condition(*when, levels - 1);
    const auto values = of_integer(*ite.args[arm], levels - 1);
    if (!conditions || !values) return std::nullopt;
    for (const Case& condition : *conditions) {
      for (Value value : *values) {
        value.under.insert(value.under.end(), condition.begin(), condition.end());
        result.push_back(std::move(value));
      }
    }
    if (result.size() > kMostCases) return std::nullopt;
  }
  return result;
}

std::optional<CaseMaker::Values> CaseMaker::of_sum(const Term& sum, bool subtract, const Term& a,
                                                   const Term& b, int levels) {
  const auto left = of_integer(a, levels - 1);
  if (!left) return std::nullopt;
  const auto right = of_integer(b, levels - 1);
  if (!right) return std::nullopt;
  Values result;
  for (const Value& one : *left) {
    for (const Value& other : *right) {
      auto exact = combined(one, other, subtract);
      if (!exact) return std::nullopt;
      exact->under = one.under;
      exact->under.insert(exact->under.end(), other.under.begin(), other.under.end());
      if (terms_.arithmetic == Arithmetic::Math) {
        result.push_back(*std::move(exact));
      } else {
        add_wrapped(*exact, sum.sort, result);
      }
      if (result.size() > kMostCases) return std::nullopt;
    }
  }
  return result;
}

// A sum or difference of two machine integers is off by at most one turn.
void CaseMaker::add_wrapped(const Value& exact, Sort sort, Values& to) const {
  const Extent machine = machine_bounds(sort);
  const Wide turn = machine.high - machine.low + 1;
  for (const int turns : {0, 1, -1}) {
    Value value = exact;
    value.c -= turns * turn;
    const auto& [x, y, c, _] = value;
    if (constrain(value.under, x, y, machine.high - c) &&
        constrain(value.under, y, x, c - machine.low)) {
      to.push_back(std::move(value));
    }
  }
}

// a + b or a - b, if no more than two variables are left of it, of different signs.
std::optional<CaseMaker::Value> CaseMaker::combined(const Value& a, const Value& b, bool subtract) {
  constexpr uint32_t kZero = Differences::kZero;
  uint32_t plus[2] = {a.x, subtract ? b.y : b.x};
  uint32_t minus[2] = {a.y, subtract ? b.x : b.y};
  for (uint32_t& p : plus) {
    for (uint32_t& m : minus) {
      if (p == m) p = m = kZero;
    }
  }
  if ((plus[0] != kZero && plus[1] != kZero) || (minus[0] != kZero && minus[1] != kZero)) {
    return std::nullopt;
  }
  Value result;
  result.x = plus[0] != kZero ? plus[0] : plus[1];
  result.y = minus[0] != kZero ? minus[0] : minus[1];
  result.c = subtract ? a.c - b.c : a.c + b.c;
  return result;
}

}  // namespace kukang
