// --search, --seed, --towards and --first, as users meet them.

#include <regex>

#include "cli_case.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using testing::HasSubstr;
using testing::Not;

Finished searched(std::vector<std::string> arguments) {
  std::vector<std::string> command = {kBinary, "check", "-cp", kClasses};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return run_process(command);
}

TEST(SearchOptions, Mistakes) {
  check({"check", "-cp", kClasses, "cli.Checked.lower"},
        {
            {{"--search", "frob"},
             kExitUsage,
             "",
             {"there is no search frob; there are: dfs, bfs, random, tree, coverage, klee, "
              "distance"}},
            {{"--towards", "Checked.java:30"},
             kExitUsage,
             "",
             {"--towards is for --search distance"}},
            {{"--search", "distance"}, kExitUsage, "", {"which line", "--towards File.java:N"}},
            {{"--search", "distance", "--towards", "Checked.java"},
             kExitUsage,
             "",
             {"--towards Checked.java: a line of a source file is due, Tree.java:41"}},
            {{"--search", "distance", "--towards", "Checked.java:x"}, kExitUsage, "", {"is due"}},
            {{"--search", "distance", "--towards", ":3"}, kExitUsage, "", {"is due"}},
            {{"--search", "distance", "--towards", "Checked.java:0"}, kExitUsage, "", {"is due"}},
            {{"--search", "distance", "--towards", "Chekced.java:30"},
             kExitUsage,
             "",
             {"no class on the class path was compiled from Chekced.java; see -cp"}},
            {{"--search", "distance", "--towards", "src/cli/Checked.java:1"},
             kExitUsage,
             "",
             {"--towards Checked.java:1: there is no code on this line; the nearest with code: "}},
            {{"--seed", "-1"}, kExitUsage, "", {"--seed: a whole number from 0"}},
        });
  // Others explore everything, depth first.
  for (const char* other : {"shapes", "trace", "tests", "compare"}) {
    const Finished finished =
        run_process({kBinary, other, "cli.Checked", "-o", "/dev/null", "--search", "bfs"});
    EXPECT_EQ(finished.status, kExitUsage) << other;
    EXPECT_THAT(finished.err, HasSubstr("there is no option --search")) << other;
  }
}

// All but the times.
std::string timeless(const std::string& text) {
  return std::regex_replace(text, std::regex(" *[0-9]+\\.[0-9]+ s\\b"), "");
}

TEST(SearchOptions, OneAnswer) {
  for (const char* target : {"cli.Checked.lower", "cli.Checked.length", "cli.Unchecked.divides"}) {
    const Finished text = searched({target}), page = searched({target, "--format", "html"});
    for (const std::string search :
         {"dfs", "bfs", "random", "tree", "coverage", "klee", "distance"}) {
      std::vector<std::string> arguments = {target, "--search", search, "--seed", "3"};
      if (search == "distance") arguments.insert(arguments.end(), {"--towards", "Chain.java:12"});
      for (const std::string workers : {"1", "2"}) {
        arguments.insert(arguments.end(), {"-j", workers});
        const Finished other = searched(arguments);
        EXPECT_EQ(other.status, text.status) << search << other.err;
        EXPECT_EQ(timeless(other.out), timeless(text.out)) << search;
        arguments.insert(arguments.end(), {"--format", "html"});
        EXPECT_EQ(timeless(searched(arguments).out), timeless(page.out)) << search;
        arguments.resize(arguments.size() - 2);
        arguments.resize(arguments.size() - 2);
      }
    }
  }
}

nlohmann::json results_of(const Finished& finished) {
  return nlohmann::json::parse(finished.out)["results"];
}

TEST(FirstViolation, IsEnough) {
  const std::vector<std::string> all = {"cli.Searched.severalWays", "--format", "json"};
  const auto everything = results_of(searched(all))[0];
  EXPECT_EQ(everything["violations"].size(), 3u);
  for (const char* replay : {"confined", "off"}) {
    std::vector<std::string> arguments = all;
    arguments.insert(arguments.end(), {"--first", "--replay", replay});
    const Finished first = searched(arguments);
    EXPECT_EQ(first.status, kExitViolated) << first.err;
    const auto result = results_of(first)[0];
    EXPECT_EQ(result["verdict"], "violated");
    EXPECT_EQ(result["violations"].size(), 1u);
    EXPECT_EQ(result["stopped_early"], "the first violation is enough (--first)");
    EXPECT_LT(result["paths"], everything["paths"]);
    if (replay == std::string("confined")) {
      EXPECT_EQ(result["violations"][0]["confirmed"], true);
      EXPECT_EQ(result["violations"][0], everything["violations"][0]);
    }
  }
}

TEST(FirstViolation, WhatComesAfterItIsLeft) {
  const Finished first =
      searched({"cli.Searched", "--exceptions", "implicit", "--first", "--format", "json"});
  EXPECT_EQ(first.status, kExitViolated) << first.err;
  size_t violated = 0, left = 0;
  for (const auto& result : results_of(first)) {
    violated += result["verdict"] == "violated";
    left += result["verdict"] == "unknown" && result["paths"] == 0 &&
            result["stopped_early"] == "the first violation is enough (--first)";
  }
  EXPECT_EQ(violated, 1u);
  EXPECT_EQ(left, 1u);
}

TEST(FirstViolation, WhereThereIsNoneEverythingIsExplored) {
  const Finished all = searched({"cli.Checked.length"});
  const Finished first = searched({"cli.Checked.length", "--first"});
  EXPECT_EQ(first.status, all.status);
  EXPECT_EQ(timeless(first.out), timeless(all.out));
}

// What the JVM does not confirm is not enough.
TEST(FirstViolation, APerhapsIsNotEnough) {
  const Finished first = searched({"cli.Checked.asks", "--first"});
  EXPECT_EQ(first.status, kExitUnknown);
  EXPECT_THAT(first.out, Not(HasSubstr("--first")));
}

}  // namespace
}  // namespace kukang
