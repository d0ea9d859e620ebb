#include "witness/confirm_violations.h"

#include "witness/concretize.h"
#include "witness/wire.h"

namespace kukang {
namespace {

class OneWitness final : public PathSink {
 public:
  void ended(const EndedPath& path) override { witness = concretizer_.concretize(path); }

  Witness witness;

 private:
  Concretizer concretizer_;
};

absl::StatusOr<Witness> witness_of(const Program& program, const Plan& plan,
                                   const ExploreOptions& options, const Violation& violation) {
  OneWitness sink;
  const ExploreOptions again = along(options, violation.trail);
  RETURN_IF_ERROR(explore(program, plan, again, [&](int) { return &sink; }).status());
  return std::move(sink.witness);
}

Replay replay_of(const Confirmation& confirmation, const Witness& witness) {
  using What = Confirmation::What;
  switch (confirmation.what) {
    case What::Confirmed: return {Replay::What::Confirmed, confirmation.text};
    case What::NotReplayable: return {Replay::What::NotReplayable, confirmation.text};
    case What::Doubt: return {Replay::What::Doubted, confirmation.text};
    case What::Disagreement: break;
  }
  return {Replay::What::Disagreed, confirmation.text,
          lines_of(*witness.script) + lines_of(witness)};
}

void leave_unreplayed(CheckResult& result, const std::string& why) {
  for (Violation& violation : result.violations) {
    violation.replay = {Replay::What::NotReplayable, why};
  }
}

}  // namespace

absl::Status ViolationReplay::confirm(const Program& program, const Plan& plan,
                                      const ExploreOptions& options, CheckResult& result) {
  if (result.violations.empty()) return absl::OkStatus();
  std::vector<Witness> witnesses;
  for (const Violation& violation : result.violations) {
    ASSIGN_OR_RETURN(Witness witness, witness_of(program, plan, options, violation));
    witnesses.push_back(std::move(witness));
  }
  if (jvm_ == nullptr) {
    absl::StatusOr<std::unique_ptr<Jvm>> started = Jvm::start(options_);
    if (!started.ok()) {
      const absl::Status& status = started.status();
      const bool unconfined = absl::IsFailedPrecondition(status);
      leave_unreplayed(result, (unconfined ? "" : "there is no JVM to replay on: ") +
                                   std::string(message(status)));
      return absl::OkStatus();
    }
    jvm_ = *std::move(started);
  }
  const absl::StatusOr<std::vector<Confirmation>> confirmations = kukang::confirm(*jvm_, witnesses);
  if (!confirmations.ok()) {  // it did start, but does no longer
    jvm_ = nullptr;
    leave_unreplayed(result, std::string(message(confirmations.status())));
    return absl::OkStatus();
  }
  for (size_t i = 0; i < witnesses.size(); ++i) {
    result.violations[i].replay = replay_of((*confirmations)[i], witnesses[i]);
  }
  sort_out(result);
  return absl::OkStatus();
}

}  // namespace kukang
