// One reading of a heap, at entry or now, for whoever tells of it: objects as they were or are,
// what is in a String, which constant an object is. The slots of an object are in heap/slots.h.

#pragma once

#include <functional>
#include <optional>
#include <string>

#include "heap/slots.h"
#include "heap/state.h"

namespace kukang {

enum class When : uint8_t { AtEntry, Now };

inline const Value& value_at(const Slot& slot, When when) {
  return when == When::AtEntry ? slot.at_entry : slot.now;
}

// REQUIRES a record. Undefined: nobody has looked.
Value field_at(const Object& record, const Field& field, When when);

// A made object at entry is what class initialization had left; a symbolic one has in its slots
// what it was.
const Object& object_at(const State& state, Location location, When when);
// The static fields of a class that is initialized now, or earlier where it was so at entry.
const Object& statics_at(const State& state, uint32_t type, const Object& now, When when);

// The enum that an object of the class is a constant of: one with a body has a class of its own.
// nullptr: none.
const Type* enum_of(const Type& type);
// The String that names an enum constant, or Undefined. REQUIRES that it has a class that enum_of
// finds an enum for.
Value constant_name(const Object& constant);

// What is in a String, by those who know what numbers and references come to.
struct StringReader {
  using Byte = std::optional<uint8_t>;

  const State& state;
  std::function<Value(const Value& reference)> settled;
  std::function<std::optional<int64_t>(const Value& number)> bits;
  // A number that nobody has looked at as text.
  std::function<std::u16string(const Value& number, Basic kind)> number;
  // A character of which a byte is not known.
  std::function<char16_t(Byte low, Byte high)> unknown;
  std::u16string unread;  // for what nobody has looked into
  size_t longest = 0;     // there may be more; that is then told by one character too many

  std::u16string read(const Object& string) const;

 private:
  void add_characters(const Object& string, std::u16string& text) const;
};

}  // namespace kukang
