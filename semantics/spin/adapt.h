// Conversions between the types of an interface's method and those of the method behind a lambda.

#pragma once

#include <string_view>

#include "semantics/spin/assembler.h"

namespace kukang {

// Converts the value on top of the stack from one type to another, as LambdaMetafactory does: by
// widening, boxing, unboxing, casts, or dropping it when `to` is void. `via` is the type that the
// source code sees (Integer where the erased interface has Object): a reference of another class
// is a ClassCastException even when `to` would accept it. All three are field descriptors or "V".
void adapt(CodeWriter& code, std::string_view from, std::string_view to, std::string_view via);

// Integer.valueOf and its like, for the value of this primitive type on top of the stack.
void box(CodeWriter& code, char primitive);

// java/lang/Integer for I.
std::string_view wrapper_of(char primitive);

}  // namespace kukang
