// kukang trace as people call it.

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "cli/process.h"
#include "fmt/format.h"

namespace kukang {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

Finished trace(std::vector<std::string> arguments,
               const std::map<std::string, std::string>& environment = {}) {
  const std::vector<std::string> before = {KUKANG_BUILD_DIR "/kukang", "trace", "-cp",
                                           KUKANG_BUILD_DIR "/java/examples",
                                           "container.Container.swap"};
  arguments.insert(arguments.begin(), before.begin(), before.end());
  return run_process(arguments, environment);
}

TEST(Command, DerivesEveryPath) {
  const Finished all = trace({});
  EXPECT_EQ(all.status, 0);
  EXPECT_THAT(all.out, StartsWith("void container.Container.swap(container.Container)\n"
                                  "lazier#, k=3: 2 paths\n"));
  EXPECT_THAT(all.out, HasSubstr("\nPath 1, 1-11-111-1111: returns\n"));
  EXPECT_THAT(all.out, HasSubstr("\nPath 2, 1-11-112-1121: returns\n"));
  EXPECT_THAT(all.out, HasSubstr("\n  assume n ≠ NULL\n"));
  EXPECT_THAT(all.out, HasSubstr("\n  assert: ensures exchanged\n"));
  EXPECT_EQ(all.err, "");
}

TEST(Command, DerivesOnePath) {
  // By the label of its last state, by its trace, by its number.
  for (const char* path : {"3341", "3-33-334-3341", "16"}) {
    const Finished one = trace({"--strategy", "lazy", "--path", path});
    EXPECT_EQ(one.status, 0);
    EXPECT_THAT(one.out, HasSubstr("Path 16, 3-33-334-3341: returns\n")) << path;
    EXPECT_THAT(one.out, Not(HasSubstr("Path 15")));
    EXPECT_THAT(one.out, HasSubstr("⇒ GETFIELD4-S"));
  }
}

TEST(Command, MarksAPathOfTheTree) {
  const Finished tree = trace({"--tree", "--strategy=lazier", "--path", "2231"});
  EXPECT_EQ(tree.status, 0);
  EXPECT_THAT(tree.out, HasSubstr("└─2231*"));
  EXPECT_THAT(tree.out, HasSubstr("└─2221 "));
  const Finished dot = trace({"--tree", "--strategy=lazier", "--path", "2231", "--format", "dot"});
  EXPECT_THAT(dot.out, StartsWith("digraph tree {"));
  EXPECT_THAT(dot.out, HasSubstr("\"223\" -> \"2231\" [label=\" line 28\", penwidth=2.5];"));
}

TEST(Command, SaysWhatIsWrong) {
  const struct {
    std::vector<std::string> arguments;
    std::string complaint;
  } mistakes[] = {
      {{"--path", "77"}, "--path 77: no path ends in a state of that label"},
      {{"--format", "svg"}, "--format svg is for --tree"},
      {{"--strategy", "eager"}, "there is no strategy eager"},
      {{"-o", "/nonexistent/file"}, "-o /nonexistent/file: the file cannot be written"},
  };
  for (const auto& mistake : mistakes) {
    const Finished finished = trace(mistake.arguments);
    EXPECT_EQ(finished.status, 64);
    EXPECT_EQ(finished.out, "");
    EXPECT_THAT(finished.err, HasSubstr(mistake.complaint));
  }
  const Finished whole_class =
      run_process({KUKANG_BUILD_DIR "/kukang", "trace", "-cp", KUKANG_BUILD_DIR "/java/examples",
                   "container.Container"});
  EXPECT_EQ(whole_class.status, 64);
  EXPECT_THAT(whole_class.err, HasSubstr("container.Container is not one method"));
  EXPECT_THAT(whole_class.err, HasSubstr("swap(container.Container)"));
}

// --- pictures ---

TEST(Picture, NeedsGraphviz) {
  const Finished none =
      trace({"--jdk", jdk_home(), "--tree", "--format", "svg"}, {{"PATH", "/nonexistent"}});
  EXPECT_EQ(none.status, 64);
  EXPECT_THAT(none.err, HasSubstr("install\n  Graphviz (Debian: apt install graphviz)"));
}

// Stands in for Graphviz: what it is given is what it draws.
class StandIn {
 public:
  explicit StandIn(const std::string& script) {
    std::ofstream(path()) << "#!/bin/sh\n" << script;
    std::filesystem::permissions(path(), std::filesystem::perms::owner_all);
  }
  std::map<std::string, std::string> environment() const {
    return {{"PATH", directory_.string() + ":/usr/bin:/bin"}};
  }

 private:
  std::string path() const { return directory_ / "dot"; }
  TemporaryDirectory directory_;
};

TEST(Picture, IsWhatDotDraws) {
  const StandIn dot("test \"$1\" = -Tsvg && cat \"$2\"\n");
  const Finished drawn =
      trace({"--jdk", jdk_home(), "--tree", "--format", "svg"}, dot.environment());
  EXPECT_EQ(drawn.status, 0) << drawn.err;
  EXPECT_EQ(drawn.out, trace({"--tree", "--format", "dot"}).out);

  const TemporaryDirectory directory;
  const std::string file = directory / "tree.svg";
  EXPECT_EQ(
      trace({"--jdk", jdk_home(), "--tree", "--format", "svg", "-o", file}, dot.environment()).out,
      "");
  const std::vector<uint8_t> written = file_contents(file);
  EXPECT_EQ(std::string(written.begin(), written.end()), drawn.out);
}

TEST(Picture, FailsWhereDotFails) {
  const StandIn dot("exit 3\n");
  const Finished failed =
      trace({"--jdk", jdk_home(), "--tree", "--format", "svg"}, dot.environment());
  EXPECT_EQ(failed.status, 2);
  EXPECT_THAT(failed.err, HasSubstr("dot has not drawn the tree"));
}

TEST(Picture, OfTheRealThing) {
  if (std::system("command -v dot > /dev/null") != 0) GTEST_SKIP() << "Graphviz is not installed";
  const Finished drawn = trace({"--tree", "--format", "svg", "--strategy", "lazy"});
  EXPECT_EQ(drawn.status, 0);
  EXPECT_THAT(drawn.out, HasSubstr("<svg "));
  EXPECT_THAT(drawn.out, HasSubstr(">3341</text>"));
}

}  // namespace
}  // namespace kukang
