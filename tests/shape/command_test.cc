// kukang shapes as its users meet it; and the Java code that it writes, compiled and run.

#include <fstream>
#include <regex>

#include "../cli/cli_case.h"
#include "fmt/format.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

const std::string kShaped = KUKANG_BUILD_DIR "/java/test-shape";
const std::string kPath = kShaped + ":" KUKANG_BUILD_DIR "/java/examples";

std::vector<std::string> command(const std::vector<std::string>& arguments) {
  std::vector<std::string> all = {kBinary, "shapes", "-cp", kPath};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return all;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

TEST(ShapesCommand, SaysWhatIsWrong) {
  check(
      {"shapes", "-cp", kPath},
      {
          {{"shaped.Nowhere"}, kExitUsage, "", {"there is no class shaped.Nowhere"}},
          {{"shaped.Mistakes$None"}, kExitUsage, "", {"has no invariant", "--invariant or --spec"}},
          {{"shaped.Tree", "--invariant", "shrubby"},
           kExitUsage,
           "",
           {"no method boolean shrubby()"}},
          {{"shaped.Tree", "--range", "9"}, kExitUsage, "", {"--range 9", "0..9"}},
          {{"shaped.Tree", "--range", "9..0"}, kExitUsage, "", {"the smaller one first"}},
          {{"shaped.Tree", "--range", "0..1", "--concrete"}, kExitUsage, "", {"name one of them"}},
          {{"shaped.Tree", "--count", "--each"}, kExitUsage, "", {"--count has no shapes"}},
          {{"shaped.Tree", "--count", "--format", "dot"},
           kExitUsage,
           "",
           {"--count has no shapes"}},
          {{"shaped.Tree", "--symbolic-statics"}, kExitUsage, "", {"--symbolic-statics"}},
          {{"shaped.Tree", "-n", "Shrub=2"}, kExitUsage, "", {"there is no class Shrub"}},
          {{"shaped.Tree", "--count", "-o", "/nowhere/at/all"},
           kExitUsage,
           "",
           {"cannot be written"}},
      });
}

TEST(ShapesCommand, CountsInATable) {
  const Finished finished = run_process(command({"shaped.Tree", "-n", "3", "--count"}));
  EXPECT_EQ(finished.status, 0);
  std::vector<std::string> lines = lines_of(finished.out);
  ASSERT_EQ(lines.size(), 7);
  lines.back() = lines.back().substr(0, lines.back().find(';'));
  EXPECT_THAT(lines, testing::ElementsAre("objects  shapes  of which", "      1       1  1 Tree",
                                          "      2       1  1 Tree, 1 Node",
                                          "      3       2  1 Tree, 2 Node",
                                          "      4       5  1 Tree, 3 Node", "    all       9",
                                          "all that shaped.Tree has up to the bounds"));
}

TEST(ShapesCommand, ShowsShapesWithTheirConditions) {
  const Finished finished = run_process(command({"shaped.Numbers$Search", "-n", "2"}));
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.out,
              HasSubstr("\nshape 3, 3 objects\n"
                        "  this = Search#1\n"
                        "  └─ root = Node#1 {key = key1, left = null}\n"
                        "     └─ right = Node#2 {key = key2, left = null, right = null}\n"
                        "  where key1 < key2\n"));
}

TEST(ShapesCommand, TellsWhatTheCountHasToBeReadWith) {
  struct Case {
    std::string type;
    int status;
    std::string said;
  };
  for (const Case& c :
       {Case{"shaped.Mistakes$Throwing", 0,
             "left out: invariant hasNext of this threw java.lang.NullPointerException on 1 path"},
        Case{"shaped.Mistakes$Endless", 2, "did not come to an end on 6 paths"},
        Case{"shaped.Mistakes$Endless", 2,
             "left out: invariant ends of this does not end on 6 paths"},
        Case{"shaped.Mistakes$Nothing", 0,
             "no shape of shaped.Mistakes$Nothing satisfies it, whatever their size"},
        Case{"shaped.Mistakes$Nothing", 0,
             "left out: invariant isOlder of this does not hold on 1 path"},
        Case{"shaped.Mistakes$Writing", 0, "(shaped.Mistakes$Writing.calls, "},
        Case{"redblacktree.RedBlackTree", 0, " s, 16 bytes kept of each shape"}}) {
    const Finished finished =
        run_process(command({c.type, "-n", "3", "--count", "--steps", "100000"}));
    EXPECT_EQ(finished.status, c.status) << c.type;
    EXPECT_THAT(unfolded(finished.out), HasSubstr(c.said));
  }
}

