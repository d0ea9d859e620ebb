// The laws of the JDK's classes: no object of theirs is one that no program can make.
//
// A field of type ArrayList could hold, as far as the type goes, a list without an array. So before
// anything is read of a symbolic object of such a class its law is assumed: a method of
// kukang.machine.Lawful runs as a detour, which defines the fields that cannot hold anything, now
// and at entry. What an object has for itself alone (the array of a list, its nodes) is a part of
// it (Object::part): nothing else that is found is the same object, and it counts for no bound
// but, like the elements of an array, for the number of them.
//
// A law may pick one of several ways to keep the same contents where nobody outside can tell: that
// nothing depends on it is assumed, and printed.
//
// Nothing is assumed where a class of the JDK is itself what is checked (Plan::laws).

#pragma once

#include "semantics/symbolic/symbolic.h"

namespace kukang {

// Next: the law of the object's class, if it has one, is assumed. Otherwise it is assumed first,
// and the running instruction then runs again.
Step assume_law(Machine& m, Value object);
// The same in a native method. Next: it goes on.
Step assume_law(Machine& m, NativeCall& call, Value object);

// Are objects of the class hash tables, whose law puts keys as hash_tables.cc does?
bool has_table_law(const Machine& m, const Type& type);

// Is the field one that its class never leaves null: the outer instance of an inner class?
bool is_never_null(const Field& field);
// What is found there may be these: not NULL where it is never null, as `this` is not, or where every
// constructor has made it.
Candidates candidates_for(Machine& m, Finding& finding);

}  // namespace kukang
