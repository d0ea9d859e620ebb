// kukang compare, as its users meet it.

#include <fstream>

#include "compare_command.h"
#include "comparison/golden.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;

TEST(Compare, Container) {
  const Finished finished =
      compare({"-cp", kExamples, "--int", "math", "container.Container.swap", "-k", "1..2"});
  EXPECT_EQ(finished.status, 0) << finished.err;
  EXPECT_THAT(finished.err, IsEmpty());
  expect_lines_of_at_most(100, finished.out);
  EXPECT_THAT(finished.out, AllOf(HasSubstr("Container.swap("), HasSubstr("\nk=2 "),
                                  HasSubstr("all agree: verified, ends: returns")));
}

// Lazy has a path for each end state, so there are as many.
TEST(Compare, RecursiveStructures) {
  for (const auto& [target, n, states] :
       {std::tuple("binarysearchtree.BinarySearchTree.insert", "5", 5360),
        std::tuple("redblacktree.RedBlackTree.put", "4", 445),
        std::tuple("hashtable.HashTable.containsKey", "2", 69)}) {
    const Finished finished = compare({"-cp", kExamples, target, "-n", n, "--format", "json"});
    EXPECT_EQ(finished.status, 0) << finished.err;
    const auto json = nlohmann::json::parse(finished.out);
    const auto& about = json["comparisons"][0];
    EXPECT_EQ(about["agreement"], "agree-within-bounds") << target;
    EXPECT_EQ(about["end_states_compared"], states) << target;
    EXPECT_EQ(about["paths"]["lazy"], states) << target;
  }
}

TEST(Compare, FormatsSayTheSame) {
  const std::vector<std::string> what = {
      "-cp",     kExamples, "--int", "math", "-k", "2", "binarysearchtree.BinarySearchTree.insert",
      "--format"};
  auto as = [&](const std::string& format) {
    std::vector<std::string> arguments = what;
    arguments.push_back(format);
    return compare(arguments).out;
  };
  const auto json = nlohmann::json::parse(as("json"));
  EXPECT_EQ(json["comparisons"][0]["paths"], nlohmann::json::parse(R"(
      {"lazy": 110, "lazier": 58, "lazier#": 21})"));
  EXPECT_EQ(json["comparisons"][0]["agreement"], "agree-within-bounds");
  EXPECT_EQ(json["comparisons"][0]["end_states_compared"], 102);
  EXPECT_EQ(json["comparisons"][0]["end_states_left_out"], 8);
  EXPECT_THAT(as("csv"), AllOf(StartsWith("target,k,n,"),
                               HasSubstr(",lazier#,within-bounds,agree-within-bounds,21,")));
  EXPECT_THAT(as("html"), AllOf(StartsWith("<!DOCTYPE html>"), HasSubstr("lazier#: 21 paths")));
}

TEST(Compare, PlainAndMergedPaths) {
  const Finished finished =
      compare({"-cp", kExamples, "avltree.AvlTree.insert", "-k", "2", "--strategy",
               "lazier,lazier#", "--merge", "off,always", "--format", "json"});
  EXPECT_EQ(finished.status, 0) << finished.err;
  const auto json = nlohmann::json::parse(finished.out);
  EXPECT_EQ(json["results"].size(), 4u);
  EXPECT_EQ(json["results"][1]["strategy"], "lazier");
  EXPECT_EQ(json["results"][1]["merge"], "always");
  EXPECT_EQ(json["comparisons"][0]["merge_agreement"], "agree");
  EXPECT_EQ(json["comparisons"][0]["paths"].size(), 4u);
}

TEST(Compare, SomeStrategiesToAFile) {
  const TemporaryDirectory directory;
  const std::string file = directory / "answer.csv";
  const Finished finished =
      compare({"-cp", kExamples, "container.Container.swap", "-k", "1", "--strategy",
               "lazier,lazier#,lazier", "--format", "csv", "-o", file});
  EXPECT_EQ(finished.status, 0) << finished.err;
  EXPECT_THAT(finished.out, IsEmpty());
  std::ifstream in(file);
  const std::string text((std::istreambuf_iterator<char>(in)), {});
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 3);
  EXPECT_THAT(text, Not(HasSubstr(",lazy,")));
}

