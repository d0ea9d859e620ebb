// kukang check, as its users meet it: verdicts, exit statuses, and what is said of mistakes.

#include "cli_case.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using testing::HasSubstr;
using testing::Not;

Finished run_check(std::vector<std::string> arguments) {
  std::vector<std::string> command = {kBinary, "check", "-cp", kClasses};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return run_process(command);
}

// A path may stop at a parameter, before anything has begun.
TEST(Check, WhatCannotBeginIsTold) {
  for (const char* format : {"text", "json", "html"}) {
    const Finished finished = run_check(
        {"cli.Hostile.sameClass", "--strategy", "lazy", "--format", format});
    EXPECT_EQ(finished.status, kExitUnknown) << finished.err;
    EXPECT_THAT(finished.out, HasSubstr("cannot be left open")) << format;
  }
}

TEST(Check, WhatHasNoContractIsCheckedWhereExceptionsAreAskedFor) {
  const Finished usual = run_check({"cli.Mixed"});
  EXPECT_EQ(usual.status, kExitHolds) << usual.err;
  EXPECT_THAT(usual.out, HasSubstr("hint: without a contract, and not checked: Mixed.half(int[], "
                                   "int); --exceptions"));
  EXPECT_THAT(usual.out, Not(HasSubstr("<init>")));
  EXPECT_THAT(run_check({"cli.Mixed.grow"}).out, Not(HasSubstr("hint")));
  const Finished asked = run_check({"cli.Mixed", "--exceptions", "all"});
  EXPECT_EQ(asked.status, kExitViolated);
  EXPECT_THAT(asked.out, HasSubstr("violated: Mixed.half(int[], int)"));
  EXPECT_THAT(asked.out, Not(HasSubstr("hint")));
}

TEST(Check, WhatIsKnownByItsInterface) {
  const Finished finished = run_check({"cli.Interfaces", "--exceptions", "implicit"});
  EXPECT_EQ(finished.status, kExitViolated) << finished.err;
  EXPECT_THAT(finished.out, HasSubstr("deque = Deque#1\n    other = Deque#1\n"));
  EXPECT_THAT(finished.out, HasSubstr("\n  NullPointerException\n"));
  std::istringstream lines(finished.out);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 100u) << line;
}

TEST(Check, VerdictsAndExitStatuses) {
  struct Case {
    std::vector<std::string> arguments;
    int status;
    std::string verdict;
  };
  const std::vector<Case> cases = {
      {{"cli.Checked.headKey"}, kExitHolds, "verified"},
      {{"cli.Checked.length"}, kExitHolds, "within-bounds"},
      {{"cli.Checked.lower"}, kExitViolated, "violated"},
      {{"cli.Checked.asks"}, kExitUnknown, "unknown"},
      {{"cli.Checked.squaresAreLarger"}, kExitHolds, "verified"},
      {{"cli.Checked.<init>"}, kExitHolds, "verified"},
      {{"cli.Checked.over(J)J"}, kExitHolds, "verified"},
      {{"cli.Unchecked.divides"}, kExitViolated, "violated"},
      {{"cli.Unchecked.divides", "--exceptions", "none"}, kExitHolds, "verified"},
      {{"cli.Unchecked.add", "--invariant", "odd"}, kExitHolds, "verified"},
      {{"cli.Unchecked.add", "--spec", "cli.UncheckedSpec"}, kExitViolated, "violated"},
      {{"cli.Checked.headKey", "--ensures", "positive"}, kExitHolds, "verified"},
      {{"cli.UncheckedSpec"}, kExitHolds, "verified"},
      {{"cli.Unchecked.add", "--invariant", "odd", "-n", "2,Integer=3"}, kExitHolds, "verified"},
      {{"cli.Caller.rootOfSquare", "--modular", "cli.Caller.root"}, kExitHolds, "verified"},
      {{"cli.Caller.rootOfAnything", "--modular", "cli.Caller.root"}, kExitViolated, "violated"},
      {{"cli.Later.counted", "--modular", "cli.Later.count"}, kExitViolated, "violated"},
      {{"cli.Later.relinked", "--modular", "cli.Later.count"}, kExitHolds, "verified"},
  };
  for (const Case& c : cases) {
    for (const std::string strategy : {"lazy", "lazier", "lazier#", "lazier-sharp"}) {
      std::vector<std::string> arguments = c.arguments;
      arguments.insert(arguments.end(), {"--strategy", strategy});
      SCOPED_TRACE(fmt::format("{}", fmt::join(arguments, " ")));
      const Finished finished = run_check(arguments);
      EXPECT_EQ(finished.status, c.status);
      EXPECT_THAT(finished.out, HasSubstr("\n" + c.verdict + " "));
      EXPECT_EQ(finished.err, "");
    }
  }
}

