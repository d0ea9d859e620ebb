// What each path covers of the user's code: which instructions it runs, which ways it takes at
// branches.
//
// A branch goes where the next instruction of the same path is. What a path covers is kept by the
// number of choices it had taken when it came there; where the explorer goes back to a fork, what
// came after that fork is forgotten. So what one path covers is known only where the explorer works
// depth first; what all have met is known whatever the search. It may also begin again at entry,
// along a trail that was left in the pool; so each worker has one of these, and what they have met
// is added up.

#pragma once

#include <map>
#include <vector>

#include "explore/exploration.h"

namespace kukang {

// The number of something that a path may cover, in the order in which the exploration meets the
// methods.
using Covered = uint32_t;

// The code of one method, numbered.
struct NumberedCode {
  const Code* code = nullptr;
  Covered first = 0;  // its first instruction; the others follow
  // Of branches that can go more than one way: from which instruction to which.
  std::map<std::pair<int32_t, int32_t>, Covered> ways;
};

// Of the plan's Run stage, in classes of the class path, and in the target's where that is the
// JDK's.
class PathCoverage final : public Observer {
 public:
  explicit PathCoverage(const Plan& plan) : plan_(plan) {}

  void executed(const State& state, const Code& code, const Instruction& pc) override;
  void fired(Rule) override {}
  void resumed(const State& state) override;

  // A path has ended. To be told of each: the next one may begin where no choice was taken yet.
  void ended(const State& state) { go_to(state.trail); }
  // What a path covers that has just ended; sorted. REQUIRES a search that is depth first.
  std::vector<Covered> of(const State& ended);

  // What another one has met was met; between paths.
  void add(const PathCoverage& other);
  // All methods that were met, and what was covered so far, by number.
  const std::map<const Method*, NumberedCode>& methods() const { return methods_; }
  const std::vector<bool>& met() const { return met_; }

 private:
  // The instruction that was executed last.
  struct Place {
    const NumberedCode* in = nullptr;  // nullptr: none, or one of no interest
    uint32_t activation = 0;
    int32_t index = -1;
  };
  // What came with some number of choices and not before.
  struct Level {
    std::vector<Covered> covered;
    Place last;
  };

  bool counts(const State& state) const;
  void go_to(const Trail& trail);
  const NumberedCode& numbered(const Method& method, const Code& code);
  void cover(Covered what);

  const Plan& plan_;
  std::map<const Method*, NumberedCode> methods_;
  std::vector<bool> met_, on_path_;  // by Covered
  Trail trail_;
  TrailChoices choices_;              // of trail_
  std::vector<Level> levels_ = {{}};  // by number of choices
};

}  // namespace kukang
