// No example raises an alarm: every method that has something to check, under every strategy.
//
// An exception that the code itself throws (of an empty queue, say) is none.

#include <gtest/gtest.h>

#include <filesystem>

#include "contract/contract.h"
#include "outcomes/outcomes.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

constexpr uint32_t kUsual = 2;

// Examples for which k = 2 is too much here: graphs, of which there are very many, and tables that
// grow, where the lazy strategy has each value be any object.
const std::map<std::string, uint32_t> kSmaller = {{"gc", 1}, {"hashtable", 1}};

// Folders with tests of their own.
constexpr std::string_view kElsewhere[] = {"program2", "jdk"};

class Examples : public testing::TestWithParam<std::string> {};  // a folder

TEST_P(Examples, Hold) {
  const std::string folder = GetParam();
  const auto opened = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  ASSERT_TRUE(opened.ok()) << opened.status();
  const Program& program = **opened;
  ExploreOptions options;
  const auto smaller = kSmaller.find(folder);
  options.bounds.k = smaller == kSmaller.end() ? kUsual : smaller->second;
  for (const auto& file :
       std::filesystem::directory_iterator(std::string(KUKANG_SOURCE_DIR "/examples/") + folder)) {
    const auto type = program.require(folder + "/" + file.path().stem().string());
    ASSERT_TRUE(type.ok()) << type.status();
    const auto methods = methods_to_check(program, **type, {});
    ASSERT_TRUE(methods.ok()) << methods.status();
    for (const Method* method : methods->methods) {
      const auto plan = plan_for(program, *method, {});
      ASSERT_TRUE(plan.ok()) << plan.status();
      for (const Strategy* strategy : strategies()) {
        SCOPED_TRACE(testing::Message() << (*type)->name << "." << method->name
                                        << method->descriptor << ", " << strategy->name());
        options.strategy = strategy;
        const auto found = outcomes_of(program, *plan, options);
        ASSERT_TRUE(found.ok()) << found.status();
        EXPECT_EQ(found->count("failed") + found->count("raised") + found->count("stopped"), 0u)
            << *found;
        EXPECT_GT(found->exploration.tally.paths(), 0u) << "nothing satisfies what is assumed";
        EXPECT_EQ(found->exploration.tally.assume_threw, 0u) << "a predicate throws";
        EXPECT_TRUE(found->exploration.approximations.empty())
            << testing::PrintToString(found->exploration.approximations);
      }
    }
  }
}

std::vector<std::string> folders() {
  std::vector<std::string> found;
  for (const auto& entry : std::filesystem::directory_iterator(KUKANG_SOURCE_DIR "/examples")) {
    const std::string name = entry.path().filename().string();
    if (!entry.is_directory()) continue;
    if (std::find(std::begin(kElsewhere), std::end(kElsewhere), name) != std::end(kElsewhere))
      continue;
    for (const auto& file : std::filesystem::directory_iterator(entry.path())) {
      if (file.path().extension() != ".java") continue;
      found.push_back(name);
      break;
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

INSTANTIATE_TEST_SUITE_P(All, Examples, testing::ValuesIn(folders()),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace kukang
