// A campaign: the methods of the test programs, the examples and the planted bugs that take
// parameters, under all strategies within small bounds; every path is replayed on the JVM and must
// end there as the path says.
//
// How much was replayed is printed, and must not become little. KUKANG_CAMPAIGN_ONLY=a/B.m
// restricts it to methods whose name contains that.

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include "contract/contract.h"
#include "semantics/own_classes.h"
#include "witness/replayed.h"

namespace kukang {
namespace {

constexpr Limits kLimits{40, 0.3};  // for a method, with a strategy
// With the sanitizers there are fewer paths in that time.
#ifdef __SANITIZE_ADDRESS__
constexpr uint64_t kSlowness = 10;
#else
constexpr uint64_t kSlowness = 1;
#endif

ExploreOptions in_campaign(const Strategy& strategy) {
  ExploreOptions options;
  options.strategy = &strategy;
  options.bounds.k = 2;
  options.bounds.loop = 3;
  options.bounds.call = 50;
  options.bounds.steps = 50'000;
  return options;
}

// Of all classes of one set of test classes.
Replays replay_classes(const std::string& classes) {
  const std::string class_path =
      KUKANG_BUILD_DIR "/java/" + classes + ":" KUKANG_BUILD_DIR "/java/kukang-contract";
  const auto program = *Program::open({class_path, ""}, own_classes());
  auto jvm = Jvm::start({KUKANG_JAVA, class_path, 5});
  EXPECT_TRUE(jvm.ok()) << jvm.status();
  const char* only = std::getenv("KUKANG_CAMPAIGN_ONLY");
  Replays all;
  for (const std::string& name : program->class_path_names()) {
    const Linked<const Type*> type = program->load(name);
    if (!type.ok() || name.starts_with("kukang/")) continue;
    for (const Method* method : methods_of(**type)) {
      const std::string full = name + "." + std::string(method->name);
      if (only != nullptr && full.find(only) == std::string::npos) continue;
      const auto plan = plan_for(*program, *method, {});
      if (!plan.ok() || plan->parameters.empty()) continue;
      Replays of_method;
      for (const Strategy* strategy : strategies()) {
        of_method.add(replay_paths(*program, *plan, in_campaign(*strategy), **jvm, kLimits));
      }
      of_method.methods = 1;
      all.add(of_method);
    }
  }
  std::cout << classes << ": " << all << "\n  " << (*jvm)->starts() << " JVMs" << std::endl;
  return all;
}

// Takes minutes: many of these programs ask for hash codes, or print numbers.
TEST(Campaign, TestPrograms) {
  const Replays replays = replay_classes("test-programs");
  EXPECT_GT(replays.methods, 1000u);
  EXPECT_GT(replays.confirmed * kSlowness, 15'000u);
}

TEST(Campaign, Examples) {
  const Replays replays = replay_classes("examples");
  EXPECT_GT(replays.methods, 400u);
  EXPECT_GT(replays.confirmed * kSlowness, 15'000u);
}

// What fails because of a planted bug does so on the JVM.
TEST(Campaign, PlantedBugs) {
  const Replays replays = replay_classes("test-planted");
  EXPECT_GT(replays.methods, 150u);
  EXPECT_GT(replays.confirmed * kSlowness, 8'000u);
  EXPECT_GT(replays.failed * kSlowness, 100u);
}

}  // namespace
}  // namespace kukang
