// x / y and x % y: what they have to do with each other, with x and with y.
//
// Whoever divides has asked before whether y is 0, so all of this is for another y. With r = x % y:
//   (x / y) * y + r is x, and (x / y) * y is x where r is 0;
//   r has the sign of x, or is 0, and is nearer to 0 than y is.
// Solvers take quotients of symbols apart bit by bit, or not at all: what needs none of it is said
// here. With wrap-around the least integer is the one y of which -y is no other number; for it,
// too, x / y * y + r is x, and r is above it.

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "expr/bounds.h"
#include "expr/simplify.h"

namespace kukang {
namespace {

struct Operands {
  const Term* x;
  const Term* y;
};

// Is the term (x / y) * y?
std::optional<Operands> whole_part_of(const Term* term) {
  if (term->op != Operator::Mul) return std::nullopt;
  for (const int i : {0, 1}) {
    const Term* quotient = term->args[i];
    if (quotient->op == Operator::Div && quotient->args[1] == term->args[1 - i]) {
      return Operands{quotient->args[0], quotient->args[1]};
    }
  }
  return std::nullopt;
}

bool is_remainder_of(const Term* term, const Operands& operands) {
  return term->op == Operator::Rem && term->args[0] == operands.x && term->args[1] == operands.y;
}

bool is_negative_of(const Term* a, const Term* b) {
  return a->op == Operator::Neg && a->args[0] == b;
}

// --- sums as what they are made of ---

// Terms times factors, and a constant.
class Sum {
 public:
  explicit Sum(Terms& terms) : terms_(terms) {}

  // Adds the term so many times; false: it has too many parts, each counted as often as it is met,
  // or numbers too large.
  bool add(const Term* term, Wide times) {
    if (!is_small(times) || ++met_ > kMostMet) return false;
    if (term->is_constant()) {
      constant_ += times * term->bits;
      return is_small(constant_);
    }
    switch (term->op) {
      case Operator::Add: return add(term->args[0], times) && add(term->args[1], times);
      case Operator::Sub: return add(term->args[0], times) && add(term->args[1], -times);
      case Operator::Neg: return add(term->args[0], -times);
      case Operator::Mul: return add_product(term, times);
      default: return add_part(term, times);
    }
  }

  // (x / y) * y + x % y is x.
  bool put_together() {
    for (size_t i = 0; i < parts_.size(); ++i) {
      const auto operands = whole_part_of(parts_[i].term);
      if (!operands.has_value() || parts_[i].times == 0) continue;
      const auto rest = std::find_if(parts_.begin(), parts_.end(), [&](const Part& part) {
        return part.times == parts_[i].times && is_remainder_of(part.term, *operands);
      });
      if (rest == parts_.end()) continue;
      const Wide times = std::exchange(parts_[i].times, 0);
      rest->times = 0;
      if (!add(operands->x, times)) return false;
    }
    return true;
  }

  // nullopt: it depends on more than numbers.
  std::optional<Wide> constant() const {
    const bool has_parts =
        std::any_of(parts_.begin(), parts_.end(), [](const Part& part) { return part.times != 0; });
    return has_parts ? std::nullopt : std::optional(constant_);
  }

 private:
  struct Part {
    const Term* term;
    Wide times;
  };
  static constexpr int kMostMet = 48;

  static bool is_small(Wide number) { return fits_64(number); }

  bool add_part(const Term* term, Wide times) {
    const auto known = std::find_if(parts_.begin(), parts_.end(),
                                    [&](const Part& part) { return part.term == term; });
    if (known == parts_.end()) {
      parts_.push_back({term, times});
      return true;
    }
    known->times += times;
    return is_small(known->times);
  }

  // By a constant, or of x / y + c and y, as rounding down to one side makes it.
  bool add_product(const Term* product, Wide times) {
    const Term *a = product->args[0], *b = product->args[1];
    if (b->is_constant()) return add(a, times * b->bits);
    for (const auto& [sum, y] : {std::pair(a, b), std::pair(b, a)}) {
      const auto [quotient, c] = offset_of(sum);
      if (quotient == sum || quotient->op != Operator::Div || quotient->args[1] != y) continue;
      return add(y, times * c) && add_part(terms_.make(Operator::Mul, quotient, y), times);
    }
    return add_part(product, times);
  }

