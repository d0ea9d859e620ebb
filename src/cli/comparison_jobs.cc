#include "cli/comparison_jobs.h"

#include "cli/forecast.h"
#include "fmt/format.h"

namespace kukang {
namespace {

// [####......] 12/27
std::string bar(size_t done, size_t all) {
  constexpr size_t kWidth = 20;
  const size_t full = all == 0 ? 0 : kWidth * done / all;
  return fmt::format("[{}{}] {}/{}", std::string(full, '#'), std::string(kWidth - full, '.'), done,
                     all);
}

}  // namespace

absl::StatusOr<std::vector<Comparison>> compare_all(const Program& program,
                                                    const std::vector<ComparisonJob>& jobs,
                                                    Exceptions exceptions,
                                                    const std::string& progress) {
  Forecast forecast;
  for (const ComparisonJob& job : jobs) {
    for (size_t i = 0; i < job.strategies.size(); ++i) forecast.add({job.target, i, job.bound});
  }
  ProgressLine line(progress);
  auto time_left = [&](double spent) {
    const std::optional<double> seconds = forecast.seconds_left(spent);
    return seconds.has_value() ? ", " + time_left_text(*seconds) : "";
  };
  const std::atomic<bool>* interrupted = stop_on_interrupt();
  std::vector<Comparison> comparisons;
  for (const ComparisonJob& job : jobs) {
    if (interrupted->load()) break;
    ExploreOptions explore = job.explore;
    explore.interrupted = interrupted;
    explore.progress = [&](uint64_t paths) { line.advance(paths); };
    ComparisonEvents events;
    events.begins = [&](size_t strategy) {
      line.begin(fmt::format("{} {}, {}, {}", bar(forecast.done(), forecast.all()),
                             target_text(*job.plan.target), bounds_text(explore.bounds),
                             job.strategies[strategy]->name()),
                 time_left);
    };
    events.ended = [&](size_t, const StrategyRun& run) {
      forecast.finish(run.result.exploration.seconds);
    };
    ASSIGN_OR_RETURN(Comparison comparison,
                     compare_plan(program, job.plan, explore, job.strategies, exceptions, events));
    comparisons.push_back(std::move(comparison));
  }
  return comparisons;
}

}  // namespace kukang
