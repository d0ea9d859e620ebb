// Merging: two states that have come to the same place by different ways become one.
//
// Both come from one state, by conditions on values alone: `when` holds of the runs of the first
// and not of those of the second. Where the two hold different numbers, the merged state holds an
// Ite; where they refer to different objects, a guarded reference (guarded.h). What one side alone
// has read for the first time, the other has, too: nobody can tell. What no term can say is refused:
// something decided on the way, a class that one of them has initialized.
//
// A local that nobody reads any more and that differs is Undefined afterwards. What one side alone
// has made stays, and so has a name that nothing else has (renaming.h); nothing of the other leads
// there.

#pragma once

#include <optional>

#include "absl/functional/function_ref.h"
#include "heap/refusal.h"
#include "heap/symbolic_heap.h"

namespace kukang {

struct Merging {
  SymbolicHeap& heap;
  const State& entry;  // that both come from
  struct Side {
    const State& state;
    const Term* when;  // what holds, beyond the entry's condition, of the runs that come here
  };
  Side first, second;
  // Is the local of the top frame read again?
  absl::FunctionRef<bool(uint16_t local)> is_live;
  bool guards_references = true;  // or are different references refused?
};

struct Merged {
  // Its condition is the entry's, and what holds of symbols that have come since.
  State state;
  const Term* when;  // of the runs of both
};

// nullopt: see `why`.
std::optional<Merged> merge(const Merging& merging, Refusal& why);

}  // namespace kukang
