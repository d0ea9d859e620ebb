// How much of the user's code paths cover, method by method and line by line.

#pragma once

#include <map>
#include <vector>

#include "check/path_coverage.h"

namespace kukang {

struct LineCoverage {
  bool executed = false;
  uint32_t ways = 0, taken = 0;  // of the branches in it

  bool whole() const { return executed && taken == ways; }
};

struct MethodCoverage {
  struct Share {
    uint32_t covered = 0, all = 0;
  };
  const Method* method = nullptr;
  Share instructions, ways;           // the ways of branches
  std::map<int, LineCoverage> lines;  // those that have code
};

// The target, then what it calls, by class and name; without class initializers. `covered` is by
// number.
std::vector<MethodCoverage> coverage_of(const Plan& plan, const PathCoverage& paths,
                                        const std::vector<bool>& covered);

}  // namespace kukang
