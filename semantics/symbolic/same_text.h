// Are two texts the same? One question, with two answers.
//
// Character by character, texts can differ in as many ways as they have places, each a path of its
// own. Who compares two Strings means one thing. So it is one choice:
//
//   one of them has a known length n:  φ ∪ {LEN = n ∧ b0 = c0 ∧ ... ∧ bn-1 = cn-1}, or the contrary
//   neither has, same:                 φ ∪ {LEN = LEN' ∧ what is known of both is the same}; what
//                                      is found out of one later on holds of the other
//   neither has, different:            φ ∪ {LEN ≠ LEN' ∨ (0 ≤ w < LEN ∧ bw ≠ cw)}, w a fresh symbol
//
// Bytes that nobody has met are foreseen for it (heap/text_facts.h), and no bound counts them.
// kukang.machine.Texts has the plain way, one character after the other, which also goes where a
// text was put together from parts of unknown length; Machine::compares_texts_at_once turns to it.

#pragma once

#include "semantics/symbolic/symbolic.h"

namespace kukang {

struct SameText {
  const Term* same;
  const Term* different;  // the negation of `same`, or what a text that differs has to show
};

// What each answer takes. REQUIRES Strings whose coders are decided, none deferred, none made with
// an unknown length.
SameText same_text(Machine& m, Value a, Value b);

// Notes which answer was taken. REQUIRES that its condition is in φ.
void note_same_text(Machine& m, Value a, Value b, bool same);

}  // namespace kukang
