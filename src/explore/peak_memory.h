// How much memory the process had at most since a moment.
//
// What the process has freed by then is given back to the system first, so that two explorations in
// one process can be compared. Linux keeps the mark and lets the process itself reset it; where
// that is not possible the mark is that of the whole life of the process.

#pragma once

#include <cstdint>

namespace kukang {

class PeakMemory {
 public:
  PeakMemory();
  uint64_t mib() const;  // resident, since this was made
};

}  // namespace kukang
