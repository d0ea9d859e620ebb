// Values and names as Java sources write them.

#pragma once

#include <string>
#include <string_view>

#include "program/type.h"

namespace kukang {

// java.lang.Integer and its like; java.lang.String. Nothing is left to be set once one is made.
bool is_box(const Type& type);
bool is_string(const Type& type);

// May it not be a name? Literals like null count, too.
bool is_java_keyword(std::string_view word);

// A literal of exactly that type: 7, (byte) 7, 7L, 'c', 2.5f. `bits` as in Term.
std::string java_literal(int64_t bits, Basic basic);
std::string java_literal(std::u16string_view text);

// A name for a variable that holds an object: node2 for Node#2, ints1 for int[]#1, aaTree for
// AATree.
std::string java_variable(std::string_view object_name);

// A statement as a line behind `indent`; where it is too long it is broken after commas, but not
// inside literals.
std::string java_statement(std::string_view indent, std::string_view text);

}  // namespace kukang