// But for `stats`, and in the text for what the line with the seconds says after them.
TEST(ShapesCommand, AnswersAlikeForAnyNumberOfWorkers) {
  auto answer = [](std::vector<std::string> arguments, const std::string& workers,
                   const std::string& format) {
    arguments.insert(arguments.end(),
                     {"-n", "3", "--steps", "100000", "-j", workers, "--format", format});
    const Finished finished = run_process(command(arguments));
    EXPECT_EQ(finished.err, "");
    if (format == "text") {
      return std::regex_replace(unfolded(finished.out), std::regex("; [0-9.]+ s(, .*)?\n"), "\n");
    }
    Json json = Json::parse(finished.out);
    EXPECT_EQ(json["results"][0].erase("stats"), 1);
    return json.dump(2);
  };
  for (const std::string type :
       {"binarysearchtree.BinarySearchTree", "redblacktree.RedBlackTree", "shaped.Graph",
        "shaped.Mistakes$Throwing", "shaped.Mistakes$Endless", "shaped.Mistakes$Nothing",
        "shaped.Mistakes$Writing", "shaped.Mistakes$Doubtful"}) {
    for (const std::string_view how : {"--count", "--sample=2", "--seed=0"}) {  // the last: all
      for (const std::string format : {"json", "text"}) {
        const std::vector<std::string> asked = {type, std::string(how)};
        EXPECT_EQ(answer(asked, "4", format), answer(asked, "1", format)) << type << " " << how;
      }
    }
  }
}

TEST(ShapesCommand, WritesJson) {
  const Finished finished = run_process(
      command({"shaped.Numbers$Sorted", "-n", "2", "--range", "0..2", "--format", "json"}));
  EXPECT_EQ(finished.status, 0);
  const Json result = Json::parse(finished.out)["results"][0];
  EXPECT_EQ(result["target"], "shaped.Numbers$Sorted");
  EXPECT_EQ(result["invariants"], Json::array({"shaped.Numbers$Sorted.isSorted"}));
  EXPECT_EQ(result["total"], 3);
  EXPECT_EQ(result["complete"], true);
  // None, one of three, two in order: 3 + 2 + 1.
  EXPECT_EQ(result["instances"], 1 + 3 + 6);
  EXPECT_EQ(result["shapes"][2]["size"], 3);
  EXPECT_EQ(result["shapes"][2]["count"], 1);
  EXPECT_EQ(result["shapes"][2]["instances"], 6);
  EXPECT_EQ(result["heaps"].size(), 3);
  EXPECT_EQ(result["heaps"][2]["conditions"], Json::array({Json::array({"value1 <= value2"})}));
}

// An instance has numbers also where the invariant does not look; there are 4 + 2 * 6 trees.
TEST(ShapesCommand, CountsInstancesWithNumbersThatNobodyReads) {
  const std::vector<std::string> trees = {"binarysearchtree.BinarySearchTree", "--range", "0..3",
                                          "--count", "-n"};
  auto said = [&](const std::string& n) {
    std::vector<std::string> arguments = trees;
    arguments.push_back(n);
    const Finished finished = run_process(command(arguments));
    EXPECT_EQ(finished.status, 0) << finished.err;
    expect_lines_fit(finished.out);
    return unfolded(finished.out);
  };
  EXPECT_THAT(said("2"), HasSubstr("; 17 instances with integers from 0 to 3;"));
  EXPECT_THAT(said("2"), Not(HasSubstr("never looks at")));
  EXPECT_THAT(said("1"), HasSubstr("; 5 instances with integers from 0 to 3;"));
  EXPECT_THAT(said("1"), HasSubstr("never looks at take every value of the range, too: Node.key"));
}

TEST(ShapesCommand, DoesNotCountForever) {
  // Where the machine is slow or busy, the shapes alone take longer than the shortest of these.
  bool counting = false;
  for (const std::string seconds : {"0.2", "2", "20"}) {
    const Finished late =
        run_process(command({"shaped.Numbers$Search", "-n", "3", "--range",
                             "0..4000000000000000000", "--timeout", seconds, "--count"}));
    EXPECT_EQ(late.status, kExitUnknown);
    counting = late.err.find("stopped before all instances were counted") != std::string::npos;
    if (counting) break;
  }
  EXPECT_TRUE(counting);
  const Finished many = run_process(
      command({"shaped.Tree", "-n", "9", "--range", "-4000000000000000000..4000000000000000000"}));
  EXPECT_EQ(many.status, kExitHolds);  // there are no numbers in it
  const Finished too_many =
      run_process(command({"binarysearchtree.BinarySearchTree", "-n", "1", "--int", "math",
                           "--range", "-9223372036854775808..9223372036854775807"}));
  EXPECT_EQ(too_many.status, kExitUnknown);
  EXPECT_THAT(too_many.err, HasSubstr("more instances than can be counted"));
}