// An invariant in parts, a static one, and a class that has none.
TEST(Check, ContractsAsPeopleHaveThem) {
  struct Case {
    std::vector<std::string> arguments;
    int status;
    std::vector<std::string> said, unsaid;
  };
  const std::string hint =
      "hint: repOk is all that is known as invariant of cli.Parted, by its name; if sorted and "
      "counted belong to it, say --invariant repOk --invariant sorted --invariant counted";
  const std::vector<Case> cases = {
      {{"cli.Parted.least", "-n", "2"}, kExitViolated, {"AssertionError", hint}, {}},
      {{"cli.Parted.least", "-n", "2", "--invariant", "repOk", "--invariant", "sorted"},
       kExitHolds,
       {"within-bounds"},
       {"hint:"}},
      {{"cli.Parted.clear", "-n", "2", "--invariant", "counted", "--invariant", "repOk"},
       kExitViolated,
       {"invariant counted of this does not hold", "confirmed"},
       {"hint:"}},
      {{"cli.Balance.one"},
       kExitViolated,
       {"invariant repOK of this does not hold", "confirmed"},
       {}},
      {{"cli.Balance.both"}, kExitHolds, {"verified"}, {"hint:"}},
      {{"cli.Balance", "--exceptions", "all"}, kExitViolated, {"Balance.both()"}, {}},
      {{"cli.Unchecked", "--exceptions", "implicit"},
       kExitViolated,
       {"Unchecked.divides", "ArithmeticException"},
       {}},
  };
  for (const Case& c : cases) {
    const Finished finished = run_check(c.arguments);
    SCOPED_TRACE(fmt::format("{}", fmt::join(c.arguments, " ")));
    EXPECT_EQ(finished.status, c.status) << finished.err;
    const std::string out = unfolded(finished.out);
    for (const std::string& part : c.said) EXPECT_THAT(out, HasSubstr(part));
    for (const std::string& part : c.unsaid) EXPECT_THAT(out, testing::Not(HasSubstr(part)));
    expect_lines_fit(finished.out);
  }
  const Finished none = run_check({"cli.Unchecked", "--exceptions", "none"});
  EXPECT_EQ(none.status, kExitUsage);
  EXPECT_THAT(unfolded(none.err), HasSubstr("say which exceptions, --exceptions implicit or all"));
}

