// A concrete heap poured into a path's state: everything that the path has left open becomes what
// is there. What remains has only one concretization, so how it ends is how a run on that heap must
// end.

#pragma once

#include "evidence/matching.h"
#include "witness/concretize.h"

namespace kukang {

// The witness of the path's state with the heap in it: its heap at entry must be the one that was
// poured. REQUIRES a matching of the two, and a path that was not cut.
Witness poured(const EndedPath& path, const Witness& heap, const Matching& matching,
               Concretizer& concretizer);

}  // namespace kukang
