// Runs that never end are told from those that do: at once, by every strategy, by any number of
// workers.

#include "explore/recurrence.h"

#include <gtest/gtest.h>

#include <mutex>

#include "explore/explorer.h"
#include "explore/explored_program.h"
#include "explore/rejections.h"

namespace kukang {
namespace {

Plan plan_of(const std::string& name) {
  const size_t dot = name.find('.');
  return dot == name.npos ? plan_in("Endless", name)
                          : plan_in("Endless$" + name.substr(0, dot), name.substr(dot + 1));
}

// What is seen of the paths that end so, or that are rejected.
class Ends : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    const std::lock_guard lock(mutex_);
    rejections.add(path);
    if (path.round == nullptr) return;
    std::set<int> lines;
    for (const auto& [method, line] : path.round->lines) lines.insert(line);
    rounds.insert({path.round->recursion, lines, path.state.trail.choices()});
  }

  // Whether it is a recursion, its lines, the path.
  std::multiset<std::tuple<bool, std::set<int>, TrailChoices>> rounds;
  Rejections rejections;

 private:
  std::mutex mutex_;
};

ExploreOptions recurrence_options(const Strategy& strategy) {
  ExploreOptions options;
  options.strategy = &strategy;
  options.bounds.k = 3;
  options.bounds.steps = 20'000'000;
  return options;
}

Exploration explored(const std::string& method, const ExploreOptions& options, Ends& ends) {
  auto result = explore(program(), plan_of(method), options, [&](int) { return &ends; });
  EXPECT_TRUE(result.ok()) << result.status();
  return *result;
}

struct EndlessCase {
  const char* method;
  bool recursion;
  uint64_t least, normal;             // paths without end; that return
  std::optional<uint64_t> diverging;  // exactly, where the strategies agree
};

const EndlessCase kEndless[] = {
    {"spins", false, 1, 0, 1},
    {"localsCycle", false, 1, 0, 1},
    {"aByteOverflows", false, 1, 0, 1},
    {"nested", false, 1, 0, {}},
    {"unlessSeven", false, 1, 1, 1},
    {"walksARing", false, 1, 0, 1},
    {"walks", false, 10, 5, 10},  // 0 to 4 nodes; the last of 1 to 4 leads back to each
    {"toggles", false, 2, 0, 2},
    {"makesGarbage", false, 1, 0, 1},
    {"replaces", false, 1, 0, 1},
    {"catches", false, 1, 0, 1},
    {"rotates", false, 1, 0, 1},
    {"looksUp", false, 1, 0, 1},
    {"locks", false, 1, 0, 1},
    {"Cache.put", false, 1, 2, 1},
    {"recurses", true, 1, 0, 1},
    {"even", true, 1, 0, {}},
    {"Nested.depth", true, 10, 4, 10},
    {"usesInitialized", false, 1, 1, 1},
    {"Initialized.limit", false, 1, 0, 1},
};

