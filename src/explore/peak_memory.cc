#include "explore/peak_memory.h"

#include <malloc.h>
#include <sys/resource.h>

#include <fstream>
#include <string>

namespace kukang {

PeakMemory::PeakMemory() {
  malloc_trim(0);
  constexpr char kResetsPeak = '5';  // see proc(5), clear_refs
  std::ofstream("/proc/self/clear_refs") << kResetsPeak;
}

uint64_t PeakMemory::mib() const {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    uint64_t kib = 0;
    if (word == "VmHWM:" && status >> kib) return kib >> 10;
  }
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<uint64_t>(usage.ru_maxrss) >> 10;
}

}  // namespace kukang
