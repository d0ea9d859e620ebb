#include "program/descriptor.h"

namespace kukang {

std::string_view name_of(Basic basic) {
  switch (basic) {
    case Basic::Boolean: return "boolean";
    case Basic::Char: return "char";
    case Basic::Float: return "float";
    case Basic::Double: return "double";
    case Basic::Byte: return "byte";
    case Basic::Short: return "short";
    case Basic::Int: return "int";
    case Basic::Long: return "long";
    case Basic::Void: return "void";
    case Basic::Reference: break;
  }
  return "reference";
}

std::string_view first_type(std::string_view text) {
  size_t end = 0;
  while (text[end] == '[') ++end;
  end = text[end] == 'L' ? text.find(';', end) + 1 : end + 1;
  return text.substr(0, end);
}

MethodDescriptor take_apart(std::string_view descriptor) {
  MethodDescriptor method;
  descriptor.remove_prefix(1);
  while (descriptor[0] != ')') {
    method.parameters.push_back(first_type(descriptor));
    descriptor.remove_prefix(method.parameters.back().size());
  }
  method.result = descriptor.substr(1);
  return method;
}

std::string_view type_name(std::string_view field_descriptor) {
  switch (field_descriptor[0]) {
    case 'L': return field_descriptor.substr(1, field_descriptor.size() - 2);
    case '[': return field_descriptor;
    default: return name_of(basic_of(field_descriptor[0]));
  }
}

}  // namespace kukang
