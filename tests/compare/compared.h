// The classes of this folder, and their methods.

#pragma once

#include <stdexcept>
#include <string>

#include "program/program.h"
#include "semantics/own_classes.h"

namespace kukang {

inline const Program& compared() {
  static const auto program =
      Program::open({KUKANG_BUILD_DIR "/java/test-compare", ""}, own_classes());
  return **program;
}

inline const Method& method_of(const std::string& class_name, const std::string& name) {
  for (const Method& method : (*compared().load("compared/" + class_name))->methods) {
    if (method.name == name) return method;
  }
  throw std::runtime_error("no method " + name);
}

}  // namespace kukang
