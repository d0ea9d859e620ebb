// Methods, one after the other: what their paths say against what the JVM does.

#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "evidence/explored.h"
#include "witness/replayed.h"

namespace kukang {

// Of the methods in which there is something special.
struct KindFigures {
  uint64_t methods = 0, replays = 0, contained = 0;
};

struct Figures {
  uint64_t methods = 0;
  uint64_t explorations = 0, complete = 0;
  Replays replays;  // of the paths' witnesses
  uint64_t merges = 0;  // states that have become one with others
  Replays sides;        // of both sides of merges
  uint64_t heaps = 0;
  uint64_t contained = 0;  // times that a heap is in exactly one path, which ends as the run does
  uint64_t beyond = 0;     // times that it is in one that was cut, or was not reached
  uint64_t assumed = 0;    // times that it is outside what paths assume of stores and strangers
  uint64_t disagreements = 0;
  std::map<std::string, KindFigures> kinds;  // as in their names (method_text.h)

  uint64_t wrong() const {
    return replays.disagreeing + replays.refused + sides.disagreeing + sides.refused +
           disagreements;
  }
};
std::ostream& operator<<(std::ostream& out, const Figures& figures);

class Campaign {
 public:
  // `heaps`: how many are tried with a method, of each kind.
  Campaign(const Program& program, Jvm& jvm, uint64_t seed, size_t heaps)
      : program_(program), jvm_(jvm), seed_(seed), heaps_(heaps) {}

  // All methods of the classes in the package. EXPECTs that paths and runs agree.
  void try_package(const std::string& package);

  const Figures& figures() const { return figures_; }

 private:
  void try_method(const Method& method, const std::vector<const Type*>& classes);
  void compare_heaps(std::vector<Witness> heaps, const std::vector<Explored>& explored);
  void compare_strategies(const std::vector<Witness>& heaps, const std::vector<Explored>& explored);
  std::string what_is_wrong(const Witness& heap, const Containment& containment,
                            const Explored& with, const RunEnd& actual);
  // Is the heap beyond what the paths assume of what is known only as an Object?
  bool is_beyond(const Witness& heap, const Explored& with) const;

  const Program& program_;
  Jvm& jvm_;
  const uint64_t seed_;
  const size_t heaps_;
  Figures figures_;
};

}  // namespace kukang
