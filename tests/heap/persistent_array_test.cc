#include "heap/persistent_array.h"

#include <gtest/gtest.h>

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
