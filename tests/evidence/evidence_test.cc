// Soundness and completeness, measured on random methods over random classes, under all strategies.
//
// Completeness: what a path says happens. Every path is concretized and replayed on the JVM.
// Soundness: what happens, a path says. Heaps and arguments are run on the JVM; of each strategy
// exactly one path contains each of them, and what it says of that very heap is how the run ended:
// outcome, exception and where, result, the whole heap.
//
// KUKANG_SEED and KUKANG_METHODS choose what is tried (random_worlds.h);
// KUKANG_CAMPAIGN_ONLY=w3/W.m7 restricts it to methods whose name contains that.

#include <gtest/gtest.h>

#include <iostream>

#include "evidence/campaign.h"
#include "evidence/random_worlds.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

// With the sanitizers everything takes about ten times as long.
#ifdef __SANITIZE_ADDRESS__
constexpr uint64_t kSlowness = 10;
#else
constexpr uint64_t kSlowness = 1;
#endif

// Heaps of each kind that are tried with a method.
constexpr size_t kHeaps = 12;
// There is no use in more findings than can be looked at.
constexpr uint64_t kMany = 10;
// So many that every kind of method occurs, several times.
constexpr uint64_t kManyMethods = 200;

Figures try_packages(const std::string& class_path, const std::vector<std::string>& packages,
                     uint64_t seed) {
  const auto program = Program::open({class_path, ""}, own_classes());
  const auto jvm = Jvm::start({KUKANG_JAVA, class_path, 5});
  EXPECT_TRUE(program.ok() && jvm.ok()) << program.status() << jvm.status();
  if (!program.ok() || !jvm.ok()) return {};
  Campaign campaign(**program, **jvm, seed, kHeaps);
  for (const std::string& package : packages) {
    if (campaign.figures().wrong() < kMany) campaign.try_package(package);
  }
  std::cout << campaign.figures() << "\n" << (*jvm)->starts() << " JVMs" << std::endl;
  EXPECT_EQ(campaign.figures().wrong(), 0u);
  return campaign.figures();
}

void try_random_methods(uint64_t methods) {
  const RandomWorlds worlds(methods);
  ASSERT_FALSE(testing::Test::HasFailure());
  const Figures figures = try_packages(worlds.class_path(), worlds.packages(), worlds.seed());
  EXPECT_GE(figures.methods, worlds.methods());
  // 20,000 replays and more in the ordinary run.
  EXPECT_GT(figures.replays.confirmed, figures.methods * 30);
  EXPECT_GT(figures.contained, figures.methods * 30);
  // In a few worlds not every kind of method need occur, or often enough for an average.
  if (worlds.methods() >= kManyMethods) {
    EXPECT_EQ(figures.kinds.size(), 7u);
    for (const auto& [kind, of] : figures.kinds) EXPECT_GT(of.replays, of.methods * 10) << kind;
  }
  // Not much is cut, asked too late (strangers.h), or beyond what can be replayed.
  EXPECT_GT(figures.complete * 6, figures.explorations * 5);
  EXPECT_GT(figures.contained, figures.beyond * 20);
  EXPECT_GT(figures.replays.confirmed * 10, figures.replays.paths * 9);
}

TEST(Evidence, PathsAndRunsOfRandomMethodsAgree) { try_random_methods(250 / kSlowness); }

TEST(Evidence, LongCampaign) { try_random_methods(10'000 / kSlowness); }

// Each finding of a campaign that led to a fix.
TEST(Evidence, PathsAndRunsOfWhatWasFoundAgree) {
  const Figures figures = try_packages(KUKANG_BUILD_DIR "/java/test-evidence", {"found"}, 1);
  EXPECT_GT(figures.methods, 0u);
  EXPECT_EQ(figures.complete, figures.explorations);
}

}  // namespace
}  // namespace kukang
