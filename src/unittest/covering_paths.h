// Few paths that cover what all paths cover.
//
// Paths that cover the same are alike, and only a few of those are remembered, the ones with the
// fewest choices: the simplest tests.

#pragma once

#include <functional>
#include <map>
#include <set>
#include <vector>

#include "check/path_coverage.h"

namespace kukang {

class CoveringPaths {
 public:
  void add(std::vector<Covered> covered, TrailChoices trail);

  // Chooses until everything is covered that can be. `accepts` may refuse a path; then one that is
  // alike is offered, or another. Returns what each path that was chosen covers.
  using Accepts = std::function<absl::StatusOr<bool>(const TrailChoices&)>;
  absl::StatusOr<std::map<TrailChoices, std::vector<Covered>>> choose(const Accepts& accepts) const;

 private:
  using Alike = std::set<std::pair<size_t, TrailChoices>>;  // by number of choices
  static absl::StatusOr<const TrailChoices*> first_accepted(const Alike& alike,
                                                            const Accepts& accepts);

  std::map<std::vector<Covered>, Alike> paths_;
};

}  // namespace kukang
