// The jobs of kukang compare --paper: a row of the paper's tables each.

#pragma once

#include <string>
#include <vector>

#include "cli/comparison_jobs.h"
#include "compare/paper_comparison.h"

namespace kukang {

// A row, and the number of the job that counts it; none where its class is not on the class path.
struct PaperWork {
  PublishedRow published;
  const PaperExample* example = nullptr;
  std::optional<size_t> job;
};

struct PaperJobs {
  std::vector<PaperWork> rows;
  std::vector<ComparisonJob> jobs;
};

// Which rows are wanted: all where nothing is said.
struct PaperSelection {
  std::vector<std::string> names;  // classes or methods of the tables, or java.util's own
  std::string k, n;                // numbers or ranges; of Table 1, of Table 2; one alone: no other
};

absl::StatusOr<PaperJobs> paper_jobs(const CommonOptions& common, const Program& program,
                                     const ExploreOptions& explore,
                                     const PaperSelection& selection);

// Rows whose comparison was not made are absent.
std::vector<PaperRow> paper_rows(const PaperJobs& work, const std::vector<Comparison>& comparisons);

// Where the build leaves the examples: java/examples.jar beside the binary.
std::string examples_beside_binary();

}  // namespace kukang
