// Texts of symbolic numbers: small methods of which it is known whether their assertions hold, and
// methods that make texts which nobody looks at.
//
// Every name says what is true: ...Holds, ...Fails. So it must come out under every strategy and
// with any number of workers, and every path must end on the JVM as it is said to, its texts
// included.

#include <gtest/gtest.h>

#include <iostream>

#include "check/confirm_violations.h"
#include "contract/contract.h"
#include "semantics/own_classes.h"
#include "witness/replayed.h"

namespace kukang {
namespace {

constexpr char kClassPath[] = KUKANG_BUILD_DIR "/java/test-texts";

class Texts : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    program_ = Program::open({kClassPath, ""}, own_classes())->release();
    jvm_ = Jvm::start({KUKANG_JAVA, kClassPath, 5})->release();
  }
  static void TearDownTestSuite() {
    delete jvm_;
    delete program_;
  }

  static std::vector<const Method*> methods(const std::string& name) {
    std::vector<const Method*> named;
    for (const Method* method : methods_of(**program_->load("texts/" + name))) {
      if (!method->is_constructor()) named.push_back(method);
    }
    return named;
  }
  static Plan plan_of(const Method& method) { return *plan_for(*program_, method, {}); }
  static Plan plan_of(const std::string& name, std::string_view method) {
    for (const Method* candidate : methods(name)) {
      if (candidate->name == method) return plan_of(*candidate);
    }
    throw std::runtime_error("no method " + std::string(method));
  }

  static ExploreOptions bounded(const Strategy& strategy) {
    ExploreOptions options;
    options.strategy = &strategy;
    options.bounds.k = 4;
    options.bounds.latin1 = false;
    return options;
  }

  static bool says(const Method& method, std::string_view what) {
    return method.name.find(what) != method.name.npos;
  }

  static Program* program_;
  static Jvm* jvm_;
};
Program* Texts::program_ = nullptr;
Jvm* Texts::jvm_ = nullptr;

constexpr const char* kClasses[] = {"Ints", "Others", "Builders", "Messages"};

TEST_F(Texts, WhatIsKnownComesOut) {
  ViolationReplay replay({KUKANG_JAVA, kClassPath, 5});
  int hold = 0, fail = 0;
  for (const char* name : kClasses) {
    for (const Method* method : methods(name)) {
      const bool holds = says(*method, "Hold"), fails = says(*method, "Fail");
      if (!holds && !fails) continue;
      hold += holds;
      fail += fails;
      const Plan plan = plan_of(*method);
      for (const Strategy* strategy : strategies()) {
        for (const int workers : {1, 4}) {
          if (workers > 1 && strategy != &lazier_sharp()) continue;  // tests/truth has them all
          SCOPED_TRACE(testing::Message() << name << "." << method->name << " " << strategy->name()
                                          << " -j " << workers);
          ExploreOptions options = bounded(*strategy);
          options.workers = workers;
          Explorer session(*program_, plan, options);
          auto result = check_plan(session, Exceptions::None);
          ASSERT_TRUE(result.ok()) << result.status();
          EXPECT_EQ(text_of(result->verdict), holds ? "verified" : "violated");
          ASSERT_TRUE(replay.confirm(session, *result).ok());
          EXPECT_TRUE(result->disagreements.empty());
          for (const Violation& violation : result->violations) {
            EXPECT_EQ(violation.replay.what, kukang::Replay::What::Confirmed)
                << violation.replay.text;
          }
        }
      }
    }
  }
  std::cout << hold << " hold, " << fail << " fail" << std::endl;
  EXPECT_GE(hold, 40);
  EXPECT_GE(fail, 40);
}

TEST_F(Texts, EveryPathEndsOnTheJvmAsItSays) {
  Replays all;
  for (const char* name : {"Ints", "Others", "Builders", "Messages", "Unseen"}) {
    for (const Method* method : methods(name)) {
      const Plan plan = plan_of(*method);
      ExploreOptions options = bounded(lazier_sharp());
      options.bounds.loop = 8;
      all.add(replay_paths(*program_, plan, options, *jvm_, {300, 20}));
    }
  }
  std::cout << all << std::endl;
  EXPECT_GT(all.confirmed, 1000u);
}

struct Unseen {
  const char* method;
  uint64_t paths;
};
constexpr Unseen kUnseen[] = {{"thrown", 2},   {"returned", 1}, {"formatted", 1}, {"stored", 1},
                              {"built", 1},    {"printed", 1},  {"outside", 2},   {"element", 1},
                              {"compared", 1}, {"nested", 1}};

TEST_F(Texts, WhatNobodyLooksAtCostsNoPath) {
  for (const auto& [method, paths] : kUnseen) {
    for (const Strategy* strategy : strategies()) {
      SCOPED_TRACE(testing::Message() << method << " " << strategy->name());
      ExploreOptions options = bounded(*strategy);
      options.self_check = true;
      const auto result = explore(*program_, plan_of("Unseen", method), options, nullptr);
      ASSERT_TRUE(result.ok()) << result.status();
      EXPECT_EQ(result->tally.paths(), paths);
      EXPECT_EQ(result->tally.stopped, 0u);
    }
  }
}

// A deferred object, and what it becomes, is well-formed at every step.
TEST_F(Texts, StatesAreWellFormed) {
  for (const char* method : {"goesOnFails", "insertFails", "partsOfDifferentWidthHold"}) {
    ExploreOptions options = bounded(lazier_sharp());
    options.self_check = true;
    const auto result = explore(*program_, plan_of("Builders", method), options, nullptr);
    EXPECT_TRUE(result.ok()) << result.status();
  }
}

// Which characters a double has is not known: whoever looks is told so.
TEST_F(Texts, AFloatThatIsLookedAtStops) {
  for (const char* method : {"seenDouble", "seenFloat"}) {
    const auto result =
        check_plan(*program_, plan_of("Others", method), bounded(lazier_sharp()), Exceptions::None);
    ASSERT_TRUE(result.ok()) << result.status();
    EXPECT_EQ(text_of(result->verdict), "unknown");
    ASSERT_EQ(result->stops.size(), 1u);
    EXPECT_EQ(result->stops.begin()->first,
              "the characters of the text of a symbolic float or double");
  }
}

TEST_F(Texts, MathematicalIntegers) {
  ExploreOptions options = bounded(lazier_sharp());
  options.arithmetic = Arithmetic::Math;
  const auto fails =
      check_plan(*program_, plan_of("Ints", "concatenationFails"), options, Exceptions::None);
  ASSERT_TRUE(fails.ok()) << fails.status();
  EXPECT_EQ(text_of(fails->verdict), "violated");
  // Beyond what has a name nothing is said.
  const auto holds =
      check_plan(*program_, plan_of("Ints", "concatenationHolds"), options, Exceptions::None);
  ASSERT_TRUE(holds.ok()) << holds.status();
  EXPECT_EQ(text_of(holds->verdict), "unknown");
  EXPECT_EQ(holds->stops.size(), 1u);
}

}  // namespace
}  // namespace kukang
