// Does the JVM confirm what a path says?

#pragma once

#include <span>
#include <string>
#include <vector>

#include "witness/replay.h"

namespace kukang {

struct Confirmation {
  enum class What : uint8_t {
    Confirmed,      // `text` says how, if not simply so
    Disagreement,   // the JVM ends otherwise; `text` says how
    Doubt,          // it did, but there may be a reason for that; `text` says which, and how
    NotReplayable,  // nothing can be said; `text` says why
  };
  What what = What::Confirmed;
  std::string text;
};

Confirmation compare(const Witness& witness, const RunEnd& actual);

// Replays the witnesses and compares. Where the JVM disagrees the run is repeated, in another one,
// too: a run that ends differently from time to time (identity hash codes, the clock, the order of
// Set.of) confirms nothing and refutes nothing.
absl::StatusOr<std::vector<Confirmation>> confirm(Jvm& jvm, std::span<const Witness> witnesses);

// returned; threw a.b.C at B.java:12; hung
std::string text_of(const RunEnd& end);

}  // namespace kukang
