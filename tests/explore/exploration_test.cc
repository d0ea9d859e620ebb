// Explorations of methods whose paths can be worked out by hand: counts, bounds, workers, limits.

#include "explore/explorer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <mutex>
#include <set>

#include "explore/explored_program.h"

namespace kukang {
namespace {

// Of a method of Paths, or of another class that is named.
Plan plan_of(std::string_view name) {
  const size_t dot = name.find('.');
  return dot == name.npos ? plan_in("Paths", name)
                          : plan_in(std::string(name.substr(0, dot)), name.substr(dot + 1));
}

Exploration explored(std::string_view name, const ExploreOptions& options,
                     const std::function<PathSink*(int)>& sink = nullptr) {
  auto result = explore(program(), plan_of(name), options, sink);
  EXPECT_TRUE(result.ok()) << result.status();
  return *result;
}

ExploreOptions options_with(const Strategy& strategy, std::optional<uint32_t> k = 3) {
  ExploreOptions options;
  options.strategy = &strategy;
  options.bounds.k = k;
  return options;
}

struct CountCase {
  const char* method;
  const Strategy& (*strategy)();
  uint64_t normal, exceptional, errors;
  bool cut;
};

constexpr CountCase kCounts[] = {
    // NULL, each of three constants: a NullPointerException and three results.
    {"name", lazy, 3, 1, 0, false},
    {"name", lazier, 3, 1, 0, false},
    {"name", lazier_sharp, 3, 1, 0, false},
    // Three keys of which some may be equal: whether they are the same box, too, is no question of
    // the JDK's. Where no two are, the eldest goes.
    {"Caches.theEldestGoes", lazier_sharp, 5, 0, 0, false},
    {"Caches.theSecondStays", lazier_sharp, 4, 0, 1, false},
    // NULL, the sentinel, a fresh node: what a static field holds is a candidate.
    {"isSentinel", lazy, 3, 0, 0, false},
    {"isSentinel", lazier, 3, 0, 0, false},
    {"isSentinel", lazier_sharp, 3, 0, 0, false},
    // So it is for `this`: of a class, and of an enum, which has nothing else.
    {"Paths$Node.isTheSentinel", lazy, 2, 0, 0, false},
    {"Paths$Node.isTheSentinel", lazier, 2, 0, 0, false},
    {"Paths$Node.isTheSentinel", lazier_sharp, 2, 0, 0, false},
    {"Paths$Colour.isGreen", lazy, 3, 0, 0, false},
    {"Paths$Colour.isGreen", lazier, 3, 0, 0, false},
    {"Paths$Colour.isGreen", lazier_sharp, 3, 0, 0, false},
    {"sum", lazier_sharp, 2, 0, 0, false},
    // x = 5 ends the program, x = 3 divides by zero, any other returns.
    {"exits", lazier_sharp, 2, 1, 0, false},
};

TEST(Explore, CountsPaths) {
  for (const CountCase& c : kCounts) {
    SCOPED_TRACE(std::string(c.method) + " " + std::string(c.strategy().name()));
    ExploreOptions options = options_with(c.strategy());
    options.self_check = true;
    const Tally tally = explored(c.method, options).tally;
    EXPECT_EQ(tally.normal, c.normal);
    EXPECT_EQ(tally.exceptional, c.exceptional);
    EXPECT_EQ(tally.errors, c.errors);
    EXPECT_EQ(tally.cut_by_bounds() > 0, c.cut);
  }
}

// Nothing that is checked there can fail.
TEST(Explore, TypesAreWhatTheyMustBe) {
  for (const Strategy* strategy : strategies()) {
    for (const char* method : {"elements", "stores", "clones"}) {
      SCOPED_TRACE(std::string(method) + " " + std::string(strategy->name()));
      ExploreOptions options = options_with(*strategy);
      options.self_check = true;
      const Tally tally = explored(method, options).tally;
      EXPECT_EQ(tally.errors, 0u);
      EXPECT_EQ(tally.stopped, 0u);
      EXPECT_GE(tally.normal, 2u);
    }
  }
}

// In the closed world a type without a class has no object but NULL.
TEST(Explore, ATypeThatNothingIsOfIsNull) {
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    ExploreOptions options = options_with(*strategy);
    options.world = World::Closed;
    options.self_check = true;
    const Tally tally = explored("nobody", options).tally;
    EXPECT_EQ(tally.exceptional, 0u);
    EXPECT_EQ(tally.normal, 3u);  // no array, an empty one, one of nulls
  }
}

TEST(Explore, LoopBoundCountsIterationsThatMaterializeNothing) {
  ExploreOptions options = options_with(lazier_sharp());
  options.bounds.loop = 5;
  const Tally counted = explored("count", options).tally;
  EXPECT_EQ(counted.normal, 6u);  // n <= 0, 1, 2, 3, 4, 5
  EXPECT_GT(counted.cut_by_bounds(), 0u);
  // Each iteration finds a node: only k limits it.
  options.bounds.k = 20;
  options.bounds.loop = 2;
  std::set<int32_t> lengths;
  struct Lengths : PathSink {
    std::set<int32_t>* out;
    void ended(const EndedPath& path) override {
      if (path.end == PathEnd::Normal) out->insert(path.state.result.i);
    }
  } sink;
  sink.out = &lengths;
  explored("length", options, [&](int) { return &sink; });
  for (int32_t n = 0; n <= 20; ++n) EXPECT_TRUE(lengths.contains(n)) << n;
}

TEST(Explore, CallBoundCutsRecursion) {
  ExploreOptions options = options_with(lazier_sharp());
  options.bounds.call = 10;
  const Tally tally = explored("depth", options).tally;
  EXPECT_EQ(tally.normal, 10u);
  EXPECT_EQ(tally.exceptional, 0u);
  EXPECT_GT(tally.cut_by_bounds(), 0u);
}

TEST(Explore, StaticFieldsAreAsInitializedUnlessMadeSymbolic) {
  ExploreOptions options = options_with(lazier_sharp());
  EXPECT_EQ(explored("readCounter", options).tally.normal, 1u);
  EXPECT_EQ(explored("readShared", options).tally.normal, 1u);
  options.symbolic_statics = true;
  EXPECT_EQ(explored("readCounter", options).tally.normal, 2u);
  EXPECT_EQ(explored("readShared", options).tally.normal, 2u);
}

TEST(Explore, OldIsTheHeapAtEntry) {
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    ExploreOptions options = options_with(*strategy, 2);
    options.self_check = true;
    EXPECT_EQ(explored("grow", options).tally.errors, 0u);
    EXPECT_GT(explored("growWrongly", options).tally.errors, 0u);
  }
}

