// Field and method descriptors (JVMS 4.3), taken apart.
//
// REQUIRES well-formed descriptors: the class-file reader has checked them.

#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace kukang {

// What a value is to the machine. The primitive ones have the numbers newarray uses.
enum class Basic : uint8_t {
  Boolean = 4,
  Char = 5,
  Float = 6,
  Double = 7,
  Byte = 8,
  Short = 9,
  Int = 10,
  Long = 11,
  Reference = 12,
  Void = 13,
};

inline Basic basic_of(char c) {
  switch (c) {
    case 'Z': return Basic::Boolean;
    case 'C': return Basic::Char;
    case 'F': return Basic::Float;
    case 'D': return Basic::Double;
    case 'B': return Basic::Byte;
    case 'S': return Basic::Short;
    case 'I': return Basic::Int;
    case 'J': return Basic::Long;
    case 'V': return Basic::Void;
    default: return Basic::Reference;
  }
}

inline bool is_wide(Basic basic) { return basic == Basic::Long || basic == Basic::Double; }
inline int slots_of(Basic basic) { return basic == Basic::Void ? 0 : is_wide(basic) ? 2 : 1; }
// How many bytes an array element of this kind takes; 0 for references.
inline int width_of(Basic basic) {
  switch (basic) {
    case Basic::Boolean:
    case Basic::Byte: return 1;
    case Basic::Char:
    case Basic::Short: return 2;
    case Basic::Int:
    case Basic::Float: return 4;
    case Basic::Long:
    case Basic::Double: return 8;
    default: return 0;
  }
}
std::string_view name_of(Basic basic);  // "int", "boolean", …

// The field descriptor at the front of `text`.
std::string_view first_type(std::string_view text);

struct MethodDescriptor {
  std::vector<std::string_view> parameters;
  std::string_view result;
};
MethodDescriptor take_apart(std::string_view descriptor);

// "Ljava/lang/String;" -> "java/lang/String"; "[I" stays; "I" -> "int".
std::string_view type_name(std::string_view field_descriptor);

}  // namespace kukang
