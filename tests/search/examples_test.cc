// Every example, by every search, with one worker and with two: the answer of depth first, byte by
// byte, but for `stats`.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "check/check.h"
#include "contract/contract.h"
#include "explore/search/search.h"
#include "nlohmann/json.hpp"
#include "report/check_json.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

std::string answer(const Program& program, const Plan& plan, const ExploreOptions& options) {
  const auto result = check_plan(program, plan, options, Exceptions::Implicit);
  if (!result.ok()) return std::string(message(result.status()));
  nlohmann::ordered_json json = to_json(*result);
  json.erase("stats");
  return json.dump(2);
}

void expect_one_answer(const Program& program, const Plan& plan) {
  ExploreOptions options;
  options.bounds.k = 1;
  const std::string expected = answer(program, plan, options);
  for (const SearchKind& kind : searches()) {
    options.search = {&kind, 1, {{"Nowhere.java", 1}}};
    for (const int workers : {1, 2}) {
      options.workers = workers;
      ASSERT_EQ(answer(program, plan, options), expected)
          << plan.target->owner->name << "." << plan.target->name << " by " << kind.name << " -j "
          << workers;
    }
  }
}

// Folders in which k = 1 has very many paths, or none.
constexpr std::string_view kElsewhere[] = {"jdk", "program2", "paper"};

TEST(SearchExamples, OneAnswer) {
  const auto opened = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  ASSERT_TRUE(opened.ok()) << opened.status();
  const Program& program = **opened;
  for (const auto& folder : std::filesystem::directory_iterator(KUKANG_SOURCE_DIR "/examples")) {
    const std::string name = folder.path().filename().string();
    if (!folder.is_directory() || std::ranges::count(kElsewhere, name) > 0) continue;
    for (const auto& file : std::filesystem::directory_iterator(folder.path())) {
      const auto type = program.require(name + "/" + file.path().stem().string());
      ASSERT_TRUE(type.ok()) << type.status();
      const auto methods = methods_to_check(program, **type, {});
      ASSERT_TRUE(methods.ok()) << methods.status();
      EXPECT_FALSE(methods->methods.empty()) << name;
      for (const Method* method : methods->methods) {
        expect_one_answer(program, *plan_for(program, *method, {}));
      }
    }
  }
}

}  // namespace
}  // namespace kukang