TEST(Explore, OldHasTheStaticFieldsOfTheEntry) {
  for (const Strategy* strategy : strategies()) {
    for (const bool symbolic : {false, true}) {
      SCOPED_TRACE(strategy->name());
      SCOPED_TRACE(symbolic);
      ExploreOptions options = options_with(*strategy, 2);
      options.symbolic_statics = symbolic;
      options.self_check = true;
      for (const char* right : {"Statics.tally", "Statics.overwrite"}) {
        const Tally tally = explored(right, options).tally;
        EXPECT_EQ(tally.errors, 0u) << right;
        EXPECT_EQ(tally.stopped, 0u) << right;
        EXPECT_GT(tally.normal, 0u) << right;
      }
      const Tally wrong = explored("Statics.overwriteWrongly", options).tally;
      EXPECT_EQ(wrong.errors, 1u);
      EXPECT_EQ(wrong.normal, symbolic ? 1u : 0u);
    }
  }
}

TEST(Explore, NothingIsViolated) {
  for (const Strategy* strategy : strategies()) {
    for (const char* method : {"isAConstant", "cannotBeCloned", "canBeCloned"}) {
      SCOPED_TRACE(method);
      SCOPED_TRACE(strategy->name());
      const Tally tally = explored(method, options_with(*strategy)).tally;
      EXPECT_EQ(tally.errors, 0u);
      EXPECT_EQ(tally.stopped, 0u);
      EXPECT_GT(tally.normal, 0u);
    }
  }
}

TEST(Explore, AnIdentityHashCodeIsASymbol) {
  struct Results : PathSink {
    void ended(const EndedPath& path) override { symbols += path.state.result.is_term(); }
    int symbols = 0;
  } results;
  const Exploration result =
      explored("hash", options_with(lazier_sharp()), [&](int) { return &results; });
  EXPECT_EQ(results.symbols, 1);
  EXPECT_TRUE(result.assumptions.empty());
}

TEST(Explore, WhichClassASymbolicClassIsCannotBeLeftOpen) {
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    const Tally tally = explored("isClass", options_with(*strategy)).tally;
    EXPECT_EQ(tally.normal, 1u);  // null
    EXPECT_EQ(tally.stopped, 1u);
  }
}

