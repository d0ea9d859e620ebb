// Terms as Java would write them: only the parentheses that precedence asks for, constants of a
// comparison on the right, a boolean without == 1.

#include <array>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "expr/model.h"

namespace kukang {
namespace {

constexpr uint8_t kDeepest = 100;
constexpr size_t kLongest = 4096;

// Java's, from the loosest; what is written as a call binds tightest.
enum Precedence {
  kLowest,
  kTernary,
  kOr,
  kAnd,
  kBitOr,
  kBitXor,
  kBitAnd,
  kEquality,
  kRelation,
  kShift,
  kSum,
  kProduct,
  kUnary,
  kPrimary
};

Precedence precedence_of(Operator op) {
  switch (op) {
    case Operator::Ite: return kTernary;
    case Operator::Either: return kOr;
    case Operator::Both: return kAnd;
    case Operator::Or: return kBitOr;
    case Operator::Xor: return kBitXor;
    case Operator::And: return kBitAnd;
    case Operator::Eq: return kEquality;
    case Operator::Lt:
    case Operator::Le: return kRelation;
    case Operator::Shl:
    case Operator::Shr:
    case Operator::Ushr: return kShift;
    case Operator::Add:
    case Operator::Sub: return kSum;
    case Operator::Mul:
    case Operator::Div:
    case Operator::Rem: return kProduct;
    case Operator::Neg:
    case Operator::Not:
    case Operator::ToInt:
    case Operator::ToLong:
    case Operator::ToFloat:
    case Operator::ToDouble:
    case Operator::ToByte:
    case Operator::ToChar:
    case Operator::ToShort: return kUnary;
    default: return kPrimary;
  }
}

template <class Float>
std::string text_of_floating(Float value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value < 0 ? "-Infinity" : "Infinity";
  std::array<char, 64> buffer;
  const Float size = std::abs(value);
  const bool plain = size == 0 || (size >= Float(1e-3) && size < Float(1e7));
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value,
                                 plain ? std::chars_format::fixed : std::chars_format::scientific);
  std::string digits(buffer.data(), end.ptr);
  std::string exponent;
  if (const size_t e = digits.find('e'); e != std::string::npos) {
    exponent = "E" + std::to_string(std::atoi(digits.c_str() + e + 1));
    digits.resize(e);
  }
  if (digits.find('.') == std::string::npos) digits += ".0";
  return digits + exponent;
}

std::string text_of_constant(const Term& term) {
  switch (term.sort) {
    case Sort::Bool: return term.bits ? "true" : "false";
    case Sort::Int: return std::to_string(term.bits);
    case Sort::Long: return std::to_string(term.bits) + "L";
    case Sort::Float: {
      const std::string digits = text_of_floating(term.as_float());
      return std::isfinite(term.as_float()) ? digits + "f" : digits;
    }
    case Sort::Double: return text_of_floating(term.as_double());
  }
  return {};
}

class Writer {
 public:
  explicit Writer(const std::function<std::string(const Term&)>& name) : name_(name) {}

  std::string finished() { return std::move(out_); }

  // In parentheses where `term` binds less tightly than `around`.
  void write(const Term& term, Precedence around) {
    if (term.is_constant()) {
      const bool negative = is_integer(term.sort) && term.bits < 0;
      return enclosed(negative && around == kUnary, [&] { out_ += text_of_constant(term); });
    }
    if (term.is_symbol()) {
      out_ += name_(term);
      return;
    }
    if (depth_ == kDeepest || out_.size() > kLongest) {
      out_ += "...";
      return;
    }
    ++depth_;
    write_operation(term, around);
    --depth_;
  }

 private:
  template <class Body>
  void enclosed(bool in_parentheses, Body body) {
    if (in_parentheses) out_ += '(';
    body();
    if (in_parentheses) out_ += ')';
  }

