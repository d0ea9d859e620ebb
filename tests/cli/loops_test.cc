// check --loops and compare --loops, as users meet them.

#include "cli_case.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

nlohmann::json looped(const std::string& target, const std::string& loops) {
  const Finished finished =
      run_process({kBinary, "check", "-cp", kClasses, "cli.Looped." + target, "--exceptions", "all",
                   "--loops", loops, "--loop-bound", "9", "--format", "json"});
  EXPECT_EQ(finished.status, kExitHolds) << finished.err;
  return nlohmann::json::parse(finished.out)["results"][0];
}

TEST(LoopsOption, SaysWhichLoopsAreSummarized) {
  struct Case {
    std::string target, loops, verdict;
    int summarized, refused;
  };
  const std::vector<Case> cases = {{"counts", "unroll", "within-bounds", 0, 0},
                                   {"counts", "summaries", "verified", 1, 0},
                                   {"adds", "unroll", "within-bounds", 0, 0},
                                   {"adds", "summaries", "within-bounds", 0, 1}};
  for (const Case& c : cases) {
    SCOPED_TRACE(c.target + ", " + c.loops);
    const nlohmann::json result = looped(c.target, c.loops);
    EXPECT_EQ(result["verdict"], c.verdict);
    const nlohmann::json& loops = result["stats"]["loops"];
    EXPECT_EQ(loops["summarized"], c.summarized);
    EXPECT_EQ(loops["traces"], 2 * c.summarized);
    EXPECT_EQ(loops["refused"].size(), c.refused);
  }
}

TEST(LoopsOption, IsOfCompareToo) {
  const Finished finished =
      run_process({kBinary, "compare", "-cp", kClasses, "cli.Looped.counts", "--exceptions", "all",
                   "-k", "2", "--loops", "summaries", "--format", "json"});
  EXPECT_EQ(finished.status, kExitHolds) << finished.err;
  EXPECT_NE(finished.out.find("\"verified\""), finished.out.npos);
}

TEST(LoopsOption, Mistakes) {
  check({"check", "-cp", kClasses, "cli.Looped.counts"},
        {{{"--loops", "sometimes"}, kExitUsage, "", {"--loops", "unroll", "summaries"}},
         {{"--loops", "summaries", "--format", "html", "-o", "/dev/null"},
          kExitUsage,
          "",
          {"--loops is for --format text and json"}}});
}

}  // namespace
}  // namespace kukang
