// The end states of paths, concretized.
//
// An end state is how the path ended, and the graph of the objects that the arguments and the
// result lead to, now or at entry, as far as it was looked at. Where a path leaves open what a
// reference is, it stands for several of them: one for NULL, for each object that it may be, and
// for one more. Decided so, the states do not depend on how late a strategy decides: the end states
// of lazy are those that lazier# comes to. Numbers are left out of them.

#pragma once

#include <optional>

#include "check/path_ends.h"

namespace kukang {

// Gathers the end states of the paths of a worker, unless there are too many.
class EndStateSink final : public PathSink {
 public:
  static constexpr size_t kMost = 20'000;

  void ended(const EndedPath& path) override;
  void add(const EndStateSink& other);
  // By their text; nullopt where there are more than kMost.
  std::optional<PathEnds> states() const;

 private:
  void decide(const EndedPath& path, State state);
  void add(std::string text, bool certain);
  bool too_many() const { return concretizations_ > kMost; }

  PathEnds states_;
  size_t concretizations_ = 0;  // several may be the same state
};

}  // namespace kukang
