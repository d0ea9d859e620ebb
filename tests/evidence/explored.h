// One method, explored with one strategy after the other: the witnesses of its paths, and which of
// them contain the heaps that are tried.
//
// Half of the heaps are random; the others are witnesses of the strategy that comes first, in which
// everything that their paths have not looked at is random. The JVM is not needed for any of this.
//
// With merged states a path stands for many: of each there are two more witnesses, which take
// different sides of a merge (sides.h).
//
// Late classes (late_text.cc) are initialized by the run, whatever the exploration takes them to be
// at entry, unless the method is their own: no object of them is there before.

#pragma once

#include <optional>
#include <vector>

#include "evidence/random_heap.h"
#include "explore/explorer.h"
#include "fmt/format.h"
#include "witness/concretize.h"

namespace kukang {

// What was found of one heap with one strategy.
struct Containment {
  uint64_t paths = 0;
  bool refused = false;        // but for a store into an array, one more would
  bool open = false;           // one contains it that stops, or depends on what heaps do not say
  std::string conditions;      // of the paths that contain it, one after the other
  std::optional<Witness> end;  // with the end that the path says; none where it was cut
};

struct Explored {
  const Strategy* strategy = nullptr;
  Merge merge = Merge::Off;
  std::vector<Witness> witnesses;    // of the paths that were not cut
  std::vector<Witness> sides;        // of merges: two of a path, one after the other
  MergeTally merging;
  std::vector<Containment> of_heap;  // as far as there were heaps then
  bool complete = false;             // nothing was cut
  bool takes_for_strangers = false;  // some path does: unlawful heaps may be in none (lawful.h)

  std::string name() const {
    return fmt::format("{}, merge {}", strategy->name(), text_of(merge));
  }
};

class MethodExplorer final : public PathSink {
 public:
  // `classes` are what objects of the heaps are of; `heaps` of each kind. For some methods
  // something is granted of the fields (random_granted.h).
  MethodExplorer(const Program& program, std::vector<const Type*> classes, const Plan& plan,
                 size_t heaps, Dice dice);

  Explored explore_with(const Strategy& strategy, Merge merge = Merge::Off);
  const std::vector<Witness>& heaps() const { return heaps_; }
  const Granted& granted() const { return granted_; }

  void ended(const EndedPath& path) override;
  bool wants_more() const override;

 private:
  std::shared_ptr<const Script> without_late(const Script& script) const;
  void add_heap(Witness heap);
  void add_completed();
  void add_sides(const EndedPath& path);

  const Program& program_;
  std::vector<const Type*> classes_;
  bool late_ = false;  // there are late classes: each run needs them as they are at first
  const Plan& plan_;
  const size_t count_;
  Dice dice_;
  Granted granted_;
  std::optional<RandomHeaps> random_;
  Concretizer concretizer_;
  std::shared_ptr<const Script> script_;
  std::vector<Witness> heaps_;
  Explored now_;
};

}  // namespace kukang