TEST(Compare, BoundsOfTypesGoUpTogether) {
  const Finished finished =
      compare({"-cp", kExamples, "--int", "math", "aatree.AATree.insert", "-n", "2..3,Node=3..4",
               "--strategy", "lazier#", "--format", "json"});
  const auto json = nlohmann::json::parse(finished.out);
  ASSERT_EQ(json["results"].size(), 2u);
  EXPECT_EQ(json["results"][1]["n"], 3);
  EXPECT_EQ(json["results"][1]["n_of"]["aatree.AATree$Node"], 4);
}

TEST(Compare, Progress) {
  const Finished finished = compare({"-cp", kExamples, "binarysearchtree.BinarySearchTree.insert",
                                     "-n", "4..6", "--progress", "always"});
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.err,
              AllOf(HasSubstr("/9, about "), HasSubstr(" a second"), HasSubstr(" left")));
}

TEST(Compare, Mistakes) {
  check({"compare"},
        {
            {{}, kExitUsage, "", {"TARGET is required, or --paper"}},
            {{"-cp", kExamples, "nowhere.None.at"},
             kExitUsage,
             "",
             {"there is no class nowhere.None"}},
            {{"-cp", kExamples, "sort.Sort", "-k", "3..1"},
             kExitUsage,
             "",
             {"-k 3..1: a range goes up"}},
            {{"-cp", kExamples, "sort.Sort", "-k", "a"},
             kExitUsage,
             "",
             {"-k a: a whole number is due"}},
            {{"-cp", kExamples, "sort.Sort", "-k", "1..3", "-n", "1..2"},
             kExitUsage,
             "",
             {"equally long"}},
            {{"-cp", kExamples, "sort.Sort", "--strategy", "lazy,laziest"},
             kExitUsage,
             "",
             {"there is no strategy laziest"}},
            {{"-cp", kExamples, "sort.Sort", "--merge", "off,never"},
             kExitUsage,
             "",
             {"--merge never: there are off, regions, always"}},
            {{"--paper", "--merge", "always"}, kExitUsage, "", {"--paper", "--merge"}},
            {{"--paper", "--int", "wrap"}, kExitUsage, "", {"--paper", "--int"}},
            {{"--paper", "Tree"}, kExitUsage, "", {"no row of the paper's tables", "AATree"}},
            {{"--paper", "-k", "4"}, kExitUsage, "", {"k = 1..3 and n = 5..9"}},
            {{"--paper", "-n", "9..5"}, kExitUsage, "", {"-n 9..5: a range goes up"}},
        });
}

TEST(ComparePaper, RowsOfAClass) {
  const Finished finished =
      compare({"--paper", "Container", "LeftistHeap.merge", "AvlTree.isEmpty"});
  EXPECT_EQ(finished.status, 0) << finished.err;
  expect_lines_of_at_most(100, finished.out);
  EXPECT_THAT(finished.out, HasSubstr("rows: 11 equal;"));
}

// An example and java.util's own, at one bound of Table 2, none of Table 1. A stack takes a path
// where there is room and one for each full array of 0 to 5 cells; 18 trees have at most 5 nodes.
TEST(ComparePaper, RowsOfABound) {
  const Finished finished =
      compare({"--paper", "-n", "5", "java.util.Stack.push", "TreeMap", "--format", "json"});
  EXPECT_EQ(finished.status, 0) << finished.err;
  std::map<std::string, nlohmann::json> figures;
  const auto json = nlohmann::json::parse(finished.out);
  for (const auto& row : json["paper"]) {
    EXPECT_EQ(row["bound"], 5);
    figures[row["class"].get<std::string>() + row["method"].get<std::string>()] = row["figures"][0];
  }
  EXPECT_EQ(figures.size(), 1u + 2 * 5);
  EXPECT_EQ(figures["java.util.StackStack.push"]["paths"], 7);
  EXPECT_EQ(figures["java.util.StackStack.push"]["mark"], "explained");
  EXPECT_EQ(figures["redblacktree.RedBlackTreeTreeMap.isEmpty"]["paths"], 18);
  EXPECT_EQ(figures["jdk.TreeMapSpecTreeMap.isEmpty"]["mark"], "equal");
}

TEST(ComparePaper, WhatIsNotOnTheClassPathIsAbsent) {
  const TemporaryDirectory empty;
  const Finished finished = compare({"--paper", "-cp", empty / "", "Container"});
  EXPECT_EQ(finished.status, kExitUnknown) << finished.err;
  EXPECT_THAT(finished.out, HasSubstr("rows: 3 absent"));
}

}  // namespace
}  // namespace kukang
