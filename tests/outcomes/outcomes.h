// How the paths of an exploration ended, each by a short text:
//
//   returned            nothing, or what is not a constant
//   returned 1          a constant; `null` is one
//   threw a.b.C         an exception that code has thrown, and nobody has caught
//   raised a.b.C        one that the JVM has thrown
//   failed WHAT         WHAT was asserted and does not hold
//   stopped: WHY        something that is not supported
//
// Paths that leave what is assumed, or that a bound has cut, have no outcome.

#pragma once

#include <iosfwd>
#include <limits>
#include <map>
#include <string>

#include "explore/explorer.h"

namespace kukang {

struct Outcomes {
  Exploration exploration;
  std::map<std::string, uint64_t> paths;      // how many end so
  std::map<std::string, uint64_t> uncertain;  // of these, where something was approximated

  // Nothing was cut, stopped or left: there are no other outcomes.
  bool complete() const;
  // How many paths begin their text so: "failed", "raised java.lang".
  uint64_t count(std::string_view beginning) const;
};
std::ostream& operator<<(std::ostream& out, const Outcomes& outcomes);

// The outcome of a path; empty where it has none.
std::string outcome_of(const EndedPath& path);

// Where to stop, about.
struct Effort {
  uint64_t paths = std::numeric_limits<uint64_t>::max();
  double seconds = std::numeric_limits<double>::infinity();
};

absl::StatusOr<Outcomes> outcomes_of(const Program& program, const Plan& plan,
                                     ExploreOptions options, PathSink* also = nullptr,
                                     Effort most = {});

}  // namespace kukang
