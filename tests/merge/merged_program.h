// The classes that merging is tested on, of package merged.

#pragma once

#include <stdexcept>
#include <string>

#include "contract/contract.h"
#include "semantics/own_classes.h"

namespace kukang {

inline const Program& merged_program() {
  static const auto opened =
      Program::open({KUKANG_BUILD_DIR "/java/test-merge", ""}, own_classes());
  return **opened;
}

inline const Method& method_named(const std::string& type, const std::string& name) {
  for (const Method& method : (*merged_program().load(type))->methods) {
    if (method.name == name) return method;
  }
  throw std::runtime_error(type + " has no " + name);
}

}  // namespace kukang