  Terms& terms_;
  std::vector<Part> parts_;
  Wide constant_ = 0;
  int met_ = 0;
};

}  // namespace

const Term* simplify_parts(const Term* a, const Term* b) {
  for (const auto& [whole, rest] : {std::pair(a, b), std::pair(b, a)}) {
    const auto operands = whole_part_of(whole);
    if (operands.has_value() && is_remainder_of(rest, *operands)) return operands->x;
  }
  return nullptr;
}

const Term* simplify_rest(Terms& terms, const Term* a, const Term* b) {
  const auto operands = whole_part_of(b);
  if (!operands.has_value() || operands->x != a) return nullptr;
  return terms.make(Operator::Rem, operands->x, operands->y);
}

const Term* simplify_equal_parts(Terms& terms, const Term* a, const Term* b) {
  const Sort sort = a->sort;
  for (const auto& [one, other] : {std::pair(a, b), std::pair(b, a)}) {
    const auto operands = whole_part_of(one);
    if (operands.has_value() && operands->x == other) {
      return terms.make(Operator::Eq, terms.make(Operator::Rem, operands->x, operands->y),
                        terms.constant(sort, 0));
    }
    if (one->op == Operator::Rem && one->args[1] == other) return terms.of(false);
  }
  auto is_sum = [](const Term* term) {
    return term->op == Operator::Add || term->op == Operator::Sub || term->op == Operator::Mul;
  };
  if (!is_sum(a) && !is_sum(b)) return nullptr;
  Sum difference(terms);
  if (!difference.add(a, 1) || !difference.add(b, -1) || !difference.put_together()) return nullptr;
  const std::optional<Wide> constant = difference.constant();
  if (!constant.has_value()) return nullptr;
  if (terms.arithmetic == Arithmetic::Math) return terms.of(*constant == 0);
  const Wide modulus = static_cast<Wide>(1) << (sort == Sort::Int ? 32 : 64);
  return terms.of(*constant % modulus == 0);
}

const Term* simplify_remainder_order(Terms& terms, const Term* a, const Term* b) {
  const Term* zero = terms.constant(a->sort, 0);
  auto is_least = [&](const Term* y) -> const Term* {
    if (terms.arithmetic == Arithmetic::Math) return terms.of(false);
    const Wide least = machine_bounds(y->sort).low;
    return terms.make(Operator::Eq, y, terms.constant(y->sort, static_cast<int64_t>(least)));
  };
  if (a->op == Operator::Rem) {  // r < y, r <= y, r < -y, r <= -y
    const Term* y = a->args[1];
    if (b == y) return terms.make(Operator::Lt, zero, y);
    if (is_negative_of(b, y)) {
      return terms.make(Operator::Both, terms.make(Operator::Lt, y, zero),
                        terms.negation(is_least(y)));
    }
  }
  if (b->op == Operator::Rem) {  // y < r, y <= r, -y < r, -y <= r
    const Term* y = b->args[1];
    if (a == y) return terms.make(Operator::Lt, y, zero);
    if (is_negative_of(a, y)) {
      return terms.make(Operator::Either, terms.make(Operator::Lt, zero, y), is_least(y));
    }
  }
  return nullptr;
}

const Term* simplify_remainder_sign(Terms& terms, const Term* r, bool from_above, bool strict) {
  if (r->args[1]->is_constant()) return nullptr;
  const Term *x = r->args[0], *zero = terms.constant(r->sort, 0);
  const Term* is_zero = terms.make(Operator::Eq, r, zero);
  const Operator op = strict ? Operator::Lt : Operator::Le;
  const Term* of_x = from_above ? terms.make(op, x, zero) : terms.make(op, zero, x);
  return strict ? terms.make(Operator::Both, of_x, terms.negation(is_zero))
                : terms.make(Operator::Either, of_x, is_zero);
}

}  // namespace kukang
