// Trails: what was added comes back, whoever else shares the beginning.

#include "heap/trail.h"

#include <gtest/gtest.h>

namespace kukang {
namespace {

TEST(Trail, GivesBackWhatWasAdded) {
  TrailChoices all;
  Trail trail;
  for (int i = 0; i < 10'000; ++i) {
    const Trail::Choice choice{static_cast<uint16_t>(i / 7 % 3), i / 11 % 2 == 0};
    all.push_back(choice);
    trail.add(choice);
  }
  EXPECT_EQ(trail.size(), all.size());
  EXPECT_EQ(trail.choices(), all);
}

TEST(Trail, ACopyGoesItsOwnWay) {
  Trail trail;
  for (int i = 0; i < 3; ++i) trail.add({1});
  Trail copy = trail;
  EXPECT_TRUE(copy.same_moment(trail));
  trail.add({1});
  EXPECT_FALSE(copy.same_moment(trail));
  copy.add({1});
  copy.add({2});
  EXPECT_FALSE(copy.same_moment(trail));
  EXPECT_EQ(trail.choices(), (TrailChoices{{1}, {1}, {1}, {1}}));
  EXPECT_EQ(copy.choices(), (TrailChoices{{1}, {1}, {1}, {1}, {2}}));
}

}  // namespace
}  // namespace kukang
