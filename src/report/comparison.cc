#include "report/comparison.h"

#include <algorithm>
#include <map>
#include <memory>

#include "explore/peak_memory.h"
#include "fmt/format.h"
#include "report/place_names.h"

namespace kukang {
namespace {

// What one that was cut, or may have been, has found beyond one that was not.
void compare_to_complete(const StrategyRun& complete, const StrategyRun& other,
                         std::vector<std::string>& differences) {
  const std::string &seen_all = complete.result.strategy, &found = other.result.strategy;
  for (const auto& [end, certain] : other.ends) {
    if (!certain || complete.ends.contains(end)) continue;
    differences.push_back(fmt::format(
        "under {} a path ends so: {}; under {}, of which no bound cut anything, none does", found,
        end, seen_all));
  }
  const bool holds = complete.result.verdict == Verdict::Verified;
  if (holds && other.result.verdict == Verdict::Violated) {
    differences.push_back(fmt::format("{} says {}, {} says {}", seen_all,
                                      text_of(complete.result.verdict), found,
                                      text_of(other.result.verdict)));
  }
}

}  // namespace

bool StrategyRun::is_complete() const {
  return tally().cut_by_bounds == 0 && tally().stopped == 0 &&
         result.exploration.stopped_early.empty();
}

std::string_view text_of(Agreement::What what) {
  switch (what) {
    case Agreement::What::Agree: return "agree";
    case Agreement::What::Contained: return "contained";
    case Agreement::What::Open: return "open";
    case Agreement::What::Disagree: break;
  }
  return "disagree";
}

const StrategyRun* Comparison::run_of(std::string_view strategy) const {
  auto it = std::find_if(runs.begin(), runs.end(),
                         [&](const StrategyRun& run) { return run.result.strategy == strategy; });
  return it == runs.end() ? nullptr : &*it;
}

Agreement agreement_of(const std::vector<StrategyRun>& runs) {
  Agreement agreement;
  size_t complete = 0;
  for (const StrategyRun& run : runs) {
    if (!run.is_complete()) continue;
    ++complete;
    for (const StrategyRun& other : runs) {
      if (&other != &run) compare_to_complete(run, other, agreement.differences);
    }
  }
  using What = Agreement::What;
  agreement.what = !agreement.differences.empty() ? What::Disagree
                   : complete == 0                ? What::Open
                   : complete < runs.size()       ? What::Contained
                                                  : What::Agree;
  return agreement;
}

absl::StatusOr<Comparison> compare_plan(const Program& program, const Plan& plan,
                                        const ExploreOptions& options,
                                        const std::vector<const Strategy*>& strategies,
                                        Exceptions exceptions, const ComparisonEvents& events) {
  Comparison comparison;
  comparison.target = plan.target;
  comparison.bounds = options.bounds;
  for (size_t i = 0; i < strategies.size(); ++i) {
    ExploreOptions chosen = options;
    chosen.strategy = strategies[i];
    if (events.begins) events.begins(i);
    std::vector<std::unique_ptr<EndSink>> sinks;
    for (int worker = 0; worker < options.workers; ++worker) {
      sinks.push_back(std::make_unique<EndSink>());
    }
    StrategyRun run;
    const PeakMemory memory;
    ASSIGN_OR_RETURN(run.result, check_plan(program, plan, chosen, exceptions,
                                            [&](int worker) { return sinks[worker].get(); }));
    run.result.exploration.peak_mib = memory.mib();
    for (size_t worker = 1; worker < sinks.size(); ++worker) sinks[0]->add(*sinks[worker]);
    run.ends = sinks[0]->ends();
    if (events.ended) events.ended(i, run);
    comparison.runs.push_back(std::move(run));
  }
  comparison.agreement = agreement_of(comparison.runs);
  return comparison;
}

std::string bounds_text(const Bounds& bounds) {
  std::map<std::string, uint32_t> of_types;
  for (const auto& [type, n] : bounds.n_of) of_types[short_name(*type)] = n;
  std::string text;
  auto add = [&](std::string_view name, uint32_t bound) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, bound);
  };
  if (bounds.k.has_value()) add("k", *bounds.k);
  if (bounds.n.has_value()) add("n", *bounds.n);
  for (const auto& [name, n] : of_types) add(name, n);
  return text;
}

std::optional<double> ratio_to_lazy(const Comparison& comparison, const StrategyRun& run) {
  const StrategyRun* lazy = comparison.run_of("lazy");
  if (lazy == nullptr || lazy->paths() == 0) return std::nullopt;
  return static_cast<double>(run.paths()) / static_cast<double>(lazy->paths());
}

int exit_status(const std::vector<Comparison>& comparisons) {
  int status = kExitHolds;
  for (const Comparison& comparison : comparisons) {
    if (comparison.agreement.what == Agreement::What::Disagree) return kExitInternal;
    for (const StrategyRun& run : comparison.runs) {
      const Verdict verdict = run.result.verdict;
      if (verdict == Verdict::Violated) status = kExitViolated;
      if (verdict == Verdict::Unknown && status == kExitHolds) status = kExitUnknown;
    }
  }
  return status;
}

}  // namespace kukang
