#include "cli/comparison_jobs.h"

#include "cli/forecast.h"
#include "fmt/format.h"
#include "report/bounds_text.h"
#include "view/place_names.h"

namespace kukang {
namespace {

// [####......] 12/27
std::string bar(size_t done, size_t all) {
  constexpr size_t kWidth = 10;
  const size_t full = all == 0 ? 0 : kWidth * done / all;
  return fmt::format("[{}{}] {}/{}", std::string(full, '#'), std::string(kWidth - full, '.'), done,
                     all);
}

}  // namespace

absl::StatusOr<std::vector<Comparison>> compare_all(const Program& program,
                                                    const std::vector<ComparisonJob>& jobs,
                                                    const Unwanted& unwanted,
                                                    const std::string& progress) {
  Forecast forecast;
  for (const ComparisonJob& job : jobs) {
    const size_t runs = job.strategies.size() * job.merges.size();
    for (size_t i = 0; i < runs; ++i) forecast.add({job.target, i, job.bound});
  }
  ProgressLine line(progress);
  auto far = [&](double spent) {
    const std::optional<double> left = forecast.seconds_left(spent);
    return fmt::format("{}{}: ", bar(forecast.done(), forecast.all()),
                       left.has_value() ? ", " + time_left_text(*left) : "");
  };
  const std::atomic<bool>* interrupted = stop_on_interrupt();
  std::vector<Comparison> comparisons;
  for (const ComparisonJob& job : jobs) {
    if (interrupted->load()) break;
    ExploreOptions explore = job.explore;
    explore.interrupted = interrupted;
    explore.progress = [&](uint64_t paths) { line.advance(paths); };
    ComparisonEvents events;
    events.begins = [&](size_t strategy, size_t merge) {
      const Method& target = *job.plan.target;
      const Merge merges = job.merges[merge];
      line.begin(fmt::format("{}.{} {} {}{}", short_name(*target.owner), target.name,
                             bounds_text(explore.bounds), job.strategies[strategy]->name(),
                             merges == Merge::Off ? "" : fmt::format(" {}", text_of(merges))),
                 far);
    };
    events.ended = [&](const StrategyRun& run) {
      forecast.finish(run.result.exploration.seconds);
    };
    ASSIGN_OR_RETURN(Comparison comparison,
                     compare_plan(program, job.plan, explore, job.strategies, unwanted, events,
                                  job.merges));
    comparisons.push_back(std::move(comparison));
  }
  return comparisons;
}

}  // namespace kukang
