// Every violation is replayed on the JVM before it is reported.
//
// One that the JVM does not confirm says that Kukang is wrong somewhere: it is no violation any
// more, but a disagreement; or, where there may be another reason, a perhaps. One that cannot be
// replayed stays what it is, with the reason.

#pragma once

#include "report/check.h"
#include "witness/compare.h"

namespace kukang {

// Starts the JVM when there is something to replay, and keeps it for what comes after.
class ViolationReplay {
 public:
  explicit ViolationReplay(JvmOptions options) : options_(std::move(options)) {}

  // `options` are those that the result was found with.
  absl::Status confirm(const Program& program, const Plan& plan, const ExploreOptions& options,
                       CheckResult& result);

 private:
  const JvmOptions options_;
  std::unique_ptr<Jvm> jvm_;
};

}  // namespace kukang
