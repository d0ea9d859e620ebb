// What is asked of Kukang about the classes of tests/others/java.

#pragma once

#include <stdexcept>
#include <string>

#include "check/check.h"
#include "contract/contract.h"
#include "semantics/own_classes.h"
#include "shape/enumerate.h"

namespace kukang {

inline const std::string kOthers = KUKANG_BUILD_DIR "/java/test-others";

inline const Program& others() {
  static const auto program = Program::open({kOthers, ""}, own_classes());
  return **program;
}

inline const Type& other_type(const std::string& name) { return **others().load("others/" + name); }

inline const Method& method_of(const std::string& type, const std::string& name) {
  for (const Method& method : other_type(type).methods) {
    if (method.name == name && (method.flags & kPrivate) == 0) return method;
  }
  throw std::runtime_error(type + " has no method " + name);
}

inline ExploreOptions within(uint32_t n, double seconds) {
  ExploreOptions explore;
  explore.bounds.n = n;
  explore.timeout_seconds = seconds;
  explore.memory_mib = 4000;
  return explore;
}

inline ContractOptions by(const std::string& invariant) {
  ContractOptions contract;
  if (!invariant.empty()) contract.invariants.push_back(invariant);
  return contract;
}

inline absl::StatusOr<Shapes> count_shapes(const std::string& type, const std::string& invariant,
                                           const ExploreOptions& explore) {
  ShapesOptions options;
  options.count_only = true;
  return enumerate(others(), other_type(type), by(invariant), explore, options);
}

inline absl::StatusOr<Plan> plan_of(const std::string& type, const std::string& invariant,
                                    const std::string& method) {
  return plan_for(others(), method_of(type, method), by(invariant));
}

}  // namespace kukang
