// One technique less, or more: the same answers, or it is said that they are not.

#include "compare/ablation.h"

#include <gmock/gmock.h>

#include "compare_command.h"
#include "comparison/golden.h"
#include "fabricated.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Finished ablation_of(std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), {"--ablation", "-cp", kExamples});
  return compare(arguments);
}

TEST(Ablation, HasARowForEachLayer) {
  const Finished finished =
      ablation_of({"binarysearchtree.BinarySearchTree.insert", "container.Container.swap", "-n",
                   "3", "--format", "json"});
  EXPECT_EQ(finished.status, 0) << finished.err;
  const auto json = nlohmann::json::parse(finished.out);
  EXPECT_EQ(json["differences"].size(), 0u);
  const auto& rows = json["ablation"];
  ASSERT_EQ(rows.size(), layer_names().size() + 8);
  const auto& first = rows[0];
  EXPECT_EQ(first["to_z3"], 0);
  for (size_t i = 0; i < rows.size(); ++i) {
    EXPECT_EQ(rows[i]["results"].size(), 2u);
    if (i > 0) {
      EXPECT_EQ(rows[i]["agreeing"], 2) << rows[i]["setting"];
    }
    if (i > layer_names().size() + 3) continue;
    EXPECT_EQ(rows[i]["paths"], first["paths"]) << rows[i]["setting"];
    EXPECT_EQ(rows[i]["states"], first["states"]) << rows[i]["setting"];
    EXPECT_EQ(rows[i]["solver_calls"], first["solver_calls"]) << rows[i]["setting"];
  }
  const auto& only_z3 = rows[layer_names().size() + 3];
  EXPECT_EQ(only_z3["setting"], "without all layers");
  EXPECT_EQ(only_z3["to_z3"], only_z3["solver_calls"]);
  EXPECT_GT(only_z3["to_z3"], 100);
}

TEST(Ablation, IsATable) {
  const Finished finished = ablation_of({"container.Container.swap"});
  EXPECT_EQ(finished.status, 0) << finished.err;
  expect_lines_of_at_most(100, finished.out);
  EXPECT_THAT(finished.out, AllOf(HasSubstr("setting "), HasSubstr("\nwithout order "),
                                  HasSubstr("all have the same answers")));
}

TEST(Ablation, DoesNotGoWithWhatItHasRowsFor) {
  for (const auto& [option, value, said] :
       {std::tuple("--merge", "always", "which has a row for each"),
        std::tuple("--loops", "summaries", "which has a row for each"),
        std::tuple("--format", "csv", "text or json"),
        std::tuple("--strategy", "lazy,lazier", "there is no strategy lazy,lazier"),
        std::tuple("-n", "3..4", "3..4"), std::tuple("--without", "z3", "--without")}) {
    const Finished finished = ablation_of({"container.Container.swap", option, value});
    EXPECT_EQ(finished.status, 64) << option;
    EXPECT_THAT(finished.err, HasSubstr(said));
  }
}

TEST(Ablation, CtrlCEndsWithWhatIsKnown) {
  for (const char* format : {"text", "json"}) {
    const Finished finished =
        run_process({"/usr/bin/timeout", "--foreground", "--preserve-status", "-s", "INT", "1",
                     kBinary, "compare", "--ablation", "-cp", kExamples, "hashtable.HashTable",
                     "-n", "6", "--format", format});
    EXPECT_EQ(finished.status, kExitUnknown) << finished.err;
    EXPECT_THAT(finished.out, AllOf(HasSubstr("as it is"), HasSubstr("interrupted")));
  }
}

// --- what differs ---

class AblationOfFabricated : public testing::Test {
 protected:
  void add(const std::string& setting, const FabricatedRun& given, bool keeps_paths = true) {
    Ablation::Row& row = ablation_.rows.emplace_back();
    row.setting = setting;
    row.keeps_paths = keeps_paths;
    row.runs.push_back(run_of(given));
    row.runs.back().result.target = methods_.method("put", "(I)V");
  }

  FabricatedMethods methods_;
  Ablation ablation_;
};

TEST_F(AblationOfFabricated, SaysWhatDiffers) {
  add("as it is", {"lazier#", 10});
  add("without paths", {"lazier#", 9});
  add("without truth", {"lazier#", 10, 0, Verdict::Violated});
  add("without an end", {"lazier#", 10, 0, Verdict::WithinBounds, {{"throws", true}}});
  add("merged", {"lazier#", 1}, false);
  compare_with_first(ablation_);
  EXPECT_THAT(ablation_.differences,
              ElementsAre("Tree.put, without paths: paths that return, throw, fail, diverge, are "
                          "stopped: 9, 0, 0, 0, 0; not 10, 0, 0, 0, 0",
                          "Tree.put, without truth: violated, not within-bounds",
                          "Tree.put, without an end: paths end so: throws; not so: returns"));
  EXPECT_EQ(ablation_.rows.back().agreeing, 1u);
  EXPECT_EQ(exit_status(ablation_), 70);
}

TEST_F(AblationOfFabricated, HoldsNothingAgainstWhatWasStoppedOrApproximated) {
  add("as it is", {"lazier#", 10});
  add("stopped", {"lazier#", 9});
  ablation_.rows.back().runs[0].result.exploration.stopped_early = "the time is over";
  add("approximated", {"lazier#", 11});
  ablation_.rows.back().runs[0].result.exploration.approximations = {"Z3 gave up"};
  compare_with_first(ablation_);
  EXPECT_THAT(ablation_.differences, IsEmpty());
  for (const Ablation::Row& row : ablation_.rows) EXPECT_EQ(row.agreeing, 0u);
  EXPECT_EQ(exit_status(ablation_), 0);
}

}  // namespace
}  // namespace kukang
