// How fast paths are explored: BinarySearchTree.insert under lazier#, whose numbers of paths and
// times were published (Deng, Lee, Robby 2011, Table 2).
//
// Ratios from one run: to the published time, of the time per path at n = 9 to that at n = 6, of
// one worker to two. One and two workers take turns, and the best time of each counts. Being slow
// is no failure; a number of paths other than the published one is.

#include <algorithm>
#include <cstdlib>

#include "contract/contract.h"
#include "explore/explorer.h"
#include "explore/peak_memory.h"
#include "fmt/format.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

constexpr int kRuns = 3;

struct Published {
  uint32_t n;
  uint64_t paths;
  double seconds;
};
constexpr Published kRows[] = {
    {6, 2'353, 27.4}, {7, 8'788, 114}, {8, 33'098, 498}, {9, 125'476, 2'388}};

struct Measured {
  double seconds = 1e9;
  uint64_t mib = 0;
};

// False when the number of paths is wrong.
bool measure(const Program& program, const Plan& plan, const Published& row, int workers,
             Measured& best) {
  ExploreOptions options;
  options.bounds.n = row.n;
  options.arithmetic = Arithmetic::Math;
  options.workers = workers;
  const PeakMemory memory;
  const auto result = explore(program, plan, options, nullptr);
  if (!result.ok() || result->tally.paths() != row.paths) return false;
  best.seconds = std::min(best.seconds, result->seconds);
  best.mib = std::max(best.mib, memory.mib());
  return true;
}

int run() {
  const auto program = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  if (!program.ok()) return EXIT_FAILURE;
  const Type* type = *(*program)->load("binarysearchtree/BinarySearchTree");
  const auto method = std::find_if(type->methods.begin(), type->methods.end(),
                                   [](const Method& m) { return m.name == "insert"; });
  const auto plan = plan_for(**program, *method, {});
  if (!plan.ok()) return EXIT_FAILURE;
  fmt::print("{:>3} {:>8} {:>9} {:>12} {:>9} {:>8} {:>12} {:>12}\n", "n", "paths", "seconds",
             "us per path", "peak MiB", "-j 2, s", "-j 1 / -j 2", "published /");
  double per_path_at_first = 0, per_path = 0;
  for (const Published& row : kRows) {
    Measured one, two;
    for (int i = 0; i < kRuns; ++i) {
      if (!measure(**program, *plan, row, 1, one) || !measure(**program, *plan, row, 2, two)) {
        fmt::print("n = {}: {} paths are due\n", row.n, row.paths);
        return EXIT_FAILURE;
      }
    }
    per_path = one.seconds * 1e6 / static_cast<double>(row.paths);
    if (per_path_at_first == 0) per_path_at_first = per_path;
    fmt::print("{:>3} {:>8} {:>9.3f} {:>12.2f} {:>9} {:>8.3f} {:>12.2f} {:>12.0f}\n", row.n,
               row.paths, one.seconds, per_path, one.mib, two.seconds, one.seconds / two.seconds,
               row.seconds / one.seconds);
  }
  fmt::print("a path at n = 9 takes {:.2f} times as long as one at n = 6\n",
             per_path / per_path_at_first);
  return EXIT_SUCCESS;
}

}  // namespace
}  // namespace kukang

int main() { return kukang::run(); }
