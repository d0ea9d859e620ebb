// Objects that are tried at once (explore/trial.h) and one by one: the same answers, for the
// classes of others and for the examples, under every strategy and for any number of workers.

#include <gtest/gtest.h>

#include "fmt/format.h"
#include "others/asked.h"
#include "others/subjects.h"
#include "report/shapes_text.h"

namespace kukang {
namespace {

constexpr double kTrialSeconds = 60;

const Program& tried_examples() {
  static const auto program = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  return **program;
}

// All ways to ask, the plain one first.
std::vector<ExploreOptions> ways_to_try(uint32_t n, const Strategy* strategy) {
  std::vector<ExploreOptions> ways(3, within(n, kTrialSeconds));
  for (ExploreOptions& way : ways) way.strategy = strategy;
  ways[0].every_choice = true;
  ways[2].workers = 2;
  return ways;
}

// What an exploration says, without how much work it was.
std::string gist_of(const Exploration& exploration) {
  const Tally& tally = exploration.tally;
  std::string gist = fmt::format("{} {} {} {} {} {} {} {}; ", tally.normal, tally.exceptional,
                                 tally.errors, tally.diverging, tally.assume_threw,
                                 tally.assume_diverged, tally.stopped, exploration.stopped_early);
  for (const uint64_t cut : tally.cut) gist += fmt::format("{} ", cut);
  for (const std::string& text : exploration.assumptions) gist += text + "; ";
  for (const std::string& text : exploration.approximations) gist += text + "; ";
  return gist + "\n";
}

struct Tried {
  std::string gist;
  uint64_t rejected = 0;
};

Tried tried_shapes(const Program& program, const Type& type, const ContractOptions& contract,
                   const ExploreOptions& explore) {
  auto shapes = enumerate(program, type, contract, explore, {});
  EXPECT_TRUE(shapes.ok()) << shapes.status();
  ShapesAnswer answer;
  answer.found = *std::move(shapes);
  Tried tried{gist_of(answer.found.exploration), answer.found.exploration.tally.assumed};
  for_each_shown(answer, [&](const ShownShape& shown) {
    tried.gist += shape_json(answer, shown);
    return true;
  });
  return tried;
}

Tried tried_check(const Program& program, const Plan& plan, const ExploreOptions& explore) {
  const auto result = check_plan(program, plan, explore, Exceptions::Implicit);
  EXPECT_TRUE(result.ok()) << result.status();
  Tried tried{gist_of(result->exploration), result->exploration.tally.assumed};
  tried.gist += std::string(text_of(result->verdict)) + "\n";
  for (const auto* violations : {&result->violations, &result->possible}) {
    for (const Violation& violation : *violations) {
      tried.gist += fmt::format("{} {} {} {}:", violation.sort.kind, violation.sort.location,
                                violation.paths, violation.message);
      for (const Trail::Choice& choice : violation.trail) {
        tried.gist += fmt::format(" {}{}{}{}", choice.index, choice.implied, choice.uncertain,
                                  choice.guarded);
      }
      for (const std::string& condition : violation.path_condition) tried.gist += " " + condition;
      tried.gist += "\n";
    }
  }
  return tried;
}

// `ask` with each way; what trials reject does not depend on the workers, either, and is never
// more.
template <class Ask>
void expect_same_answers(uint32_t n, Ask ask) {
  for (const Strategy* strategy : strategies()) {
    const std::vector<ExploreOptions> ways = ways_to_try(n, strategy);
    const Tried plain = ask(ways[0]), at_once = ask(ways[1]), by_two = ask(ways[2]);
    EXPECT_EQ(at_once.gist, plain.gist) << strategy->name() << ", n = " << n;
    EXPECT_EQ(by_two.gist, plain.gist) << strategy->name() << ", n = " << n << ", -j 2";
    EXPECT_EQ(by_two.rejected, at_once.rejected) << strategy->name() << ", n = " << n;
    EXPECT_LE(at_once.rejected, plain.rejected) << strategy->name() << ", n = " << n;
  }
}

class TrialsOfShapes : public testing::TestWithParam<ShapeRow> {};

TEST_P(TrialsOfShapes, ChangeNoAnswer) {
  const ShapeRow& row = GetParam();
  constexpr uint32_t kMost = 4;
  for (uint32_t n = row.least; n <= std::min(kMost, row.most); ++n) {
    expect_same_answers(n, [&](const ExploreOptions& explore) {
      return tried_shapes(others(), other_type(row.type), by(row.invariant), explore);
    });
  }
}

INSTANTIATE_TEST_SUITE_P(Classes, TrialsOfShapes, testing::ValuesIn(shape_rows()));

class TrialsOfChecks : public testing::TestWithParam<BugRow> {};

TEST_P(TrialsOfChecks, ChangeNoAnswer) {
  const BugRow& row = GetParam();
  for (const std::string& method : {row.right, row.wrong}) {
    const auto plan = plan_of(row.type, row.invariant, method);
    ASSERT_TRUE(plan.ok()) << plan.status();
    expect_same_answers(std::min(row.n + 1, 3u), [&](const ExploreOptions& explore) {
      return tried_check(others(), *plan, explore);
    });
  }
}

INSTANTIATE_TEST_SUITE_P(Classes, TrialsOfChecks, testing::ValuesIn(bug_rows()));

class TrialsOfExamples : public testing::TestWithParam<std::string> {};

TEST_P(TrialsOfExamples, ChangeNoAnswer) {
  const Type& type = **tried_examples().load(GetParam());
  expect_same_answers(4, [&](const ExploreOptions& explore) {
    return tried_shapes(tried_examples(), type, {}, explore);
  });
}

INSTANTIATE_TEST_SUITE_P(Classes, TrialsOfExamples,
                         testing::Values("binarysearchtree/BinarySearchTree",
                                         "redblacktree/RedBlackTree", "aatree/AATree",
                                         "avltree/AvlTree", "leftistheap/LeftistHeap",
                                         "doublylinkedlist/DoublyLinkedList",
                                         "binomialheap/BinomialHeap"));

// Whatever an invariant makes of a node that it has met before; also where bounds cut.
class TrialsOfNodes : public testing::TestWithParam<std::string> {};

TEST_P(TrialsOfNodes, ChangeNoAnswer) {
  const auto plan = plan_of("trials/Nodes", GetParam(), "nothing");
  ASSERT_TRUE(plan.ok()) << plan.status();
  auto expect_same_check = [&](auto bound) {
    expect_same_answers(3, [&](ExploreOptions explore) {
      bound(explore.bounds);
      return tried_check(others(), *plan, explore);
    });
  };
  for (uint32_t n = 1; n <= 4; ++n) {
    expect_same_answers(n, [&](const ExploreOptions& explore) {
      return tried_shapes(others(), other_type("trials/Nodes"), by(GetParam()), explore);
    });
  }
  for (const uint32_t loop : {1, 3}) expect_same_check([&](Bounds& bounds) { bounds.loop = loop; });
  for (const uint32_t call : {8, 20})
    expect_same_check([&](Bounds& bounds) { bounds.call = call; });
  for (const uint64_t steps : {400, 70'000}) {
    expect_same_check([&](Bounds& bounds) { bounds.steps = steps; });
  }
}

INSTANTIATE_TEST_SUITE_P(Invariants, TrialsOfNodes,
                         testing::Values("shares", "meetsOneAgain", "marks", "byIdentity",
                                         "keepsOrder", "byTable", "byList", "byNumbers",
                                         "byReferences", "throwsWhenMetAgain", "neverEnds",
                                         "byFaults"));

// Time ends within a trial as often as outside.
TEST(Trials, EndWhenTheTimeDoes) {
  for (int i = 0; i < 20; ++i) {
    const ExploreOptions explore = within(12, 0.02 + 0.001 * i);
    const auto shapes = count_shapes("maps/DictionaryInfo", "repOK", explore);
    ASSERT_TRUE(shapes.ok()) << shapes.status();
    EXPECT_NE(shapes->exploration.stopped_early, "");
  }
}

// --- what they are for ---

TEST(Trials, RejectTogetherWhatAVisitedSetOrAKeyRejects) {
  struct Row {
    std::string type, invariant;
    uint32_t n;
    double share;  // of what is rejected one by one, at most
  };
  for (const Row& row :
       {Row{"maps/DictionaryInfo", "repOK", 5, 0.25}, Row{"trees/SearchTree", "repOK", 6, 0.4},
        Row{"trees/SearchTree", "isInRange", 6, 0.5}}) {
    for (const Strategy* strategy : strategies()) {
      auto rejected = [&](bool at_once) {
        ExploreOptions explore = within(row.n, kTrialSeconds);
        explore.strategy = strategy;
        explore.every_choice = !at_once;
        const auto shapes = count_shapes(row.type, row.invariant, explore);
        return static_cast<double>(shapes->exploration.tally.assumed);
      };
      EXPECT_LT(rejected(true), row.share * rejected(false))
          << row.type << ", " << strategy->name();
    }
  }
}

}  // namespace
}  // namespace kukang
