// A session: what is explored once can be gone along again, as often as somebody wants to know
// more.

#include "explore/explorer.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "explore/explored_program.h"

namespace kukang {
namespace {

// Ends by trail.
class EndsByTrail final : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    all[path.state.trail.choices()] = {path.end, path.state.condition.conjuncts().size()};
  }

  std::map<TrailChoices, std::pair<PathEnd, size_t>> all;
};

TEST(Explorer, ShowsEveryPathAgain) {
  const Plan plan = plan_in("Paths", "name");
  for (const Strategy* strategy : strategies()) {
    for (const int workers : {1, 3}) {
      ExploreOptions options;
      options.strategy = strategy;
      options.bounds.k = 3;
      options.workers = workers;
      Explorer session(program(), plan, options);
      std::vector<EndsByTrail> ends(workers);
      ASSERT_TRUE(session.explore([&](int worker) { return &ends[worker]; }).ok());
      for (int i = 1; i < workers; ++i) ends[0].all.insert(ends[i].all.begin(), ends[i].all.end());
      EXPECT_GT(ends[0].all.size(), 2u);
      EndsByTrail again;
      for (const auto& [trail, end] : ends[0].all) {
        const auto why = session.walk(trail, again);
        ASSERT_TRUE(why.ok()) << why.status();
        EXPECT_EQ(*why, "");
      }
      EXPECT_EQ(again.all, ends[0].all) << strategy->name();
    }
  }
}

TEST(Explorer, ExploresAsOftenAsItIsAsked) {
  const Plan plan = plan_in("Paths", "isSentinel");
  Explorer session(program(), plan, {});
  const auto first = session.explore(nullptr), second = session.explore(nullptr);
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_EQ(first->tally.paths(), second->tally.paths());
  EXPECT_EQ(first->tally.states, second->tally.states);
  EXPECT_EQ(first->tally.instructions, second->tally.instructions);
}

TEST(Explorer, ATrailThatIsNoPathsIsAnInternalError) {
  const Plan plan = plan_in("Paths", "name");
  Explorer session(program(), plan, {});
  EndsByTrail none;
  const auto beyond = session.walk({Trail::Choice{99}}, none);
  EXPECT_EQ(exit_code(beyond.status()), kExitInternal);
  EXPECT_THAT(std::string(message(beyond.status())), testing::HasSubstr("choice 99 of a fork"));
  const auto short_of_its_end = session.walk({}, none);
  EXPECT_EQ(exit_code(short_of_its_end.status()), kExitInternal);
}

TEST(Explorer, WhenTheTimeIsOverItSaysSo) {
  const Plan plan = plan_in("Paths", "name");
  ExploreOptions options;
  options.timeout_seconds = 1e-9;
  Explorer session(program(), plan, options);
  const auto exploration = session.explore(nullptr);
  ASSERT_TRUE(exploration.ok());
  EXPECT_EQ(exploration->stopped_early, "the time is used up (--timeout)");
}

// What stands for it where it is called does not where it is what is explored.
TEST(Explorer, AMethodThatSomethingStandsForRunsItself) {
  for (const Method& method : (*program().load("java/lang/Integer"))->methods) {
    if (method.name != "toString" || method.descriptor != "(I)Ljava/lang/String;") continue;
    const auto plan = plan_for(program(), method, {});
    ASSERT_TRUE(plan.ok()) << plan.status();
    ExploreOptions options;
    options.timeout_seconds = 0.3;
    const auto result = explore(program(), *plan, options, nullptr);
    ASSERT_TRUE(result.ok()) << result.status();
    EXPECT_GT(result->tally.instructions, 20u);
  }
}

}  // namespace
}  // namespace kukang
