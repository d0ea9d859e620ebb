// Coverage against something slower that cannot be confused by the order in which paths are
// explored: every path is gone along by itself, and each branch in it looked at.

#include <gtest/gtest.h>

#include "check/check_story.h"
#include "contract/contract.h"
#include "semantics/own_classes.h"
#include "trace/derivation.h"
#include "view/place_names.h"

namespace kukang {
namespace {

// By method and line: which ways branches go, from one offset to another.
using Ways = std::map<std::pair<std::string, int>, std::set<std::pair<int, int>>>;

void add_ways(const Derivation& derivation, Ways& ways) {
  for (size_t i = 1; i < derivation.steps.size(); ++i) {
    const Derivation::Step &before = derivation.steps[i - 1], &after = derivation.steps[i];
    const std::string& instruction = after.instruction;
    const bool branch =
        instruction.starts_with("if") || instruction.find("switch") != std::string::npos;
    if (!branch || !before.state || !after.state || after.method.empty()) continue;
    // A branch that has to decide on its operand first is executed again.
    if (before.state->pc == after.state->pc) continue;
    ways[{before.method, after.line}].emplace(before.state->pc, after.state->pc);
  }
}

struct Target {
  const char *type, *method;
  uint32_t k;
};

// How the work is done. With few terms every fork is left in the pool: paths are run from entry.
struct Way {
  int workers;
  uint64_t most_terms;
};

// What they cover is that of the paths, gone along one by one.
void expect_covered(const std::vector<MethodCoverage>& coverage, Ways& expected) {
  size_t checked = 0;
  for (const MethodCoverage& covered : coverage) {
    const std::string name =
        short_name(*covered.method->owner) + "." + std::string(covered.method->name);
    for (const auto& [number, line] : covered.lines) {
      EXPECT_EQ(line.taken, (expected[{name, number}].size())) << name << ", line " << number;
      EXPECT_LE(line.taken, line.ways);
      checked += line.taken;
    }
  }
  EXPECT_GT(checked, 3u);
}

class CoverageOf : public testing::TestWithParam<Target> {};

TEST_P(CoverageOf, IsThatOfItsPaths) {
  const auto opened = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  ASSERT_TRUE(opened.ok()) << opened.status();
  const Program& program = **opened;
  for (const Strategy* strategy : {&lazy(), &lazier(), &lazier_sharp()}) {
    SCOPED_TRACE(strategy->name());
    for (const Method& method : (*program.load(GetParam().type))->methods) {
      if (method.name != GetParam().method) continue;
      const auto plan = plan_for(program, method, {});
      ASSERT_TRUE(plan.ok()) << plan.status();
      ExploreOptions options;
      options.strategy = strategy;
      options.bounds.k = GetParam().k;
      Ways expected;
      Explorer walks(program, *plan, options);
      const auto trails = trails_of(walks);
      ASSERT_TRUE(trails.ok()) << trails.status();
      for (const TrailChoices& trail : trails->shown) {
        const auto path = derive(walks, trail, Detail::Instructions);
        ASSERT_TRUE(path.ok()) << path.status();
        add_ways(*path, expected);
      }
      for (const Way way : {Way{1, options.most_terms}, Way{3, options.most_terms}, Way{1, 0}}) {
        SCOPED_TRACE(testing::Message()
                     << way.workers << " workers, " << way.most_terms << " terms");
        options.workers = way.workers;
        options.most_terms = way.most_terms;
        Explorer session(program, *plan, options);
        const auto story = story_of(session, {});
        ASSERT_TRUE(story.ok()) << story.status();
        expect_covered(story->coverage, expected);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Examples, CoverageOf,
                         testing::Values(Target{"binarysearchtree/BinarySearchTree", "insert", 2},
                                         Target{"binarysearchtree/BinarySearchTree", "remove", 2},
                                         Target{"doublylinkedlist/DoublyLinkedList", "remove", 2},
                                         Target{"leftistheap/LeftistHeap", "merge", 1}),
                         [](const auto& info) {
                           const std::string type = info.param.type;
                           return type.substr(type.find('/') + 1) + "_" + info.param.method;
                         });

}  // namespace
}  // namespace kukang
