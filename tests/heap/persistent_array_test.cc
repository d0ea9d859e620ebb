#include "heap/persistent_array.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <vector>

namespace kukang {
namespace {

TEST(PersistentArray, IsEmptyAtFirst) {
  PersistentArray<int> array;
  EXPECT_EQ(array.find(0), nullptr);
  EXPECT_EQ(array.find(1'000'000), nullptr);
}

TEST(PersistentArray, AnEntryNearAWrittenOneIsValueInitialized) {
  PersistentArray<int> array;
  array.at(5) = 7;
  ASSERT_NE(array.find(6), nullptr);
  EXPECT_EQ(*array.find(6), 0);
}

// Many copies of one another, each with a plain map that says what it should hold.
TEST(PersistentArray, CopiesDoNotSeeEachOthersWrites) {
  constexpr uint32_t kSeed = 7;
  std::mt19937 random(kSeed);
  std::vector<std::pair<PersistentArray<int>, std::map<uint32_t, int>>> versions(1);
  for (int step = 0; step < 20'000; ++step) {
    const size_t which = random() % versions.size();
    if (random() % 50 == 0 && versions.size() < 40) {
      versions.push_back(versions[which]);
      continue;
    }
    const uint32_t index = random() % (random() % 2 == 0 ? 100 : 100'000);
    auto& [array, model] = versions[which];
    array.at(index) = step;
    model[index] = step;
  }
  for (const auto& [array, model] : versions) {
    for (const auto& [index, value] : model) {
      ASSERT_NE(array.find(index), nullptr);
      EXPECT_EQ(*array.find(index), value);
    }
    size_t written = 0;
    array.for_each([&](uint32_t index, int value) {
      if (value == 0) return;
      ++written;
      EXPECT_EQ(model.at(index), value);
    });
    EXPECT_LE(written, model.size());
  }
}

// Whatever the two have written since, and however tall they are: every entry in which they differ
// is visited, in order, and nothing of what they share.
TEST(PersistentArray, DifferencesAreFound) {
  constexpr uint32_t kSeed = 11;
  std::mt19937 random(kSeed);
  for (int round = 0; round < 200; ++round) {
    PersistentArray<int> common;
    for (int i = 0; i < 50; ++i) common.at(random() % 5000) = i + 1;
    PersistentArray<int> sides[2] = {common, common};
    sides[0].for_each_difference(sides[1], [](uint32_t) { FAIL() << "they are the same"; });
    const uint32_t reach[] = {20, 5000, 2'000'000};
    for (PersistentArray<int>& side : sides) {
      for (int i = 0; i < 5; ++i) side.at(random() % reach[random() % 3]) = 1000 + i;
    }
    auto at = [&](int side, uint32_t index) {
      const int* entry = sides[side].find(index);
      return entry == nullptr ? 0 : *entry;
    };
    std::vector<uint32_t> visited, different;
    sides[0].for_each_difference(sides[1], [&](uint32_t index) { visited.push_back(index); });
    EXPECT_TRUE(std::is_sorted(visited.begin(), visited.end()));
    EXPECT_LE(visited.size(), 10u * 32);
    for (const PersistentArray<int>& side : sides) {
      side.for_each([&](uint32_t index, int) {
        if (at(0, index) != at(1, index)) different.push_back(index);
      });
    }
    for (const uint32_t index : different) {
      EXPECT_TRUE(std::binary_search(visited.begin(), visited.end(), index)) << index;
    }
  }
}

struct Counted {
  uint32_t refs = 0;
  static inline int alive = 0;
  Counted() { ++alive; }
  ~Counted() { --alive; }
  static void destroy(Counted* counted) { delete counted; }
};

TEST(PersistentArray, FreesWhatNobodyHolds) {
  {
    PersistentArray<Ref<Counted>> array;
    for (uint32_t i = 0; i < 1000; ++i) array.at(i) = Ref<Counted>(new Counted);
    PersistentArray<Ref<Counted>> copy = array;
    copy.at(3) = Ref<Counted>();
    EXPECT_EQ(Counted::alive, 1000);
    array = PersistentArray<Ref<Counted>>();
    EXPECT_EQ(Counted::alive, 999);
  }
  EXPECT_EQ(Counted::alive, 0);
}

}  // namespace
}  // namespace kukang
