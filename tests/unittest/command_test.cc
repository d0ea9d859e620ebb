// kukang tests, as its users meet it: what it says, and of which mistakes.

#include "cli/cli_case.h"
#include "fmt/format.h"
#include "unittest/generated.h"

namespace kukang {
namespace {

using testing::HasSubstr;

TEST(Command, Mistakes) {
  const TemporaryDirectory directory;
  const std::string file = directory / "file", out = directory / "out";
  std::ofstream(file) << "x";
  const std::string method = "subjects.Values.not";
  check({"tests", "-cp", kSubjects},
        {
            {{}, kExitUsage, "", {"TARGET is required"}},
            {{method}, kExitUsage, "", {"-o is required", "kukang tests --help"}},
            {{method, "-o", ""}, kExitUsage, "", {"name the directory"}},
            {{method, "-o", file}, kExitUsage, "", {"is a file; a directory is due"}},
            {{method, "-o", file + "/below"}, kExitUsage, "", {"cannot be written"}},
            {{"subjects.Values.no", "-o", out}, kExitUsage, "", {"has no method no"}},
            {{"subjects.Nothing", "-o", out}, kExitUsage, "", {"there is no class"}},
            {{"subjects.Values", "-o", out}, kExitUsage, "", {"has nothing to check"}},
            {{method, "-o", out, "--junit", "3"}, kExitUsage, "", {"--junit"}},
            {{method, "-o", out, "--format", "html"}, kExitUsage, "", {"--format"}},
            {{method, "-o", out, "--ensures", "none"}, kExitUsage, "", {"none"}},
        });
  EXPECT_FALSE(std::filesystem::exists(out));
}

Finished run_tests(const Words& arguments, const std::string& out) {
  Words command = {kBinary, "tests", "-cp", kSubjects, "-o", out};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return run_process(command);
}

TEST(Command, Summary) {
  const TemporaryDirectory directory;
  const std::string out = directory / "a/b";
  const Finished finished = run_tests({"subjects.Calls.hasLast", "subjects.Broken.nextSize"}, out);
  EXPECT_EQ(finished.status, kExitHolds);
  EXPECT_EQ(finished.err, "");
  EXPECT_EQ(finished.out, fmt::format(R"(Calls.hasLast(): 1 test from 1 path
  Calls.hasLast(), 1 of 2 branches, 4 of 6 instructions
    no path within the bounds reaches some way out of line 27
Broken.nextSize(): 2 tests from 3 paths
  subjects.BrokenTest.nextSize_fails_with_NullPointerException_when_next_is_null fails:
    NullPointerException at Broken.java:37
  Broken.nextSize(), 4 of 4 instructions
written: {0}/subjects/CallsTest.java
written: {0}/subjects/BrokenTest.java
written: {0}/kukang/Contract.java
)",
                                      out));
  expect_lines_fit(finished.out.substr(0, finished.out.find("written")));
}

// Paths that cannot be tests are told of; where none can, nothing is written.
TEST(Command, NothingToWrite) {
  const TemporaryDirectory directory;
  const std::string out = directory / "out";
  const Finished some = run_tests({"subjects.Records.of", "--exceptions", "none"}, out);
  EXPECT_EQ(some.status, kExitHolds);
  EXPECT_THAT(some.out, HasSubstr("1 test from 3 paths"));
  EXPECT_THAT(unfolded(some.out), HasSubstr("the fields of a record (subjects.Records$Positive)"));
  EXPECT_THAT(some.out, HasSubstr("(3 on some path)"));

  const Finished none = run_tests({"subjects.Ends.exit"}, directory / "none");
  EXPECT_EQ(none.status, kExitUnknown);
  EXPECT_THAT(none.out, HasSubstr("left out: 1 path: it ends the JVM"));
  EXPECT_EQ(none.err, "kukang: there is nothing to write: no path can be a test\n");
  EXPECT_FALSE(std::filesystem::exists(directory / "none"));
}

// Of a class that is itself what is checked nothing is assumed: the nodes may go round in a circle.
TEST(Command, TablesThatNoProgramCanMake) {
  const TemporaryDirectory directory;
  const Finished finished = run_tests(
      {"java.util.HashMap.containsKey(Object)", "--all", "--timeout", "3"}, directory / "out");
  EXPECT_LE(finished.status, kExitUnknown) << finished.err;
}

TEST(Command, WhatIsNotExploredMakesItUnknown) {
  const TemporaryDirectory directory;
  const Finished finished = run_tests({"subjects.Unwritten.area"}, directory / "out");
  EXPECT_EQ(finished.status, kExitUnknown);
  EXPECT_THAT(
      unfolded(finished.out),
      HasSubstr("stopped: 1 path: no implementation of double subjects.Unwritten$Shape.area() "
                "is known"));
}

}  // namespace
}  // namespace kukang
