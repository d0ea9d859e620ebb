#include "expr/simplify.h"

#include "expr/bounds.h"
#include "expr/fold.h"

namespace kukang {
namespace {

bool commutes(Operator op) {
  switch (op) {
    case Operator::Add:
    case Operator::Mul:
    case Operator::And:
    case Operator::Or:
    case Operator::Xor:
    case Operator::Eq:
    case Operator::Both:
    case Operator::Either: return true;
    default: return false;
  }
}

bool is_integer_constant(const Term* term, int64_t value) {
  return term->is_constant() && is_integer(term->sort) && term->bits == value;
}

// x + (c1 op c2), where the sum of constants is exact enough to be written down.
const Term* shifted(Terms& terms, const Term* x, Operator op, int64_t c1, int64_t c2) {
  const auto sum = fold(op, x->sort, c1, c2, terms.arithmetic);
  if (!sum) return nullptr;
  return terms.make(Operator::Add, x, terms.constant(x->sort, *sum));
}

const Term* simplify_sum(Terms& terms, const Term* a, const Term* b) {
  const Sort sort = a->sort;
  if (is_integer_constant(b, 0)) return a;
  if (b->is_constant()) {
    if (const auto [x, c] = offset_of(a); x != a)
      return shifted(terms, x, Operator::Add, c, b->bits);
    if (a->op == Operator::Sub && a->args[0]->is_constant()) {  // (c - x) + d
      const auto sum = fold(Operator::Add, sort, a->args[0]->bits, b->bits, terms.arithmetic);
      if (!sum) return nullptr;
      return terms.make(Operator::Sub, terms.constant(sort, *sum), a->args[1]);
    }
    return nullptr;
  }
  if (const auto [x, c] = offset_of(a); x != a) {  // (x + c) + b
    return terms.make(Operator::Add, terms.make(Operator::Add, x, b), a->args[1]);
  }
  if (const auto [y, c] = offset_of(b); y != b) {
    return terms.make(Operator::Add, terms.make(Operator::Add, a, y), b->args[1]);
  }
  if (a->op == Operator::Neg) return terms.make(Operator::Sub, b, a->args[0]);
  if (b->op == Operator::Neg) return terms.make(Operator::Sub, a, b->args[0]);
  if (a->op == Operator::Sub && a->args[1] == b) return a->args[0];
  if (b->op == Operator::Sub && b->args[1] == a) return b->args[0];
  return simplify_parts(a, b);
}

const Term* simplify_difference(Terms& terms, const Term* a, const Term* b) {
  if (a == b) return terms.constant(a->sort, 0);
  if (b->is_constant()) return shifted(terms, a, Operator::Sub, 0, b->bits);
  if (is_integer_constant(a, 0)) return terms.make(Operator::Neg, b);
  if (const auto [y, d] = offset_of(b); y != b) {
    if (a->is_constant()) {  // c - (y + d)
      const auto rest = fold(Operator::Sub, a->sort, a->bits, d, terms.arithmetic);
      if (!rest) return nullptr;
      return terms.make(Operator::Sub, terms.constant(a->sort, *rest), y);
    }
    const auto rest = fold(Operator::Sub, a->sort, 0, d, terms.arithmetic);
    if (!rest) return nullptr;
    return terms.make(Operator::Add, terms.make(Operator::Sub, a, y),
                      terms.constant(a->sort, *rest));
  }
  if (const auto [x, c] = offset_of(a); x != a) {
    return terms.make(Operator::Add, terms.make(Operator::Sub, x, b), a->args[1]);
  }
  if (b->op == Operator::Neg) return terms.make(Operator::Add, a, b->args[0]);
  if (a->op == Operator::Add && a->args[0] == b) return a->args[1];
  if (a->op == Operator::Add && a->args[1] == b) return a->args[0];
  if (b->op == Operator::Sub && b->args[0] == a) return b->args[1];
  return simplify_rest(terms, a, b);
}

const Term* simplify_product(Terms& terms, const Term* a, const Term* b) {
  if (!b->is_constant()) return nullptr;
  if (b->bits == 0) return b;
  if (b->bits == 1) return a;
  if (b->bits == -1) return terms.make(Operator::Neg, a);
  if (a->op == Operator::Mul && a->args[1]->is_constant()) {
    const auto factor = fold(Operator::Mul, a->sort, a->args[1]->bits, b->bits, terms.arithmetic);
    if (!factor) return nullptr;
    return terms.make(Operator::Mul, a->args[0], terms.constant(a->sort, *factor));
  }
  return nullptr;
}

// (x * c) / d is x * (c / d), where d divides c and the product is the mathematical one.
const Term* simplify_quotient(Terms& terms, const Term* a, const Term* b) {
  if (is_integer_constant(b, 1)) return a;
  if (is_integer_constant(b, -1)) return terms.make(Operator::Neg, a);
  if (a->op != Operator::Mul || !a->args[1]->is_constant() || !b->is_constant()) return nullptr;
  const Term* factor = a->args[1];
  if (b->bits <= 0 || factor->bits % b->bits != 0) return nullptr;
  const Extent x = bounds_of(*a->args[0], terms.arithmetic);
  if (!is_exact(Operator::Mul, x, {factor->bits, factor->bits}, a->sort, terms.arithmetic)) {
    return nullptr;
  }
  return terms.make(Operator::Mul, a->args[0], terms.constant(a->sort, factor->bits / b->bits));
}

const Term* simplify_negative(Terms& terms, const Term* a) {
  if (a->op == Operator::Neg) return a->args[0];
  if (a->op == Operator::Sub) return terms.make(Operator::Sub, a->args[1], a->args[0]);
  if (const auto [x, c] = offset_of(a); x != a) {
    const auto rest = fold(Operator::Neg, a->sort, c, 0, terms.arithmetic);
    if (!rest) return nullptr;
    return terms.make(Operator::Sub, terms.constant(a->sort, *rest), x);
  }
  return nullptr;
}

bool is_truncation(Operator op) {
  return op == Operator::ToByte || op == Operator::ToChar || op == Operator::ToShort;
}

Extent bounds_after(Operator truncation) {
  switch (truncation) {
    case Operator::ToByte: return bounds_of(Range::Byte, Arithmetic::Wrap);
    case Operator::ToChar: return bounds_of(Range::Char, Arithmetic::Wrap);
    default: return bounds_of(Range::Short, Arithmetic::Wrap);
  }
}

bool all_constant(const Term* a, const Term* b) {
  return a->is_constant() && (b == nullptr || b->is_constant());
}

}  // namespace

const Term* simplify_arithmetic(Terms& terms, Operator op, const Term* a, const Term* b) {
  if (!is_integer(a->sort)) {
    return op == Operator::Sub ? simplify_float_difference(terms, a, b) : nullptr;
  }
  switch (op) {
    case Operator::Add: return simplify_sum(terms, a, b);
    case Operator::Sub: return simplify_difference(terms, a, b);
    case Operator::Mul: return simplify_product(terms, a, b);
    case Operator::Neg: return simplify_negative(terms, a);
    case Operator::Div: return simplify_quotient(terms, a, b);
    case Operator::Rem:
      if (is_integer_constant(b, 1) || is_integer_constant(b, -1)) {
        return terms.constant(a->sort, 0);
      }
      return nullptr;
    default: return nullptr;
  }
}

const Term* simplify_bits(Terms& terms, Operator op, const Term* a, const Term* b) {
  // The low bits of an unbounded integer are not the integer.
  const bool whole = bounds_of(*a, terms.arithmetic).within(machine_bounds(a->sort));
  switch (op) {
    case Operator::And:
      if (a == b && whole) return a;
      if (is_integer_constant(b, 0)) return b;
      if (is_integer_constant(b, -1) && whole) return a;
      if (b->is_constant() && a->op == Operator::And && a->args[1]->is_constant()) {
        const auto mask = fold(op, a->sort, a->args[1]->bits, b->bits, terms.arithmetic);
        return terms.make(op, a->args[0], terms.constant(a->sort, *mask));
      }
      if (b->is_constant() && is_low_mask(b->bits) &&
          bounds_of(*a, terms.arithmetic).within({0, b->bits})) {
        return a;
      }
      return nullptr;
    case Operator::Or:
      if (a == b && whole) return a;
      if (is_integer_constant(b, 0) && whole) return a;
      if (is_integer_constant(b, -1)) return b;
      return nullptr;
    case Operator::Xor:
      if (a == b) return terms.constant(a->sort, 0);
      if (is_integer_constant(b, 0) && whole) return a;
      return nullptr;
    default: {  // shifts
      if (is_integer_constant(a, 0)) return a;
      if (!b->is_constant()) return nullptr;
      const int64_t count = b->bits & (a->sort == Sort::Int ? 31 : 63);
      if (count == 0 && whole) return a;
      if (count != b->bits) return terms.make(op, a, terms.of(static_cast<int32_t>(count)));
      if (op == Operator::Ushr && whole && bounds_of(*a, terms.arithmetic).low >= 0) {
        return terms.make(Operator::Shr, a, b);
      }
      if (op == Operator::Shr && whole) {  // where nothing, or nothing but the sign, is left
        const Extent bounds = bounds_of(*a, terms.arithmetic);
        const Wide low = bounds.low >> count;
        if (low == bounds.high >> count) return terms.constant(a->sort, static_cast<int64_t>(low));
      }
      return nullptr;
    }
  }
}

// An integer that went through a float which holds all that it can be: the same integer.
const Term* back_from_float(Terms& terms, Operator op, const Term* a) {
  if (a->op != Operator::ToFloat && a->op != Operator::ToDouble) return nullptr;
  const Term* integer = a->args[0];
  if (!is_integer(integer->sort)) return nullptr;
  const Sort to = op == Operator::ToInt ? Sort::Int : Sort::Long;
  const Extent bounds = bounds_of(*integer, terms.arithmetic);
  if (!bounds.within(held_by_float(a->sort)) || !bounds.within(machine_bounds(to))) return nullptr;
  return terms.make(op, integer);
}

const Term* simplify_conversion(Terms& terms, Operator op, const Term* a) {
  if (op == Operator::ToInt || op == Operator::ToLong) {
    if (const Term* integer = back_from_float(terms, op, a)) return integer;
  }
  switch (op) {
    case Operator::ToInt:
      if (a->sort == Sort::Int) return a;
      if (a->op == Operator::ToLong && a->args[0]->sort == Sort::Int) return a->args[0];
      return nullptr;
    case Operator::ToLong:
      if (a->sort == Sort::Long) return a;
      if (a->op == Operator::ToInt && a->args[0]->sort == Sort::Long &&
          (terms.arithmetic == Arithmetic::Math ||
           bounds_of(*a->args[0], terms.arithmetic).within(machine_bounds(Sort::Int)))) {
        return a->args[0];
      }
      return nullptr;
    case Operator::ToFloat: return a->sort == Sort::Float ? a : nullptr;
    case Operator::ToDouble: return a->sort == Sort::Double ? a : nullptr;
    case Operator::ToByte:
    case Operator::ToChar:
    case Operator::ToShort:
      if (bounds_of(*a, terms.arithmetic).within(bounds_after(op))) return a;
      // What keeps at least as many bits below has no effect on the ones kept here.
      if (is_truncation(a->op) && (op == Operator::ToByte || a->op != Operator::ToByte)) {
        return terms.make(op, a->args[0]);
      }
      return nullptr;
    case Operator::ToBits:
      if (a->op == Operator::FromBits &&
          bounds_of(*a->args[0], terms.arithmetic).within(machine_bounds(a->args[0]->sort))) {
        return a->args[0];
      }
      if (a->op == Operator::Ite && a->height < Term::kTall) {
        return terms.make(Operator::Ite, a->args[0], terms.make(op, a->args[1]),
                          terms.make(op, a->args[2]));
      }
      return nullptr;
    case Operator::FromBits: return a->op == Operator::ToBits ? a->args[0] : nullptr;
    default: return simplify_rounding(terms, op, a);
  }
}

const Term* simplify(Terms& terms, Operator op, const Term* a, const Term* b, const Term* c) {
  if (c == nullptr && all_constant(a, b)) {
    const auto folded = fold(op, a->sort, a->bits, b == nullptr ? 0 : b->bits, terms.arithmetic);
    if (!folded) return nullptr;
    return terms.constant(result_sort(op, a, b), *folded);
  }
  if (commutes(op) && compare_structure(a, b) > 0) return terms.make(op, b, a);
  if (const Term* made = simplify_arms(terms, op, a, b)) return made;
  switch (op) {
    case Operator::Add:
    case Operator::Sub:
    case Operator::Mul:
    case Operator::Div:
    case Operator::Rem:
    case Operator::Neg: return simplify_arithmetic(terms, op, a, b);
    case Operator::And:
    case Operator::Or:
    case Operator::Xor:
    case Operator::Shl:
    case Operator::Shr:
    case Operator::Ushr: return simplify_bits(terms, op, a, b);
    case Operator::Compare:
    case Operator::CompareL:
    case Operator::CompareG:
    case Operator::Eq:
    case Operator::Lt:
    case Operator::Le: return simplify_comparison(terms, op, a, b);
    case Operator::Not:
    case Operator::Both:
    case Operator::Either:
    case Operator::Ite: return simplify_condition(terms, op, a, b, c);
    default: return simplify_conversion(terms, op, a);
  }
}

}  // namespace kukang
