// What a witness is made of: small numbers, objects that are there, classes that are, or are made.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <deque>

#include "contract/contract.h"
#include "semantics/own_classes.h"
#include "witness/replayed.h"

namespace kukang {
namespace {

using testing::Contains;
using testing::UnorderedElementsAre;

class Concretize : public testing::Test {
 protected:
  std::vector<Witness> witnesses_of(const std::string& owner, std::string_view name) {
    for (const Method& method : (*program_->load(owner))->methods) {
      if (method.name == name) plans_.push_back(*plan_for(*program_, method, {}));
    }
    WitnessSink sink(1000);
    ExploreOptions options;
    options.bounds.k = 2;
    options.bounds.steps = 10'000;
    EXPECT_TRUE(explore(*program_, plans_.back(), options, [&](int) { return &sink; }).ok());
    return sink.witnesses;
  }

  std::unique_ptr<Program> program_ =
      *Program::open({KUKANG_BUILD_DIR "/java/test-witness", ""}, own_classes());
  std::deque<Plan> plans_;
};

// n < 0, 0 <= n <= 2, 2 < n: of each the number that is nearest to 0.
TEST_F(Concretize, SmallNumbers) {
  std::vector<int64_t> numbers;
  for (const Witness& witness : witnesses_of("witness/Arrays", "made")) {
    numbers.push_back(witness.arguments[0].bits);
  }
  EXPECT_THAT(numbers, UnorderedElementsAre(-1, 0, 3));
}

TEST_F(Concretize, EnumConstantsAreTheOnesThatAreThere) {
  std::vector<std::string> constants;
  for (const Witness& witness : witnesses_of("witness/Others", "color")) {
    if (witness.arguments[0].what == WitnessValue::What::Null) continue;
    const WitnessObject& object = witness.objects[witness.arguments[0].object];
    EXPECT_EQ(object.what, WitnessObject::What::Static);
    constants.emplace_back(object.place->name);
  }
  EXPECT_THAT(constants, UnorderedElementsAre("RED", "GREEN", "BLUE"));
}

TEST_F(Concretize, AClassThatNobodyHasWritten) {
  int made = 0;
  for (const Witness& witness : witnesses_of("witness/Others", "nobody")) {
    for (const Subclass& subclass : witness.subclasses) {
      ++made;
      EXPECT_EQ(subclass.super->name, "java/lang/Object");
      EXPECT_TRUE(subclass.name.starts_with("witness/")) << subclass.name;
      EXPECT_FALSE(subclass.interfaces.empty());
    }
  }
  EXPECT_GT(made, 0);
}

TEST_F(Concretize, StringsAreTexts) {
  std::vector<std::u16string> texts;
  for (const Witness& witness : witnesses_of("witness/Others", "text")) {
    for (const WitnessObject& object : witness.objects) {
      // Others are held by static fields: the names of enum constants.
      if (object.what == WitnessObject::What::String) texts.push_back(object.text);
    }
  }
  EXPECT_THAT(texts, Contains(u""));
  EXPECT_THAT(texts, Contains(u"ab"));
  // The first and the last character were not looked at.
  EXPECT_THAT(texts, Contains(u"aqa"));
}

TEST_F(Concretize, WhatDependsOnIdentityHashCodesIsNotReplayable) {
  std::vector<std::string> reasons;
  for (const Witness& witness : witnesses_of("witness/Faults", "hashes")) {
    reasons.push_back(witness.not_replayable);
  }
  EXPECT_THAT(reasons, Contains("it depends on identity hash codes"));
}

// Where one path relies on how Math rounds nothing is excused on the others.
TEST_F(Concretize, WhatAPathAssumesIsItsOwn) {
  int assuming = 0, others = 0;
  for (const Witness& witness : witnesses_of("witness/Others", "rounded")) {
    const bool assumes = !witness.assumed.empty();
    EXPECT_EQ(assumes, witness.arguments[0].bits < 0);
    ++(assumes ? assuming : others);
  }
  EXPECT_GT(assuming, 0);
  EXPECT_GT(others, 2);
}

TEST_F(Concretize, WhatIsNotSupportedIsNotReplayable) {
  for (const Witness& witness : witnesses_of("witness/Faults", "starts")) {
    EXPECT_NE(witness.not_replayable, "");
  }
}

}  // namespace
}  // namespace kukang
