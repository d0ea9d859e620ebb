// Comparisons. Against a constant, a comparison is moved inwards as far as it goes: through x + c,
// through the three-way comparisons and through the arms of an Ite. Each step is a call within a
// call, so a term that is taller than any that a person wrote is left as it is.

#include "expr/bounds.h"
#include "expr/simplify.h"

namespace kukang {
namespace {

bool is_three_way(const Term* term) {
  return term->op == Operator::Compare || term->op == Operator::CompareL ||
         term->op == Operator::CompareG;
}

// Compare(a, b) against a constant is first one of these.
enum class Outcome : uint8_t { Less, NotMore, Same, NotLess, More };

// With NaN, CompareL gives -1 and CompareG 1: what counts NaN in is the negation of what does not.
const Term* on_values(Terms& terms, const Term* comparison, Outcome outcome) {
  const Term* a = comparison->args[0];
  const Term* b = comparison->args[1];
  const bool nan_is_less = comparison->op == Operator::CompareL;
  const bool nan_is_more = comparison->op == Operator::CompareG;
  switch (outcome) {
    case Outcome::Less:
      return nan_is_less ? terms.negation(terms.make(Operator::Le, b, a))
                         : terms.make(Operator::Lt, a, b);
    case Outcome::NotMore:
      return nan_is_less ? terms.negation(terms.make(Operator::Lt, b, a))
                         : terms.make(Operator::Le, a, b);
    case Outcome::Same: return terms.make(Operator::Eq, a, b);
    case Outcome::NotLess:
      return nan_is_more ? terms.negation(terms.make(Operator::Lt, a, b))
                         : terms.make(Operator::Le, b, a);
    case Outcome::More:
      return nan_is_more ? terms.negation(terms.make(Operator::Le, a, b))
                         : terms.make(Operator::Lt, b, a);
  }
  return nullptr;
}

// nullptr where the sort has no such constant.
const Term* constant_of(Terms& terms, Sort sort, Wide value) {
  const Sort width = terms.arithmetic == Arithmetic::Math ? Sort::Long : sort;
  if (!machine_bounds(width).contains(value)) return nullptr;
  return terms.constant(sort, static_cast<int64_t>(value));
}

// Into the arms of an Ite, where that decides one of them.
template <class Compare>
const Term* into_arms(Terms& terms, const Term* ite, Compare compare) {
  if (!ite->args[1]->is_constant() && !ite->args[2]->is_constant()) return nullptr;
  return terms.make(Operator::Ite, ite->args[0], compare(ite->args[1]), compare(ite->args[2]));
}

// Is the conversion between Int and Long the same number?
bool keeps_number(Terms& terms, const Term* conversion) {
  const Term* inner = conversion->args[0];
  return is_integer(inner->sort) &&
         (terms.arithmetic == Arithmetic::Math ||
          bounds_of(*inner, terms.arithmetic).within(machine_bounds(conversion->sort)));
}

// Of a product that cannot wrap around and has a positive factor: the other one, which has its
// sign.
const Term* signed_factor(Terms& terms, const Term* product) {
  const Extent a = bounds_of(*product->args[0], terms.arithmetic);
  const Extent b = bounds_of(*product->args[1], terms.arithmetic);
  if (!is_exact(Operator::Mul, a, b, product->sort, terms.arithmetic)) return nullptr;
  return b.low > 0 ? product->args[0] : a.low > 0 ? product->args[1] : nullptr;
}

// x <= k, or k <= x: one side of an order against a constant.
struct OneSided {
  const Term* x;
  bool from_above;  // x <= k
  Wide k;

