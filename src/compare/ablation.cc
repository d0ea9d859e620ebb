#include "compare/ablation.h"

#include <algorithm>

#include "fmt/format.h"
#include "view/place_names.h"

namespace kukang {
namespace {

// The certain ends.
std::vector<std::string> ends_of(const StrategyRun& run) {
  std::vector<std::string> ends;
  for (const auto& [end, certain] : run.ends) {
    if (certain) ends.push_back(end);
  }
  return ends;
}

bool can_be_compared(const StrategyRun& plain, const StrategyRun& run, bool keeps_paths) {
  for (const StrategyRun* one : {&plain, &run}) {
    if (!one->result.exploration.stopped_early.empty()) return false;
    if (!keeps_paths && !one->is_complete_within_bounds()) return false;
  }
  return plain.result.exploration.approximations == run.result.exploration.approximations;
}

std::array<uint64_t, 5> numbers_of(const Tally& tally) {
  return {tally.normal, tally.exceptional, tally.errors, tally.diverging, tally.stopped};
}

// What the run says otherwise than the first row does; empty: nothing.
std::string difference(const StrategyRun& plain, const StrategyRun& run, bool keeps_paths) {
  const Verdict said = run.result.verdict, due = plain.result.verdict;
  if (said != due) return fmt::format("{}, not {}", text_of(said), text_of(due));
  const std::vector<std::string> ends = ends_of(run), ends_due = ends_of(plain);
  if (ends != ends_due) {
    return fmt::format("paths end so: {}; not so: {}", fmt::join(ends, "; "),
                       fmt::join(ends_due, "; "));
  }
  const auto numbers = numbers_of(run.tally()), due_numbers = numbers_of(plain.tally());
  if (!keeps_paths || numbers == due_numbers) return "";
  return fmt::format("paths that return, throw, fail, diverge, are stopped: {}; not {}",
                     fmt::join(numbers, ", "), fmt::join(due_numbers, ", "));
}

bool is_whole(const StrategyRun& run) { return run.result.exploration.stopped_early.empty(); }

}  // namespace

std::vector<Setting> settings_of_ablation() {
  std::vector<Setting> settings = {{"as it is", [](ExploreOptions&) {}}};
  for (size_t layer = 0; layer < layer_names().size(); ++layer) {
    settings.push_back({fmt::format("without {}", layer_names()[layer]),
                        [layer](ExploreOptions& o) { o.without_layers |= uint32_t{1} << layer; }});
  }
  for (const int rounds : {1, 4}) {
    settings.push_back({fmt::format("{} range round{}", rounds, rounds == 1 ? "" : "s"),
                        [rounds](ExploreOptions& o) { o.range_rounds = rounds; }});
  }
  settings.push_back(
      {"without all layers", [](ExploreOptions& o) { o.without_layers = kWithoutAll; }});
  // What is tried is not gone along.
  settings.push_back({"every choice", [](ExploreOptions& o) { o.every_choice = true; }});
  settings.push_back({"merge regions", [](ExploreOptions& o) { o.merge = Merge::Regions; }, false});
  settings.push_back({"merge always", [](ExploreOptions& o) { o.merge = Merge::Always; }, false});
  settings.push_back(
      {"loops summaries", [](ExploreOptions& o) { o.loops = Loops::Summaries; }, false});
  return settings;
}

void compare_with_first(Ablation& ablation) {
  const Ablation::Row& first = ablation.rows.front();
  for (size_t i = 1; i < ablation.rows.size(); ++i) {
    Ablation::Row& row = ablation.rows[i];
    for (size_t target = 0; target < row.runs.size(); ++target) {
      const StrategyRun &plain = first.runs[target], &run = row.runs[target];
      if (!can_be_compared(plain, run, row.keeps_paths)) continue;
      const std::string differs = difference(plain, run, row.keeps_paths);
      row.agreeing += differs.empty();
      if (differs.empty()) continue;
      const Method& method = *run.result.target;
      ablation.differences.push_back(fmt::format("{}.{}, {}: {}", short_name(*method.owner),
                                                 method.name, row.setting, differs));
    }
  }
}

Tally Ablation::Row::tally() const {
  Tally all;
  for (const StrategyRun& run : runs) all.add(run.tally());
  return all;
}

double Ablation::Row::seconds() const {
  double all = 0;
  for (const StrategyRun& run : runs) all += run.result.exploration.seconds;
  return all;
}

bool Ablation::Row::is_whole() const {
  return std::all_of(runs.begin(), runs.end(), kukang::is_whole);
}

double Ablation::times_default(const Row& row) const {
  double mine = 0, usual = 0;
  for (size_t i = 0; i < row.runs.size(); ++i) {
    const StrategyRun &run = row.runs[i], &plain = rows.front().runs[i];
    if (!kukang::is_whole(run) || !kukang::is_whole(plain)) continue;
    mine += run.result.exploration.seconds;
    usual += plain.result.exploration.seconds;
  }
  return usual == 0 ? 1 : mine / usual;
}

absl::StatusOr<Ablation> ablate(const Program& program, const std::vector<Plan>& plans,
                                const ExploreOptions& options, const Unwanted& unwanted,
                                const std::function<void(const Setting&, const Plan&)>& begins) {
  Ablation ablation;
  for (const Plan& plan : plans) {  // classes are loaded once: that is not the first row's cost
    RETURN_IF_ERROR(run_of_plan(program, plan, options, unwanted).status());
  }
  for (const Setting& setting : settings_of_ablation()) {
    ablation.interrupted = options.interrupted != nullptr && options.interrupted->load();
    if (ablation.interrupted && !ablation.rows.empty()) break;
    Ablation::Row& row = ablation.rows.emplace_back();
    row.setting = setting.name;
    row.keeps_paths = setting.keeps_paths;
    ExploreOptions changed = options;
    setting.change(changed);
    for (const Plan& plan : plans) {  // once somebody has interrupted it, a run ends at once
      if (begins) begins(setting, plan);
      ASSIGN_OR_RETURN(StrategyRun run, run_of_plan(program, plan, changed, unwanted));
      row.runs.push_back(std::move(run));
    }
  }
  compare_with_first(ablation);
  return ablation;
}

int exit_status(const Ablation& ablation) {
  if (!ablation.differences.empty()) return kExitInternal;
  std::vector<CheckResult> results;
  for (const StrategyRun& run : ablation.rows.front().runs) results.push_back(run.result);
  return exit_status(results);
}

}  // namespace kukang
