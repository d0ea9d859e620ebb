// Is a condition among those of another strategy?
//
// The same run of the same method is under the same condition, whatever the strategy; but it may be
// written otherwise, since what follows from the rest is not written where there was no choice. So
// the solver is asked whether one of the others, of those that are most like it, follows from it,
// conjunct by conjunct; if none does, whether it can hold where none of the others does.

#pragma once

#include "compare/end_states.h"
#include "solver/solver.h"

namespace kukang {

class Covering {
 public:
  explicit Covering(Terms& terms);

  // Of conditions in the table of terms. Satisfiable: it can hold where none of the others does.
  // Unknown, too, where so many were asked about already that it takes too long.
  Answer holds_beyond(const EndStates::Way& way, const EndStates::Set& others);

 private:
  bool follow(const PathCondition& condition, const std::vector<const Term*>& conjuncts);

  Terms& terms_;
  size_t asked_ = 0;
  std::unique_ptr<Solver> solver_;
};

}  // namespace kukang
