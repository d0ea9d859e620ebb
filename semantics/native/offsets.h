// Where fields and elements are, for whoever asks by offset: 16 is the first element of an array or
// the first slot of an object; elements follow at their width (4 for references, as on the JVM),
// slots at 8.

#pragma once

#include <cstdint>

#include "program/type.h"

namespace kukang {

inline constexpr int64_t kFirstOffset = 16;
inline constexpr int64_t kSlotSize = 8;
inline constexpr int32_t kReferenceSize = 4;

inline int64_t offset_of(const Field& field) { return kFirstOffset + kSlotSize * field.slot; }
inline int32_t element_size(Basic basic) {
  return basic == Basic::Reference ? kReferenceSize : width_of(basic);
}

}  // namespace kukang
