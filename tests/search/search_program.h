// The classes that searches are tested on, of package search, and plans for their methods.

#pragma once

#include <stdexcept>
#include <string>

#include "contract/contract.h"
#include "semantics/own_classes.h"

namespace kukang {

inline const Program& program() {
  static const auto opened =
      Program::open({KUKANG_BUILD_DIR "/java/test-search", ""}, own_classes());
  return **opened;
}

inline Plan plan_in(const std::string& owner, std::string_view name) {
  for (const Method& method : (*program().load("search/" + owner))->methods) {
    if (method.name == name) return *plan_for(program(), method, {});
  }
  throw std::runtime_error("no method " + std::string(name));
}

}  // namespace kukang
