// Every violation is replayed on the JVM before it is reported.
//
// One that the JVM does not confirm says that Kukang is wrong somewhere: it is no violation any
// more, but a disagreement; or, where there may be another reason, a perhaps. One that cannot be
// replayed stays what it is, with the reason.

#pragma once

#include "check/check.h"
#include "explore/patience.h"
#include "witness/confirmation.h"

namespace kukang {

// Starts the JVM when there is something to replay, and keeps it for what comes after.
class ViolationReplay {
 public:
  explicit ViolationReplay(JvmOptions options) : options_(std::move(options)) {
    options_.give_up = [this] { return over(limits_); };
  }
  ViolationReplay(const ViolationReplay&) = delete;

  // `session` is the one that the result was found in; when its time is over, what was not replayed
  // by then is left so.
  absl::Status confirm(Explorer& session, CheckResult& result);
  // One alone, within these limits.
  Replay replay(const ExploreOptions& limits, const Witness& witness);

 private:
  // An error says why nothing was replayed.
  absl::StatusOr<std::vector<Confirmation>> ask(std::span<const Witness> witnesses);

  JvmOptions options_;
  ExploreOptions limits_;  // of what is being confirmed
  std::unique_ptr<Jvm> jvm_;
};

}  // namespace kukang
