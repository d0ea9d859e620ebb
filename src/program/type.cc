#include "program/type.h"

#include <algorithm>

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {

bool Type::is_subtype_of(const Type* other) const {
  if (this == other) return true;
  if (other->is_array()) {
    return is_array() && !element->is_primitive() && element->is_subtype_of(other->element);
  }
  if (other->is_interface()) {
    return std::find(all_interfaces.begin(), all_interfaces.end(), other) != all_interfaces.end();
  }
  const size_t depth = other->ancestors.size();
  return depth != 0 && depth <= ancestors.size() && ancestors[depth - 1] == other;
}

std::string readable_type(std::string_view descriptor) {
  const size_t dimensions = descriptor.find_first_not_of('[');
  std::string name = dotted(type_name(descriptor.substr(dimensions)));
  for (size_t i = 0; i < dimensions; ++i) name += "[]";
  return name;
}

std::string readable_name(const Type& type) {
  return type.is_array() ? readable_type(type.name) : dotted(type.name);
}

std::string readable_method(const Type& owner, std::string_view name, std::string_view descriptor) {
  const MethodDescriptor parts = take_apart(descriptor);
  std::string parameters;
  for (std::string_view parameter : parts.parameters) {
    if (!parameters.empty()) parameters += ", ";
    parameters += readable_type(parameter);
  }
  return fmt::format("{} {}.{}({})", readable_type(parts.result), readable_name(owner), name,
                     parameters);
}

}  // namespace kukang
