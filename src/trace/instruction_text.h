// An instruction as javap writes it, with the names of what its operands stand for.

#pragma once

#include <string>

#include "semantics/instruction.h"

namespace kukang {

// aload_0; getfield data; if_icmplt 24 (the byte offset); invokevirtual Node.find.
std::string text_of_instruction(const Method& method, const Code& code, int32_t index);

}  // namespace kukang
