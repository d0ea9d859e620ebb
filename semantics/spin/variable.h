// Calls of VarHandle's methods, which have whatever parameters the caller gives them.
//
// For each such instruction a class is spun, as for a call site (spin.h): its method `access` takes
// the handle and the operands, has a native method of its own do it, which is the same with every
// class replaced by Object, and casts what comes of it. The native method (native/variable.cc)
// knows what the handle is a handle of.

#pragma once

#include "program/program.h"

namespace kukang {

// Are its parameters and its result what the caller says (JVMS 2.9.3)?
bool is_variable_access(const Program& program, std::string_view owner, std::string_view name);

// The static method that the call at `constant`, a MethodRef of `from`, stands for.
Linked<const Method*> spin_variable_access(const Program& program, const Type& from,
                                           uint16_t constant);

}  // namespace kukang
