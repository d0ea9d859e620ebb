// A check and what a page tells about it: the paths, which code they ran, and the computation tree.
//
// All of it is gathered while the check explores.

#pragma once

#include <optional>
#include <vector>

#include "check/check.h"
#include "check/coverage.h"
#include "check/path_table.h"
#include "trace/tree.h"

namespace kukang {

struct CheckStory {
  static constexpr uint64_t kMostInTree = 30;  // beyond, it cannot be read

  CheckResult result;
  PathTable paths;
  std::vector<MethodCoverage> coverage;
  std::optional<ComputationTree> tree;  // nullopt: none, more than kMostInTree paths, no time
};

absl::StatusOr<CheckStory> story_of(Explorer& session, const Unwanted& unwanted);

}  // namespace kukang