// What was found in two seconds takes longer to write; the answer is whole nevertheless.
TEST(ShapesCommand, EndsTheListWhenTheTimeEnds) {
  const Finished late = run_process(
      command({"shaped.Graph", "-k", "4", "--concrete", "--timeout", "2", "--format", "json"}));
  EXPECT_EQ(late.status, kExitUnknown) << late.err;
  const Json result = Json::parse(late.out).at("results").at(0);
  EXPECT_EQ(result.at("complete"), false);
  EXPECT_EQ(result.at("stopped_early"), "the time is used up (--timeout)");
  EXPECT_FALSE(result.at("heaps").empty());
  EXPECT_LE(result.at("heaps").size(), result.at("total"));
}

TEST(ShapesCommand, StreamsEach) {
  const std::vector<std::string> lists = {"shaped.Numbers$Sorted", "-n", "2", "--range", "0..2"};
  std::vector<std::string> arguments = lists;
  arguments.push_back("--each");
  std::vector<std::string> lines = lines_of(run_process(command(arguments)).out);
  ASSERT_EQ(lines.size(), 10);
  std::vector<std::pair<std::string, std::string>> values;
  for (size_t i = 4; i < lines.size(); ++i) {
    const Json objects = Json::parse(lines[i])["objects"];
    values.push_back({objects[1]["fields"]["value"], objects[2]["fields"]["value"]});
  }
  using testing::Pair;
  EXPECT_THAT(values, testing::ElementsAre(Pair("0", "0"), Pair("0", "1"), Pair("0", "2"),
                                           Pair("1", "1"), Pair("1", "2"), Pair("2", "2")));
}

TEST(ShapesCommand, WritesGraphs) {
  const TemporaryDirectory directory;
  const Finished finished = run_process(
      command({"shaped.Graph", "-n", "2", "--format", "dot", "-o", directory / "graphs.dot"}));
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.out, "");
  const std::vector<uint8_t> bytes = file_contents(directory / "graphs.dot");
  const std::string text(bytes.begin(), bytes.end());
  size_t graphs = 0;
  for (size_t at = 0; (at = text.find("digraph", at)) != std::string::npos; ++at) ++graphs;
  // One vertex: each edge leads to it or nowhere. Two: one of the first's leads to the second.
  EXPECT_EQ(graphs, 2 * 2 + (3 * 3 - 2 * 2) * 3 * 3);
}

// --- Java ---

TEST(ShapesCommand, WritesJavaThatBuildsThem) {
  struct Case {
    std::string type, generated, invariants;
    size_t shapes;
  };
  const std::vector<Case> cases = {
      {"shaped.Tree$Full", "shaped.FullShapes", "isTree,isFull", 1 + 1 + 1 + 2 + 5},
      {"shaped.Graph", "shaped.GraphShapes", "walked", 4 + 45},
      {"shaped.Forest", "shaped.ForestShapes", "isForest", 1 + 1 + 3 + 16},
      {"shaped.Table", "shaped.TableShapes", "isTable", 3 + 3 + 4 + 5},
      {"shaped.Mixed$Expression", "shaped.ExpressionShapes", "isTree", 2 + 2},
      {"binarysearchtree.BinarySearchTree", "binarysearchtree.BinarySearchTreeShapes", "wellFormed",
       1 + 1 + 2 + 5},
      {"redblacktree.RedBlackTree", "redblacktree.RedBlackTreeShapes", "wellFormed", 1 + 1 + 2 + 1},
      {"aatree.AATree", "aatree.AATreeShapes", "wellFormed", 1 + 1 + 1},
  };
  const std::map<std::string, std::string> bounds = {{"shaped.Tree$Full", "7"},
                                                     {"shaped.Graph", "2"}};
  const TemporaryDirectory directory;
  std::vector<std::string> compile = {KUKANG_JAVAC, "-nowarn", "-cp",
                                      kPath,        "-d",      directory / "classes"};
  std::vector<std::string> run = {KUKANG_JAVA, "-cp",
                                  fmt::format("{}:{}", kPath, std::string(directory / "classes")),
                                  "shaped.BuildShapes"};
  std::string expected;
  for (const Case& c : cases) {
    const std::string file = directory / (c.generated.substr(c.generated.rfind('.') + 1) + ".java");
    const auto bound = bounds.find(c.type);
    const Finished finished =
        run_process(command({c.type, "-n", bound == bounds.end() ? "3" : bound->second, "--format",
                             "java", "-o", file}));
    ASSERT_EQ(finished.status, 0) << finished.err;
    compile.push_back(file);
    run.push_back(c.generated);
    run.push_back(c.invariants);
    expected += fmt::format("{} {}\n", c.generated, c.shapes);
  }
  const Finished compiled = run_process(compile);
  ASSERT_EQ(compiled.status, 0) << compiled.err;
  const Finished finished = run_process(run);
  EXPECT_EQ(finished.status, 0) << finished.err;
  EXPECT_EQ(finished.out, expected);
}

}  // namespace
}  // namespace kukang
