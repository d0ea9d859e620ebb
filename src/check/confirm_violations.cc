#include "check/confirm_violations.h"

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

absl::StatusOr<Witness> witness_of(Explorer& session, const Violation& violation) {
  OneWitness sink;
  ASSIGN_OR_RETURN(std::string why, session.walk(violation.trail, sink));
  if (why.empty()) why = over(session.options());
  if (!why.empty()) sink.witness.not_replayable = std::move(why);
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

}  // namespace

absl::Status ViolationReplay::confirm(Explorer& session, CheckResult& result) {
  if (result.violations.empty()) return absl::OkStatus();
  const auto not_replayed = [&](const std::string& why) {
    for (Violation& violation : result.violations) {
      violation.replay = {Replay::What::NotReplayable, why};
    }
    return absl::OkStatus();
  };
  limits_ = session.options();
  std::vector<Witness> witnesses;
  for (const Violation& violation : result.violations) {
    ASSIGN_OR_RETURN(Witness witness, witness_of(session, violation));
    witnesses.push_back(std::move(witness));
  }
  if (jvm_ == nullptr) {
    absl::StatusOr<std::unique_ptr<Jvm>> started = Jvm::start(options_);
    if (const std::string why = over(limits_); !why.empty()) return not_replayed(why);
    if (!started.ok()) {
      const absl::Status& status = started.status();
      const bool unconfined = absl::IsFailedPrecondition(status);
      return not_replayed((unconfined ? "" : "there is no JVM to replay on: ") +
                          std::string(message(status)));
    }
    jvm_ = *std::move(started);
  }
  const absl::StatusOr<std::vector<Confirmation>> confirmations = kukang::confirm(*jvm_, witnesses);
  if (!confirmations.ok()) {  // it did start, but does no longer
    jvm_ = nullptr;
    return not_replayed(std::string(message(confirmations.status())));
  }
  for (size_t i = 0; i < witnesses.size(); ++i) {
    result.violations[i].replay = replay_of((*confirmations)[i], witnesses[i]);
  }
  sort_out(result);
  return absl::OkStatus();
}

}  // namespace kukang
