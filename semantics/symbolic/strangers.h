// Strangers: objects of which nothing is known, but that they are lawful.
//
// A reference that is known only as an Object, a Comparable or a Comparator may be of any class.
// What its users mean is some object that keeps the contracts of equals, hashCode, compareTo and
// compare; not each of the hundreds of classes of the JDK, nor whatever happens to be on the class
// path. So where one of these methods is called on it, it is taken to be of a class of its own,
// which goes by hidden numbers (kukang.machine.Stranger, kukang.machine.Order). That is assumed,
// and printed. By that it implements no interface that it was not known to implement.
//
// A class that the call itself names, because what is compared with is of it, is considered beside
// the stranger. One that is asked for only after a call has shown the object to be a stranger
// cannot be: that stops the path.

#pragma once

#include "heap/left_aside.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {

// Is it one of the classes that go by hidden numbers?
bool is_stranger_class(const Type& type);
// Has it been taken for a stranger?
bool is_stranger(const Machine& m, const TypeBounds& bounds);

// Do strangers take part in a call of `named` on a receiver within these bounds?
bool calls_stranger(const Machine& m, const TypeBounds& bounds, const Method& named);
// The choices of such a call; they enter by `effect`, as those of other calls do.
Step call_stranger(Machine& m, Value& receiver, Rule rule, Choice::Effect effect);

// The path ends: it depends on what a stranger could have been before it was taken for one.
Step stop_too_late(Machine& m);
// Of which class is it? For a stranger a choice more: of one that it can no longer be, which stops.
void add_late_class(Machine& m, Value value, Rule rule);

}  // namespace kukang