TEST(Check, WhatNeverEnds) {
  auto result_of = [](std::vector<std::string> arguments, int status) {
    arguments.insert(arguments.end(), {"--format", "json"});
    const Finished finished = run_check(arguments);
    EXPECT_EQ(finished.status, status) << fmt::format("{}", fmt::join(arguments, " "));
    return nlohmann::json::parse(finished.out)["results"][0];
  };
  for (const std::string workers : {"1", "4"}) {
    const nlohmann::json unless = result_of({"cli.Unending.unless", "-j", workers}, kExitViolated);
    EXPECT_EQ(unless["verdict"], "violated");
    const nlohmann::json& violation = unless["violations"].at(0);
    EXPECT_EQ(violation["kind"], "diverges");
    EXPECT_EQ(violation["location"], "Unending.java:12");
    EXPECT_EQ(violation["confirmed"], true);
    EXPECT_LT(unless["stats"]["instructions"], 10'000);
  }
  const nlohmann::json recurse = result_of({"cli.Unending.recurse"}, kExitViolated);
  EXPECT_EQ(recurse["violations"].at(0)["kind"], "StackOverflowError");
  EXPECT_EQ(recurse["violations"].at(0)["confirmed"], true);

  const nlohmann::json granted = result_of({"cli.Unending.unless", "--diverges", "ok"}, kExitHolds);
  EXPECT_EQ(granted["verdict"], "verified");
  EXPECT_EQ(granted["diverging"], 1);
  EXPECT_THAT(run_check({"cli.Unending.unless", "--diverges", "ok"}).out,
              HasSubstr("one path goes on without end: nothing is said of it"));
  const nlohmann::json nothing = result_of({"cli.Unending.spin", "--diverges", "ok"}, kExitUnknown);
  EXPECT_EQ(nothing["verdict"], "vacuous");
  EXPECT_EQ(run_check({"cli.Unending.spin", "--diverges", "never"}).status, kExitUsage);
}

TEST(Check, WhereNothingIsChecked) {
  struct Case {
    std::vector<std::string> arguments;
    std::string why;
  };
  for (const Case& c : std::vector<Case>{
           {{"cli.Unending.assumesTooMuch"}, "requires nothing does not hold on "},
           {{"cli.Unending$Initialized.get"},
            "the static initializer of cli.Unending$Initialized does not end on 1 path"},
           {{"cli.SlowStart.get", "--steps", "1000"},
            "the static initializer of cli.SlowStart was cut by --steps on 1 path"},
       }) {
    for (const std::string strategy : {"lazy", "lazier", "lazier#"}) {
      std::vector<std::string> arguments = c.arguments;
      arguments.insert(arguments.end(), {"--strategy", strategy});
      SCOPED_TRACE(fmt::format("{}", fmt::join(arguments, " ")));
      const Finished finished = run_check(arguments);
      EXPECT_EQ(finished.status, kExitUnknown);
      EXPECT_THAT(finished.out, HasSubstr("\nvacuous "));
      EXPECT_THAT(unfolded(finished.out), HasSubstr("left out: " + c.why));
    }
  }
  // It is a call of a static method that begins to initialize the class.
  const Finished first = run_check({"cli.Unending$Initialized.zero"});
  EXPECT_EQ(first.status, kExitViolated);
  EXPECT_THAT(first.out, HasSubstr("diverges: "));
  EXPECT_THAT(first.out, HasSubstr("confirmed: on the JVM it has not ended after 2 seconds"));
}

TEST(Check, SeveralTargets) {
  const Finished finished = run_check({"cli.Checked", "cli.Checked.asks", "cli.Checked.lower"});
  EXPECT_EQ(finished.status, kExitViolated);  // wins over unknown
  const std::string said = finished.out.substr(0, finished.out.find("\nhint:"));
  std::string methods;
  for (size_t at = 0; (at = said.find(" Checked.", at)) != std::string::npos; ++at) {
    if (said[at - 1] != ' ') continue;  // not of the table
    methods += said.substr(at, said.find('(', at) - at);
  }
  EXPECT_EQ(methods,
            " Checked.<init> Checked.headKey Checked.lower Checked.length"
            " Checked.squaresAreLarger Checked.positive Checked.asks");
  const Finished overloads = run_check({"cli.Checked.over"});
  EXPECT_THAT(overloads.out, HasSubstr("Checked.over(int)"));
  EXPECT_THAT(overloads.out, HasSubstr("Checked.over(long)"));
}

TEST(Check, Bounds) {
  auto paths = [](std::vector<std::string> bounds) {
    bounds.insert(bounds.end(), {"cli.Checked.length", "--format", "json"});
    const nlohmann::json json = nlohmann::json::parse(run_check(bounds).out);
    const nlohmann::json& result = json["results"][0];
    return fmt::format("{} k {} n {}", result["paths"].get<int>(), result["k"].dump(),
                       result["n"].dump());
  };
  EXPECT_EQ(paths({}), "4 k 3 n null");
  EXPECT_EQ(paths({"-k", "5"}), "6 k 5 n null");
  EXPECT_EQ(paths({"-n", "2"}), "3 k null n 2");
  EXPECT_EQ(paths({"-n", "1,Node=4"}), "5 k null n 1");
  EXPECT_EQ(paths({"-n", "cli.Checked$Node=4", "-k", "9"}), "5 k 9 n null");
  EXPECT_EQ(paths({"-n", "9,Node.next=2"}), "4 k null n 9");
}

TEST(Check, ViolationsAreConfirmedByTheJvm) {
  auto confirmed = [](std::vector<std::string> options) {
    options.insert(options.end(), {"cli.Checked.lower", "--format", "json"});
    const nlohmann::json json = nlohmann::json::parse(run_check(options).out);
    return json["results"][0]["violations"].at(0);
  };
  EXPECT_EQ(confirmed({})["confirmed"], true);
  EXPECT_EQ(confirmed({"--no-replay"})["confirmed"], nullptr);
  EXPECT_EQ(confirmed({"--int", "math"})["confirmed"], true);
}

TEST(Check, WritesToAFile) {
  const TemporaryDirectory directory;
  const std::string file = directory / "answer.json";
  const Finished finished =
      run_check({"cli.Checked.headKey", "--format", "json", "-o", file, "-j", "2"});
  EXPECT_EQ(finished.status, kExitHolds);
  EXPECT_EQ(finished.out, "");
  const std::vector<uint8_t> bytes = file_contents(file);
  const nlohmann::json json = nlohmann::json::parse(bytes.begin(), bytes.end());
  EXPECT_EQ(json["version"], KUKANG_VERSION);
  EXPECT_EQ(json["results"][0]["target"], "cli.Checked.headKey()I");
  EXPECT_EQ(json["results"][0]["verdict"], "verified");
}

TEST(Check, Progress) {
  EXPECT_EQ(run_check({"cli.Checked.length", "--progress", "auto"}).err, "");
  EXPECT_EQ(run_check({"cli.Checked.length", "--progress", "never"}).err, "");
}

TEST(Check, CtrlCEndsWithWhatIsKnown) {
  const Finished finished =
      run_process({"/usr/bin/timeout", "--foreground", "--preserve-status", "-s", "INT", "2",
                   kBinary, "check", "-cp", kClasses, "cli.Checked.endless", "--loop-bound",
                   "1000000000", "--steps", "1000000000000000"});
  EXPECT_EQ(finished.status, kExitUnknown);
  EXPECT_THAT(finished.out, HasSubstr("not everything was explored: interrupted"));
}

TEST(Check, Mistakes) {
  check({"check", "-cp", kClasses},
        {
            {{}, kExitUsage, "", {"TARGET is required", "kukang check --help"}},
            {{"cli.Checked", "--strategy", "eager"},
             kExitUsage,
             "",
             {"there is no strategy eager; there are: lazy, lazier, lazier#"}},
            {{"cli.Checked.nowhere"},
             kExitUsage,
             "",
             {"cli.Checked has no method nowhere; it has:\n", "\n  headKey()\n"}},
            {{"cli.Checked.over(I)V"}, kExitUsage, "", {"has no method over(I)V; it has:\n"}},
            {{"cli.Nowhere"}, kExitUsage, "", {"there is no class cli.Nowhere"}},
            {{"cli.Nowhere.method"}, kExitUsage, "", {"there is no class cli.Nowhere"}},
            {{"Nowhere"}, kExitUsage, "", {"there is no class Nowhere"}},
            {{"cli.Checked.Node"}, kExitUsage, "", {"cli.Checked$Node has nothing to check"}},
            {{"cli.Checked.Edge"}, kExitUsage, "", {"cli.Checked has no method Edge"}},
            {{"cli.Checked.outside(I)I"},
             kExitUsage,
             "",
             {"int cli.Checked.outside(int) has no code to explore"}},
            {{"cli.Mixed.<init>"},
             kExitUsage,
             "",
             {"cli.Mixed is abstract: its constructors make no object by themselves"}},
            {{"cli.Unchecked"},
             kExitUsage,
             "",
             {"cli.Unchecked has nothing to check", "use --invariant or --spec. To check it for",
              "--exceptions implicit or all, or name a method"}},
            {{"cli.Checked", "-n", "many"},
             kExitUsage,
             "",
             {"-n many: many is no bound", "-n 5,Node=7,Node.item=2"}},
            {{"cli.Checked", "-n", "1,2"}, kExitUsage, "", {"-n 1,2: 2 is no bound"}},
            {{"cli.Checked", "-n", "1,Edge=2"},
             kExitUsage,
             "",
             {"-n 1,Edge=2: there is no class Edge"}},
            {{"cli.Checked", "-n", "1,Node.left=2"},
             kExitUsage,
             "",
             {"-n 1,Node.left=2: cli.Checked$Node has no instance field left"}},
            {{"cli.Checked", "-n", "1,Node.key=2"},
             kExitUsage,
             "",
             {"-n 1,Node.key=2: key of cli.Checked$Node does not refer to objects"}},
            {{"cli.Checked", "-k", "-1"}, kExitUsage, "", {"-k -1: a whole number is due"}},
            {{"cli.Checked", "-j", "0"}, kExitUsage, "", {"a whole number from 1 to 1024 is due"}},
            {{"cli.Checked.lower", "--requires", "nowhere"},
             kExitUsage,
             "",
             {"void cli.Checked.lower() requires nowhere, but there is no method boolean nowhere() "
              "in cli.Checked"}},
            {{"cli.Checked.lower", "--ensures", "positive"},
             kExitUsage,
             "",
             {"no method boolean positive()", "boolean cli.Checked.positive(int)"}},
            {{"cli.Checked.lower", "--invariant", "nowhere"},
             kExitUsage,
             "",
             {"there is no method boolean nowhere(), and no static boolean nowhere(cli.Checked), in "
              "cli.Checked"}},
            {{"cli.Unchecked.add", "--spec", "cli.Checked"},
             kExitUsage,
             "",
             {"cli.Checked says not which class it is about"}},
            {{"cli.Unchecked.add", "--spec", "cli.Nowhere"},
             kExitUsage,
             "",
             {"there is no class cli.Nowhere"}},
            {{"cli.Caller.rootOfSquare", "--modular", "cli.Caller"},
             kExitUsage,
             "",
             {"--modular cli.Caller: name a method, pkg.Class.method"}},
            {{"cli.Caller.rootOfSquare", "--modular", "cli.Checked.over(I)I"},
             kExitUsage,
             "",
             {"cli.Checked.over(int) has no @Assigns: say which fields it may assign"}},
            {{"cli.Checked", "--exceptions", "some"}, kExitUsage, "", {"--exceptions"}},
            {{"cli.Checked", "--format", "pdf"}, kExitUsage, "", {"--format"}},
            {{"cli.Checked.headKey", "-o", "/nonexistent/file"},
             kExitUsage,
             "",
             {"-o /nonexistent/file: the file cannot be written"}},
        });
}

TEST(Check, Help) {
  const Finished finished = run_process({kBinary, "check", "--help"});
  EXPECT_EQ(finished.status, 0);
  expect_lines_fit(finished.out);
  for (const char* option : {"-cp,",
                             "--jdk DIR",
                             "--strategy NAME",
                             "-k N",
                             "-n N",
                             "--steps N",
                             "--loop-bound N",
                             "--call-bound N",
                             "--int wrap|math",
                             "--world open|closed",
                             "--invariant NAME",
                             "--requires NAME",
                             "--ensures NAME",
                             "--spec CLASS",
                             "--modular METHOD",
                             "--no-replay",
                             "--timeout SECONDS",
                             "--memory MIB",
                             "-j N",
                             "--format text|json",
                             "-o FILE",
                             "--symbolic-statics",
                             "--every-choice",
                             "--identity-hash numbers|any",
                             "--self-check"}) {
    EXPECT_THAT(finished.out, HasSubstr(fmt::format("  {}", option)));
  }
}

}  // namespace
}  // namespace kukang
