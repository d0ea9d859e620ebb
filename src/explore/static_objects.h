// What was there at entry because a static field of a class on the class path leads to it: all that
// a program can come by.
//
// Objects of the program's and arrays are gone through field by field. Of the JDK's the collections
// and what else is made to hold something (Optional, AtomicReference, references) give what they
// hold; what they keep it in, arrays, nodes and other collections, nobody gets from them, but for
// the entries of a map. Boxes and Strings in collections are left out: which objects they are is
// asked of what the JVM shares (symbolic/branches.cc).

#pragma once

#include <vector>

#include "heap/state.h"

namespace kukang {

// In ascending order.
std::vector<Location> objects_in_statics(const State& state,
                                         const std::vector<const Type*>& classes);

}  // namespace kukang
