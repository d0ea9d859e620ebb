// Replays a second in one JVM, on the small heaps of a binary search tree; concretizations a
// second.
//
//   cmake --build --preset release --target benchmark_replay && build/release/benchmark_replay

#include <benchmark/benchmark.h>

#include "contract/contract.h"
#include "semantics/own_classes.h"
#include "witness/concretize.h"
#include "witness/confirmation.h"

namespace kukang {
namespace {

constexpr char kClassPath[] =
    KUKANG_BUILD_DIR "/java/examples:" KUKANG_BUILD_DIR "/java/kukang-contract";

class Keep final : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    const bool has_end = path.end == PathEnd::Normal || path.end == PathEnd::Exceptional ||
                         path.end == PathEnd::Error;
    if (has_end) witnesses.push_back(concretizer_.concretize(path));
  }
  std::vector<Witness> witnesses;

 private:
  Concretizer concretizer_;
};

struct Subject {
  std::unique_ptr<Program> program = *Program::open({kClassPath, ""}, own_classes());
  Plan plan;
  ExploreOptions options;

  Subject() {
    const Type& tree = **program->load("binarysearchtree/BinarySearchTree");
    for (const Method& method : tree.methods) {
      if (method.name == "insert") plan = *plan_for(*program, method, {});
    }
    options.bounds.k = 4;
    options.arithmetic = Arithmetic::Wrap;
  }
};

void concretizing(benchmark::State& state) {
  const Subject subject;
  size_t count = 0;
  for (auto _ : state) {
    Keep keep;
    (void)explore(*subject.program, subject.plan, subject.options, [&](int) { return &keep; });
    count += keep.witnesses.size();
  }
  state.SetItemsProcessed(static_cast<int64_t>(count));
}
BENCHMARK(concretizing)->Unit(benchmark::kMillisecond)->UseRealTime();

void replaying(benchmark::State& state) {
  const Subject subject;
  Keep keep;
  (void)explore(*subject.program, subject.plan, subject.options, [&](int) { return &keep; });
  auto jvm = Jvm::start({KUKANG_JAVA, kClassPath});
  if (!jvm.ok() || keep.witnesses.empty()) {
    state.SkipWithError("nothing to replay");
    return;
  }
  size_t count = 0, confirmed = 0;
  for (auto _ : state) {
    const auto confirmations = confirm(**jvm, keep.witnesses);
    for (const Confirmation& confirmation : *confirmations)
      confirmed += confirmation.what == Confirmation::What::Confirmed;
    count += confirmations->size();
  }
  state.SetItemsProcessed(static_cast<int64_t>(count));
  state.counters["confirmed"] = static_cast<double>(confirmed) / static_cast<double>(count);
  state.counters["witnesses"] = static_cast<double>(keep.witnesses.size());
}
BENCHMARK(replaying)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace kukang

BENCHMARK_MAIN();
