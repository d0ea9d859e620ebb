// How fast the shapes of search trees are counted: one worker, nothing kept.
//
// For each n, all trees with at most n nodes; the time is that of the processor, from the opened
// program to the answer, the best of three runs. What a shape costs should grow no faster than n,
// and the memory not at all. Being slow is no failure; a count other than the sum of Catalan's
// numbers is.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "explore/peak_memory.h"
#include "fmt/format.h"
#include "semantics/own_classes.h"
#include "shape/enumerate.h"

namespace kukang {
namespace {

constexpr int kRuns = 3;

double processor_seconds() {
  timespec now = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

int measure(uint32_t most) {
  const auto program = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  if (!program.ok()) return 1;
  const Type* type = *(*program)->load("binarysearchtree/BinarySearchTree");
  fmt::print("{:>3} {:>9} {:>9} {:>12} {:>12} {:>16} {:>10}\n", "n", "shapes", "seconds",
             "shapes/s", "us a shape", "us a shape and n", "peak MiB");
  uint64_t catalan = 1, expected = 1;
  for (uint32_t n = 1; n <= most; ++n) {
    catalan = catalan * 2 * (2 * n - 1) / (n + 1);
    expected += catalan;
    double seconds = 1e9;
    uint64_t peak = 0;
    for (int run = 0; run < kRuns; ++run) {
      ExploreOptions explore;
      explore.bounds.n = n;
      ShapesOptions options;
      options.count_only = true;
      const PeakMemory memory;
      const double started = processor_seconds();
      const auto shapes = enumerate(**program, *type, {}, explore, options);
      if (!shapes.ok() || shapes->total != expected || shapes->fingerprints) {
        fmt::print("n = {}: {} shapes are due\n", n, expected);
        return 1;
      }
      seconds = std::min(seconds, processor_seconds() - started);
      peak = std::max(peak, memory.mib());
    }
    const double each = seconds * 1e6 / static_cast<double>(expected);
    fmt::print("{:>3} {:>9} {:>9.3f} {:>12.0f} {:>12.2f} {:>16.2f} {:>10}\n", n, expected, seconds,
               static_cast<double>(expected) / seconds, each, each / n, peak);
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace
}  // namespace kukang

// The argument is the largest n; 12 if there is none.
int main(int argc, char** argv) {
  constexpr int kUsual = 12;
  return kukang::measure(static_cast<uint32_t>(argc > 1 ? std::atoi(argv[1]) : kUsual));
}
