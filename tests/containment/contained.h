// Which of the paths of an exploration contains a concrete run?
//
// A path contains a run when its condition holds for the run's arguments. The paths of a method
// divide its inputs among them: exactly one contains the run, and ends as the run does; unless a
// bound has cut that one. A condition that speaks of more than the arguments (what a native method
// without a model returned) may or may not hold.

#pragma once

#include "containment/run.h"
#include "explore/explorer.h"

namespace kukang {

class ContainedRuns : public PathSink {
 public:
  struct Found {
    uint64_t containing = 0;        // paths
    uint64_t perhaps = 0;           // paths whose condition speaks of more than the arguments
    uint64_t beyond = 0;            // containing paths that a bound has cut, or that were stopped
    std::vector<std::string> ends;  // of the containing paths that ended
    std::vector<std::string> possible;  // of the others
  };

  // REQUIRES primitive parameters.
  explicit ContainedRuns(const std::vector<ConcreteRun>& runs) : runs_(runs), found_(runs.size()) {}

  void ended(const EndedPath& path) override;

  const std::vector<Found>& found() const { return found_; }
  // Was every path of the exploration seen, to its end or to where it was cut or stopped? A choice
  // that a bound forbids has no path of its own: which runs it cuts off nobody can tell.
  bool saw_all(const Exploration& exploration) const;

 private:
  const std::vector<ConcreteRun>& runs_;
  std::vector<Found> found_;
  uint64_t cut_ = 0;  // paths
};

// The arguments as a model of the symbols that the parameters are in `state`.
Model model_of(const State& state, const std::vector<int64_t>& bits);

// Empty when what was found of the run is as it must be; else what is not. Only what the paths that
// contain it, or may contain it, have met is an excuse, and that not all paths were seen.
std::string what_is_wrong(const ConcreteRun& run, const ContainedRuns::Found& found, bool saw_all);

}  // namespace kukang
