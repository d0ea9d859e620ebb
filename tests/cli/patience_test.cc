// Whatever takes long ends soon after its time is over or somebody has pressed Ctrl-C, with what is
// known by then. And what is known but could not be written is no success.

#include <chrono>

#include "cli_case.h"

namespace kukang {
namespace {

using testing::AnyOf;
using testing::Contains;
using testing::HasSubstr;
using Clock = std::chrono::steady_clock;

// What is promised is two seconds. That much may pass here before the process has even begun; what
// nobody stops takes longer by far.
constexpr int kSoon = 12;

struct SlowCase {
  std::vector<std::string> arguments;
  std::vector<int> statuses;
};

const std::vector<int> kKnown = {kExitViolated, kExitUnknown};

void expect_to_end(const std::vector<std::string>& before, const SlowCase& c,
                   const std::vector<std::string>& after) {
  std::vector<std::string> command = before;
  command.insert(command.end(), {kBinary, c.arguments[0], "-cp", kClasses});
  command.insert(command.end(), c.arguments.begin() + 1, c.arguments.end());
  command.insert(command.end(), after.begin(), after.end());
  SCOPED_TRACE(fmt::format("{}", fmt::join(command, " ")));
  const Clock::time_point from = Clock::now();
  const Finished finished = run_process(command);
  EXPECT_LT(Clock::now() - from, std::chrono::seconds(kSoon));
  EXPECT_THAT(c.statuses, Contains(finished.status)) << finished.out << finished.err;
}

TEST(Patience, ATimeLimitIsKept) {
  for (const SlowCase& c : std::vector<SlowCase>{
           {{"check", "cli.Slow.violations"}, kKnown},
           {{"check", "--format", "html", "-o", "/dev/null", "cli.Slow.violations"}, kKnown},
           {{"check", "cli.SlowClasses.initializers"}, {kExitUnknown}},
           {{"check", "cli.Slow.question"}, {kExitUnknown}},
           {{"check", "cli.Slow.numbers"}, kKnown},
           {{"check", "cli.Slow.replay"}, {kExitViolated}},
           {{"check", "-j", "3", "cli.Slow.question", "cli.Slow.small"}, {kExitUnknown}},
           {{"trace", "cli.Slow.violations"}, {kExitHolds}},
       }) {
    expect_to_end({}, c, {"--timeout", "1"});
  }
}

TEST(Patience, SomebodyIsListenedTo) {
  const std::vector<std::string> impatient = {
      "/usr/bin/timeout", "--foreground", "--preserve-status", "-s", "INT", "-k", std::to_string(kSoon), "2"};
  for (const SlowCase& c : std::vector<SlowCase>{
           {{"check", "cli.Slow.violations", "cli.Slow.small"}, kKnown},
           {{"check", "cli.Slow.question"}, {kExitUnknown}},
           {{"check", "cli.Slow.replay"}, {kExitViolated}},
           {{"trace", "cli.Slow.violations"}, {kExitHolds}},
       }) {
    expect_to_end(impatient, c, {});
  }
}

TEST(Patience, WhatIsKnownIsTold) {
  const Finished finished = run_process(
      {kBinary, "check", "-cp", kClasses, "--timeout", "1", "cli.Slow.question", "cli.Slow.small"});
  EXPECT_EQ(finished.status, kExitUnknown);
  EXPECT_THAT(finished.out, HasSubstr("not everything was explored: the time is used up"));
  EXPECT_THAT(finished.out, HasSubstr("verified       Slow.small(int)"));
}

TEST(Memory, WithoutRoomTheOthersGoOn) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "the sanitizer needs room of its own";
#endif
  for (const char* workers : {"1", "4"}) {
    const Finished finished = run_process(
        {"/bin/bash", "-c",
         fmt::format("ulimit -v 700000; exec {} check --no-replay -cp {} -j {} cli.Slow.memory "
                     "cli.Slow.small",
                     kBinary, kClasses, workers)});
    EXPECT_EQ(finished.status, kExitUnknown) << finished.err;
    EXPECT_EQ(finished.err, "");
    EXPECT_THAT(finished.out, HasSubstr("not everything was explored: the memory is used up"));
    EXPECT_THAT(finished.out, HasSubstr("verified       Slow.small(int)"));
  }
}

// What else takes memory than states: Z3, tables, threads, classes that are read.
TEST(Memory, WhateverRoomThereIsItEndsInOrder) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "the sanitizer needs room of its own";
#endif
  struct Sweep {
    std::string arguments;
    int step;  // KiB
  };
  const std::vector<int> orderly = {kExitHolds, kExitViolated, kExitUnknown, kExitMalformed};
  for (const auto& [arguments, step] : std::vector<Sweep>{
           {"check --no-replay -j 4 cli.Slow.small", 3000},
           {"check --no-replay -j 4 --timeout 1 cli.Slow.question cli.Slow.numbers", 42'000},
           {"compare --timeout 1 cli.Slow.numbers", 42'000},
       }) {
    for (int kib = 168'000; kib < 330'000; kib += step) {
      const std::string command =
          fmt::format("ulimit -v {}; exec {} {} -cp {}", kib, kBinary, arguments, kClasses);
      SCOPED_TRACE(command);
      const Finished finished = run_process({"/bin/bash", "-c", command});
      EXPECT_THAT(orderly, Contains(finished.status)) << finished.err;
      EXPECT_THAT(finished.err, AnyOf("", HasSubstr("kukang: ")));
    }
  }
}

TEST(FullDisk, IsNoSuccess) {
  const std::string small = "cli.Slow.small", values = "cli.Values.anInt 7";
  for (const std::string& arguments : std::vector<std::string>{
           "check " + small + " > /dev/full",
           "check --format json " + small + " > /dev/full",
           "check --format html " + small + " > /dev/full",
           "check -o /dev/full " + small,
           "check --format json -o /dev/full " + small,
           "trace " + small + " > /dev/full",
           "trace -o /dev/full " + small,
           "trace --tree --format dot " + small + " > /dev/full",
           "shapes cli.Shaped > /dev/full",
           "shapes --each cli.Shaped > /dev/full",
           "shapes --format jsonl -o /dev/full cli.Shaped",
           "shapes --format json -o /dev/full cli.Shaped",
           "compare " + small + " > /dev/full",
           "compare --format json -o /dev/full " + small,
           "run " + values + " > /dev/full",
           "run --format json " + values + " > /dev/full",
           std::string("run cli.Effects.prints > /dev/full"),
           std::string("check --help > /dev/full"),
       }) {
    SCOPED_TRACE(arguments);
    const size_t space = arguments.find(' ');
    const Finished finished =
        run_process({"/bin/bash", "-c",
                     fmt::format("exec {} {} -cp {}{}", kBinary, arguments.substr(0, space),
                                 kClasses, arguments.substr(space))});
    EXPECT_EQ(finished.status, kExitInternal);
    const bool to_file = arguments.find("-o /dev/full") != std::string::npos;
    EXPECT_THAT(finished.err, HasSubstr(to_file ? "/dev/full" : "the standard output"));
  }
}

}  // namespace
}  // namespace kukang
