// Int and Long as Z3's unbounded integers; bounded and wrapped by hand where Java's are.
//
// Z3's div rounds down and its mod is never negative, for a divisor above zero. Machine operators
// on bits are expressible where they are arithmetic: shifts by a constant, masks of low bits,
// truncation. With wrap-around, products and left shifts that may overflow are refused: a remainder
// of a large product is hopeless in linear arithmetic, and easy for bits. A digit is the difference
// of two quotients, so that digits which are put together again make the number without further
// ado.

#include "expr/bounds.h"
#include "solver/z3/integers.h"

namespace kukang {
namespace {

using Encoded = std::optional<z3::expr>;

class MathematicalIntegers final : public Integers {
 public:
  MathematicalIntegers(z3::context& context, Arithmetic arithmetic)
      : context_(context), arithmetic_(arithmetic) {}

  z3::expr constant(Sort, int64_t value) override { return context_.int_val(value); }

  z3::expr variable(const Term& symbol) override {
    const std::string name = "i" + std::to_string(static_cast<int>(symbol.range)) + "_" +
                             std::to_string(symbol.number());
    return context_.int_const(name.c_str());
  }

  Encoded range_of(const Term& symbol) override {
    const Extent bounds = bounds_of(symbol.range, arithmetic_);
    if (!fits_64(bounds.low) || !fits_64(bounds.high)) return std::nullopt;
    const z3::expr x = variable(symbol);
    return number(bounds.low) <= x && x <= number(bounds.high);
  }

  z3::expr less(const z3::expr& a, const z3::expr& b) override { return a < b; }
  z3::expr at_most(const z3::expr& a, const z3::expr& b) override { return a <= b; }

  Encoded operation(const Term& term, const z3::expr& a, const z3::expr& b) override {
    switch (term.op) {
      case Operator::Add: return wrapped(a + b, term);
      case Operator::Sub: return wrapped(a - b, term);
      case Operator::Neg: return wrapped(-a, term);
      case Operator::Mul: return product(term, a, b);
      case Operator::Div:
      case Operator::Rem: return quotient(term, a, b);
      case Operator::Digit: return digit(a, term.args[1]->bits);
      case Operator::And: {
        const Term& mask = *term.args[1];
        if (!mask.is_constant() || !is_low_mask(mask.bits)) return std::nullopt;
        return z3::mod(a, number(static_cast<Wide>(mask.bits) + 1));
      }
      case Operator::Shl:
      case Operator::Shr:
      case Operator::Ushr: return shifted(term, a);
      case Operator::ToInt: return arithmetic_ == Arithmetic::Math ? a : low_bits(a, term, 32);
      case Operator::ToLong: return a;
      case Operator::ToByte: return low_bits(a, term, 8);
      case Operator::ToShort: return low_bits(a, term, 16);
      case Operator::ToChar: return z3::mod(a, number(1 << 16));
      default: return std::nullopt;
    }
  }

  Encoded conversion(const Term&, const z3::expr&, const Encoded&) override { return std::nullopt; }

  Encoded digits_of(const Term&, const z3::expr&) override { return std::nullopt; }

  std::optional<int64_t> value_of(const z3::expr& numeral, Sort) override {
    int64_t value;
    if (!numeral.is_numeral_i64(value)) return std::nullopt;
    return value;
  }

 private:
  z3::expr number(Wide value) {
    if (fits_64(value)) return context_.int_val(static_cast<int64_t>(value));
    // Only powers of two are larger: 2^64 at most.
    return context_.int_val(static_cast<uint64_t>(value - 1)) + 1;
  }

  static unsigned width_of(const Term& term) { return term.sort == Sort::Int ? 32 : 64; }
  static Wide power(unsigned exponent) { return static_cast<Wide>(1) << exponent; }

  bool is_exact(const Term& term) const {
    if (arithmetic_ == Arithmetic::Math) return true;
    const Extent a = bounds_of(*term.args[0], arithmetic_);
    const Extent b = term.args[1] == nullptr ? Extent() : bounds_of(*term.args[1], arithmetic_);
    return kukang::is_exact(term.op, a, b, term.sort, arithmetic_);
  }

