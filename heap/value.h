// A value: what a local, an operand or a field holds.
//
// Sixteen bytes, trivially copyable. A long or double takes two slots on the operand stack and
// among the locals, as in the JVM: the value itself first, then an Undefined one; in a field it
// takes one. `Undefined` is also the paper's h(l)(f)↑: a field of a symbolic object that nobody has
// read yet.
//
// The kinds are the paper's: constants, NULL, locations; beside them the symbolic ones, which only
// the slow path of a rule looks at: terms, symbolic locations α̂ (some object, not yet decided
// which) and symbolic references ᾱ (NULL or some object). α̂ and ᾱ are numbers of unknowns in the
// state, which says what they are bound to; a value is never rewritten when that is decided. So are
// guarded references, which come about where states merge.

#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

#include "expr/term.h"

namespace kukang {

enum class Kind : uint8_t {
  Undefined,
  Int,  // boolean, byte, char, short and int
  Long,
  Float,
  Double,
  Null,
  Location,
  IntTerm,
  LongTerm,
  FloatTerm,
  DoubleTerm,
  SymbolicLocation,   // α̂
  SymbolicReference,  // ᾱ
  GuardedReference,   // one of several references, as conditions on values say (guarded.h)
};

// A location: an index into the heap's table of objects, numbered in order of allocation per path.
using Location = uint32_t;
// An unknown: an index into the state's table of symbolic locations and references.
using UnknownId = uint32_t;

struct Value {
  union {
    int32_t i;
    int64_t j = 0;
    float f;
    double d;
    Location location;
    const Term* term;
    UnknownId unknown;
  };
  Kind kind = Kind::Undefined;

  static Value of(int32_t i) { return Value(i); }
  static Value of(int64_t j) { return Value(j); }
  static Value of(float f) { return Value(f); }
  static Value of(double d) { return Value(d); }
  static Value null() {
    Value v;
    v.kind = Kind::Null;
    return v;
  }
  static Value at(Location l) {
    Value v;
    v.j = l;
    v.kind = Kind::Location;
    return v;
  }

  // A constant where the term is one.
  static Value of(const Term& term);
  static Value symbolic(UnknownId unknown, Kind kind) {
    Value v;
    v.j = unknown;
    v.kind = kind;
    return v;
  }

  Value() = default;

  // Assigns in two parts, as values are written: to read back sixteen bytes that were just stored
  // as eight and one, the processor would have to wait for both stores. Hot rules use this.
  void set(const Value& v) {
    j = v.j;
    kind = v.kind;
  }

  bool is_location() const { return kind == Kind::Location; }
  bool is_null() const { return kind == Kind::Null; }
  bool is_undefined() const { return kind == Kind::Undefined; }
  bool is_term() const { return kind >= Kind::IntTerm && kind <= Kind::DoubleTerm; }
  bool is_unknown() const { return kind >= Kind::SymbolicLocation; }
  bool is_reference() const { return kind == Kind::Null || kind == Kind::Location || is_unknown(); }

 private:
  explicit Value(int32_t v) : j(static_cast<uint32_t>(v)), kind(Kind::Int) {}
  explicit Value(int64_t v) : j(v), kind(Kind::Long) {}
  explicit Value(float v) : j(std::bit_cast<uint32_t>(v)), kind(Kind::Float) {}
  explicit Value(double v) : d(v), kind(Kind::Double) {}
};

inline Value Value::of(const Term& term) {
  Value v;
  if (term.is_constant()) {
    v.j = term.sort == Sort::Int || term.sort == Sort::Float
              ? static_cast<int64_t>(static_cast<uint32_t>(term.bits))
              : term.bits;
    constexpr Kind kKinds[] = {Kind::Int, Kind::Int, Kind::Long, Kind::Float, Kind::Double};
    v.kind = kKinds[static_cast<int>(term.sort)];
  } else {
    constexpr Kind kKinds[] = {Kind::IntTerm, Kind::IntTerm, Kind::LongTerm, Kind::FloatTerm,
                               Kind::DoubleTerm};
    v.term = &term;
    v.kind = kKinds[static_cast<int>(term.sort)];
  }
  return v;
}

// The same constant, term or reference, bit by bit.
inline bool same_value(const Value& a, const Value& b) { return a.kind == b.kind && a.j == b.j; }

static_assert(sizeof(Value) == 16 && std::is_trivially_copyable_v<Value>);

// The kind and the member of a constant of C++ type T: int32_t, int64_t, float or double.
template <class T>
constexpr Kind kind_for() {
  if constexpr (std::is_same_v<T, int32_t>) return Kind::Int;
  if constexpr (std::is_same_v<T, int64_t>) return Kind::Long;
  if constexpr (std::is_same_v<T, float>) return Kind::Float;
  if constexpr (std::is_same_v<T, double>) return Kind::Double;
}
template <class T>
T get(const Value& value) {
  if constexpr (std::is_same_v<T, int32_t>) return value.i;
  if constexpr (std::is_same_v<T, int64_t>) return value.j;
  if constexpr (std::is_same_v<T, float>) return value.f;
  if constexpr (std::is_same_v<T, double>) return value.d;
}
// How many slots a T takes on the operand stack.
template <class T>
inline constexpr int kSlots = sizeof(T) == 8 ? 2 : 1;

}  // namespace kukang
