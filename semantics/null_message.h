// What the JVM says about a null: Cannot invoke "String.length()" because "this.name" is null
//
// The helpful messages of NullPointerExceptions (JEP 358), word for word those of JDK 17: first
// what the instruction could not do, then, where the null's origin is known, the expression that
// gave it. The expression is rebuilt from the instructions that pushed the operands
// (operand_sources.h); it has Java's names where the class file has them, and <local4>,
// <parameter1> for variables that it does not name.

#pragma once

#include <string>

#include "heap/frame.h"
#include "semantics/instruction.h"

namespace kukang {

// About the null met by the instruction at frame.pc. Empty when the JVM says nothing: about
// constructor calls, which meet null only in an exception's own creation, and in classes that were
// spun at run time.
std::string null_message(const Frame& frame, const Code& code);

}  // namespace kukang
