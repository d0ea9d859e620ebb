// Ranges of bounds, and how long what is left will take.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/bound_range.h"
#include "cli/forecast.h"

namespace kukang {
namespace {

using testing::ElementsAreArray;

struct RangeCase {
  WrittenBounds written;
  std::vector<WrittenBounds> each;  // none: it is refused
};

TEST(Ranges, EachBound) {
  const std::vector<RangeCase> cases = {
      {{"", ""}, {{"", ""}}},
      {{"3", ""}, {{"3", ""}}},
      {{"1..3", ""}, {{"1", ""}, {"2", ""}, {"3", ""}}},
      {{"7..7", ""}, {{"7", ""}}},
      {{"", "5..6,Node=6..7"}, {{"", "5,Node=6"}, {"", "6,Node=7"}}},
      {{"", "5..6,Item=2"}, {{"", "5,Item=2"}, {"", "6,Item=2"}}},
      {{"1..2", "9"}, {{"1", "9"}, {"2", "9"}}},
      {{"1..2", "5..6"}, {{"1", "5"}, {"2", "6"}}},
      {{"x", ""}, {{"x", ""}}},  // for whoever reads the bounds
      {{"3..1", ""}, {}},
      {{"1..", ""}, {}},
      {{"..3", ""}, {}},
      {{"1..x", ""}, {}},
      {{"1..3..5", ""}, {}},
      {{"0..1000", ""}, {}},
      {{"0..4294967295", ""}, {}},
      {{"1..3", "5..6"}, {}},
      {{"", "5..9,Node=6..9"}, {}},
  };
  for (const RangeCase& c : cases) {
    SCOPED_TRACE("-k " + c.written.k + " -n " + c.written.n);
    const auto each = each_bound(c.written);
    ASSERT_EQ(each.ok(), !c.each.empty()) << each.status();
    if (each.ok()) {
      EXPECT_THAT(*each, ElementsAreArray(c.each));
    } else {
      EXPECT_EQ(exit_code(each.status()), kExitUsage);
    }
  }
}

TEST(Forecast, GrowsAsTheTargetHasGrown) {
  Forecast forecast;
  for (size_t bound = 0; bound < 4; ++bound) forecast.add({0, 0, bound});
  EXPECT_FALSE(forecast.seconds_left(0).has_value());
  forecast.finish(1);
  EXPECT_DOUBLE_EQ(*forecast.seconds_left(0), 5 + 25 + 125);  // fivefold, as nothing is known
  forecast.finish(2);
  EXPECT_DOUBLE_EQ(*forecast.seconds_left(0), 4 + 8);
  EXPECT_DOUBLE_EQ(*forecast.seconds_left(3), 1 + 8);
  EXPECT_DOUBLE_EQ(*forecast.seconds_left(100), 8);  // it has taken longer than expected
  EXPECT_EQ(forecast.done(), 2u);
  EXPECT_EQ(forecast.all(), 4u);
}

TEST(Forecast, ATargetThatHasNotBegunTakesAsLongAsOthers) {
  Forecast forecast;
  for (size_t target = 0; target < 3; ++target) {
    for (size_t strategy = 0; strategy < 2; ++strategy) forecast.add({target, strategy, 0});
  }
  forecast.finish(10);
  EXPECT_DOUBLE_EQ(*forecast.seconds_left(0), 5 * 10);
  forecast.finish(2);
  EXPECT_DOUBLE_EQ(*forecast.seconds_left(0), 10 + 2 + 10 + 2);
}

TEST(Forecast, Text) {
  EXPECT_EQ(time_left_text(12.3), "about 12 s left");
  EXPECT_EQ(time_left_text(600), "about 10 min left");
  EXPECT_EQ(time_left_text(7200), "about 2 h left");
}

}  // namespace
}  // namespace kukang
