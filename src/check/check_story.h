// A check and what a page tells about it: the paths, which code they ran, and the computation tree.

#pragma once

#include <optional>
#include <string>

#include "check/check.h"
#include "check/coverage.h"
#include "check/path_table.h"
#include "trace/tree.h"

namespace kukang {

struct CheckStory {
  // Beyond, coverage is not worth the wait, and a tree cannot be read.
  static constexpr uint64_t kMostCovered = 100'000;
  static constexpr uint64_t kMostInTree = 30;

  CheckResult result;
  PathTable paths;
  std::optional<Coverage> coverage;     // nullopt: more than kMostCovered paths
  std::optional<ComputationTree> tree;  // nullopt: none, more than kMostInTree paths, no time
};

absl::StatusOr<CheckStory> story_of(Explorer& session, const Unwanted& unwanted);

}  // namespace kukang
