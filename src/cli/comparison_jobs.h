// Comparisons that are to be made, one after the other, with a line that tells how far they are.

#pragma once

#include <string>
#include <vector>

#include "cli/explore_options.h"
#include "compare/comparison.h"

namespace kukang {

struct ComparisonJob {
  Plan plan;
  ExploreOptions explore;  // under one bound
  std::vector<const Strategy*> strategies;
  std::vector<Merge> merges = {Merge::Off};
  // For the estimate of how long it takes: the number of the target, and of the bound among its
  // bounds, which go up.
  size_t target = 0, bound = 0;
};

// In the order of the jobs; fewer where the user has interrupted them.
absl::StatusOr<std::vector<Comparison>> compare_all(const Program& program,
                                                    const std::vector<ComparisonJob>& jobs,
                                                    const Unwanted& unwanted,
                                                    const std::string& progress);

}  // namespace kukang