  void write_operation(const Term& term, Precedence around) {
    switch (term.op) {
      case Operator::Not: return write_negation(*term.args[0], around);
      case Operator::Eq: return write_equality(term, true, around);
      case Operator::Le: return write_order(term, around);
      case Operator::Add: return write_sum(term, around);
      case Operator::Digit: return write_digit(term);
      default: break;
    }
    const Precedence own = precedence_of(term.op);
    const std::string_view sign = sign_of(term.op);
    if (own == kPrimary) return write_call(term, sign);
    enclosed(own < around, [&] {
      if (term.op == Operator::Ite) {
        write(*term.args[0], kOr);
        out_ += " ? ";
        write(*term.args[1], kTernary);
        out_ += " : ";
        write(*term.args[2], kTernary);
      } else if (own == kUnary) {
        out_ += sign;
        if (sign.size() > 1) out_ += ' ';
        write(*term.args[0], sign == "-" ? kPrimary : kUnary);
      } else {
        write_pair(*term.args[0], sign, *term.args[1], own);
      }
    });
  }

  void write_digit(const Term& term) {
    const Term& number = *term.args[0];
    const std::string_view suffix = number.sort == Sort::Long ? "L" : "";
    out_ += "abs(";
    write(number, kProduct);
    const int64_t exponent = term.args[1]->bits;
    if (exponent > 0) {
      out_ += " / 1";
      out_.append(static_cast<size_t>(exponent), '0');
      out_ += suffix;
    }
    out_ += " % 10";
    out_ += suffix;
    out_ += ')';
  }

  void write_call(const Term& term, std::string_view name) {
    out_ += name;
    out_ += '(';
    write(*term.args[0], kLowest);
    if (term.args[1] != nullptr) {
      out_ += ", ";
      write(*term.args[1], kLowest);
    }
    out_ += ')';
  }

  void write_pair(const Term& left, std::string_view sign, const Term& right, Precedence own) {
    write(left, own);
    out_ += ' ';
    out_ += sign;
    out_ += ' ';
    // Java reads chains from the left. Where the order does not matter, neither do parentheses.
    const bool associative = own == kAnd || own == kOr;
    write(right, associative ? own : static_cast<Precedence>(own + 1));
  }

  void write_negation(const Term& inner, Precedence around) {
    if (inner.op == Operator::Eq) return write_equality(inner, false, around);
    enclosed(kUnary < around, [&] {
      out_ += '!';
      write(inner, kPrimary);
    });
  }

  void write_equality(const Term& term, bool holds, Precedence around) {
    const Term& left = *term.args[0];
    const Term& right = *term.args[1];
    if (left.is_symbol() && left.range == Range::Boolean && right.is_constant()) {
      const bool negated = (right.bits == 0) == holds;
      return enclosed(negated && kUnary < around, [&] {
        if (negated) out_ += '!';
        write(left, kPrimary);
      });
    }
    enclosed(kEquality < around, [&] { write_pair(left, holds ? "==" : "!=", right, kEquality); });
  }

  void write_order(const Term& term, Precedence around) {
    const Term& left = *term.args[0];
    const Term& right = *term.args[1];
    enclosed(kRelation < around, [&] {
      if (is_integer(left.sort) && right.is_constant() && right.bits == -1) {
        write(left, kRelation);
        out_ += " < 0";
      } else if (is_integer(left.sort) && left.is_constant() && left.bits == 1) {
        write(right, kRelation);
        out_ += " > 0";
      } else if (left.is_constant()) {
        write_pair(right, ">=", left, kRelation);
      } else {
        write_pair(left, "<=", right, kRelation);
      }
    });
  }

  void write_sum(const Term& term, Precedence around) {
    const Term& right = *term.args[1];
    const bool negative = right.is_constant() && is_integer(right.sort) && right.bits < 0 &&
                          right.bits != std::numeric_limits<int64_t>::min();
    enclosed(kSum < around, [&] {
      if (!negative) return write_pair(*term.args[0], "+", right, kSum);
      write(*term.args[0], kSum);
      out_ += " - " + std::to_string(-right.bits) + (right.sort == Sort::Long ? "L" : "");
    });
  }

  const std::function<std::string(const Term&)>& name_;
  std::string out_;
  uint8_t depth_ = 0;
};

}  // namespace

std::string text_of(const Term& term, const std::function<std::string(const Term& symbol)>& name) {
  Writer writer(name);
  writer.write(term, kLowest);
  return writer.finished();
}

std::string text_of(const Term& term) {
  return text_of(term, [](const Term& symbol) { return "x" + std::to_string(symbol.number()); });
}

}  // namespace kukang
