// A comparison: one method under one bound, explored with several strategies.
//
// Where no bound cut anything, a strategy has seen every end that there is. So whatever end another
// one has found, cut or not, must be among these; and two that were not cut must give the same
// verdict. The same holds for end states; they are gathered in a second exploration, so that the
// figures of the first are those of the strategy alone, and only where there is something to
// compare them to. What was found with the help of an approximation may not be there, so it is not
// held against the others; and as an approximation considers more than there is, it takes nothing
// from one that was not cut. One that has assumed strangers has not seen what others may know.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "check/check.h"
#include "compare/end_states.h"

namespace kukang {

struct StrategyRun {
  CheckResult result;
  PathEnds ends;
  std::optional<PathEnds> states;  // concretized; none where they were not gathered

  const Tally& tally() const { return result.exploration.tally; }
  uint64_t paths() const { return tally().paths(); }
  // Nothing was cut, stopped or left.
  bool is_complete() const;
  // Has it taken something for a stranger that another strategy may know to be an object that is
  // there?
  bool has_met_strangers() const;
};

struct Agreement {
  enum class What : uint8_t {
    Agree,      // nothing was cut anywhere, and all have the same ends and verdicts
    Contained,  // some were cut; what they found, the others found as well
    Open,       // all were cut: nothing can be said
    Disagree,   // the engine is wrong somewhere
  };
  What what = What::Open;
  std::vector<std::string> differences;  // where they disagree: a sentence each
  bool of_states = false;                // the end states of all were compared, too
};
std::string_view text_of(Agreement::What what);

struct Comparison {
  const Method* target = nullptr;
  Bounds bounds;
  std::vector<StrategyRun> runs;  // by strategy, in the order in which they were asked for
  Agreement agreement;

  // nullptr when there is none.
  const StrategyRun* run_of(std::string_view strategy) const;
};

Agreement agreement_of(const std::vector<StrategyRun>& runs);

// Told of each strategy, by its number.
struct ComparisonEvents {
  std::function<void(size_t strategy)> begins;
  std::function<void(size_t strategy, const StrategyRun& run)> ended;
};
absl::StatusOr<Comparison> compare_plan(const Program& program, const Plan& plan,
                                        const ExploreOptions& options,
                                        const std::vector<const Strategy*>& strategies,
                                        const Unwanted& unwanted, const ComparisonEvents& events);

// The paths of a run for each one of lazy's in the same comparison; nullopt where lazy has none.
std::optional<double> ratio_to_lazy(const Comparison& comparison, const StrategyRun& run);

// Of all: an internal error where some disagree, else as of a check.
int exit_status(const std::vector<Comparison>& comparisons);

}  // namespace kukang