TEST(Recurrence, WhatNeverEndsIsFoundAtOnce) {
  for (const EndlessCase& c : kEndless) {
    for (const Strategy* strategy : strategies()) {
      SCOPED_TRACE(std::string(c.method) + " " + std::string(strategy->name()));
      Ends ends;
      const Tally tally = explored(c.method, recurrence_options(*strategy), ends).tally;
      EXPECT_GE(tally.diverging, c.least);
      EXPECT_EQ(tally.diverging, c.diverging.value_or(tally.diverging));
      EXPECT_EQ(tally.normal, c.normal);
      EXPECT_EQ(tally.errors + tally.exceptional + tally.stopped, c.recursion ? tally.errors : 0u);
      EXPECT_EQ(tally.cut_by_bounds(), tally.cut_by(Bound::Objects));
      EXPECT_LT(tally.instructions, 500'000 * tally.paths());
      EXPECT_EQ(ends.rounds.size(), tally.diverging);
      for (const auto& [recursion, lines, trail] : ends.rounds) EXPECT_EQ(recursion, c.recursion);
    }
  }
}

TEST(Recurrence, DoesNotDependOnTheNumberOfWorkers) {
  for (const char* method : {"walks", "Nested.depth", "Cache.put", "unlessSeven"}) {
    for (const Strategy* strategy : strategies()) {
      SCOPED_TRACE(std::string(method) + " " + std::string(strategy->name()));
      ExploreOptions options = recurrence_options(*strategy);
      Ends alone, together, checked;
      const Tally first = explored(method, options, alone).tally;
      options.workers = 4;
      const Tally second = explored(method, options, together).tally;
      EXPECT_EQ(alone.rounds, together.rounds);
      EXPECT_EQ(first.normal, second.normal);
    }
  }
}

struct LineCase {
  const char* method;
  int first, last;
};

TEST(Recurrence, TheLinesAreThoseOfTheLoop) {
  const LineCase cases[] = {{"spins", 17, 17}, {"localsCycle", 22, 22}, {"walksARing", 49, 50}};
  for (const LineCase& c : cases) {
    Ends ends;
    explored(c.method, recurrence_options(lazier_sharp()), ends);
    ASSERT_EQ(ends.rounds.size(), 1u) << c.method;
    const std::set<int>& lines = std::get<1>(*ends.rounds.begin());
    EXPECT_EQ(*lines.begin(), c.first) << c.method;
    EXPECT_EQ(*lines.rbegin(), c.last) << c.method;
  }
}

struct OtherCase {
  const char* method;
  uint64_t normal;
  std::optional<Bound> cut;
};

TEST(Recurrence, NothingElseIsTakenForOne) {
  const OtherCase cases[] = {
      {"deeper", 0, Bound::Calls},
      {"caught", 0, Bound::Calls},
      {"counts", 0, Bound::Steps},
      {"grows", 0, Bound::Steps},
      {"endsLate", 1, {}},
      {"endsLateInAField", 1, {}},
      {"endsByHash", 65, Bound::Loops},  // any number, each time
      {"endsInTime", 65, Bound::Loops},
      {"endsByDepth", 1, {}},
      {"endsByIdentity", 1, {}},
      {"endsByCollection", 0, Bound::Steps},  // nothing is ever cleared
      {"endsByRequest", 0, Bound::Steps},
  };
  for (const OtherCase& c : cases) {
    SCOPED_TRACE(c.method);
    ExploreOptions options = recurrence_options(lazier_sharp());
    if (c.cut == Bound::Steps) options.bounds.steps = 1'000'000;
    Ends ends;
    const Tally tally = explored(c.method, options, ends).tally;
    EXPECT_EQ(tally.diverging, 0u);
    EXPECT_EQ(tally.normal, c.normal);
    EXPECT_EQ(tally.stopped + tally.exceptional, 0u);
    EXPECT_EQ(tally.cut_by_bounds() > 0, c.cut.has_value());
    EXPECT_EQ(tally.cut_by(c.cut.value_or(Bound::Objects)), tally.cut_by_bounds());
  }
}

TEST(Recurrence, APredicateThatNeverEndsDoesNotHold) {
  for (const Strategy* strategy : strategies()) {
    for (const char* method : {"Ring.get", "Deep.get"}) {
      SCOPED_TRACE(std::string(method) + " " + std::string(strategy->name()));
      Ends ends;
      const Tally tally = explored(method, recurrence_options(*strategy), ends).tally;
      EXPECT_EQ(tally.diverging, 0u);
      EXPECT_EQ(tally.normal, 4u);
      EXPECT_EQ(tally.assume_diverged, 10u);  // chains of 1 to 4, whose last leads back to each
      EXPECT_EQ(tally.assumed, 10u);
      const std::vector<Rejection> rejections = ends.rejections.all();
      ASSERT_EQ(rejections.size(), 1u);
      EXPECT_EQ(rejections[0].how, Rejection::How::Endless);
      EXPECT_EQ(rejections[0].paths, 10u);
    }
  }
}

// There is no object of such a class.
TEST(Recurrence, AnInitializerThatNeverEndsLeavesNoInstance) {
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    Ends ends;
    const Exploration result = explored("Initialized.get", recurrence_options(*strategy), ends);
    EXPECT_EQ(result.tally.paths(), 0u);
    EXPECT_LT(result.tally.instructions, 100'000u);
    const std::vector<Rejection> rejections = ends.rejections.all();
    ASSERT_EQ(rejections.size(), 1u);
    EXPECT_EQ(rejections[0].initializer->name, "explored/Endless$Initialized");
    EXPECT_EQ(rejections[0].how, Rejection::How::Endless);
  }
}

}  // namespace
}  // namespace kukang
