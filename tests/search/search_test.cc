// Searches: whatever goes first, everything is explored, once; and what each is good for it does.

#include "explore/search/search.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "explore/explorer.h"
#include "explore/peak_memory.h"
#include "search/search_program.h"

namespace kukang {
namespace {

// Ends by trail; each path once.
class EndsByTrail final : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    EXPECT_TRUE(all.emplace(path.state.trail.choices(), path.end).second) << "twice";
  }

  std::map<TrailChoices, PathEnd> all;
};

std::map<TrailChoices, PathEnd> ends_of(const Plan& plan, const ExploreOptions& options) {
  std::vector<EndsByTrail> ends(static_cast<size_t>(options.workers));
  const auto result = explore(program(), plan, options, [&](int i) { return &ends[i]; });
  EXPECT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->stopped_early, "");
  for (size_t i = 1; i < ends.size(); ++i) ends[0].all.merge(ends[i].all);
  return std::move(ends[0].all);
}

TEST(Search, EverythingIsExploredOnce) {
  for (const char* name : {"sums", "insert", "handled"}) {
    const Plan plan = plan_in("Various", name);
    ExploreOptions options;
    options.bounds.k = 2;
    const auto expected = ends_of(plan, options);
    EXPECT_GT(expected.size(), 8u) << name;
    for (const SearchKind& kind : searches()) {
      options.search.kind = &kind;
      options.search.towards = {{"Various.java", 12}};
      for (const uint64_t seed : {0, 1}) {
        options.search.seed = seed;
        for (const int workers : {1, 2}) {
          SCOPED_TRACE(testing::Message() << name << " " << kind.name << " -j " << workers);
          options.workers = workers;
          EXPECT_EQ(ends_of(plan, options), expected);
        }
      }
      options.workers = 1;
    }
  }
}

// Where terms are too many what waits becomes trails; the search goes on as before.
TEST(Search, WhatWaitsAsATrailIsNotLost) {
  const Plan plan = plan_in("Various", "insert");
  ExploreOptions options;
  options.bounds.k = 2;
  const auto expected = ends_of(plan, options);
  options.most_terms = 60;
  EXPECT_EQ(ends_of(plan, options), expected);
  for (const SearchKind& kind : searches()) {
    options.search.kind = &kind;
    for (const int workers : {1, 2}) {
      options.workers = workers;
      EXPECT_EQ(ends_of(plan, options), expected) << kind.name;
    }
  }
}

// In which order paths end.
class Order final : public PathSink {
 public:
  void ended(const EndedPath& path) override { all.push_back(path.state.trail.choices()); }
  std::vector<TrailChoices> all;
};

std::vector<TrailChoices> order_of(const Plan& plan, std::string_view search, uint64_t seed) {
  ExploreOptions options;
  options.bounds.k = 2;
  options.search = {find_search(search), seed, {}};
  Order order;
  EXPECT_TRUE(explore(program(), plan, options, [&](int) { return &order; }).ok());
  return order.all;
}

TEST(Search, ASeedDecides) {
  const Plan plan = plan_in("Various", "insert");
  for (const SearchKind& kind : searches()) {
    EXPECT_EQ(order_of(plan, kind.name, 5), order_of(plan, kind.name, 5)) << kind.name;
  }
  for (const char* chance : {"random", "tree", "coverage", "klee"}) {
    EXPECT_NE(order_of(plan, chance, 5), order_of(plan, chance, 6)) << chance;
  }
}

TEST(Search, TheOldestAndTheNewest) {
  const Plan plan = plan_in("Various", "sums");
  const std::vector<TrailChoices> newest = order_of(plan, "dfs", 0);
  EXPECT_TRUE(std::is_sorted(newest.begin(), newest.end()));
  const std::vector<TrailChoices> oldest = order_of(plan, "bfs", 0);
  EXPECT_TRUE(std::is_sorted(oldest.begin(), oldest.end(), [](const auto& a, const auto& b) {
    return a.size() < b.size();  // every choice is one of two
  }));
}

// --- the tree ---

