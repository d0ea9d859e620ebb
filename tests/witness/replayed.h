// All paths of a plan, each replayed on the JVM.

#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "explore/explorer.h"
#include "witness/concretize.h"
#include "witness/confirmation.h"

namespace kukang {

// Keeps the witnesses of the first paths.
class WitnessSink final : public PathSink {
 public:
  explicit WitnessSink(size_t most) : most_(most) {}

  void ended(const EndedPath& path) override;
  bool wants_more() const override { return witnesses.size() < most_; }

  std::vector<Witness> witnesses;

 private:
  const size_t most_;
  Concretizer concretizer_;
};

struct Replays {
  uint64_t methods = 0, paths = 0, confirmed = 0, disagreeing = 0;
  uint64_t failed = 0;   // confirmed paths on which something asserted does not hold
  uint64_t refused = 0;  // witnesses that the JVM could not begin with
  std::map<std::string, uint64_t> not_replayable;  // by reason, up to a colon

  uint64_t replays() const { return confirmed + disagreeing; }
  void add(const Replays& other);
};
std::ostream& operator<<(std::ostream& out, const Replays& replays);

struct Limits {
  size_t paths = 1'000'000;
  double seconds = 0;
};

// Replays the witnesses of a plan's paths. EXPECTs no disagreement.
Replays replay_witnesses(Jvm& jvm, const Plan& plan, const Strategy& strategy,
                         const std::vector<Witness>& witnesses);

Replays replay_paths(const Program& program, const Plan& plan, ExploreOptions options, Jvm& jvm,
                     Limits limits = {});

// The methods of the class that can be explored: those with code, written by somebody.
std::vector<const Method*> methods_of(const Type& type);

}  // namespace kukang
