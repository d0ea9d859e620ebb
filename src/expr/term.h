// Terms: what is known of a value that is not a constant.
//
// Immutable and hash-consed: equal terms are the same object, so terms are compared by address. A
// table makes them, simplifies as it goes, and owns them; a table belongs to one worker thread. The
// language is Java's own (operator.def): its integers and floats, Bool for conditions, Ite from the
// start.
//
// A symbol is a sort, what it stands for in Java (a boolean is 0 or 1, a char 0 .. 65535) and a
// number. Numbers are given out per path, so two paths that look alike share their terms.

#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace kukang {

enum class Sort : uint8_t { Bool, Int, Long, Float, Double };

enum class Operator : uint8_t {
#define OPERATOR(name, text, arity) name,
#include "expr/operator.def"
};

// What a symbol ranges over.
enum class Range : uint8_t { Boolean, Byte, Char, Short, Int, Long, Float, Double };
Sort sort_of(Range range);
inline bool is_integer(Sort sort) { return sort == Sort::Int || sort == Sort::Long; }
inline bool is_floating(Sort sort) { return sort == Sort::Float || sort == Sort::Double; }

int arity_of(Operator op);
std::string_view sign_of(Operator op);

// Do integers wrap around, or are they the mathematical ones?
enum class Arithmetic : uint8_t { Wrap, Math };

struct Term {
  Operator op;
  Sort sort;
  Range range = Range::Int;  // of a symbol
  uint8_t height = 0;        // steps down to the deepest leaf; kTall stands for that many and more
  uint32_t id = 0;           // dense, in order of making: for side tables
  const Term* args[3] = {};
  // A constant's bits (sign-extended integers; the bits of a float or double; 0 and 1 for Bool), or
  // a symbol's number.
  int64_t bits = 0;
  // Of an integer: what it can be, whatever its symbols are (bounds.h).
  int64_t low = 0, high = 0;
  // Of a condition, once somebody has asked (Terms::negation).
  mutable const Term* negated = nullptr;

  static constexpr uint8_t kTall = 255;

  bool is_constant() const { return op == Operator::Constant; }
  bool is_symbol() const { return op == Operator::Symbol; }
  bool is_true() const { return is_constant() && sort == Sort::Bool && bits == 1; }
  bool is_false() const { return is_constant() && sort == Sort::Bool && bits == 0; }
  uint32_t number() const { return static_cast<uint32_t>(bits); }
  float as_float() const { return std::bit_cast<float>(static_cast<uint32_t>(bits)); }
  double as_double() const { return std::bit_cast<double>(bits); }
};

class Terms {
 public:
  explicit Terms(Arithmetic arithmetic = Arithmetic::Wrap);
  ~Terms();
  Terms(const Terms&) = delete;

  const Arithmetic arithmetic;

  const Term* constant(Sort sort, int64_t bits);
  const Term* of(int32_t v) { return constant(Sort::Int, v); }
  const Term* of(int64_t v) { return constant(Sort::Long, v); }
  const Term* of(float v) {
    return constant(Sort::Float, static_cast<int64_t>(std::bit_cast<uint32_t>(v)));
  }
  const Term* of(double v) { return constant(Sort::Double, std::bit_cast<int64_t>(v)); }
  const Term* of(bool v) { return constant(Sort::Bool, v ? 1 : 0); }
  const Term* symbol(Range range, uint32_t number);

  // Simplified: constants are folded with Java's exact results, identities and comparisons of
  // comparisons (lcmp(a, b) < 0 is a < b) are undone. Nothing is ever made more general.
  const Term* make(Operator op, const Term* a, const Term* b = nullptr, const Term* c = nullptr);
  const Term* negation(const Term* condition);

  // How many there are; they are freed with the table.
  size_t size() const;

 private:
  struct Table;
  std::unique_ptr<Table> table_;
  const Term* intern(const Term& term);
};

// An order of terms that says the same in every table: constants come last, symbols first and by
// their numbers. Never 0 for different terms of one table.
int compare_structure(const Term* a, const Term* b);

}  // namespace kukang
