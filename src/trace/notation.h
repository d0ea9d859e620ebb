// States in the notation of Deng, Lee and Robby: σ = (g, pc, ξ, ω, h, φ).
//
// Symbolic objects are α0, α1, ... in the order in which they were found, objects that the program
// has made l0, l1, ... in the order in which they first show. α̂2 and ᾱ2 are a symbolic location and
// a symbolic reference, x3 is a primitive symbol, τ4 a type variable; these have the numbers that
// the path gave them. An object is {field ↦ value, ...} with its type variable, or its class,
// behind it; only fields that are defined show. An array has LEN, DEF if its other elements have a
// default, and the indexes met.
//
// φ is shown as a set, what objects are by declaration first, without the bounds of types that
// follow from others in it. What is bounded while it is still some α̂ is written as a bound of α̂.
// Strings, enum constants and classes are written as in Java, not as objects. g has the static
// fields of the classes on the class path that are not constants of such a kind.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "explore/plan.h"
#include "heap/state.h"
#include "program/program.h"
#include "semantics/instruction.h"

namespace kukang {

// A state, written.
struct Sigma {
  using Map = std::vector<std::pair<std::string, std::string>>;
  Map globals;
  int pc = 0;  // as a byte offset
  Map locals;
  std::vector<std::string> stack;  // top first
  Map heap;
  // φ: what objects are by declaration, and everything else.
  std::vector<std::string> types, conditions;

  std::vector<std::string> condition() const;  // φ
  bool operator==(const Sigma&) const = default;
};

// Gives names to the objects of one path, which they keep.
class Notation {
 public:
  explicit Notation(const Program& program) : program_(program) {}

  // As it is at entry: ξ are the arguments, of which nothing has been resolved. REQUIRES that
  // nothing but nullness has been decided since.
  Sigma entry(const State& state, const Plan& plan);
  // ξ, ω and pc are the top frame's.
  Sigma running(const State& state, const Code& code);
  // No method runs.
  Sigma idle(const State& state);

  std::string value(const State& state, Value value);
  // Of an exception: its class, and its message where that is a constant.
  std::string exception(const State& state, Value exception);
  // The symbolic locations and references that were written, each with its declared type.
  const std::vector<std::pair<std::string, const Type*>>& unknowns() const { return unknowns_; }

 private:
  struct Name {
    bool made = false;
    uint32_t number = 0;
    auto operator<=>(const Name&) const = default;
  };

  // g, h and φ; the objects that can be reached from `roots` show.
  Sigma describe(const State& state, const std::vector<Value>& roots);
  std::vector<Location> reach(const State& state, std::vector<Value> from);
  Name name_of(const State& state, Location location);
  std::string written(const State& state, Value value);  // without looking at bindings
  std::string unknown(const State& state, Value value);
  std::string object(const State& state, const Object& object);

  const Program& program_;
  absl::flat_hash_map<Location, Name> names_;
  uint32_t found_ = 0, made_ = 0;
  std::vector<std::pair<std::string, const Type*>> unknowns_;
};

// As a Java literal.
std::string quoted(std::string text);

// --- layout ---

// {a ↦ b, ...}, {a, ...}, or ∅. An entry that is mapped to nothing is written alone.
std::string text_of(const Sigma::Map& map);
std::string text_of(const std::vector<std::string>& set);

// The same, and whole states, in lines of at most `columns` columns; `head` is what the first
// begins with. Components of a state that are as in `before` are written g, ξ, h and φ.
std::vector<std::string> lines_of(const Sigma& sigma, size_t columns,
                                  const Sigma* before = nullptr);
std::vector<std::string> lines_of(std::string_view head, const Sigma::Map& map, size_t columns);
std::vector<std::string> lines_of(std::string_view head, const std::vector<std::string>& set,
                                  size_t columns);

// Any text, broken at spaces; the lines after the first are indented.
std::vector<std::string> lines_of(std::string_view text, size_t columns);

// How many columns a UTF-8 text takes: accents that combine take none.
size_t columns_of(std::string_view text);

}  // namespace kukang
