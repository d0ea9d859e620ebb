// From the end of a path to a witness: a heap and arguments at entry for which the method runs
// along that path, and how the run must end.
//
// Values are the solver's model, which prefers small ones; the rest is as concretion.h says. A path
// whose run depends on what differs from run to run, or that is not exactly a run, has no witness:
// the answer then says why.

#pragma once

#include "explore/exploration.h"
#include "witness/witness.h"

namespace kukang {

// What the path relies on of its surroundings and a run may not respect; empty: nothing.
std::string assumed_surroundings(const EndedPath& path);

// For the paths that one worker sees of one exploration.
class Concretizer {
 public:
  Witness concretize(const EndedPath& path);
  // With these numbers. REQUIRES that the path condition holds for them; nullopt: none are known.
  Witness concretize(const EndedPath& path, std::optional<Model> model);

 private:
  const std::shared_ptr<const Script>& script_of(const EndedPath& path);

  std::shared_ptr<const Script> script_;  // of the plan seen last
};

}  // namespace kukang
