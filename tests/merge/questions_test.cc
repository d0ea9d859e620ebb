// How much methods are expected to ask, and about what: of the methods of Questions, whose figures
// can be told by looking at them.

#include "semantics/questions.h"

#include <gtest/gtest.h>

#include "merge/merged_program.h"

namespace kukang {
namespace {

constexpr double kNear = 0.05;

struct Estimated {
  explicit Estimated(const std::string& name)
      : method(method_named("merged/Questions", name)),
        code(*decode(merged_program(), method)),
        questions(questions_of(method, *code)),
        outlook(questions.from(0, 0)) {}

  double about(size_t local) const { return outlook.about[questions.dependence().local(local)]; }
  double about(std::string_view field) const {
    return outlook.about[questions.dependence().field(field)];
  }

  const Method& method;
  std::unique_ptr<Code> code;
  const Questions& questions;
  const Outlook outlook;
};

// By slot of the parameters: what is asked about each.
struct EstimateRow {
  std::string name;
  double questions;
  std::vector<double> about;
};
std::ostream& operator<<(std::ostream& out, const EstimateRow& row) { return out << row.name; }

class Estimate : public testing::TestWithParam<EstimateRow> {};

TEST_P(Estimate, CanBeToldByLooking) {
  const EstimateRow& row = GetParam();
  const Estimated estimated(row.name);
  EXPECT_NEAR(estimated.outlook.questions, row.questions, kNear);
  for (size_t i = 0; i < row.about.size(); ++i) {
    EXPECT_NEAR(estimated.about(i), row.about[i], kNear) << "local " << i;
  }
}

// Which object a reference is counts like an index, but as no question of its own.
// What tells numbers apart counts as much as all that comes from there on, and one more. The loop's
// condition is asked five times, of which each has 5 yet to come, and one more: 5 * 6.
INSTANTIATE_TEST_SUITE_P(
    Rows, Estimate,
    testing::Values(EstimateRow{"branch", 1, {1, 0}}, EstimateRow{"halved", 1.5, {1, .5}},
                    EstimateRow{"constant", 0, {0}}, EstimateRow{"index", 1, {2, 2}},
                    EstimateRow{"stores", 1, {2, 2, 0, 0}},
                    EstimateRow{"divisor", 1, {0, 0, 2, 0}}, EstimateRow{"length", 1, {2}},
                    EstimateRow{"lengths", 1, {2, 2}}, EstimateRow{"key", 1, {2}},
                    EstimateRow{"indexThenBranch", 2, {3, 3, 1}},
                    EstimateRow{"computed", 1, {1, 1, 0}},
                    EstimateRow{"acrossBlocks", 2, {.5, 1.5}}, EstimateRow{"loop", 5, {30}},
                    EstimateRow{"inLoop", 9, {50, 4, 0}},
                    EstimateRow{"passesThroughField", 1, {5, 1}},
                    EstimateRow{"passesThroughCall", 1, {1}}));

TEST(Estimate, ALoopInALoopCountsSixteenTimes) {
  EXPECT_NEAR(Estimated("nestedLoops").about(1), 16, kNear);
}

// Each round doubles the ways in which the last question depends on them: it is one question.
TEST(Estimate, AQuestionCountsOnceHoweverItDepends) {
  const Estimated estimated("grows");
  EXPECT_NEAR(estimated.outlook.questions, 6, kNear);
  EXPECT_GT(estimated.about(1), .5);
  EXPECT_LE(estimated.about(2), estimated.about(0) + 1 + kNear);
}

TEST(Estimate, OfALoopThatNothingLeavesIsFinite) {
  const Estimated estimated("forever");
  EXPECT_GT(estimated.outlook.questions, 10);
  EXPECT_LT(estimated.outlook.questions, 1000);
}

TEST(Estimate, FieldsAreAskedAboutByName) {
  const Estimated estimated("reads");
  EXPECT_NEAR(estimated.about("size"), 1, kNear);
  EXPECT_EQ(estimated.questions.dependence().field("other"), Dependence::kNowhere);
  EXPECT_NEAR(Estimated("passesThroughField").about("size"), 1, kNear);
}

TEST(Estimate, ElementsAreAskedAboutTogether) {
  const Estimated estimated("element");
  EXPECT_NEAR(estimated.outlook.about[estimated.questions.dependence().elements()], 1, kNear);
  EXPECT_NEAR(estimated.outlook.questions, 1, kNear);
}

// A class file may ask for as many locals as it likes.
TEST(Estimate, PlacesAreToldApartHoweverManyThereAre) {
  const Method& method = method_named("merged/Questions", "element");
  const std::unique_ptr<Code> code = *decode(merged_program(), method);
  code->max_locals = 0xffff;
  const Questions questions(method, *code);
  const Dependence& places = questions.dependence();
  EXPECT_GT(places.places(), size_t{0xffff} + code->max_stack);
  EXPECT_GT(places.operand(0), places.local(0xfffe));
  const Outlook outlook = questions.from(0, 0);
  EXPECT_NEAR(outlook.about[places.elements()], 1, kNear);
  EXPECT_NEAR(outlook.about[places.local(1)], 0, kNear);
}

TEST(Estimate, SaysWhatIsReturned) {
  const Estimated estimated("returned");
  EXPECT_NEAR(estimated.outlook.returned[0], .5, kNear);
  EXPECT_NEAR(estimated.outlook.returned[1], 0, kNear);
}

// In the middle of a block, with an operand on the stack: the sum before it is compared with 3.
TEST(Estimate, BeginsAnywhere) {
  const Estimated estimated("passesThroughCall");
  int32_t after = 0;
  while (mnemonic(estimated.code->instructions[after].op.number()) != "invokestatic") ++after;
  const Outlook outlook = estimated.questions.from(after + 1, 1);
  EXPECT_NEAR(outlook.questions, 1, kNear);
  EXPECT_NEAR(outlook.about[estimated.questions.dependence().operand(0)], 1, kNear);
  EXPECT_NEAR(outlook.about[0], 0, kNear);
}

}  // namespace
}  // namespace kukang
