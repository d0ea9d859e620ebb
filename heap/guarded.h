// A guarded reference: one of several references, of which conditions on values say which.
//
// Such come about where states merge that hold different references (merge.h). Exactly one of the
// conditions holds of each run, so the reference is decided by conditions alone: by `demand`, and
// only when an object is needed. Until then it is an unknown like others, whose binding is open; but
// nothing was found, so it has neither a type nor a variable of its own.

#pragma once

#include <cstdint>
#include <vector>

#include "heap/value.h"
#include "support/ref.h"

namespace kukang {

struct Alternative {
  const Term* when;
  Value value;  // NULL, a location, or an unknown that was found
};

struct Guarded {
  uint32_t refs = 0;
  std::vector<Alternative> alternatives;  // two or more

  static void destroy(Guarded* guarded) { delete guarded; }
};

}  // namespace kukang
