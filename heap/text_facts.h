// What is known of the texts of symbolic Strings beside the bytes that were met.
//
// A condition may speak of a byte of a String before anybody has met it, and before it is known
// whether the String is that long: such a byte is foreseen. It is a symbol x for an index i, and
// says: if i is an index of the array, x is the element. Where i is not, x is a number that nothing
// depends on. So bytes that are foreseen forbid no text and count for no bound; whoever meets the
// index finds the symbol there.
//
// Of two arrays it may be known that they hold the same text, or that they do not. What is known of
// one array is then known of all that hold the same. The bytes of a String are never written to, so
// that all of this is true at entry and now.

#pragma once

#include <optional>

#include "absl/functional/function_ref.h"
#include "heap/slots.h"
#include "heap/symbolic_heap.h"

namespace kukang {

struct KnownByte {
  Value index, byte;
  bool met;  // in the very array that is asked about
};
// Each byte that was met or foreseen, of the array or of one that holds the same text.
void for_each_known_byte(const State& state, Location bytes,
                         absl::FunctionRef<void(const KnownByte& known)> visit);

void foresee(State& state, Location bytes, Value index, Value byte);

// May the two hold the same text: do they where both are known, and are they equally long?
const Term* agree(SymbolicHeap& heap, const State& state, Location a, Location b);

// Nothing: nobody has compared them.
std::optional<bool> are_same_texts(const State& state, Location a, Location b);
// REQUIRES that nobody has.
void note_compared(State& state, Location a, Location b, bool same);

}  // namespace kukang
