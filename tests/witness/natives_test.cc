// Native methods on what is not decided or not known: under every strategy the paths end in exactly
// the ways that there are, and each of them ends so on the JVM.

#include <gtest/gtest.h>

#include <set>

#include "contract/contract.h"
#include "outcomes/outcomes.h"
#include "semantics/own_classes.h"
#include "witness/replayed.h"

namespace kukang {
namespace {

constexpr char kNativesClasses[] =
    KUKANG_BUILD_DIR "/java/test-witness:" KUKANG_BUILD_DIR "/java/kukang-contract";

constexpr char kStoreFails[] = "raised java.lang.ArrayStoreException";

struct NativeCase {
  const char* method;
  std::set<std::string> outcomes;
};

const std::set<std::string> kYes = {"returned 1"}, kBoth = {"returned 0", "returned 1"};

const NativeCase kCases[] = {
    {"store", {"returned", kStoreFails}},
    {"storeShape", {"returned 0", "returned 1", "returned 2"}},
    {"storeFinal", {"returned 0", "returned 1", "returned 2"}},
    {"storeSecond", {"returned 0", "returned 1", "returned 2"}},
    {"storeMade", kBoth},
    {"copyOf", {"returned", kStoreFails}},
    {"toArray", {"returned", kStoreFails}},
    {"storeAbove", kYes},
    {"says", kBoth},
    {"saysOfArrays", {"returned 1"}},
    {"saysWhere", kYes},
    {"saysOfAny", kYes},
    {"copyNumbers", {"returned 0"}},
    {"swap", kBoth},
    {"swapped", {"returned 0"}},
    {"exchanged", {"returned 0"}},
    {"counted", {"returned 0"}},
    {"countedAny", {"returned 0", "returned 3"}},
    {"startsAt17", kBoth},
    {"swapAny", kBoth},
    {"swapBoolean", {"returned 0"}},
    {"swapElement",
     {"returned 1", "returned 3", "raised java.lang.ArrayIndexOutOfBoundsException"}},
    {"swapReference", kBoth},
    {"swappedReference", {"returned 0"}},
    {"swapNull", kBoth},
    {"swapAnyReference", kBoth},  // it holds what its generic type says
    {"swapBox", kBoth},
    {"swapReferenceElement", kBoth},
    {"refersToNull", kBoth},
    {"refersToItself", kYes},
    {"refersToOther", kYes},
    {"refersCleared", kYes},
    {"copied", kBoth},
    {"copiedNumbers", kYes},
    {"measured",
     {"returned 1", "returned 2", "returned 4", "raised java.lang.NullPointerException"}},
    {"isAlive", {"returned 0"}},
    {"sleeps", {"returned", "raised java.lang.IllegalArgumentException"}},
    {"notified", {"returned"}},
    {"filled", kBoth},
    {"locked", kYes},
    {"waits",
     {"returned", "raised java.lang.IllegalMonitorStateException",
      "raised java.lang.IllegalArgumentException"}},
    {"printed", kYes},
};

TEST(Natives, EndInTheWaysThatThereAre) {
  const auto program = Program::open({kNativesClasses, ""}, own_classes());
  const auto jvm = Jvm::start({KUKANG_JAVA, kNativesClasses, 5});
  ASSERT_TRUE(program.ok() && jvm.ok()) << program.status() << jvm.status();
  std::map<std::string, const Method*> methods;
  for (const Method* method : methods_of(**(*program)->load("witness/Natives"))) {
    if (!method->is_constructor()) methods[std::string(method->name)] = method;
  }
  Replays replays;
  for (const NativeCase& c : kCases) {
    ASSERT_TRUE(methods.contains(c.method)) << c.method;
    const auto plan = plan_for(**program, *methods[c.method], {});
    ASSERT_TRUE(plan.ok()) << plan.status();
    for (const Strategy* strategy : strategies()) {
      SCOPED_TRACE(std::string(c.method) + " " + std::string(strategy->name()));
      ExploreOptions options;
      options.strategy = strategy;
      options.bounds.k = 3;
      options.self_check = true;
      const auto outcomes = outcomes_of(**program, *plan, options);
      ASSERT_TRUE(outcomes.ok()) << outcomes.status();
      std::set<std::string> found;
      for (const auto& [outcome, paths] : outcomes->paths) found.insert(outcome);
      EXPECT_EQ(found, c.outcomes);
      EXPECT_TRUE(outcomes->complete());
      EXPECT_TRUE(outcomes->uncertain.empty());
      replays.add(replay_paths(**program, *plan, options, **jvm));
    }
  }
  std::cout << replays << std::endl;
  EXPECT_GT(replays.confirmed, 200u);
}

}  // namespace
}  // namespace kukang
