#include "check/check.h"

#include <algorithm>
#include <iterator>
#include <memory>

namespace kukang {
namespace {

// An approximation considers more than there is, so what holds in spite of it holds. What was found
// with its help may not be there.
Verdict verdict_of(const CheckResult& result) {
  const Tally& tally = result.exploration.tally;
  if (!result.violations.empty()) return Verdict::Violated;
  const bool everything = result.exploration.stopped_early.empty() && tally.stopped == 0;
  if (!everything || !result.possible.empty() || !result.disagreements.empty()) {
    return Verdict::Unknown;
  }
  if (tally.paths() == tally.diverging) return Verdict::Vacuous;
  return tally.cut_by_bounds() > 0 ? Verdict::WithinBounds : Verdict::Verified;
}

// What a check gathers of the paths of a worker, which may go to another sink, too.
class CheckSink final : public PathSink {
 public:
  CheckSink(const Unwanted& unwanted, PathSink* also)
      : violations(unwanted), unwanted_(unwanted), also_(also) {}

  void ended(const EndedPath& path) override {
    violations.ended(path);
    if (unwanted_.enough && violates(path, unwanted_)) enough |= unwanted_.enough(path);
    rejections.add(path);
    if (path.cut.has_value()) cut_loops.add(path.machine, path.state, *path.cut);
    if (also_ != nullptr) also_->ended(path);
  }
  void rejected(const Plan::Stage& stage, uint64_t choices) override {
    rejections.add(stage, choices);
    if (also_ != nullptr) also_->rejected(stage, choices);
  }
  void cut(const Machine& machine, const State& state, Bound bound, uint64_t times) override {
    cut_loops.add(machine, state, bound, times);
    if (also_ != nullptr) also_->cut(machine, state, bound, times);
  }
  bool wants_more() const override { return !enough && (also_ == nullptr || also_->wants_more()); }

  ViolationSink violations;
  Rejections rejections;
  CutLoops cut_loops;
  bool enough = false;

 private:
  const Unwanted& unwanted_;
  PathSink* also_;
};

}  // namespace

std::string_view text_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Verified: return "verified";
    case Verdict::WithinBounds: return "within-bounds";
    case Verdict::Violated: return "violated";
    case Verdict::Vacuous: return "vacuous";
    case Verdict::Unknown: break;
  }
  return "unknown";
}

absl::StatusOr<CheckResult> check_plan(Explorer& session, const Unwanted& unwanted,
                                       const Explorer::Sinks& also,
                                       const Explorer::Observers& observers) {
  const ExploreOptions& options = session.options();
  CheckResult result;
  result.target = session.plan().target;
  result.strategy = options.strategy->name();
  result.bounds = options.bounds;
  std::vector<std::unique_ptr<CheckSink>> sinks;
  for (int i = 0; i < options.workers; ++i) {
    sinks.push_back(std::make_unique<CheckSink>(unwanted, also ? also(i) : nullptr));
  }
  ASSIGN_OR_RETURN(result.exploration,
                   session.explore([&](int worker) { return sinks[worker].get(); }, observers));
  const bool enough =
      std::any_of(sinks.begin(), sinks.end(), [](const auto& sink) { return sink->enough; });
  if (enough) result.exploration.stopped_early = kFirstIsEnough;
  ViolationSink& found = sinks[0]->violations;
  for (size_t i = 1; i < sinks.size(); ++i) {
    found.add(sinks[i]->violations);
    sinks[0]->rejections.add(sinks[i]->rejections);
    sinks[0]->cut_loops.add(sinks[i]->cut_loops);
  }
  result.rejections = sinks[0]->rejections.all();
  result.cut_loops = sinks[0]->cut_loops.all();
  for (Violation& violation : found.violations()) {
    RETURN_IF_ERROR(describe(session, violation));
    result.violations.push_back(std::move(violation));
  }
  result.stops = found.stops();
  sort_out(result);
  return result;
}

absl::StatusOr<CheckResult> check_plan(const Program& program, const Plan& plan,
                                       const ExploreOptions& options, const Unwanted& unwanted) {
  Explorer session(program, plan, options);
  return check_plan(session, unwanted);
}

Standing standing_of(const Violation& violation) {
  switch (violation.replay.what) {
    case Replay::What::Disagreed: return Standing::Disagreement;
    case Replay::What::Doubted: return Standing::Perhaps;
    default: break;
  }
  return violation.sort.certain && violation.has_model ? Standing::Violated : Standing::Perhaps;
}

void sort_out(CheckResult& result) {
  std::vector<Violation> all;
  for (std::vector<Violation>* list :
       {&result.violations, &result.possible, &result.disagreements}) {
    std::move(list->begin(), list->end(), std::back_inserter(all));
    list->clear();
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Violation& a, const Violation& b) { return a.trail < b.trail; });
  for (Violation& violation : all) {
    switch (standing_of(violation)) {
      case Standing::Violated: result.violations.push_back(std::move(violation)); break;
      case Standing::Perhaps: result.possible.push_back(std::move(violation)); break;
      case Standing::Disagreement: result.disagreements.push_back(std::move(violation)); break;
    }
  }
  result.verdict = verdict_of(result);
}

int exit_status(const std::vector<CheckResult>& results) {
  int status = kExitHolds;
  for (const CheckResult& result : results) {
    if (!result.disagreements.empty()) return kExitInternal;
    if (result.verdict == Verdict::Violated) status = kExitViolated;
    const bool open = result.verdict == Verdict::Unknown || result.verdict == Verdict::Vacuous;
    if (open && status == kExitHolds) status = kExitUnknown;
  }
  return status;
}

}  // namespace kukang
