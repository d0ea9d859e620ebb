// Looking up a key of which nothing is known among m others has m + 1 ends, in tables of every
// kind, and Z3 is not asked.

#include <gtest/gtest.h>

#include "others/asked.h"

namespace kukang {
namespace {

struct Lookup {
  std::string kind, table;
};
void PrintTo(const Lookup& lookup, std::ostream* out) { *out << lookup.kind << lookup.table; }

uint64_t asked_of_z3(const Tally& tally) {
  uint64_t asked = 0;
  for (const LayerStatistics& layer : tally.layers) asked += layer.layer == "z3" ? layer.asked : 0;
  return asked;
}

// A record differs in one component or in another, and a name may be missing. Of an enum every
// constant is a path.
uint64_t ends_of(const std::string& kind, uint32_t m) {
  constexpr uint64_t kDays = 9;
  if (kind == "days") return kDays;
  return m + 1 + (kind == "points" ? 1 : kind == "people" ? 2 : 0);
}

class Lookups : public testing::TestWithParam<Lookup> {};

TEST_P(Lookups, HaveAnEndForEachEntryAndOneForNone) {
  const auto& [kind, table] = GetParam();
  for (const uint32_t m : {2u, 8u}) {
    const auto plan = plan_of("jdk/LookupTables", "", kind + "In" + table + std::to_string(m));
    ASSERT_TRUE(plan.ok()) << plan.status();
    // Lazy decides beforehand which object the key is.
    for (const Strategy* strategy : {&lazier(), &lazier_sharp()}) {
      SCOPED_TRACE(testing::Message() << strategy->name() << ", m = " << m);
      ExploreOptions options = within(3, 20);
      options.strategy = strategy;
      const auto result = check_plan(others(), *plan, options, Exceptions::Implicit);
      ASSERT_TRUE(result.ok()) << result.status();
      const Tally& tally = result->exploration.tally;
      EXPECT_EQ(tally.paths(), ends_of(kind, m));
      EXPECT_EQ(tally.stopped, 0u);
      EXPECT_EQ(asked_of_z3(tally), 0u);
      EXPECT_EQ(result->exploration.approximations.size(), 0u);
    }
  }
}

std::vector<Lookup> all_lookups() {
  std::vector<Lookup> all;
  for (const char* kind : {"integers", "strings", "days", "points", "people"}) {
    for (const char* table :
         {"HashMap", "LinkedMap", "Hashtable", "WeakMap", "ConcurrentMap", "MapOf", "SetOf"}) {
      all.push_back({kind, table});
    }
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(Tables, Lookups, testing::ValuesIn(all_lookups()), [](const auto& info) {
  return info.param.kind + "In" + info.param.table;
});

}  // namespace
}  // namespace kukang
