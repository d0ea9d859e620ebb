// What is put off: texts that are made from symbolic numbers, as long as nobody looks at them.
//
// The text of a symbolic number is another one for each sign and each number of digits, but most
// such texts are messages that nobody reads. So a String that is made from one is only deferred at
// first: its fields are Undefined, and behind them stand the fields as they would be otherwise, the
// kind of its parts, and the parts that the text is put together from. They are one number of that
// kind, or any number of Strings, which may be deferred themselves, NULL or symbolic. A
// StringBuilder is deferred as long as nobody looks at what was appended to it; its first part is
// the text that it held before.
//
// Whoever reads a field that is Undefined has the text written first (semantics/symbolic/texts.cc).
// Nobody writes to one: all code of these two classes reads before it writes.

#pragma once

#include <span>

#include "heap/state.h"

namespace kukang {

// What a deferred object's text is put together from.
struct TextParts {
  Basic kind;  // Reference: the values are Strings
  std::span<const Value> values;
};

// The record, with its fields put off. REQUIRES one that the program made.
Object* defer(const Object& record, Basic kind, std::span<const Value> parts);
// A deferred object with one part more.
Object* with_part(const Object& deferred, Value part);
// The record that it was, or would be, without its parts.
Object* without_parts(const Object& deferred);

TextParts text_parts(const Object& deferred);

// Calls number(value, kind) for each number that the text is put together from, and string(value)
// for each String that is not deferred, or NULL, in the order of the text; until one of them
// returns false.
template <class OnNumber, class OnString>
void for_each_piece(const State& state, const Object& deferred, OnNumber number, OnString string) {
  std::vector<Value> left;  // the next one last
  auto take_apart = [&](const Object& object) {
    const TextParts parts = text_parts(object);
    if (parts.kind != Basic::Reference) return number(parts.values[0], parts.kind);
    left.insert(left.end(), parts.values.rbegin(), parts.values.rend());
    return true;
  };
  bool more = take_apart(deferred);
  while (more && !left.empty()) {
    const Value next = left.back();
    left.pop_back();
    const bool inside = next.is_location() && state.heap[next.location].form == Form::Deferred;
    more = inside ? take_apart(state.heap[next.location]) : string(next);
  }
}

}  // namespace kukang
