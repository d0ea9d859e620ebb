// Every rule of symbolic execution is fired by a case that names it, and the paths end as the rules
// say: the paper's 36 lazy, 18 lazier and 12 lazier# rules, and those of all other instructions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "rules/symbolic_case.h"

namespace kukang {

void PrintTo(const SymbolicCase& c, std::ostream* out) {
  *out << c.method << " under " << c.strategy;
}

namespace {

const Program& program() {
  static const auto opened =
      Program::open({KUKANG_BUILD_DIR "/java/test-rules", ""}, own_classes());
  return **opened;
}

const Method* find_method(const std::string& name) {
  const size_t dot = name.find('.');
  Linked<const Type*> type = program().load("rules/" + name.substr(0, dot));
  if (!type.ok()) return nullptr;
  for (const Method& method : (*type)->methods) {
    if (method.name == name.substr(dot + 1)) return &method;
  }
  return nullptr;
}

const Strategy& strategy_of(char letter) {
  return letter == 'S' ? lazy() : letter == 'A' ? lazier() : lazier_sharp();
}

class SymbolicRules : public testing::TestWithParam<SymbolicCase> {};

TEST_P(SymbolicRules, FireAndEndAsTheyMust) {
  const SymbolicCase& c = GetParam();
  const Method* method = find_method(c.method);
  ASSERT_NE(method, nullptr) << c.method;
  const auto plan = plan_for(program(), *method, {});
  ASSERT_TRUE(plan.ok()) << plan.status();

  ExploreOptions options;
  options.strategy = &strategy_of(c.strategy);
  options.symbolic_statics = c.symbolic_statics;
  if (c.merges) options.merge = Merge::Always;
  options.self_check = true;
  Watcher watcher(*plan, c.samples);
  const auto result = Explorer(program(), *plan, options).explore(&watcher, watcher);
  ASSERT_TRUE(result.ok()) << result.status();

  EXPECT_THAT(watcher.rules, testing::IsSupersetOf(words(c.rules)));
  EXPECT_EQ(watcher.ends, parse_ends(c.ends)) << testing::PrintToString(watcher.reasons);
  EXPECT_EQ(result->tally.cut_by_bounds(), c.cut);
  EXPECT_THAT(result->approximations, testing::IsEmpty());
  for (size_t i = 0; i < c.samples.size(); ++i) {
    EXPECT_THAT(watcher.sampled[i], testing::ElementsAre(c.samples[i].gives))
        << testing::PrintToString(c.samples[i].given);
  }
}

INSTANTIATE_TEST_SUITE_P(All, SymbolicRules, testing::ValuesIn(all_cases()), [](const auto& info) {
  std::string name = info.param.method + "_" + info.param.strategy + (info.param.merges ? "m" : "");
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
});

std::set<std::string> names_in_tables(std::string_view ending, bool only_papers) {
  std::set<std::string> names;
  for (int i = 0; i < kRules; ++i) {
    const std::string_view name = text_of(Rule(i)).name;
    if (name.ends_with(ending) && (from_paper(Rule(i)) || !only_papers)) names.emplace(name);
  }
  return names;
}

TEST(SymbolicRuleTables, AreNamedByCases) {
  std::set<std::string> named, in_tables;
  for (const SymbolicCase& c : all_cases()) named.merge(words(c.rules));
  for (std::string_view ending : {"-S", "-A", "-B"}) {
    in_tables.merge(names_in_tables(ending, false));
  }
  EXPECT_EQ(named, in_tables);
}

TEST(SymbolicRuleTables, HaveThePapersRules) {
  EXPECT_EQ(names_in_tables("-S", true).size(), 36u);
  EXPECT_EQ(names_in_tables("-A", true).size(), 18u);
  EXPECT_EQ(names_in_tables("-B", true).size(), 12u);
}

}  // namespace
}  // namespace kukang
