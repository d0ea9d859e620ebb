// An ablation: the same methods explored with one technique less at a time, or with one more.
//
// A technique is there for the sake of time, so what an exploration is told to do without, or with,
// changes what it costs and never what it says. The same is demanded of each setting as of the
// options as they are: verdicts and ends, and, where the setting leaves the paths alone, how many
// of them end in each way. Nothing can be held against a run that was stopped before its end, or
// that had to approximate what the other one did not.

#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "compare/comparison.h"

namespace kukang {

struct Setting {
  std::string name;
  std::function<void(ExploreOptions&)> change;
  bool keeps_paths = true;  // and their number
};
// The first of them changes nothing.
std::vector<Setting> settings_of_ablation();

struct Ablation {
  struct Row {
    std::string setting;
    bool keeps_paths = true;
    std::vector<StrategyRun> runs;  // by target
    size_t agreeing = 0;            // with the first row; of the others nothing can be said

    // Of all runs.
    Tally tally() const;
    double seconds() const;
    bool is_whole() const;  // none was stopped before its end
  };
  std::vector<Row> rows;                 // the first one always, and for all targets
  std::vector<std::string> differences;  // from the first row: a sentence each
  bool interrupted = false;              // by the user: settings are missing

  // Times what the first row took; of runs that were stopped in either, nothing is counted.
  double times_default(const Row& row) const;
};

// Holds the answers of each row against those of the first. REQUIRES that none was.
void compare_with_first(Ablation& ablation);

// `begins` is told of each run; may be null. Ends early where the user has interrupted it.
absl::StatusOr<Ablation> ablate(
    const Program& program, const std::vector<Plan>& plans, const ExploreOptions& options,
    const Unwanted& unwanted,
    const std::function<void(const Setting&, const Plan&)>& begins = nullptr);

// Of the process: an internal error where answers differ, else as of the first row.
int exit_status(const Ablation& ablation);

}  // namespace kukang
