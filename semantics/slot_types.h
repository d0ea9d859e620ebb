// What the verifier knows of a slot: the kind of its value and, for a reference, its classes.
//
// A slot is a number. Below kFirstReference it is a letter: I J F D as in descriptors, kSecond for
// the second slot of a J or D, kUnusable for what may not be read. From kFirstReference on it names
// a set of classes, one of which every value there is an instance of; NULL has the empty set. From
// kFirstUninitialized on it is an object whose constructor has not run, named by the `new` that
// made it.

#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "program/program.h"

namespace kukang {

using SlotType = uint32_t;
using Slots = std::vector<SlotType>;

inline constexpr SlotType kUnusable = '.';
inline constexpr SlotType kSecond = '2';
inline constexpr SlotType kFirstReference = 0x100;
inline constexpr SlotType kNullType = kFirstReference;
inline constexpr SlotType kFirstUninitialized = 0x80000000;
inline constexpr SlotType kUninitializedThis = 0xffffffff;

inline bool is_wide(SlotType slot) { return slot == 'J' || slot == 'D'; }
inline bool is_reference(SlotType slot) {
  return slot >= kFirstReference && slot < kFirstUninitialized;
}
inline bool is_uninitialized(SlotType slot) { return slot >= kFirstUninitialized; }
inline SlotType uninitialized_at(int32_t new_instruction) {
  return kFirstUninitialized + static_cast<SlotType>(new_instruction);
}

class SlotTypes {
 public:
  explicit SlotTypes(const Program& program);

  // The type that a field descriptor, or a class's internal name, stands for.
  SlotType of_descriptor(std::string_view descriptor);
  SlotType of_class(std::string_view name);
  // What is in the slot where paths with `a` and `b` meet.
  SlotType merge(SlotType a, SlotType b);
  // What an element of the array is; kUnusable when it may be no array of references.
  SlotType element_of(SlotType array);

  // May a value in `slot` stand where a `name` is due? As in the JVM, anything may stand for an
  // interface: calls through interfaces check their receiver. A class that cannot be loaded has no
  // instances, and none of its members can be resolved; so it fits, and is fit, without harm.
  bool fits(SlotType slot, std::string_view name) const;

  std::string text(SlotType slot) const;  // for messages

 private:
  using Names = std::vector<std::string>;  // sorted

  SlotType of_set(Names names);
  const Names& names(SlotType slot) const { return *sets_[slot - kFirstReference]; }
  bool fits(std::string_view from, std::string_view to) const;

  const Program& program_;
  std::map<Names, SlotType> known_;
  std::vector<const Names*> sets_;  // by slot
};

}  // namespace kukang