Fork fork_of(size_t choices) {
  Fork fork;
  fork.marks.resize(choices);
  return fork;
}

// One of two children is a choice, the other a fork of three: 1/2, 1/6, 1/6, 1/6.
TEST(Search, DownTheTreeEachWayIsEquallyLikely) {
  const Plan plan = plan_in("Various", "sums");
  const Hierarchy hierarchy(program());
  std::map<Waiting, int> times;
  constexpr int kTimes = 6000;
  for (uint64_t seed = 0; seed < kTimes; ++seed) {
    const SearchOptions options{nullptr, seed, {}};
    const auto tree = tree_search({program(), hierarchy, plan, options});
    tree->add(fork_of(2), 0);
    tree->taken(0);
    tree->add(fork_of(3), 2);
    ++times[tree->next()];
  }
  EXPECT_NEAR(times[1], kTimes / 2, 200);
  for (const Waiting choice : {2, 3, 4}) EXPECT_NEAR(times[choice], kTimes / 6, 150) << choice;
}

TEST(Search, WhatHasNoLeafIsNoLongerInTheTree) {
  const Plan plan = plan_in("Various", "sums");
  const Hierarchy hierarchy(program());
  const SearchOptions options;
  const auto tree = tree_search({program(), hierarchy, plan, options});
  tree->add(fork_of(2), 0);
  tree->taken(0);
  tree->add(fork_of(2), 2);
  tree->taken(2);
  tree->taken(3);
  EXPECT_EQ(tree->next(), 1u);
  tree->taken(1);
  tree->add(fork_of(1), 4);
  EXPECT_EQ(tree->next(), 4u);
}

// --- the needle ---

// Stops where something asserted does not hold.
class UntilError final : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    ++paths;
    found |= path.end == PathEnd::Error;
  }
  bool wants_more() const override { return !found; }

  uint64_t paths = 0;
  bool found = false;
};

uint64_t paths_until_error(const Plan& plan, const SearchOptions& search) {
  ExploreOptions options;
  options.search = search;
  UntilError sink;
  EXPECT_TRUE(explore(program(), plan, options, [&](int) { return &sink; }).ok());
  EXPECT_TRUE(sink.found);
  return sink.paths;
}

TEST(Search, ABugBehindThreeLoopsIsFoundWithinAHundredth) {
  const Plan plan = plan_in("Needle", "behindLoops");
  const uint64_t newest = paths_until_error(plan, {});
  RecordProperty("dfs", static_cast<int>(newest));
  EXPECT_GE(newest, 100'000u);
  for (const char* name : {"tree", "coverage", "klee", "distance"}) {
    for (uint64_t seed = 0; seed < 20; ++seed) {
      const uint64_t paths =
          paths_until_error(plan, {find_search(name), seed, {{"Needle.java", 7}}});
      EXPECT_LE(paths, newest / 100) << name << " with seed " << seed;
      EXPECT_LE(paths, 1000u) << name << " with seed " << seed;
    }
  }
}

// --- memory ---

TEST(Search, TheLimitOnMemoryHolds) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "the sanitizer takes memory of its own";
#endif
  constexpr uint64_t kAllowed = 100, kOfSolver = 64;
  const Plan plan = plan_in("Various", "count");
  for (const char* name : {"bfs", "random", "coverage", "distance"}) {
    for (const int workers : {1, 2}) {
      SCOPED_TRACE(testing::Message() << name << " -j " << workers);
      ExploreOptions options;
      options.bounds.k = 40;
      options.search.kind = find_search(name);
      options.workers = workers;
      const uint64_t before = PeakMemory().mib();
      const PeakMemory peak;
      options.memory_mib = before + kAllowed;
      options.timeout_seconds = 120;  // it is to end before
      const auto result = explore(program(), plan, options, nullptr);
      ASSERT_TRUE(result.ok()) << result.status();
      EXPECT_EQ(result->stopped_early, "the memory is used up (--memory)");
      EXPECT_LT(peak.mib() - before, kAllowed + kOfSolver);
    }
  }
}

}  // namespace
}  // namespace kukang
