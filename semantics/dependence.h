// What a part of a basic block does with what was there when it began: what it asks about, and what
// its values have been computed of.
//
// A *place* is what can hold a value: a local, an operand, all fields of one name (static ones as
// well), the elements of all arrays. A *question* is what may have to be decided about a number: a
// branch, a switch, an index of an array, a divisor, the length of a new array. One that goes by
// constants alone is none. Which object a reference is, is asked only if that depends on numbers:
// where a reference is followed to its object.
//
// What a method that is called returns depends on its arguments. Which way control has come does
// not count.

#pragma once

#include <string_view>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "semantics/instruction.h"

namespace kukang {

using Place = uint32_t;  // a class file may ask for as many locals as a uint16_t counts
using Places = std::vector<Place>;  // sorted

struct Question {
  Places about;          // what was there when the part began
  bool parts = false;    // is there a way on for each number: all but a branch
  bool follows = false;  // a reference
};

struct BlockPart {
  std::vector<Question> questions;                 // in the order of the code
  std::vector<std::pair<Place, Places>> computed;  // what holds something else afterwards: made of
  Places returned;
  size_t height = 0;  // of the operand stack, afterwards
};

class Dependence {
 public:
  static constexpr Place kNowhere = 0xffff'ffff;

  // REQUIRES code of the method that is not native; both outlive this.
  Dependence(const Method& method, const Code& code);

  // Of the instructions from `first` up to `end`, all in one block; so many slots are on the operand
  // stack before.
  BlockPart part(int32_t first, int32_t end, size_t height) const;

  size_t places() const { return elements() + 1u + fields_.size(); }
  Place local(size_t index) const { return static_cast<Place>(index); }
  Place operand(size_t slot) const { return static_cast<Place>(code_.max_locals + slot); }
  Place elements() const { return static_cast<Place>(code_.max_locals + code_.max_stack); }
  // kNowhere: the method reads no field of that name.
  Place field(std::string_view name) const;

 private:
  friend class PartReader;

  std::string_view field_name(uint16_t member) const;
  bool is_constant(uint16_t field) const;

  const Method& method_;
  const Code& code_;
  absl::flat_hash_map<std::string_view, Place> fields_;  // those that are read
};

}  // namespace kukang
