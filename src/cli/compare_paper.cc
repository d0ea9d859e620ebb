#include "cli/compare_paper.h"

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "cli/bound_range.h"
#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

bool is_named(const PublishedRow& row, const PaperExample& example,
              const std::vector<std::string>& names) {
  if (names.empty()) return true;
  const std::string label = example.label(row.method);
  const std::string owner = label.substr(0, label.rfind('.'));
  const std::string method = fmt::format("{}.{}", row.structure, row.method);
  return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
    return name == row.structure || name == method || name == owner || name == label;
  });
}

// The rows that have one of the bounds.
absl::StatusOr<std::vector<PublishedRow>> rows_within(const PaperSelection& selection) {
  std::vector<PublishedRow> rows = published_rows();
  if (selection.k.empty() && selection.n.empty()) return rows;
  ASSIGN_OR_RETURN(const auto of_first, each_bound({selection.k, ""}));
  ASSIGN_OR_RETURN(const auto of_second, each_bound({"", selection.n}));
  std::erase_if(rows, [&](const PublishedRow& row) {
    const std::string number = std::to_string(row.bound);
    const auto& bounds = row.table == 1 ? of_first : of_second;
    return std::none_of(bounds.begin(), bounds.end(), [&](const WrittenBounds& bound) {
      return number == (row.table == 1 ? bound.k : bound.n);
    });
  });
  return rows;
}

bool is_there(const Program& program, const PaperExample& example) {
  const bool specified = example.spec.empty() || program.load(slashed(example.spec)).ok();
  return specified && program.load(slashed(example.owner)).ok();
}

absl::StatusOr<ComparisonJob> job_for(const CommonOptions& common, const Program& program,
                                      const ExploreOptions& explore, const PublishedRow& row,
                                      const PaperExample& example) {
  const std::string target = example.target(row.method);
  ASSIGN_OR_RETURN(const NamedTarget named, find_target(common, program, target));
  if (named.methods.size() != 1) return usage_error(target + " is not one method");
  ContractArguments contract;
  if (!example.spec.empty()) contract.specs = {std::string(example.spec)};
  if (!example.required.empty()) contract.required = {std::string(example.required)};
  ASSIGN_OR_RETURN(const ContractOptions options, contract_options(contract, common, program));
  ComparisonJob job;
  ASSIGN_OR_RETURN(job.plan, plan_for(program, *named.methods.front(), options));
  job.explore = explore;
  job.explore.bounds.k.reset();
  (row.table == 1 ? job.explore.bounds.k : job.explore.bounds.n) = row.bound;
  std::istringstream types{std::string(example.one_more)};
  for (std::string name; types >> name;) {
    ASSIGN_OR_RETURN(const Type* type, load_class(common, program, name));
    job.explore.bounds.n_of[type] = row.bound + 1;
  }
  job.strategies = strategies_of(row.table);
  return job;
}

absl::Status nothing_wanted() {
  std::vector<std::string> known;
  for (const PublishedRow& row : published_rows()) {
    const bool listed = std::find(known.begin(), known.end(), row.structure) != known.end();
    if (!listed) known.push_back(row.structure);
  }
  return usage_error(
      fmt::format("no row of the paper's tables has one of these names and bounds; there are k = "
                  "1..3 and n = 5..9 of: {}",
                  fmt::join(known, ", ")));
}

}  // namespace

absl::StatusOr<PaperJobs> paper_jobs(const CommonOptions& common, const Program& program,
                                     const ExploreOptions& explore,
                                     const PaperSelection& selection) {
  PaperJobs work;
  ASSIGN_OR_RETURN(const std::vector<PublishedRow> rows, rows_within(selection));
  for (const PaperExample& example : paper_examples()) {
    for (const PublishedRow& row : rows) {
      const bool same = row.table == example.table && row.structure == example.structure;
      if (!same || !example.has(row.method) || !is_named(row, example, selection.names)) continue;
      PaperWork one{row, &example, std::nullopt};
      if (is_there(program, example)) {
        ASSIGN_OR_RETURN(ComparisonJob job, job_for(common, program, explore, row, example));
        const bool goes_on = !work.jobs.empty() &&
                             work.jobs.back().plan.target == job.plan.target &&
                             work.rows.back().example == &example;
        if (!work.jobs.empty()) job.target = work.jobs.back().target + !goes_on;
        if (goes_on) job.bound = work.jobs.back().bound + 1;
        one.job = work.jobs.size();
        work.jobs.push_back(std::move(job));
      }
      work.rows.push_back(std::move(one));
    }
  }
  if (work.rows.empty()) return nothing_wanted();
  return work;
}

std::vector<PaperRow> paper_rows(const PaperJobs& work,
                                 const std::vector<Comparison>& comparisons) {
  std::vector<PaperRow> rows;
  for (const PaperWork& row : work.rows) {
    const bool counted = row.job.has_value() && *row.job < comparisons.size();
    rows.push_back(paper_row(row.published, *row.example,
                             counted ? std::optional(comparisons[*row.job]) : std::nullopt));
  }
  return rows;
}

std::string examples_beside_binary() {
  std::error_code error;
  const std::filesystem::path binary = std::filesystem::read_symlink("/proc/self/exe", error);
  return (binary.parent_path() / "java" / "examples.jar").string();
}

}  // namespace kukang
