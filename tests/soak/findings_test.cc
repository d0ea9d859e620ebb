// The soak sees what it is there for: programs that misbehave on purpose.

#include "soak/findings.h"

#include <csignal>

#include "classfile/places.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace kukang {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// What is found where the program is this one, in a shell's words.
std::vector<std::string> found(const std::string& program, Trial trial = {}) {
  take_in_orphans();
  const TemporaryDirectory folder;
  if (trial.command.empty()) trial.command = "trace";
  if (trial.format.empty()) trial.format = "text";
  trial.arguments = {"-c", program};
  trial.late = 1;
  return findings_of(trial, run_trial(trial, "/bin/sh", folder.string()));
}

Trial answering_in_json(const std::string& command) {
  Trial trial;
  trial.command = command;
  trial.format = "json";
  return trial;
}

TEST(Findings, AreNoneWhereNothingIsWrong) {
  EXPECT_THAT(found("exit 0"), IsEmpty());
  EXPECT_THAT(found("echo nothing to do >&2; exit 64"), IsEmpty());
  EXPECT_THAT(found("sleep 0.1 & exit 2"), IsEmpty());
}

TEST(Findings, ACrash) {
  EXPECT_THAT(found("kill -SEGV $$"), ElementsAre("ended by signal 11"));
  EXPECT_THAT(found("exit 70"), ElementsAre("exit status 70"));
  EXPECT_THAT(found("echo internal error: so >&2; exit 2"), ElementsAre("internal error"));
}

TEST(Findings, AProcessThatIsLeftBehind) {
  EXPECT_THAT(found("sleep 100 & exit 0"), ElementsAre(StartsWith("left behind: ")));
  EXPECT_THAT(found("setsid sleep 100 & exit 0"), ElementsAre(StartsWith("left behind: ")));
}

TEST(Findings, ARunThatGoesOn) {
  Trial limited;
  limited.seconds = 0.2;
  EXPECT_THAT(found("exec sleep 100", limited), ElementsAre(StartsWith("still running")));
  Trial interrupted;
  interrupted.trouble.signals = {{SIGINT, 0.2, false}};
  EXPECT_THAT(found("trap '' INT; sleep 0.4; exec sleep 100", interrupted),
              ElementsAre(StartsWith("still running")));
  EXPECT_THAT(found("exec sleep 100", interrupted), IsEmpty()) << "it ends by the signal";
}

TEST(Findings, AnExitStatusThatIsNotTheAnswers) {
  const std::string violated = R"({"results": [{"verdict": "violated", "disagreements": []}]})";
  const std::string echo = "echo '" + violated + "'; ";
  EXPECT_THAT(found(echo + "exit 1", answering_in_json("check")), IsEmpty());
  EXPECT_THAT(found(echo + "exit 0", answering_in_json("check")),
              ElementsAre("exit status 0, where the answer says 1"));
  EXPECT_THAT(found("exit 2", answering_in_json("check")),
              ElementsAre(HasSubstr("without an answer")));
  EXPECT_THAT(found("echo kukang: no >&2; exit 2", answering_in_json("check")), IsEmpty());
  EXPECT_THAT(found("printf '\\r3 paths\\rkukang: no' >&2; exit 2", answering_in_json("check")),
              IsEmpty());
  const std::string vacuous = R"({"results": [{"verdict": "vacuous", "disagreements": []}]})";
  EXPECT_THAT(found("echo '" + vacuous + "'; exit 2", answering_in_json("compare")), IsEmpty());
}

TEST(Findings, AnAnswerThatNobodyGot) {
  Trial full;
  full.trouble.output = Trouble::Output::Full;
  EXPECT_THAT(found("echo answer 2>/dev/null; exit 0", full),
              ElementsAre("exit status 0, where nobody got the answer"));
  EXPECT_THAT(found("echo answer || exit 70", full), ElementsAre("exit status 70"));
  EXPECT_THAT(found("echo not everything could be written >&2; exit 70", full), IsEmpty());
}

TEST(Findings, CharactersThatDoNotBelongInAText) {
  EXPECT_THAT(found("printf 'a\\033[31mb\\n'"), ElementsAre("control characters in the answer"));
}

}  // namespace
}  // namespace kukang
