// Classes are initialized when the code first does what initializes them; those of which nobody can
// tell are at entry.

#include <gtest/gtest.h>

#include "explore/entry.h"
#include "explore/explorer.h"
#include "explore/explored_program.h"
#include "explore/initializer.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

class Initialized : public testing::Test {
 protected:
  static const Type& type(std::string_view name) {
    return **program().load("explored/Initialization" + std::string(name));
  }
  static State entry_of(Machine& machine, std::string_view method) {
    return *state_at_entry(machine, plan_of(method), false);
  }
  static Plan plan_of(std::string_view name) { return plan_in("Initialization", name); }
};

TEST_F(Initialized, WhenTheCodeAsksForIt) {
  int methods = 0;
  for (const Method& method : type("").methods) {
    const bool holds = method.name.starts_with("holds");
    if (!holds && !method.name.starts_with("fails")) continue;
    ++methods;
    for (const Strategy* strategy : strategies()) {
      SCOPED_TRACE(std::string(method.name) + " " + std::string(strategy->name()));
      ExploreOptions options;
      options.strategy = strategy;
      options.bounds.k = 3;
      options.workers = 2;
      const auto result = explore(program(), plan_of(method.name), options, nullptr);
      ASSERT_TRUE(result.ok()) << result.status();
      EXPECT_EQ(result->tally.errors > 0, !holds);
      EXPECT_EQ(result->tally.stopped, 0u);
      EXPECT_GT(result->tally.paths(), 0u);
    }
  }
  EXPECT_GE(methods, 15);
}

TEST_F(Initialized, AnObjectThatWasThereBeforeItsClassWasInitialized) {
  for (const Strategy* strategy : strategies()) {
    SCOPED_TRACE(strategy->name());
    ExploreOptions options;
    options.strategy = strategy;
    options.bounds.k = 3;
    const auto result = explore(program(), plan_of("stopsAtWhatWasThere"), options, nullptr);
    ASSERT_TRUE(result.ok()) << result.status();
    EXPECT_GT(result->tally.stopped, 0u);  // where it is one
    EXPECT_GT(result->tally.normal, 0u);   // where it is none
  }
}

TEST_F(Initialized, AtEntryAreThoseOfWhichNobodyCanTell) {
  auto machine = *Machine::make(program(), {});
  const State state = entry_of(*machine, "holdsOnce");
  auto is_initialized = [&](std::string_view name) {
    return state.initialization(type(name)) == Initialization::Done;
  };
  for (const char* name : {"", "$Quiet", "$Colour", "$Counter", "$1"}) {
    EXPECT_TRUE(is_initialized(name)) << name;
  }
  for (const char* name : {"$Told", "$Holder", "$Snapshot", "$First", "$Second", "$Fails"}) {
    EXPECT_FALSE(is_initialized(name)) << name;
  }
  const State with_this = entry_of(*machine, "holdsHeld");
  EXPECT_EQ(with_this.initialization(type("$Told")), Initialization::Done);
}

// Where one that can change is read, and nowhere else.
TEST_F(Initialized, WhatIsAssumedOfStaticFieldsIsSaid) {
  for (const auto& [method, said] : {std::pair("holdsOnce", true),
                                     {"holdsHeld", true},
                                     {"failsHolderIsMadeOnUse", true},
                                     {"twice", false}}) {
    SCOPED_TRACE(method);
    ExploreOptions options;
    options.bounds.k = 3;
    const auto result = explore(program(), plan_of(method), options, nullptr);
    ASSERT_TRUE(result.ok()) << result.status();
    const auto& all = result->assumptions;
    EXPECT_EQ(std::find(all.begin(), all.end(), kStaticsAsInitialized) != all.end(), said);
  }
}

}  // namespace
}  // namespace kukang
