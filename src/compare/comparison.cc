#include "compare/comparison.h"

#include <algorithm>
#include <map>

#include "explore/peak_memory.h"
#include "fmt/format.h"
#include "semantics/symbolic/strangers.h"
#include "view/place_names.h"

namespace kukang {
namespace {

// End states can be many: their number and the first say enough.
void compare_states(const StrategyRun& complete, const StrategyRun& other,
                    std::vector<std::string>& differences) {
  size_t more = 0;
  const std::string* first = nullptr;
  for (const auto& [state, certain] : *other.states) {
    if (!certain || complete.states->contains(state)) continue;
    if (more++ == 0) first = &state;
  }
  if (more == 0) return;
  differences.push_back(fmt::format(
      "{} reaches {} of its {} end states alone, {}, of which no bound cut anything, does not: {}",
      other.result.strategy, more, other.states->size(), complete.result.strategy, *first));
}

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
  if (complete.states.has_value() && other.states.has_value()) {
    compare_states(complete, other, differences);
  }
  const bool holds =
      complete.result.verdict == Verdict::Verified || complete.result.verdict == Verdict::Vacuous;
  if (holds && other.result.verdict == Verdict::Violated) {
    differences.push_back(fmt::format("{} says {}, {} says {}", seen_all,
                                      text_of(complete.result.verdict), found,
                                      text_of(other.result.verdict)));
  }
}

// One sink per worker, put together in the end.
template <class Sink>
class SinkPerWorker {
 public:
  explicit SinkPerWorker(int workers) : sinks_(workers) {}

  std::function<PathSink*(int worker)> each() {
    return [this](int worker) { return &sinks_[worker]; };
  }
  const Sink& all() {
    for (size_t worker = 1; worker < sinks_.size(); ++worker) sinks_[0].add(sinks_[worker]);
    return sinks_[0];
  }

 private:
  std::vector<Sink> sinks_;
};

// Something was not cut, so that others can be compared to it, and no exploration takes long.
bool worth_gathering(const std::vector<StrategyRun>& runs) {
  const bool comparable = runs.size() > 1 && std::any_of(runs.begin(), runs.end(), [](auto& run) {
                            return run.is_complete();
                          });
  return comparable && std::all_of(runs.begin(), runs.end(), [](const StrategyRun& run) {
           return run.paths() <= EndStateSink::kMost &&
                  run.result.exploration.stopped_early.empty();
         });
}

absl::StatusOr<std::optional<PathEnds>> end_states_of(Explorer& session) {
  SinkPerWorker<EndStateSink> sinks(session.options().workers);
  ASSIGN_OR_RETURN(const Exploration exploration, session.explore(sinks.each()));
  if (!exploration.stopped_early.empty()) return std::nullopt;
  return sinks.all().states();
}

}  // namespace

bool StrategyRun::is_complete() const {
  return tally().cut_by_bounds() == 0 && tally().stopped == 0 &&
         result.exploration.stopped_early.empty();
}

bool StrategyRun::has_met_strangers() const {
  const std::vector<std::string>& assumed = result.exploration.assumptions;
  return std::find(assumed.begin(), assumed.end(), kLawful) != assumed.end();
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
    std::vector<std::string> differences;
    for (const StrategyRun& other : runs) {
      if (&other != &run) compare_to_complete(run, other, differences);
    }
    if (!differences.empty() && run.has_met_strangers()) continue;
    ++complete;
    agreement.differences.insert(agreement.differences.end(), differences.begin(),
                                 differences.end());
  }
  using What = Agreement::What;
  agreement.of_states = std::all_of(runs.begin(), runs.end(),
                                    [](const StrategyRun& r) { return r.states.has_value(); });
  agreement.what = !agreement.differences.empty() ? What::Disagree
                   : complete == 0                ? What::Open
                   : complete < runs.size()       ? What::Contained
                                                  : What::Agree;
  return agreement;
}

absl::StatusOr<Comparison> compare_plan(const Program& program, const Plan& plan,
                                        const ExploreOptions& options,
                                        const std::vector<const Strategy*>& strategies,
                                        const Unwanted& unwanted, const ComparisonEvents& events) {
  Comparison comparison;
  comparison.target = plan.target;
  comparison.bounds = options.bounds;
  std::vector<std::unique_ptr<Explorer>> sessions;
  for (size_t i = 0; i < strategies.size(); ++i) {
    ExploreOptions chosen = options;
    chosen.strategy = strategies[i];
    if (events.begins) events.begins(i);
    Explorer& session =
        *sessions.emplace_back(std::make_unique<Explorer>(program, plan, std::move(chosen)));
    SinkPerWorker<EndSink> sinks(options.workers);
    StrategyRun run;
    const PeakMemory memory;
    ASSIGN_OR_RETURN(run.result, check_plan(session, unwanted, sinks.each()));
    run.result.exploration.peak_mib = memory.mib();
    run.ends = sinks.all().ends();
    if (events.ended) events.ended(i, run);
    comparison.runs.push_back(std::move(run));
  }
  if (worth_gathering(comparison.runs)) {
    for (size_t i = 0; i < strategies.size(); ++i) {
      ASSIGN_OR_RETURN(comparison.runs[i].states, end_states_of(*sessions[i]));
    }
  }
  comparison.agreement = agreement_of(comparison.runs);
  return comparison;
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
      const bool open = verdict == Verdict::Unknown || verdict == Verdict::Vacuous;
      if (open && status == kExitHolds) status = kExitUnknown;
    }
  }
  return status;
}

}  // namespace kukang
