// check --merge, as users meet it.

#include "cli_case.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

nlohmann::json merged(const std::string& target, const std::string& merge) {
  const Finished finished = run_process({kBinary, "check", "-cp", kClasses, "cli.Merged." + target,
                                         "--merge", merge, "--format", "json"});
  EXPECT_EQ(finished.status, kExitHolds) << finished.err;
  return nlohmann::json::parse(finished.out)["results"][0];
}

TEST(MergeOption, SaysWhereStatesMerge) {
  struct Case {
    std::string target, merge;
    int paths;
    bool merges, refuses;
  };
  const std::vector<Case> cases = {
      {"flags", "off", 4, false, false},    {"flags", "regions", 1, true, false},
      {"flags", "always", 1, true, false},  {"index", "off", 2, false, false},
      {"index", "regions", 2, false, true},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.target + ", " + c.merge);
    const nlohmann::json result = merged(c.target, c.merge);
    EXPECT_EQ(result["paths"], c.paths);
    EXPECT_EQ(result["verdict"], "verified");
    const nlohmann::json& merging = result["stats"]["merged"];
    EXPECT_EQ(merging["into"] > 0, c.merges);
    EXPECT_EQ(merging["refused"].contains("more would be asked about what differs than is saved"),
              c.refuses);
  }
  EXPECT_GT(merged("index", "always")["stats"]["merged"]["into"], 0);
}

TEST(MergeOption, Mistakes) {
  check({"check", "-cp", kClasses, "cli.Merged.flags"},
        {{{"--merge", "sometimes"}, kExitUsage, "", {"--merge", "off", "regions", "always"}},
         {{"--merge", "regions", "--format", "html", "-o", "/dev/null"},
          kExitUsage,
          "",
          {"--merge is for --format text and json"}}});
}

}  // namespace
}  // namespace kukang