  const Term* made(Terms& terms) const {
    const Term* constant = constant_of(terms, x->sort, k);
    if (constant == nullptr) return nullptr;
    return from_above ? terms.make(Operator::Le, x, constant)
                      : terms.make(Operator::Le, constant, x);
  }
};

// Of a & b, a | b, a ^ b: whether it is negative is a matter of whether a and b are. Each of them
// may be made of the same parts, and so on, so this is for low terms.
const Term* on_sign(Terms& terms, const OneSided& order) {
  constexpr uint8_t kLow = 6;
  const auto [x, from_above, k] = order;
  if (k != (from_above ? -1 : 0) || x->height > kLow) return nullptr;
  const Term* negative[2];
  for (const int i : {0, 1}) {
    if (!bounds_of(*x->args[i], terms.arithmetic).within(machine_bounds(x->sort))) return nullptr;
    negative[i] = terms.make(Operator::Lt, x->args[i], terms.constant(x->sort, 0));
  }
  const auto [a, b] = negative;
  const Term* is_negative =
      x->op == Operator::And ? terms.make(Operator::Both, a, b)
      : x->op == Operator::Or
          ? terms.make(Operator::Either, a, b)
          : terms.make(Operator::Either, terms.make(Operator::Both, a, terms.negation(b)),
                       terms.make(Operator::Both, terms.negation(a), b));
  return from_above ? is_negative : terms.negation(is_negative);
}

// The same order on what x is computed from, where the computation cannot wrap around.
const Term* on_operand(Terms& terms, const OneSided& order) {
  const auto [x, from_above, k] = order;
  if (x->height == Term::kTall) return nullptr;
  const auto bounds = [&](int i) { return bounds_of(*x->args[i], terms.arithmetic); };
  switch (x->op) {
    case Operator::Add:
      if (!x->args[1]->is_constant() ||
          !is_exact(x->op, bounds(0), bounds(1), x->sort, terms.arithmetic)) {
        return nullptr;
      }
      return OneSided{x->args[0], from_above, k - x->args[1]->bits}.made(terms);
    case Operator::Neg:
      if (!is_exact(x->op, bounds(0), {}, x->sort, terms.arithmetic)) return nullptr;
      return OneSided{x->args[0], !from_above, -k}.made(terms);
    case Operator::Sub: {
      if (!is_exact(x->op, bounds(0), bounds(1), x->sort, terms.arithmetic)) return nullptr;
      if (x->args[0]->is_constant()) {
        return OneSided{x->args[1], !from_above, x->args[0]->bits - k}.made(terms);
      }
      if (terms.arithmetic == Arithmetic::Wrap) {
        // The offset would be one more computation: only x - y <= 0 and x - y < 0.
        if (k != 0 && k != (from_above ? -1 : 1)) return nullptr;
        const Operator op = k == 0 ? Operator::Le : Operator::Lt;
        return from_above ? terms.make(op, x->args[0], x->args[1])
                          : terms.make(op, x->args[1], x->args[0]);
      }
      const Term* offset = constant_of(terms, x->sort, k);
      if (offset == nullptr) return nullptr;
      const Term* other = terms.make(Operator::Add, x->args[1], offset);
      return from_above ? terms.make(Operator::Le, x->args[0], other)
                        : terms.make(Operator::Le, other, x->args[0]);
    }
    case Operator::Mul:
      // Its sign is that of the factor whose sign is open.
      if (k != 0 && k != (from_above ? -1 : 1)) return nullptr;
      if (const Term* factor = signed_factor(terms, x))
        return OneSided{factor, from_above, k}.made(terms);
      return nullptr;
    case Operator::Rem:
      // r <= 0, r < 0, 0 <= r, 0 < r
      if (k != 0 && k != (from_above ? -1 : 1)) return nullptr;
      return simplify_remainder_sign(terms, x, from_above, k != 0);
    case Operator::And:
    case Operator::Or:
    case Operator::Xor: return on_sign(terms, order);
    case Operator::ToInt:
    case Operator::ToLong:
      if (!keeps_number(terms, x)) return nullptr;
      return OneSided{x->args[0], from_above, k}.made(terms);
    case Operator::Ite:
      return into_arms(terms, x, [&](const Term* arm) {
        return OneSided{arm, from_above, k}.made(terms);
      });
    default: return nullptr;
  }
}

const Term* simplify_one_sided(Terms& terms, const OneSided& order) {
  const auto [x, from_above, k] = order;
  const Extent bounds = bounds_of(*x, terms.arithmetic);
  const Wide near = from_above ? bounds.low : bounds.high;
  const Wide far = from_above ? bounds.high : bounds.low;
  const Wide inwards = from_above ? -1 : 1;
  if (from_above ? far <= k : k <= far) return terms.of(true);
  if (from_above ? k < near : near < k) return terms.of(false);
  if (is_three_way(x)) {
    if (k == 0) return on_values(terms, x, from_above ? Outcome::NotMore : Outcome::NotLess);
    return on_values(terms, x, from_above ? Outcome::Less : Outcome::More);
  }
  if (const Term* simpler = on_operand(terms, order)) return simpler;
  // The last value on a side, and all but the last, are better said with ==.
  if (k == near) return terms.make(Operator::Eq, x, constant_of(terms, x->sort, k));
  if (k == far + inwards) {
    if (const Term* last = constant_of(terms, x->sort, far)) {
      return terms.negation(terms.make(Operator::Eq, x, last));
    }
  }
  return nullptr;
}

// a < b or a <= b as x + d <= y with unbounded integers, in one of four forms: x < y, x <= y,
// x + d <= y with d > 1, x <= y + d with d > 0.
const Term* simplify_unbounded_order(Terms& terms, Operator op, const Term* a, const Term* b) {
  const auto [x, c1] = offset_of(a);
  const auto [y, c2] = offset_of(b);
  const Wide d = static_cast<Wide>(c1) - c2 + (op == Operator::Lt ? 1 : 0);
  if (x == y) return terms.of(d <= 0);
  const Term* left = x;
  const Term* right = y;
  if (d > 1) {
    const Term* offset = constant_of(terms, x->sort, d);
    if (offset == nullptr) return nullptr;
    left = terms.make(Operator::Add, x, offset);
  } else if (d < 0) {
    const Term* offset = constant_of(terms, x->sort, -d);
    if (offset == nullptr) return nullptr;
    right = terms.make(Operator::Add, y, offset);
  }
  const Operator better = d == 1 ? Operator::Lt : Operator::Le;
  if (better == op && left == a && right == b) return nullptr;
  return terms.make(better, left, right);
}

const Term* simplify_order(Terms& terms, Operator op, const Term* a, const Term* b) {
  if (a == b) return terms.of(op == Operator::Le);
  const Wide strict = op == Operator::Lt ? 1 : 0;
  if (a->is_constant() || b->is_constant()) {
    const OneSided order = b->is_constant() ? OneSided{a, true, b->bits - strict}
                                            : OneSided{b, false, a->bits + strict};
    if (!strict) return simplify_one_sided(terms, order);
    if (const Term* made = order.made(terms)) return made;
  }
  const Extent left = bounds_of(*a, terms.arithmetic);
  const Extent right = bounds_of(*b, terms.arithmetic);
  if (left.high + strict <= right.low) return terms.of(true);
  if (left.low + strict > right.high) return terms.of(false);
  if (a->op == b->op && (a->op == Operator::ToLong || a->op == Operator::ToInt) &&
      a->args[0]->sort == b->args[0]->sort && keeps_number(terms, a) && keeps_number(terms, b)) {
    return terms.make(op, a->args[0], b->args[0]);
  }
  if (const Term* simpler = simplify_remainder_order(terms, a, b)) return simpler;
  if (terms.arithmetic == Arithmetic::Math) return simplify_unbounded_order(terms, op, a, b);
  return nullptr;
}

bool is_zero_or_one(Terms& terms, const Term* term) {
  return bounds_of(*term, terms.arithmetic).within({0, 1});
}

// x == k, by what x is computed from. Sums may wrap around: they can be undone all the same.
const Term* simplify_equal_to(Terms& terms, const Term* x, const Term* k) {
  if (x->height == Term::kTall) return nullptr;
  const auto equal = [&](const Term* a, const Term* b) { return terms.make(Operator::Eq, a, b); };
  const auto undone = [&](Operator op, const Term* a, const Term* b) -> const Term* {
    const Term* value = terms.make(op, a, b);
    return value->is_constant() ? value : nullptr;
  };
  if (is_three_way(x)) {
    return on_values(terms, x,
                     k->bits == 0  ? Outcome::Same
                     : k->bits < 0 ? Outcome::Less
                                   : Outcome::More);
  }
  switch (x->op) {
    case Operator::Add:
      if (!x->args[1]->is_constant()) return nullptr;
      if (const Term* rest = undone(Operator::Sub, k, x->args[1])) return equal(x->args[0], rest);
      return nullptr;
    case Operator::Sub:
      if (x->args[0]->is_constant()) {
        const Term* rest = undone(Operator::Sub, x->args[0], k);
        return rest == nullptr ? nullptr : equal(x->args[1], rest);
      }
      return equal(x->args[0], terms.make(Operator::Add, x->args[1], k));
    case Operator::Neg:
      if (const Term* rest = undone(Operator::Neg, k, nullptr)) return equal(x->args[0], rest);
      return nullptr;
    case Operator::Mul: {
      const Term* factor = k->bits == 0 ? signed_factor(terms, x) : nullptr;
      if (factor != nullptr) return equal(factor, terms.constant(factor->sort, 0));
      if (terms.arithmetic != Arithmetic::Math || !x->args[1]->is_constant()) return nullptr;
      const Term* remainder = undone(Operator::Rem, k, x->args[1]);
      const Term* quotient = undone(Operator::Div, k, x->args[1]);
      if (remainder == nullptr || quotient == nullptr) return nullptr;
      return remainder->bits == 0 ? equal(x->args[0], quotient) : terms.of(false);
    }
    case Operator::Xor:
      if (x->args[1]->is_constant() && terms.arithmetic == Arithmetic::Wrap) {
        return equal(x->args[0], terms.make(Operator::Xor, k, x->args[1]));
      }
      break;
    case Operator::ToInt:
    case Operator::ToLong:
      if (!keeps_number(terms, x)) return nullptr;
      return equal(x->args[0], terms.constant(x->args[0]->sort, k->bits));
    case Operator::Ite: return into_arms(terms, x, [&](const Term* arm) { return equal(arm, k); });
    default: break;
  }
  // Java's boolean &, | and ^.
  if ((x->op == Operator::And || x->op == Operator::Or || x->op == Operator::Xor) && k->bits == 0 &&
      is_zero_or_one(terms, x->args[0]) && is_zero_or_one(terms, x->args[1])) {
    if (x->op == Operator::Xor) return equal(x->args[0], x->args[1]);
    return terms.make(x->op == Operator::And ? Operator::Either : Operator::Both,
                      equal(x->args[0], k), equal(x->args[1], k));
  }
  return nullptr;
}

// x + c == y + d with one offset, on the later of the two in the order of terms.
const Term* simplify_equal_sums(Terms& terms, const Term* a, const Term* b) {
  const auto [x, c] = offset_of(a);
  const auto [y, d] = offset_of(b);
  if (x == a && y == b) return nullptr;
  const bool x_first = compare_structure(x, y) < 0;
  const Term* first = x_first ? x : y;
  const Term* second = x_first ? y : x;
  const Sort sort = a->sort;
  const Term* offset = terms.make(Operator::Sub, terms.constant(sort, x_first ? d : c),
                                  terms.constant(sort, x_first ? c : d));
  if (!offset->is_constant()) return nullptr;
  if (x == y) return terms.of(offset->bits == 0);
  const Term* sum = terms.make(Operator::Add, second, offset);
  if ((first == a && sum == b) || (first == b && sum == a)) return nullptr;
  return terms.make(Operator::Eq, first, sum);
}

const Term* simplify_equality(Terms& terms, const Term* a, const Term* b) {
  if (a == b) return terms.of(true);
  const Extent left = bounds_of(*a, terms.arithmetic);
  const Extent right = bounds_of(*b, terms.arithmetic);
  if (left.high < right.low || right.high < left.low) return terms.of(false);
  if (b->is_constant()) {
    if (const Term* simpler = simplify_equal_to(terms, a, b)) return simpler;
    if (left.high == left.low + 1 && b->bits == left.high) {
      return terms.negation(terms.make(Operator::Eq, a, constant_of(terms, a->sort, left.low)));
    }
    return nullptr;
  }
  if (a->op == b->op && (a->op == Operator::ToLong || a->op == Operator::ToInt) &&
      a->args[0]->sort == b->args[0]->sort && keeps_number(terms, a) && keeps_number(terms, b)) {
    return terms.make(Operator::Eq, a->args[0], b->args[0]);
  }
  if (const Term* simpler = simplify_equal_parts(terms, a, b)) return simpler;
  return simplify_equal_sums(terms, a, b);
}

bool is_nan(const Term* term) {
  if (!term->is_constant()) return false;
  return term->sort == Sort::Float ? term->as_float() != term->as_float()
                                   : term->as_double() != term->as_double();
}

// Zero has one sign in comparisons.
const Term* with_one_zero(Terms& terms, const Term* term) {
  if (!term->is_constant()) return term;
  if (term->sort == Sort::Float && term->as_float() == 0) return terms.of(0.0f);
  if (term->sort == Sort::Double && term->as_double() == 0) return terms.of(0.0);
  return term;
}

const Term* simplify_floating(Terms& terms, Operator op, const Term* a, const Term* b) {
  if (is_nan(a) || is_nan(b)) return terms.of(false);
  if (a == b && op == Operator::Lt) return terms.of(false);
  if (const Term* simpler = simplify_float_comparison(terms, op, a, b)) return simpler;
  const Term* left = with_one_zero(terms, a);
  const Term* right = with_one_zero(terms, b);
  if (left == a && right == b) return nullptr;
  return terms.make(op, left, right);
}

}  // namespace

const Term* simplify_comparison(Terms& terms, Operator op, const Term* a, const Term* b) {
  if (op == Operator::Compare) return a == b ? terms.of(0) : nullptr;
  if (op == Operator::CompareL || op == Operator::CompareG) return nullptr;
  if (a->sort == Sort::Bool) {  // only Eq
    if (a == b) return terms.of(true);
    if (b->is_constant()) return b->is_true() ? a : terms.negation(a);
    return nullptr;
  }
  if (is_floating(a->sort)) return simplify_floating(terms, op, a, b);
  if (op == Operator::Eq) return simplify_equality(terms, a, b);
  return simplify_order(terms, op, a, b);
}

}  // namespace kukang
