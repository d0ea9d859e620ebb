#include "compare/comparison.h"

#include <algorithm>
#include <map>

#include "compare/covering.h"
#include "explore/peak_memory.h"
#include "fmt/format.h"
#include "semantics/symbolic/strangers.h"
#include "view/place_names.h"

namespace kukang {
namespace {

std::string_view what_it_has_seen(const StrategyRun& run) {
  return run.is_complete() ? "of which no bound cut anything"
                           : "which has seen everything within the bounds";
}

// What one strategy stands for and another one does not, though it must.
struct Beyond {
  size_t count = 0, undecided = 0;
  std::string first;
};

Beyond states_beyond(const StrategyRun& complete, const StrategyRun& other) {
  Beyond beyond;
  if (other.states->terms() == nullptr) return beyond;
  Covering covering(*other.states->terms());
  TermCopier copier(*other.states->terms());
  for (const auto& [text, ways] : other.states->by_text()) {
    if (!ways.due) continue;
    EndStates::Set known;
    const auto there = complete.states->by_text().find(text);
    if (there != complete.states->by_text().end()) {
      for (const EndStates::Way& way : there->second.all) known.insert(copied(way, copier));
    }
    for (const EndStates::Way& way : ways.all) {
      const Answer answer = known.empty() ? Answer::Satisfiable : covering.holds_beyond(way, known);
      if (answer == Answer::Unknown) ++beyond.undecided;
      if (answer == Answer::Satisfiable && beyond.count++ == 0) {
        beyond.first = EndStates::text(text, ways, way);
      }
    }
  }
  return beyond;
}

// End states can be many: their number and the first say enough.
void compare_states(const StrategyRun& complete, const StrategyRun& other, Agreement& agreement) {
  const Beyond beyond = states_beyond(complete, other);
  agreement.left_out += beyond.undecided;
  if (beyond.count == 0) return;
  agreement.differences.push_back(
      fmt::format("{} reaches {} of its {} end states alone, {}, {}, does not: {}",
                  other.result.strategy, beyond.count, other.states->count(),
                  complete.result.strategy, what_it_has_seen(complete), beyond.first));
}

// What one that was cut, or may have been, has found beyond one that was not.
void compare_to_complete(const StrategyRun& complete, const StrategyRun& other,
                         Agreement& agreement) {
  if (complete.states.has_value() && other.states.has_value()) {
    compare_states(complete, other, agreement);
  }
  if (!complete.is_complete()) return;
  const std::string seen_all = complete.name(), found = other.name();
  for (const auto& [end, certain] : other.ends) {
    if (!certain || complete.ends.contains(end)) continue;
    agreement.differences.push_back(fmt::format(
        "under {} a path ends so: {}; under {}, of which no bound cut anything, none does", found,
        end, seen_all));
  }
  const bool holds =
      complete.result.verdict == Verdict::Verified || complete.result.verdict == Verdict::Vacuous;
  if (holds && other.result.verdict == Verdict::Violated) {
    agreement.differences.push_back(fmt::format("{} says {}, {} says {}", seen_all,
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

// Others can be compared to one of them, and no exploration takes long.
bool worth_gathering(const std::vector<StrategyRun>& runs) {
  const bool plain = runs.front().merge == Merge::Off;
  const bool comparable = plain && runs.size() > 1 && std::any_of(runs.begin(), runs.end(), [](auto& run) {
                            return run.is_complete_within_bounds();
                          });
  return comparable && std::all_of(runs.begin(), runs.end(), [](const StrategyRun& run) {
           return run.paths() <= EndStateSink::kMost &&
                  run.result.exploration.stopped_early.empty();
         });
}

bool is_within_bounds(const Exploration& exploration) {
  const Tally& tally = exploration.tally;
  const uint64_t by_objects = tally.cut_by(Bound::Objects) + tally.cut_by(Bound::Characters);
  return tally.cut_by_bounds() == by_objects && tally.stopped == 0 &&
         exploration.stopped_early.empty();
}

// Texts are compared character by character, and identity is decided where the JDK asks for it:
// what is known of an object that is not decided depends on the strategy otherwise. None where that
// does not come as far as the run.
absl::StatusOr<std::optional<EndStates>> end_states_of(const StrategyRun& run, Explorer& session) {
  SinkPerWorker<EndStateSink> sinks(session.options().workers);
  ASSIGN_OR_RETURN(const Exploration exploration, session.explore(sinks.each()));
  const bool less = run.is_complete_within_bounds() && !is_within_bounds(exploration);
  if (!exploration.stopped_early.empty() || less) return std::nullopt;
  return sinks.all().states();
}

}  // namespace

absl::StatusOr<StrategyRun> run_of_plan(const Program& program, const Plan& plan,
                                        const ExploreOptions& options, const Unwanted& unwanted) {
  Explorer session(program, plan, options);
  SinkPerWorker<EndSink> sinks(options.workers);
  StrategyRun run;
  run.merge = options.merge;
  const PeakMemory memory;
  ASSIGN_OR_RETURN(run.result, check_plan(session, unwanted, sinks.each()));
  run.result.exploration.peak_mib = memory.mib();
  run.ends = sinks.all().ends();
  return run;
}

std::string StrategyRun::name() const {
  if (merge == Merge::Off) return result.strategy;
  return fmt::format("{} {}", result.strategy, kukang::text_of(merge));
}

bool StrategyRun::is_complete() const {
  return tally().cut_by_bounds() == 0 && tally().stopped == 0 &&
         result.exploration.stopped_early.empty();
}

bool StrategyRun::is_complete_within_bounds() const { return is_within_bounds(result.exploration); }

bool StrategyRun::has_met_strangers() const {
  const std::vector<std::string>& assumed = result.exploration.assumptions;
  return std::find(assumed.begin(), assumed.end(), kLawful) != assumed.end();
}

std::string_view text_of(Agreement::What what) {
  switch (what) {
    case Agreement::What::Agree: return "agree";
    case Agreement::What::AgreeWithin: return "agree-within-bounds";
    case Agreement::What::Contained: return "contained";
    case Agreement::What::Open: return "open";
    case Agreement::What::Disagree: break;
  }
  return "disagree";
}

std::vector<const StrategyRun*> Comparison::all_runs() const {
  std::vector<const StrategyRun*> all;
  const size_t each = runs.empty() ? 0 : others.size() / runs.size();
  for (size_t i = 0; i < runs.size(); ++i) {
    all.push_back(&runs[i]);
    for (size_t k = 0; k < each; ++k) all.push_back(&others[i * each + k]);
  }
  return all;
}

bool Comparison::disagrees() const {
  return agreement.what == Agreement::What::Disagree || !merging.differences.empty();
}

std::vector<std::string> Comparison::differences() const {
  std::vector<std::string> all = agreement.differences;
  all.insert(all.end(), merging.differences.begin(), merging.differences.end());
  return all;
}

const StrategyRun* Comparison::run_of(std::string_view strategy) const {
  auto it = std::find_if(runs.begin(), runs.end(),
                         [&](const StrategyRun& run) { return run.result.strategy == strategy; });
  return it == runs.end() ? nullptr : &*it;
}

Agreement agreement_of(const std::vector<StrategyRun>& runs) {
  Agreement agreement;
  agreement.of_states = std::all_of(runs.begin(), runs.end(),
                                    [](const StrategyRun& r) { return r.states.has_value(); });
  size_t complete = 0, within = 0;
  for (const StrategyRun& run : runs) {
    const bool seen_all = agreement.of_states ? run.is_complete_within_bounds() : run.is_complete();
    if (!seen_all) continue;
    Agreement of_this;
    for (const StrategyRun& other : runs) {
      if (&other != &run) compare_to_complete(run, other, of_this);
    }
    if (!of_this.differences.empty() && run.has_met_strangers()) continue;
    ++(run.is_complete() ? complete : within);
    agreement.left_out = std::max(agreement.left_out, of_this.left_out);
    agreement.differences.insert(agreement.differences.end(), of_this.differences.begin(),
                                 of_this.differences.end());
  }
  const bool bounded = complete < runs.size();
  if (agreement.of_states) {
    // Where they agree, all have as many.
    const EndStates& states = *runs.front().states;
    const size_t due = states.count_due();
    agreement.compared = due - std::min(agreement.left_out, due);
    agreement.left_out = states.count() - agreement.compared;
  }
  const bool nothing_compared = agreement.compared == 0 && agreement.left_out > 0;
  using What = Agreement::What;
  agreement.what = !agreement.differences.empty()                              ? What::Disagree
                   : complete + within == 0 || (!complete && nothing_compared) ? What::Open
                   : complete + within < runs.size()                           ? What::Contained
                   : bounded                                                   ? What::AgreeWithin
                                                                               : What::Agree;
  return agreement;
}

absl::StatusOr<Comparison> compare_plan(const Program& program, const Plan& plan,
                                        const ExploreOptions& options,
                                        const std::vector<const Strategy*>& strategies,
                                        const Unwanted& unwanted, const ComparisonEvents& events,
                                        const std::vector<Merge>& merges) {
  Comparison comparison;
  comparison.target = plan.target;
  comparison.bounds = options.bounds;
  auto options_for = [&](size_t strategy, Merge merge) {
    ExploreOptions chosen = options;
    chosen.strategy = strategies[strategy];
    chosen.merge = merge;
    return chosen;
  };
  for (size_t i = 0; i < strategies.size(); ++i) {
    for (size_t k = 0; k < merges.size(); ++k) {
      if (events.begins) events.begins(i, k);
      ASSIGN_OR_RETURN(StrategyRun run,
                       run_of_plan(program, plan, options_for(i, merges[k]), unwanted));
      if (events.ended) events.ended(run);
      (k == 0 ? comparison.runs : comparison.others).push_back(std::move(run));
    }
  }
  if (worth_gathering(comparison.runs)) {
    for (size_t i = 0; i < strategies.size(); ++i) {
      ExploreOptions plain = options_for(i, Merge::Off);
      plain.compares_texts_at_once = false;
      plain.decides_anybody = true;
      Explorer session(program, plan, std::move(plain));
      ASSIGN_OR_RETURN(comparison.runs[i].states, end_states_of(comparison.runs[i], session));
    }
  }
  comparison.agreement = agreement_of(comparison.runs);
  comparison.merging = merge_agreement_of(comparison);
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
    if (comparison.disagrees()) return kExitInternal;
    for (const StrategyRun* run : comparison.all_runs()) {
      const Verdict verdict = run->result.verdict;
      if (verdict == Verdict::Violated) status = kExitViolated;
      const bool open = verdict == Verdict::Unknown || verdict == Verdict::Vacuous;
      if (open && status == kExitHolds) status = kExitUnknown;
    }
  }
  return status;
}

}  // namespace kukang
