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

absl::StatusOr<std::vector<Confirmation>> ViolationReplay::ask(std::span<const Witness> witnesses) {
  if (jvm_ == nullptr) {
    absl::StatusOr<std::unique_ptr<Jvm>> started = Jvm::start(options_);
    if (const std::string why = over(limits_); !why.empty()) return absl::UnavailableError(why);
    if (!started.ok()) {
      const absl::Status& status = started.status();
      const bool unconfined = absl::IsFailedPrecondition(status);
      return absl::UnavailableError((unconfined ? "" : "there is no JVM to replay on: ") +
                                    std::string(message(status)));
    }
    jvm_ = *std::move(started);
  }
  auto confirmations = kukang::confirm(*jvm_, witnesses);
  if (!confirmations.ok()) jvm_ = nullptr;  // it did start, but does no longer
  return confirmations;
}

Replay ViolationReplay::replay(const ExploreOptions& limits, const Witness& witness) {
  limits_ = limits;
  const auto confirmations = ask({&witness, 1});
  if (confirmations.ok()) return replay_of(confirmations->front(), witness);
  return {Replay::What::NotReplayable, std::string(message(confirmations.status()))};
}

absl::Status ViolationReplay::confirm(Explorer& session, CheckResult& result) {
  if (result.violations.empty()) return absl::OkStatus();
  limits_ = session.options();
  std::vector<Witness> witnesses;
  for (const Violation& violation : result.violations) {
    ASSIGN_OR_RETURN(Witness witness, witness_of(session, violation));
    witnesses.push_back(std::move(witness));
  }
  const auto confirmations = ask(witnesses);
  for (size_t i = 0; i < witnesses.size(); ++i) {
    Violation& violation = result.violations[i];
    violation.replay = confirmations.ok() ? replay_of((*confirmations)[i], witnesses[i])
                                          : Replay{Replay::What::NotReplayable,
                                                   std::string(message(confirmations.status()))};
  }
  if (confirmations.ok()) sort_out(result);
  return absl::OkStatus();
}

}  // namespace kukang
