// The first violation that stands is enough (--first): is this one?
//
// A violation is tried where it is found: it must be on an exact path, have numbers, and not be
// refuted by the JVM. Of each sort one path is tried, as a check that goes through all paths shows
// one of each. A JVM does not outlive the thread that has started it, so each try has its own.

#pragma once

#include <mutex>
#include <set>

#include "check/confirm_violations.h"

namespace kukang {

// For one method; all workers may ask it at once.
class FirstViolation {
 public:
  // `jvm` is nullopt where the JVM is not asked. `limits` live as long as it does.
  FirstViolation(std::optional<JvmOptions> jvm, const ExploreOptions& limits)
      : jvm_(std::move(jvm)), limits_(limits) {}

  // REQUIRES a path that violates something.
  bool is_enough(const EndedPath& path);

 private:
  const std::optional<JvmOptions> jvm_;
  const ExploreOptions& limits_;
  std::mutex mutex_;
  std::set<ViolationSort> tried_;
};

}  // namespace kukang
