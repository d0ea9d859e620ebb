// Which instructions of the user's code run on some path, and which way its branches go.
//
// Found out by exploring once more with an observer. A branch goes where the next instruction on
// the same path is. The explorer works depth first, so that is known without going along every
// path: the instruction before the first one after a choice is the one that was executed last with
// one choice less.

#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "explore/exploration.h"

namespace kukang {

struct LineCoverage {
  bool executed = false;
  uint32_t ways = 0, taken = 0;  // of the branches in it

  bool whole() const { return executed && taken == ways; }
};

struct MethodCoverage {
  const Method* method = nullptr;
  std::map<int, LineCoverage> lines;  // those that have code
};

struct Coverage {
  std::vector<MethodCoverage> methods;  // the target, then what it calls, by class and name
  std::string stopped_early;            // why not everything was explored
};

// Of the target's run, without what is assumed and asserted, in classes of the class path.
absl::StatusOr<Coverage> coverage_of(const Program& program, const Plan& plan,
                                     const ExploreOptions& options);

}  // namespace kukang
