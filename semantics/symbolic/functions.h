// Functions that were given: receivers that are known only by functional interfaces of the JDK's.
//
// Of a Function, a Predicate, a Runnable that a method is given nobody knows the code. In the open
// world a call of it changes nothing and returns anything; that is assumed, and printed. Two calls
// may return different things, also for the same arguments. What it returns may be what it was
// called with, or what that leads to, even where the program has made it.
//
// Java's casts say what a generic result is: one that is cast at once, in the method that calls or
// in one that passes it on, is of that class, or NULL.
//
// The function is of a class of its own (kukang.machine.Given), so that it cannot turn out to be an
// object of a known class. What it has returned to
// which call is kept (State::answers), so that a run can have it return the same.

#pragma once

#include "semantics/symbolic/symbolic.h"

namespace kukang {

inline constexpr std::string_view kGivenFunction =
    "a functional interface of the JDK that was given (Function, Predicate, Runnable …) is of a "
    "class of its own: it changes nothing and returns anything of the type that its result is "
    "cast to";

// Is it the class of such functions?
bool is_given_class(const Type& type);
// Is a call of `named` on a receiver within these bounds one of such a function?
bool calls_given_function(const Machine& m, const TypeBounds& bounds, const Method& named);
Step call_given_function(Machine& m, Value receiver, Rule rule);

}  // namespace kukang
