// The classes that summaries of loops are tested on, of package loops.

#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "contract/contract.h"
#include "semantics/own_classes.h"

namespace kukang {

inline const Program& loops_program() {
  static const auto opened =
      Program::open({KUKANG_BUILD_DIR "/java/test-loops", ""}, own_classes());
  return **opened;
}

inline const Method& method_named(const std::string& type, const std::string& name) {
  for (const Method& method : (*loops_program().load(type))->methods) {
    if (method.name == name) return method;
  }
  throw std::runtime_error(type + " has no " + name);
}

// Of the methods that others do not call.
inline std::vector<std::string> methods_of(const std::string& type) {
  std::vector<std::string> names;
  for (const Method& method : (*loops_program().load(type))->methods) {
    const bool own = method.is_static() && !method.is_class_initializer();
    if (own && !method.is_private()) names.emplace_back(method.name);
  }
  return names;
}

}  // namespace kukang
