// A path's state under one model: what every value, object and type in it is worth.
//
// The paper's concretization (γ_b, then γ_a, then γ_s; appendix E) picks one of the concrete states
// that a symbolic one stands for: a symbolic reference ᾱ is null, a symbolic location α̂ an object
// of its own, a symbol what the model says, a type variable a class that its bounds allow, whatever
// nobody has looked at the default.
//
// What cannot be had (no class, an array too long to be built) is noted as trouble, and something
// else stands in its place.

#pragma once

#include <optional>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "explore/exploration.h"
#include "view/valuation.h"
#include "witness/chosen_class.h"

namespace kukang {

// A class of the program's own: on the class path, and not one that Kukang provides or has spun.
bool is_of_program(const Type& type);

class Concretion {
 public:
  Concretion(const EndedPath& path, Model model);

  // NULL, a location, or a symbolic location that is an object of its own.
  Value settled(Value reference);
  // As Java has it in a variable of that kind: a byte within its range, all NaNs the same.
  int64_t number(const Value& value, Basic basic);

  // Of an object of the heap, or of a symbolic location. The answer stays where it is.
  const ChosenClass& class_of(Value reference);
  // Undefined: nobody has looked, so it is the default.
  Value field(Value record, const Field& field, When when) const;
  int32_t length(Value array);
  // By index; those that are the default may be missing.
  std::vector<std::pair<int32_t, Value>> elements(Value array, When when);
  std::u16string string(Value string);
  // The name of an enum constant; nullopt where it has none.
  std::optional<std::u16string> constant(Value object);
  // Is the text of a float or double part of a String that nobody has looked at? Only a JVM knows
  // which one that is.
  bool is_open_text(Value string) const;
  // What a String could be that nobody has looked into, so far as a character is not known.
  static constexpr uint8_t kAnyCharacter = 'a';

  const State& state() const { return state_; }
  const EndedPath& path() const { return path_; }
  // The first thing that could not be had; empty: nothing.
  const std::string& trouble() const { return trouble_; }
  void note(std::string trouble);

 private:
  ChosenClass find_class(Value reference);

  const EndedPath& path_;
  const State& state_;
  Valuation valuation_;
  absl::flat_hash_map<std::pair<Kind, uint32_t>, std::unique_ptr<ChosenClass>> classes_;
  std::string trouble_;
};

}  // namespace kukang
