#include "report/check.h"

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
  return tally.cut_by_bounds > 0 ? Verdict::WithinBounds : Verdict::Verified;
}

// Shows every path to two sinks, the second of which may be missing.
class BothSinks final : public PathSink {
 public:
  BothSinks(Exceptions exceptions, PathSink* also) : violations(exceptions), also_(also) {}

  void ended(const EndedPath& path) override {
    violations.ended(path);
    if (also_ != nullptr) also_->ended(path);
  }

  ViolationSink violations;

 private:
  PathSink* also_;
};

}  // namespace

std::string_view text_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Verified: return "verified";
    case Verdict::WithinBounds: return "within-bounds";
    case Verdict::Violated: return "violated";
    case Verdict::Unknown: break;
  }
  return "unknown";
}

absl::StatusOr<CheckResult> check_plan(const Program& program, const Plan& plan,
                                       const ExploreOptions& options, Exceptions exceptions,
                                       const std::function<PathSink*(int worker)>& also) {
  CheckResult result;
  result.target = plan.target;
  result.strategy = options.strategy->name();
  result.bounds = options.bounds;
  std::vector<std::unique_ptr<BothSinks>> sinks;
  for (int i = 0; i < options.workers; ++i) {
    sinks.push_back(std::make_unique<BothSinks>(exceptions, also ? also(i) : nullptr));
  }
  ASSIGN_OR_RETURN(result.exploration, explore(program, plan, options,
                                               [&](int worker) { return sinks[worker].get(); }));
  ViolationSink& found = sinks[0]->violations;
  for (size_t i = 1; i < sinks.size(); ++i) found.add(sinks[i]->violations);
  for (Violation& violation : found.violations()) {
    RETURN_IF_ERROR(describe(program, plan, options, violation));
    (violation.sort.certain ? result.violations : result.possible).push_back(violation);
  }
  result.stops = found.stops();
  result.verdict = verdict_of(result);
  return result;
}

void set_disagreements_apart(CheckResult& result) {
  auto disagreed = [](const Violation& violation) {
    return violation.replay.what == Replay::What::Disagreed;
  };
  std::copy_if(result.violations.begin(), result.violations.end(),
               std::back_inserter(result.disagreements), disagreed);
  std::erase_if(result.violations, disagreed);
  result.verdict = verdict_of(result);
}

int exit_status(const std::vector<CheckResult>& results) {
  int status = kExitHolds;
  for (const CheckResult& result : results) {
    if (result.verdict == Verdict::Violated) return kExitViolated;
    if (result.verdict == Verdict::Unknown && status == kExitHolds) status = kExitUnknown;
    if (!result.disagreements.empty()) status = kExitInternal;
  }
  return status;
}

}  // namespace kukang
