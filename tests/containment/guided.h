// One concrete run, followed through the symbolic machine.
//
// Primitive parameters are symbols, a null one is undecided where the strategy allows that. At each
// fork the choice is taken whose guard holds for the run's arguments: there must be exactly one,
// and the solver must not think that it cannot be taken. The path found so contains the run, and
// must end as it does. No other path is looked at, so this can follow where an exploration would be
// lost.

#pragma once

#include "containment/run.h"
#include "heap/strategy.h"
#include "program/hierarchy.h"

namespace kukang {

struct Followed {
  enum class How {
    Ended,
    Lost,    // something was approximated, is not supported, or takes too long
    Astray,  // the path went where the run did not
  };
  How how = How::Ended;
  std::string text;  // Ended: as text_of_end. Lost, Astray: why
  uint64_t forks = 0;
  uint64_t questions = 0;
};

class Follower {
 public:
  // `most_questions` are asked of the solver per run.
  static absl::StatusOr<std::unique_ptr<Follower>> make(const Program& program,
                                                        const Strategy& strategy,
                                                        uint64_t most_questions);

  absl::StatusOr<Followed> follow(const Plan& plan, const std::vector<Literal>& literals,
                                  const ConcreteRun& run);

 private:
  Follower(const Program& program, const Strategy& strategy, uint64_t most_questions)
      : hierarchy_(program), strategy_(strategy), most_questions_(most_questions) {}

  const Hierarchy hierarchy_;
  const Strategy& strategy_;
  const uint64_t most_questions_;
  std::unique_ptr<Machine> machine_;
};

}  // namespace kukang
