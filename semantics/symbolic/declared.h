// Generic declarations: a collection that was found as a List<Integer> holds Integers, or null, and
// so does a user's Box<Integer>.
//
// The JVM does not know that, and a program can break it; but not without having been warned by its
// compiler. So it is assumed, and printed where something was found that would be anything
// otherwise. What was declared goes with the object that was found (State::generics), from there to
// its parts, and to what is found in it.

#pragma once

#include "semantics/symbolic/symbolic.h"

namespace kukang {

// Adds what is declared of what is found in a field or element of the holder; and what its class
// makes for the field, if nothing else is ever there (made_fields.h).
void add_declared(Machine& m, Location holder, Finding& finding);
// What is declared as a type argument of the collection, or of the one that it is a part of;
// nullptr: nothing.
const Generic* declared_argument(Machine& m, Location holder, size_t argument);
// Adds what a declaration says; nullptr: nothing.
void narrow_to(Machine& m, const Generic* said, Finding& finding);

}  // namespace kukang
