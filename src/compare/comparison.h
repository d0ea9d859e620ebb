// A comparison: one method under one bound, explored with several strategies.
//
// Where no bound cut anything, a strategy has seen every end that there is. So whatever end another
// one has found, cut or not, must be among these; and two that were not cut must give the same
// verdict.
//
// Where only bounds on objects cut something, a strategy has seen every heap within them. So
// whatever end state another one stands for, with what it leaves open decided within the bounds,
// must be among those that this one stands for, if it is within them in whatever order its objects
// are found (any_order.h). How often a loop goes round is counted differently by each strategy, so
// nothing is held against one that another bound cut.
//
// End states are gathered in a second exploration, so that the figures of the first are those of
// the strategy alone. What was found with the help of an approximation may not be there, so it is
// not held against the others; and as an approximation considers more than there is, it takes
// nothing from one that was not cut. One that has assumed strangers has not seen what others may
// know.
//
// Each strategy can be explored with merged states as well (explore/region.h): what that comes to is
// held against its plain paths in merge_agreement.h.

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "check/check.h"
#include "check/path_ends.h"
#include "compare/end_states.h"
#include "compare/merge_agreement.h"

namespace kukang {

struct StrategyRun {
  CheckResult result;
  Merge merge = Merge::Off;
  PathEnds ends;
  std::optional<EndStates> states;  // none where they were not gathered

  // lazier#, or lazier# always.
  std::string name() const;
  const Tally& tally() const { return result.exploration.tally; }
  uint64_t paths() const { return tally().paths(); }
  // Nothing was cut, stopped or left.
  bool is_complete() const;
  // Nothing but bounds on objects has cut something.
  bool is_complete_within_bounds() const;
  // Has it taken something for a stranger that another strategy may know to be an object that is
  // there?
  bool has_met_strangers() const;
};

absl::StatusOr<StrategyRun> run_of_plan(const Program& program, const Plan& plan,
                                        const ExploreOptions& options, const Unwanted& unwanted);

struct Agreement {
  enum class What : uint8_t {
    Agree,        // nothing was cut anywhere, and all have the same ends and verdicts
    AgreeWithin,  // and all have the same end states within the bounds
    Contained,    // some have seen everything (within the bounds), and what others found
    Open,         // nothing can be said
    Disagree,     // the engine is wrong somewhere
  };
  What what = What::Open;
  std::vector<std::string> differences;  // where they disagree: a sentence each
  bool of_states = false;                // the end states of all were compared, too
  // Of all end states: those that were held against the others, and those that were not.
  size_t compared = 0, left_out = 0;
};
std::string_view text_of(Agreement::What what);

struct Comparison {
  const Method* target = nullptr;
  Bounds bounds;
  // By strategy, in the order in which they were asked for, with the first of the --merge.
  std::vector<StrategyRun> runs;
  std::vector<StrategyRun> others;  // for each of these strategies, those with the others
  Agreement agreement;              // of `runs`
  MergeAgreement merging;           // of `others` with `runs`

  // All, those of a strategy side by side.
  std::vector<const StrategyRun*> all_runs() const;
  bool disagrees() const;
  // All that they disagree on.
  std::vector<std::string> differences() const;
  // Among `runs`; nullptr when there is none.
  const StrategyRun* run_of(std::string_view strategy) const;
};

Agreement agreement_of(const std::vector<StrategyRun>& runs);

// Told of each run, by the numbers of its strategy and of its --merge.
struct ComparisonEvents {
  std::function<void(size_t strategy, size_t merge)> begins;
  std::function<void(const StrategyRun& run)> ended;
};
absl::StatusOr<Comparison> compare_plan(const Program& program, const Plan& plan,
                                        const ExploreOptions& options,
                                        const std::vector<const Strategy*>& strategies,
                                        const Unwanted& unwanted, const ComparisonEvents& events,
                                        const std::vector<Merge>& merges = {Merge::Off});

// The paths of a run for each one of lazy's in the same comparison; nullopt where lazy has none.
std::optional<double> ratio_to_lazy(const Comparison& comparison, const StrategyRun& run);

// Of all: an internal error where some disagree, else as of a check.
int exit_status(const std::vector<Comparison>& comparisons);

}  // namespace kukang
