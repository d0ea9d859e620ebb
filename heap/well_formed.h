// Is a state well-formed? What every rule relies on, checked at once: --self-check.
//
// 1. A location in a value names an object that is there; an unknown is one of the state's, and
//    what it is bound to leads to NULL or an object in finitely many steps.
// 2. A field or element holds a value of its declared kind; where the object was made, it is never
//    undefined, but where all of its fields are put off (deferred.h).
// 3. A symbolic object has a type variable whose bounds are satisfiable and room for all fields of
//    the lowest class it is known to be of, and the list of symbolic objects has it once.
// 4. Terms speak of symbols that the path has made; the conjuncts of φ are conditions.
// 5. The operands of every frame are within its capacity.

#pragma once

#include "absl/status/status.h"
#include "heap/symbolic_heap.h"

namespace kukang {

absl::Status check_well_formed(const State& state, const SymbolicHeap& heap);

}  // namespace kukang
