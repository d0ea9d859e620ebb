// What searches are good for, and what they cost.
//
// Until the bug: how many paths end before tests/search's needle is found, and how long that takes;
// the worst and the mean of twenty seeds. All paths: BinarySearchTree.insert, explored to its end
// by each search, the best of three runs, in turn; beside it the time of depth first. Being slow is
// no failure; a wrong number of paths is.

#include <algorithm>
#include <cstdlib>

#include "contract/contract.h"
#include "explore/explorer.h"
#include "explore/peak_memory.h"
#include "explore/search/search.h"
#include "fmt/format.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

constexpr uint64_t kSeeds = 20;
constexpr int kRuns = 3;
constexpr uint32_t kNodes = 8;
constexpr uint64_t kPaths = 33'098;

class UntilBug final : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    ++paths;
    found |= path.end == PathEnd::Error;
  }
  bool wants_more() const override { return !found; }

  uint64_t paths = 0;
  bool found = false;
};

Plan plan_of(const Program& program, std::string_view type, std::string_view name) {
  const Type& owner = **program.load(type);
  const auto method = std::find_if(owner.methods.begin(), owner.methods.end(),
                                   [&](const Method& m) { return m.name == name; });
  return *plan_for(program, *method, {});
}

bool find_bug(const Program& program) {
  const Plan plan = plan_of(program, "search/Needle", "behindLoops");
  fmt::print("until the bug\n{:<10} {:>12} {:>12} {:>12}\n", "search", "most paths", "mean paths",
             "mean ms");
  for (const SearchKind& kind : searches()) {
    uint64_t most = 0, all = 0;
    double seconds = 0;
    const bool by_chance = kind.name != "dfs" && kind.name != "bfs" && kind.name != "distance";
    const uint64_t seeds = by_chance ? kSeeds : 1;
    for (uint64_t seed = 0; seed < seeds; ++seed) {
      ExploreOptions options;
      options.search = {&kind, seed, {{"Needle.java", 7}}};
      UntilBug sink;
      const auto result = explore(program, plan, options, [&](int) { return &sink; });
      if (!result.ok() || !sink.found) return false;
      most = std::max(most, sink.paths);
      all += sink.paths;
      seconds += result->seconds;
    }
    const double runs = static_cast<double>(seeds);
    fmt::print("{:<10} {:>12} {:>12.1f} {:>12.2f}\n", kind.name, most,
               static_cast<double>(all) / runs, seconds * 1e3 / runs);
  }
  return true;
}

bool explore_all(const Program& program) {
  const Plan plan = plan_of(program, "binarysearchtree/BinarySearchTree", "insert");
  std::vector<double> seconds(searches().size(), 1e9);
  std::vector<uint64_t> mib(searches().size());
  for (int run = 0; run < kRuns; ++run) {
    for (size_t i = 0; i < searches().size(); ++i) {
      ExploreOptions options;
      options.bounds.n = kNodes;
      options.arithmetic = Arithmetic::Math;
      options.search = {&searches()[i], 0, {{"BinarySearchTree.java", 1}}};
      const PeakMemory memory;
      const auto result = explore(program, plan, options, nullptr);
      if (!result.ok() || result->tally.paths() != kPaths) return false;
      seconds[i] = std::min(seconds[i], result->seconds);
      mib[i] = std::max(mib[i], memory.mib());
    }
  }
  fmt::print("all {} paths of BinarySearchTree.insert, n = {}\n{:<10} {:>9} {:>10} {:>9}\n", kPaths,
             kNodes, "search", "seconds", "times dfs", "peak MiB");
  for (size_t i = 0; i < searches().size(); ++i) {
    fmt::print("{:<10} {:>9.3f} {:>10.2f} {:>9}\n", searches()[i].name, seconds[i],
               seconds[i] / seconds[0], mib[i]);
  }
  return true;
}

int run() {
  const auto program = Program::open(
      {KUKANG_BUILD_DIR "/java/examples:" KUKANG_BUILD_DIR "/java/test-search", ""}, own_classes());
  if (!program.ok()) return EXIT_FAILURE;
  return find_bug(**program) && explore_all(**program) ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace kukang

int main() { return kukang::run(); }
