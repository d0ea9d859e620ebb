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

using Slot = uint32_t;
using Slots = std::vector<Slot>;

inline constexpr Slot kUnusable = '.';
inline constexpr Slot kSecond = '2';
inline constexpr Slot kFirstReference = 0x100;
inline constexpr Slot kNullType = kFirstReference;
inline constexpr Slot kFirstUninitialized = 0x80000000;
inline constexpr Slot kUninitializedThis = 0xffffffff;

inline bool is_wide(Slot slot) { return slot == 'J' || slot == 'D'; }
inline bool is_reference(Slot slot) {
  return slot >= kFirstReference && slot < kFirstUninitialized;
}
inline bool is_uninitialized(Slot slot) { return slot >= kFirstUninitialized; }
inline Slot uninitialized_at(int32_t new_instruction) {
  return kFirstUninitialized + static_cast<Slot>(new_instruction);
}

class SlotTypes {
 public:
  explicit SlotTypes(const Program& program);

  // The type that a field descriptor, or a class's internal name, stands for.
  Slot of_descriptor(std::string_view descriptor);
  Slot of_class(std::string_view name);
  // What is in the slot where paths with `a` and `b` meet.
  Slot merge(Slot a, Slot b);
  // What an element of the array is; kUnusable when it may be no array of references.
  Slot element_of(Slot array);

  // May a value in `slot` stand where a `name` is due? As in the JVM, anything may stand for an
  // interface: calls through interfaces check their receiver. A class that cannot be loaded has no
  // instances, and none of its members can be resolved; so it fits, and is fit, without harm.
  bool fits(Slot slot, std::string_view name) const;

  std::string text(Slot slot) const;  // for messages

 private:
  using Names = std::vector<std::string>;  // sorted

  Slot of_set(Names names);
  const Names& names(Slot slot) const { return *sets_[slot - kFirstReference]; }
  bool fits(std::string_view from, std::string_view to) const;

  const Program& program_;
  std::map<Names, Slot> known_;
  std::vector<const Names*> sets_;  // by slot
};

}  // namespace kukang
