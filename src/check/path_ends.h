// The sorts of ends that paths have: what strategies that look at the same method must agree on.
//
// An end is named by what a caller sees of it: that the method returned, and for booleans and
// references whether true or false, NULL or an object; or which exception escaped, and from which
// line; or which assertion does not hold. A path that leaves open which boolean or reference it
// returns has every end that one of its concretizations has; so the ends do not depend on how much
// a strategy has decided.

#pragma once

#include <map>
#include <string>

#include "explore/exploration.h"

namespace kukang {

// By name; is there a path to it on which nothing was approximated?
using PathEnds = std::map<std::string, bool>;

// IllegalStateException at Ends.java:70. REQUIRES a path on which something asserted does not hold,
// or from which an exception escaped.
std::string failure_text(const EndedPath& path);

// Gathers the ends of the paths of a worker.
class EndSink final : public PathSink {
 public:
  void ended(const EndedPath& path) override;
  void add(const EndSink& other);
  const PathEnds& ends() const { return ends_; }

 private:
  void add(std::string name, bool certain);
  void returned(const EndedPath& path);
  void returned_boolean(const EndedPath& path, const Value& result);
  void returned_reference(const EndedPath& path, const Value& result);

  PathEnds ends_;
};

}  // namespace kukang
