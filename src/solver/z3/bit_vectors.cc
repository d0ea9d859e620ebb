// Int and Long as vectors of 32 and 64 bits: everything Java computes, with wrap-around.
//
// A symbol of a smaller range is a smaller vector, extended, so that no bounds need to be said. The
// digits of a number are small vectors of their own, of which is said what number they make: that
// is much less than a division for each.

#include "fmt/format.h"
#include "solver/z3/integers.h"

namespace kukang {
namespace {

using Encoded = std::optional<z3::expr>;

class BitVectors final : public Integers {
 public:
  BitVectors(z3::context& context, Floats& floats) : context_(context), floats_(floats) {}

  z3::expr constant(Sort sort, int64_t value) override {
    return context_.bv_val(value, width_of(sort));
  }

  z3::expr variable(const Term& symbol) override {
    const std::string name = "b" + std::to_string(static_cast<int>(symbol.range)) + "_" +
                             std::to_string(symbol.number());
    const auto of_width = [&](unsigned width) { return context_.bv_const(name.c_str(), width); };
    switch (symbol.range) {
      case Range::Boolean: return z3::zext(of_width(1), 31);
      case Range::Byte: return z3::sext(of_width(8), 24);
      case Range::Char: return z3::zext(of_width(16), 16);
      case Range::Short: return z3::sext(of_width(16), 16);
      default: return of_width(width_of(symbol.sort));
    }
  }

  Encoded range_of(const Term&) override { return std::nullopt; }

  z3::expr less(const z3::expr& a, const z3::expr& b) override { return z3::slt(a, b); }
  z3::expr at_most(const z3::expr& a, const z3::expr& b) override { return z3::sle(a, b); }

  Encoded operation(const Term& term, const z3::expr& a, const z3::expr& b) override {
    switch (term.op) {
      case Operator::Add: return a + b;
      case Operator::Sub: return a - b;
      case Operator::Mul: return a * b;
      case Operator::Div: return a / b;
      case Operator::Rem: return remainder(a, b, *term.args[1]);
      case Operator::Digit: return z3::zext(digit(*term.args[0], term.args[1]->bits), 32 - kDigit);
      case Operator::Neg: return -a;
      case Operator::And: return a & b;
      case Operator::Or: return a | b;
      case Operator::Xor: return a ^ b;
      case Operator::Shl: return z3::shl(a, count_of(term, b));
      case Operator::Shr: return z3::ashr(a, count_of(term, b));
      case Operator::Ushr: return z3::lshr(a, count_of(term, b));
      case Operator::ToInt: return a.extract(31, 0);
      case Operator::ToLong: return z3::sext(a, 32);
      case Operator::ToByte: return z3::sext(a.extract(7, 0), 24);
      case Operator::ToChar: return z3::zext(a.extract(15, 0), 16);
      case Operator::ToShort: return z3::sext(a.extract(15, 0), 16);
      default: return std::nullopt;
    }
  }

  Encoded conversion(const Term& term, const z3::expr& a, const Encoded& raw) override {
    const Sort from = term.args[0]->sort;
    switch (term.op) {
      case Operator::ToFloat:
      case Operator::ToDouble: return floats_.from_signed(a, term.sort);
      case Operator::ToInt:
      case Operator::ToLong: return floats_.to_signed(a, from, width_of(term.sort));
      case Operator::FromBits: return floats_.from_bits(a, term.sort);
      case Operator::ToBits: return raw ? raw : floats_.to_bits(a, from);
      default: return std::nullopt;
    }
  }

  Encoded digits_of(const Term& number, const z3::expr& a) override {
    const unsigned width = 64;  // holds ten digits, and nineteen
    const z3::expr zero = constant(number.sort, 0);
    const z3::expr size = z3::ite(a < zero, -a, a);
    z3::expr made = context_.bv_val(0, width);
    z3::expr decimal = context_.bool_val(true);
    for (int64_t i = number.sort == Sort::Int ? 9 : 18; i >= 0; --i) {
      const z3::expr digit = this->digit(number, i);
      made = made * context_.bv_val(10, width) + z3::zext(digit, width - kDigit);
      decimal = decimal && z3::ule(digit, context_.bv_val(9, kDigit));
    }
    return decimal && made == (number.sort == Sort::Int ? z3::zext(size, width - 32) : size);
  }

  std::optional<int64_t> value_of(const z3::expr& numeral, Sort sort) override {
    uint64_t value;
    if (!numeral.is_numeral_u64(value)) return std::nullopt;
    return sort == Sort::Int ? static_cast<int32_t>(value) : static_cast<int64_t>(value);
  }

 private:
  static constexpr unsigned kDigit = 4;  // bits

  z3::expr digit(const Term& number, int64_t exponent) {
    const std::string name = fmt::format("digit{}_{}", number.id, exponent);
    return context_.bv_const(name.c_str(), kDigit);
  }

  // By a power of two: the low bits, with the bits above them set where `a` is negative and they
  // are not all zero.
  static z3::expr remainder(const z3::expr& a, const z3::expr& b, const Term& divisor) {
    if (!is_power_of_two(divisor)) return z3::srem(a, b);
    const unsigned width = a.get_sort().bv_size();
    const z3::expr mask = b - a.ctx().bv_val(1, width);
    const z3::expr zero = a.ctx().bv_val(0, width);
    return z3::ite(a < zero && (a & mask) != zero, a | ~mask, a & mask);
  }

  static unsigned width_of(Sort sort) { return sort == Sort::Int ? 32 : 64; }

  z3::expr count_of(const Term& shift, const z3::expr& count) {
    const unsigned width = width_of(shift.sort);
    const z3::expr wide = width == 64 ? z3::zext(count, 32) : count;
    return wide & context_.bv_val(width - 1, width);
  }

  z3::context& context_;
  Floats& floats_;
};

}  // namespace

std::unique_ptr<Integers> bit_vectors(z3::context& context, Floats& floats) {
  return std::make_unique<BitVectors>(context, floats);
}

}  // namespace kukang
