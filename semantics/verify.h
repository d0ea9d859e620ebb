// Verification of code from the class path (JVMS 4.10): no instruction finds fewer or other
// operands than it needs.
//
// Every path through a method is followed with the type of each slot (slot_types.h) in place of its
// value. Paths that meet must agree on the stack's depth; slots that disagree in kind become
// unusable, those that differ in class may be of either. No StackMapTable is needed or looked at.
//
// So fields, methods and native methods only ever meet objects of the classes they are declared
// for, interfaces aside, whose constructors have run; the JDK's code, which is not verified, relies
// on it as it does on the JVM. What depends on no more than an operand's kind is also checked by
// the rules.

#pragma once

#include "program/program.h"
#include "semantics/instruction.h"

namespace kukang {

// `offset` is that of the method's first instruction in its file, for the message.
absl::Status verify(const Program& program, const Method& method, const Code& code,
                    uint32_t offset);

}  // namespace kukang
