// invokedynamic: for each call site a small class is spun, and calling its method is what the site
// does.
//
// java.lang.invoke is never interpreted. The bootstrap methods that javac uses for lambdas, string
// concatenation and records are recognized by name; what they would make is assembled as a class
// file and linked as a nest mate of the class with the site. Decoding, resolution and dispatch then
// are those of any other class. The name of the spun class comes from its host and the site's
// constant, so it does not depend on what else has been spun, or when.

#pragma once

#include "program/program.h"

namespace kukang {

// The static method that the call site at `constant`, an InvokeDynamic of `from`, stands for: it
// takes the site's arguments and returns what the site pushes. The same one whenever it is asked
// for, from whichever thread. Its class is initialized by its own code, as any class is.
Linked<const Method*> spin_call_site(const Program& program, const Type& from, uint16_t constant);

}  // namespace kukang
