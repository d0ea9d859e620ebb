// kukang compare: lazy, lazier and lazier# side by side; with --paper, beside the published
// figures.

#include <algorithm>
#include <filesystem>
#include <utility>

#include "cli/bound_range.h"
#include "cli/compare_ablation.h"
#include "cli/compare_paper.h"
#include "fmt/format.h"
#include "report/ablation_text.h"
#include "report/bounds_text.h"
#include "report/check_text.h"
#include "report/compare_text.h"
#include "report/paper_text.h"

namespace kukang {
namespace {

struct CompareOptions {
  CommonOptions common;
  ExploreArguments explore;
  ContractArguments contract;
  std::vector<std::string> targets;
  std::string strategies = "lazy,lazier,lazier#";
  std::string merges = "off";
  std::string loops = "unroll";
  std::string format = "text";
  std::string output;
  std::string progress = "auto";
  bool paper = false;
  bool ablation = false;
  bool class_path_given = false;
};

// Names with commas between them, each once.
std::vector<std::string> names_in(std::string_view text) {
  std::vector<std::string> names;
  while (!text.empty()) {
    const std::string_view name = text.substr(0, text.find(','));
    text.remove_prefix(std::min(name.size() + 1, text.size()));
    const bool listed = std::find(names.begin(), names.end(), name) != names.end();
    if (!listed) names.emplace_back(name);
  }
  return names;
}

absl::StatusOr<std::vector<Merge>> merges_in(std::string_view text) {
  std::vector<Merge> merges;
  for (const std::string& name : names_in(text)) {
    const auto known = std::find(kMergeNames.begin(), kMergeNames.end(), name);
    if (known == kMergeNames.end()) {
      return usage_error(
          fmt::format("--merge {}: there are {}", name, fmt::join(kMergeNames, ", ")));
    }
    merges.push_back(static_cast<Merge>(known - kMergeNames.begin()));
  }
  if (merges.empty()) return usage_error("--merge names nothing");
  return merges;
}

// A job for each target and bound.
absl::StatusOr<std::vector<ComparisonJob>> jobs_for(const CompareOptions& options,
                                                    const Program& program) {
  ASSIGN_OR_RETURN(const auto targets, find_targets(options.common, program, options.targets));
  ASSIGN_OR_RETURN(const auto contract,
                   contract_options(options.contract, options.common, program));
  ASSIGN_OR_RETURN(const MethodsToCheck found, methods_of(targets, program, contract));
  WrittenBounds ranges{options.explore.k, options.explore.n};
  if (ranges == WrittenBounds()) ranges.k = "1..3";
  ASSIGN_OR_RETURN(const auto each, each_bound(ranges));
  ASSIGN_OR_RETURN(const auto merges, merges_in(options.merges));
  std::vector<Plan> plans;
  for (const Method* method : found.methods) {
    ASSIGN_OR_RETURN(Plan plan, plan_for(program, *method, contract));
    plans.push_back(std::move(plan));
  }
  std::vector<ComparisonJob> jobs;
  for (size_t target = 0; target < plans.size(); ++target) {
    for (size_t bound = 0; bound < each.size(); ++bound) {
      ComparisonJob job{plans[target], {}, {}, merges, target, bound};
      ExploreArguments arguments = options.explore;
      arguments.k = each[bound].k;
      arguments.n = each[bound].n;
      for (const std::string& strategy : names_in(options.strategies)) {
        arguments.strategy = strategy;
        ASSIGN_OR_RETURN(job.explore, explore_options(arguments, program, types_of(targets)));
        job.explore.loops = loops_of(options.loops);
        job.strategies.push_back(job.explore.strategy);
      }
      RETURN_IF_ERROR(grant_classes(arguments.granted, program, types_of(targets),
                                    parameters_of(plans), job.explore.bounds.granted));
      jobs.push_back(std::move(job));
    }
  }
  return jobs;
}

std::string answer(const std::vector<Comparison>& comparisons, const std::string& format) {
  if (format == "json") return compare_json(comparisons);
  if (format == "csv") return compare_csv(comparisons);
  return format == "html" ? compare_html(comparisons) : compare_text(comparisons);
}

std::string answer(const std::vector<PaperRow>& rows, const std::string& format) {
  if (format == "json") return paper_json(rows);
  if (format == "csv") return paper_csv(rows);
  return format == "html" ? paper_html(rows) : paper_text(rows);
}

void complain_of_disagreement(const std::vector<Comparison>& comparisons) {
  for (const Comparison& comparison : comparisons) {
    if (!comparison.disagrees()) continue;
    const bool merged = comparison.agreement.what != Agreement::What::Disagree;
    complain(fmt::format("internal error: {} disagree on {}, {}:\n  {}",
                         merged ? "plain and merged paths" : "the strategies",
                         target_text(*comparison.target), bounds_text(comparison.bounds),
                         fmt::join(comparison.differences(), "\n  ")));
  }
}

absl::StatusOr<int> compare(const CompareOptions& options) {
  if (options.targets.empty()) return usage_error("TARGET is required, or --paper");
  ASSIGN_OR_RETURN(const auto program, open_program(options.common));
  ASSIGN_OR_RETURN(const auto jobs, jobs_for(options, *program));
  ASSIGN_OR_RETURN(const auto comparisons,
                   compare_all(*program, jobs, exceptions_of(options.contract), options.progress));
  RETURN_IF_ERROR(write_answer(answer(comparisons, options.format), options.output));
  complain_of_disagreement(comparisons);
  return exit_status(comparisons);
}

// What the paper has decided for its rows.
absl::Status check_paper_options(const CLI::App& command) {
  for (const char* name :
       {"--strategy", "--merge", "--loops", "--int", "--world", "--symbolic-statics",
        "--identity-hash", "--invariant", "--requires", "--ensures", "--spec", "--exceptions"}) {
    if (command.get_option(name)->count() > 0) {
      return usage_error(fmt::format("{} does not go with --paper, whose rows fix it", name));
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<int> compare_with_paper(CompareOptions options, const CLI::App& command) {
  RETURN_IF_ERROR(check_paper_options(command));
  if (!options.class_path_given) {
    options.common.class_path = examples_beside_binary();
    if (!std::filesystem::exists(options.common.class_path)) {
      return usage_error(fmt::format("the examples are not in {}; say with -cp where they are",
                                     options.common.class_path));
    }
  }
  ASSIGN_OR_RETURN(const auto program, open_program(options.common));
  const PaperSelection selection{options.targets, std::exchange(options.explore.k, ""),
                                 std::exchange(options.explore.n, "")};
  ASSIGN_OR_RETURN(ExploreOptions explore, explore_options(options.explore, *program, {}));
  explore.arithmetic = Arithmetic::Math;  // as in the paper
  ASSIGN_OR_RETURN(const PaperJobs work, paper_jobs(options.common, *program, explore, selection));
  ASSIGN_OR_RETURN(const auto comparisons,
                   compare_all(*program, work.jobs, Exceptions::Implicit, options.progress));
  const std::vector<PaperRow> rows = paper_rows(work, comparisons);
  RETURN_IF_ERROR(write_answer(answer(rows, options.format), options.output));
  complain_of_disagreement(comparisons);
  return exit_status(rows);
}

// One strategy and one bound.
absl::StatusOr<int> compare_settings(const CompareOptions& options, const CLI::App& command) {
  if (options.targets.empty()) return usage_error("TARGET is required");
  if (options.paper) return usage_error("--paper and --ablation are two commands");
  for (const char* name : {"--merge", "--loops"}) {
    if (command.get_option(name)->count() == 0) continue;
    return usage_error(
        fmt::format("{} does not go with --ablation, which has a row for each", name));
  }
  if (options.format == "csv" || options.format == "html") {
    return usage_error(
        fmt::format("--format {} does not go with --ablation: text or json", options.format));
  }
  ExploreArguments explore = options.explore;
  if (command.get_option("--strategy")->count() > 0) explore.strategy = options.strategies;
  ASSIGN_OR_RETURN(const Work work,
                   work_for(options.common, explore, options.contract, options.targets));
  ASSIGN_OR_RETURN(const Ablation ablation,
                   ablation_of(work, exceptions_of(options.contract), options.progress));
  const bool json = options.format == "json";
  RETURN_IF_ERROR(
      write_answer(json ? ablation_json(ablation) : ablation_text(ablation), options.output));
  if (!ablation.differences.empty()) {
    complain(fmt::format("internal error: settings disagree:\n  {}",
                         fmt::join(ablation.differences, "\n  ")));
  }
  return exit_status(ablation);
}

// The options of every exploration, but for those that are a list or a range here.
void add_compare_options(CLI::App& command, CompareOptions& options) {
  add_explore_options(command, options.explore);
  for (const char* name : {"--strategy", "-k", "-n"}) {
    command.remove_option(command.get_option(name));
  }
  command.add_option("--strategy", options.strategies, "which to compare, ',' between them")
      ->type_name("NAMES")
      ->capture_default_str();
  command
      .add_option("--merge", options.merges,
                  "each strategy with each of these, ',' between them; off,always\n"
                  "has plain and merged paths side by side")
      ->type_name("NAMES")
      ->capture_default_str();
  add_loops_option(command, options.loops);
  command
      .add_option("-k", options.explore.k,
                  "objects at most this many fields away from a parameter; 1..3: each")
      ->type_name("N..N");
  command
      .add_option("-n", options.explore.n,
                  "at most this many objects of each type; 5..9,Node=6..10 for some types")
      ->type_name("N..N");
  add_contract_options(command, options.contract);
  add_exceptions_option(command, options.contract);
  command.add_option("--format", options.format, "text, json, csv or html")
      ->check(CLI::IsMember({"text", "json", "csv", "html"}))
      ->type_name("text|json|csv|html");
  command.add_option("-o", options.output, "write the answer to this file")->type_name("FILE");
  add_progress_option(command, options.progress);
  command.add_flag("--paper", options.paper,
                   "the rows of Tables 1 and 2 of the paper, beside its figures");
  command.add_flag("--ablation", options.ablation,
                   "one strategy (lazier#) with one technique less, or more, at a time: the\n"
                   "same answers, and what each costs");
}

}  // namespace

void add_compare_command(CLI::App& app, int& status) {
  auto options = std::make_shared<CompareOptions>();
  CLI::App* command = app.add_subcommand("compare", "lazy, lazier and lazier# side by side");
  command->footer(
      R"(Where no bound cut a strategy, it has seen everything, and what another one found must be among
it: how paths end (exceptions and assertions that fail, with their places; true or false, null or an
object) and in which state (the heap that arguments and result lead to, at entry and now, under
which condition, where every reference that was left open is decided in every way). Where only -k
or -n cut it, it has seen everything within them, and the same must hold of states that are within
them in whatever order their objects are found. Where neither is given, -k is 1..3. Explored depth
first: --search is for check.
--paper takes the examples beside the binary where -cp names none; of all rows only those of the
TARGETs, if there are some (TreeMap, TreeMap.put, java.util.TreeMap), and only those with the bounds
of -k in Table 1 and of -n in Table 2, if there are some.
With --merge off,always (see check) plain and merged paths of a strategy must have the same
verdicts, violations and ends, where nothing but -k or -n cut them.
Exit status: 0 all hold, 1 some method is violated (--paper: a figure differs and it is not known
why), 2 some is unknown (--paper: absent), 64 wrong usage, 65 unreadable input, 70 an internal
error: the strategies, or plain and merged paths, disagree.)");
  add_common_options(*command, options->common);
  command->add_option("TARGET", options->targets,
                      "pkg.Class, or with .method, .method(types), .<init>");
  add_compare_options(*command, *options);
  command->callback([options, command, &status] {
    options->class_path_given = command->get_option("--cp")->count() > 0;
    status = finished(options->ablation ? compare_settings(*options, *command)
                      : options->paper  ? compare_with_paper(*options, *command)
                                        : compare(*options));
  });
}

}  // namespace kukang
