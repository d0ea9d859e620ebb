// What a field holds that only its own class assigns, and that it only ever assigns what it makes
// there and then, as `private final Map<K, V> map = new HashMap<>()`: see semantics/made_fields.h,
// which finds them.

#pragma once

#include <vector>

#include "program/type.h"

namespace kukang {

struct MadeField {
  const Type* type = nullptr;       // the field holds NULL, or an object of this very class
  std::vector<const Type*> others;  // known classes below it, which it is not of
  bool assigned = false;            // not NULL once a constructor has returned
  bool own = false;  // nothing else ever refers to the object, nor does the same field elsewhere
  bool natural = false;  // a sorted collection without a Comparator
  bool chosen = false;   // a sorted collection whose Comparator its class has chosen, not its user
};

}  // namespace kukang
