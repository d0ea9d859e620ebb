// Code that builds a string piece by piece in a StringBuilder.
//
// Each value is appended as String.valueOf shows it; the builder stays on the stack beneath.

#pragma once

#include <string_view>

#include "semantics/spin/assembler.h"

namespace kukang {

class TextWriter {
 public:
  explicit TextWriter(CodeWriter& code) : code_(code) {
    code_.new_object(kBuilder);
    code_.invoke_constructor(kBuilder, "()V");
  }

  void literal(std::string_view text) {
    if (text.empty()) return;
    code_.string(text);
    append("Ljava/lang/String;");
  }

  // Appends the value of this type that is on top of the stack.
  void append(std::string_view descriptor) {
    code_.invoke(Op::invokevirtual,
                 {ConstantTag::MethodRef, kBuilder, "append", overload(descriptor)});
  }

  // Leaves the string on the stack.
  void finish() {
    code_.invoke(Op::invokevirtual,
                 {ConstantTag::MethodRef, kBuilder, "toString", "()Ljava/lang/String;"});
  }

 private:
  static constexpr std::string_view kBuilder = "java/lang/StringBuilder";

  static std::string_view overload(std::string_view descriptor) {
    switch (descriptor[0]) {
      case 'Z': return "(Z)Ljava/lang/StringBuilder;";
      case 'C': return "(C)Ljava/lang/StringBuilder;";
      case 'B':
      case 'S':
      case 'I': return "(I)Ljava/lang/StringBuilder;";
      case 'J': return "(J)Ljava/lang/StringBuilder;";
      case 'F': return "(F)Ljava/lang/StringBuilder;";
      case 'D': return "(D)Ljava/lang/StringBuilder;";
      default: break;
    }
    return descriptor == "Ljava/lang/String;" ? "(Ljava/lang/String;)Ljava/lang/StringBuilder;"
                                              : "(Ljava/lang/Object;)Ljava/lang/StringBuilder;";
  }

  CodeWriter& code_;
};

}  // namespace kukang