  // As far down as there are operations: what is encoded has arguments that were encoded before.

  z3::expr wrapped(const z3::expr& sum, const Term& term) {
    if (is_exact(term)) return sum;
    const Extent machine = machine_bounds(term.sort);
    const z3::expr turn = number(power(width_of(term)));
    return z3::ite(sum > number(machine.high), sum - turn,
                   z3::ite(sum < number(machine.low), sum + turn, sum));
  }

  Encoded product(const Term& term, const z3::expr& a, const z3::expr& b) {
    if (arithmetic_ == Arithmetic::Wrap && !(term.args[1]->is_constant() && is_exact(term))) {
      return std::nullopt;
    }
    return a * b;
  }

  Encoded quotient(const Term& term, const z3::expr& a, const z3::expr& b) {
    const Term& divisor = *term.args[1];
    // Cheaper in bits.
    if (arithmetic_ == Arithmetic::Wrap && is_power_of_two(divisor)) return std::nullopt;
    if (divisor.is_constant() ? divisor.bits == 0 : arithmetic_ == Arithmetic::Wrap) {
      return std::nullopt;
    }
    const z3::expr zero = number(0);
    const z3::expr size_a = z3::ite(a < zero, -a, a);
    const z3::expr size_b = z3::ite(b < zero, -b, b);
    if (term.op == Operator::Rem) {
      const z3::expr rest = z3::mod(size_a, size_b);
      return z3::ite(a < zero, -rest, rest);
    }
    const z3::expr whole = size_a / size_b;
    return z3::ite((a < zero) == (b < zero), whole, -whole);
  }

  z3::expr digit(const z3::expr& a, int64_t exponent) {
    Wide unit = 1;
    for (; exponent > 0; --exponent) unit *= 10;
    const z3::expr size = z3::ite(a < number(0), -a, a);
    return size / number(unit) - number(10) * (size / number(10 * unit));
  }

  // The low bits as a signed number.
  z3::expr low_bits(const z3::expr& a, const Term& term, unsigned width) {
    const Wide half = power(width - 1);
    const Extent bounds = bounds_of(*term.args[0], arithmetic_);
    if (bounds.within({-half, half - 1})) return a;
    return z3::mod(a + number(half), number(2 * half)) - number(half);
  }

  // All bits as a number that is not negative.
  z3::expr unsigned_bits(const z3::expr& a, const Term& term, unsigned width) {
    const Extent bounds = bounds_of(*term.args[0], arithmetic_);
    if (bounds.within({0, power(width) - 1})) return a;
    const z3::expr turn = number(power(width));
    if (bounds.within(machine_bounds(term.sort))) return z3::ite(a < number(0), a + turn, a);
    return z3::mod(a, turn);
  }

  Encoded shifted(const Term& term, const z3::expr& a) {
    if (!term.args[1]->is_constant()) return std::nullopt;
    const unsigned width = width_of(term);
    const unsigned count = static_cast<unsigned>(term.args[1]->bits) & (width - 1);
    const z3::expr factor = number(power(count));
    switch (term.op) {
      case Operator::Shr: return low_bits(a, term, width) / factor;
      case Operator::Ushr:
        if (count == 0) return low_bits(a, term, width);
        return unsigned_bits(a, term, width) / factor;
      default: {
        const Extent bounds = bounds_of(*term.args[0], arithmetic_);
        if (kukang::is_exact(Operator::Mul, bounds, {power(count), power(count)}, term.sort,
                             Arithmetic::Wrap)) {
          return a * factor;
        }
        if (arithmetic_ == Arithmetic::Wrap) return std::nullopt;
        const Wide half = power(width - 1);
        return z3::mod(a * factor + number(half), number(2 * half)) - number(half);
      }
    }
  }

  z3::context& context_;
  const Arithmetic arithmetic_;
};

}  // namespace

std::unique_ptr<Integers> mathematical_integers(z3::context& context, Arithmetic arithmetic) {
  return std::make_unique<MathematicalIntegers>(context, arithmetic);
}

}  // namespace kukang