// Null, the box that the JVM keeps for 1, and any other.
TEST(Explore, WhatTheJvmSharesMayBeThereAtEntry) {
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    const Exploration result = explored("isSmall", options_with(*strategy));
    EXPECT_EQ(result.tally.normal, 3u);
    EXPECT_TRUE(result.assumptions.empty());
  }
}

TEST(Explore, ACallCanBeReplacedByItsContract) {
  ExploreOptions options = options_with(lazier_sharp());
  const Type* type = *program().load("explored/Paths");
  for (const Method& method : type->methods) {
    if (method.name != "root") continue;
    auto contract = contract_of_call(program(), method, {});
    ASSERT_TRUE(contract.ok()) << contract.status();
    options.modular.push_back(*contract);
  }
  const Tally right = explored("usesRoot", options).tally;
  EXPECT_EQ(right.errors, 0u);
  EXPECT_EQ(right.normal, 4u);  // x <= 0, x > 1000, and two answers: anybody's guess is `calls`
  EXPECT_EQ(explored("usesRootWrongly", options).tally.errors, 1u);
}

// The trails of all paths with how they ended, in order.
class Trails : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    std::lock_guard lock(mutex_);
    trails_.push_back({path.state.trail.choices(), path.end});
  }
  std::vector<std::pair<TrailChoices, PathEnd>> sorted() {
    std::sort(trails_.begin(), trails_.end());
    return trails_;
  }

 private:
  std::mutex mutex_;
  std::vector<std::pair<TrailChoices, PathEnd>> trails_;
};

TEST(Explore, WorkersFindTheSamePaths) {
  std::vector<std::pair<TrailChoices, PathEnd>> first;
  for (int workers : {1, 2, 5}) {
    ExploreOptions options = options_with(lazier_sharp(), std::nullopt);
    options.workers = workers;
    Trails trails;
    explored("growing", options, [&](int) { return &trails; });
    if (first.empty()) first = trails.sorted();
    EXPECT_EQ(first.size(), 4096u + 1);  // and the one that the assumption cuts
    EXPECT_EQ(trails.sorted(), first) << workers;
  }
}

TEST(Explore, ATableOfTermsThatIsMadeAnewChangesNothing) {
  ExploreOptions options = options_with(lazier_sharp(), std::nullopt);
  Trails all, renewed;
  explored("growing", options, [&](int) { return &all; });
  options.most_terms = 500;
  explored("growing", options, [&](int) { return &renewed; });
  EXPECT_EQ(renewed.sorted(), all.sorted());
}

uint64_t resident_kib() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    if (word == "VmRSS:") {
      uint64_t kib = 0;
      status >> kib;
      return kib;
    }
  }
  return 0;
}

TEST(Explore, AMillionPathsTakeNoMoreMemoryThanAHundredThousand) {
#ifdef __SANITIZE_ADDRESS__
  GTEST_SKIP() << "the sanitizer keeps what is freed; it looks for leaks itself";
#endif
  struct Memory : PathSink {
    uint64_t paths = 0, early = 0, late = 0;
    void ended(const EndedPath&) override {
      if (++paths == 100'000) early = resident_kib();
      if (paths == 1'000'000) late = resident_kib();
    }
  } memory;
  ExploreOptions options = options_with(lazier_sharp(), std::nullopt);
  explored("million", options, [&](int) { return &memory; });
  EXPECT_GT(memory.paths, 1'000'000u);
  EXPECT_GT(memory.early, 0u);
  EXPECT_LT(memory.late, memory.early + 4096) << "KiB";
}

TEST(Explore, LimitsEndWithWhatIsKnown) {
  ExploreOptions options = options_with(lazier_sharp(), std::nullopt);
  options.timeout_seconds = 0.05;
  const Exploration timed = explored("million", options);
  EXPECT_EQ(timed.stopped_early, "the time is used up (--timeout)");
  EXPECT_GT(timed.tally.normal, 0u);

  std::atomic<bool> interrupted = true;
  options.timeout_seconds = 0;
  options.interrupted = &interrupted;
  EXPECT_EQ(explored("million", options).stopped_early, "interrupted");

  options.interrupted = nullptr;
  options.memory_mib = 1;
  EXPECT_EQ(explored("million", options).stopped_early, "the memory is used up (--memory)");
}

}  // namespace
}  // namespace kukang
