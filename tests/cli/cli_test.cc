// kukang run, and the help: what comes out where nothing is wrong with the command line.

#include "cli_case.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using testing::HasSubstr;

TEST(Run, Values) {
  check(kRun, {
                  {{"cli.Values.aBoolean", "true"}, 0, "true\n", {}},
                  {{"cli.Values.aBoolean", "false"}, 0, "false\n", {}},
                  {{"cli.Values.aByte", "-128"}, 0, "-128\n", {}},
                  {{"cli.Values.aShort", "32767"}, 0, "32767\n", {}},
                  {{"cli.Values.aChar", "'x'"}, 0, "x\n", {}},
                  {{"cli.Values.aChar", "'é'"}, 0, "é\n", {}},
                  {{"cli.Values.aChar", "'\\u20ac'"}, 0, "€\n", {}},
                  {{"cli.Values.aChar", "'\\''"}, 0, "'\n", {}},
                  {{"cli.Values.aChar", "'\\101'"}, 0, "A\n", {}},
                  {{"cli.Values.aChar", "65"}, 0, "A\n", {}},
                  {{"cli.Values.anInt", "7"}, 0, "7\n", {}},
                  {{"cli.Values.anInt", "-3"}, 0, "-3\n", {}},
                  {{"cli.Values.anInt", "--", "-3"}, 0, "-3\n", {}},
                  {{"cli.Values.anInt", "-2147483648"}, 0, "-2147483648\n", {}},
                  {{"cli.Values.anInt", "0xffffffff"}, 0, "-1\n", {}},
                  {{"cli.Values.anInt", "-0x10"}, 0, "-16\n", {}},
                  {{"cli.Values.anInt", "0b101"}, 0, "5\n", {}},
                  {{"cli.Values.anInt", "010"}, 0, "8\n", {}},
                  {{"cli.Values.anInt", "1_000_000"}, 0, "1000000\n", {}},
                  {{"cli.Values.aLong", "7"}, 0, "7\n", {}},
                  {{"cli.Values.aLong", "-7L"}, 0, "-7\n", {}},
                  {{"cli.Values.aLong", "-9223372036854775808L"}, 0, "-9223372036854775808\n", {}},
                  {{"cli.Values.aFloat", "2.5f"}, 0, "2.5\n", {}},
                  {{"cli.Values.aFloat", "-1e-3F"}, 0, "-0.001\n", {}},
                  {{"cli.Values.aFloat", "16777217"}, 0, "1.6777216E7\n", {}},
                  {{"cli.Values.aDouble", "2.5"}, 0, "2.5\n", {}},
                  {{"cli.Values.aDouble", "-.5"}, 0, "-0.5\n", {}},
                  {{"cli.Values.aDouble", "-2"}, 0, "-2.0\n", {}},
                  {{"cli.Values.aDouble", "1e300d"}, 0, "1.0E300\n", {}},
                  {{"cli.Values.aDouble", "NaN"}, 0, "NaN\n", {}},
                  {{"cli.Values.aDouble", "--", "-Infinity"}, 0, "-Infinity\n", {}},
                  {{"cli.Values.aString", "\"a b\\n\\\"c\\\"\""}, 0, "a b\n\"c\"\n", {}},
                  {{"cli.Values.aString", "\"\""}, 0, "\n", {}},
                  {{"cli.Values.aString", "\"😀\""}, 0, "😀\n", {}},
                  {{"cli.Values.aString", "null"}, 0, "null\n", {}},
                  {{"cli.Values.aSequence", "\"text\""}, 0, "text\n", {}},
                  {{"cli.Values.anObject", "\"text\""}, 0, "text\n", {}},
                  {{"cli.Values.aThread", "null"}, 0, "null\n", {}},
                  {{"cli.Values.nothing"}, 0, "", {}},
                  {{"cli.Values.several", "1", "-2", "3", "\"4\""}, 0, "1|-2|3.0|4\n", {}},
                  {{"cli.Values.ints", "4"}, 0, "[0, 1, 4, 9]\n", {}},
                  {{"cli.Values.ints", "0"}, 0, "[]\n", {}},
                  {{"cli.Values.nested"}, 0, "[[a, 1], [], null, [[x]]]\n", {}},
                  {{"cli.Values.list"}, 0, "[one, two]\n", {}},
                  {{"cli.Values.shown", "\"by toString\""}, 0, "by toString\n", {}},
                  {{"cli.Values.shown", "\"\""}, 0, "null\n", {}},
                  {{"cli.Values.shown", "null"}, 1, "", {"IllegalStateException: cannot be shown"}},
                  {{"cli.Values$Inner.name"}, 0, "Inner\n", {}},
              });
}

TEST(Run, Overloads) {
  check(kRun,
        {
            {{"cli.Values.over", "1"}, 0, "int\n", {}},
            {{"cli.Values.over", "1L"}, 0, "long\n", {}},
            {{"cli.Values.over", "1.0"}, 0, "double\n", {}},
            {{"cli.Values.over", "1.0f"}, 0, "double\n", {}},
            {{"cli.Values.over", "\"text\""}, 0, "String\n", {}},
            {{"cli.Values.over", "1", "2"}, 0, "int, int\n", {}},
            {{"cli.Values.over(J)Ljava/lang/String;", "1"}, 0, "long\n", {}},
            {{"cli.Values.over(Ljava/lang/Object;)Ljava/lang/String;", "null"}, 0, "Object\n", {}},
            {{"cli.Values.over", "null"},
             kExitUsage,
             "",
             {"the arguments fit several methods; name one, in quotes:",
              "\n  cli.Values.over(java.lang.String)\n",
              "\n  cli.Values.over(java.lang.Object)\n"}},
            {{"cli.Values.over", "true"},
             kExitUsage,
             "",
             {"the arguments fit none of the methods with this name:",
              "\n  cli.Values.over(int, int)\n"}},
        });
}

TEST(Run, Effects) {
  check(
      kRun,
      {
          {{"cli.Effects.prints"}, 0, "to out, é 😀\n7 and text\nno line end: 1\n", {"to err\n"}},
          {{"cli.Effects.exits", "3"}, 3, "before\n", {}},
          {{"cli.Effects.exits", "0"}, 0, "before\n", {}},
          {{"cli.Effects.exits", "-1"}, 255, "before\n", {}},
          {{"cli.Effects.loops", "--steps", "5000"},
           kExitUnknown,
           "",
           {"kukang: stopped after 500", " instructions (--steps); give more"}},
          {{"cli.Effects.loopsWhenShown", "--steps", "5000"}, kExitUnknown, "", {"stopped after"}},
          {{"--memory", "16", "cli.Effects.keeps"},
           1,
           "",
           {"Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space\n\tat "
            "cli.Effects.keeps(Effects.java:"}},
          {{"--memory", "16", "cli.Effects.survives"}, 0, "-1\n", {}},
          {{"--memory", "16", "cli.Effects.drops", "1000"}, 0, "10000000\n", {}},
          {{"--memory", "16", "cli.Effects.tooLarge"}, 0, "Java heap space\n", {}},
          {{"--memory", "1", "cli.Effects.survives"}, 0, "-1\n", {}},
          {{"cli.Effects.looksForLambda"}, 0, "hidden\n", {}},
          {{"cli.Effects.overflows"}, 0, "-1\n", {}},
          {{"cli.Effects.asserts", "-1"}, 0, "true\n", {}},
          {{"--assertions", "cli.Effects.asserts", "1"}, 0, "true\n", {}},
          {{"--assertions", "cli.Effects.asserts", "-1"},
           1,
           "",
           {"Exception in thread \"main\" java.lang.AssertionError: not positive: -1\n"}},
          {{"cli.Effects.startsThread"},
           kExitUnknown,
           "",
           {"Thread.start: the program starts a second"}},
      });
}

// What java prints of an exception that leaves main is what kukang prints.
TEST(Run, UncaughtExceptions) {
  const std::vector<std::string> cases = {
      "thrown",        "withoutMessage", "inLines",   "ofOwnClass",   "ofTheMachine",
      "nullText",      "cast",           "chained",   "suppressed",   "circular",
      "inInitializer", "inLambda",       "recursive", "withoutTrace", "assertion"};
  std::vector<std::string> java = {KUKANG_JAVA, "-cp", kClasses, "cli.Uncaught"};
  java.insert(java.end(), cases.begin(), cases.end());
  const Finished expected = run_process(java);
  ASSERT_EQ(expected.status, 0) << expected.err;
  std::string_view rest = expected.out;
  for (const std::string& name : cases) {
    SCOPED_TRACE(name);
    const size_t end = rest.find("----\n");
    ASSERT_NE(end, std::string_view::npos);
    const Finished finished =
        run_process({kBinary, "run", "-cp", kClasses, "cli.Uncaught." + name});
    EXPECT_EQ(finished.status, kExitViolated);
    EXPECT_EQ(finished.out, "");
    EXPECT_EQ(finished.err, rest.substr(0, end));
    rest.remove_prefix(end + 5);
  }
}

TEST(Run, Json) {
  auto result_of = [](std::vector<std::string> arguments, int status) {
    std::vector<std::string> command = {kBinary, "run", "-cp", kClasses, "--format", "json"};
    command.insert(command.end(), arguments.begin(), arguments.end());
    const Finished finished = run_process(command);
    EXPECT_EQ(finished.status, status) << finished.err;
    const nlohmann::json json = nlohmann::json::parse(finished.out, nullptr, false);
    EXPECT_TRUE(json.is_object()) << finished.out;
    EXPECT_EQ(json.value("tool", ""), "kukang");
    EXPECT_EQ(json.value("version", ""), KUKANG_VERSION);
    EXPECT_EQ(json.value("command", ""), "run");
    EXPECT_EQ(json["results"].size(), 1u);
    return nlohmann::json(json["results"][0]);
  };
  const nlohmann::json printed = result_of({"cli.Effects.prints"}, 0);
  EXPECT_EQ(printed["target"], "cli.Effects.prints");
  EXPECT_EQ(printed["outcome"], "returned normally");
  EXPECT_EQ(printed["result"], "1");
  EXPECT_EQ(printed["output"], "to out, é 😀\n7 and text\nno line end: ");
  EXPECT_EQ(printed["thrown"], nlohmann::json::array());
  EXPECT_GT(printed["stats"]["instructions"], 100);

  const nlohmann::json thrown = result_of({"cli.Uncaught.chained"}, kExitViolated);
  EXPECT_EQ(thrown["result"], nullptr);
  ASSERT_EQ(thrown["thrown"].size(), 3u);
  EXPECT_EQ(thrown["thrown"][1]["exception"], "java.lang.RuntimeException: around");
  EXPECT_THAT(std::string(thrown["thrown"][2]["trace"][0]), HasSubstr("cli.Uncaught.thrown("));

  EXPECT_EQ(result_of({"cli.Values.nothing"}, 0)["result"], nullptr);
  const nlohmann::json exited = result_of({"cli.Effects.exits", "3"}, 3);
  EXPECT_EQ(exited["exit_status"], 3);
  EXPECT_EQ(exited["output"], "before\n");
  EXPECT_EQ(result_of({"--steps", "5000", "cli.Effects.loops"}, kExitUnknown)["outcome"],
            "used up its steps");
}

TEST(Help, IsThere) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"--help"}, {"-h"}, {"run", "--help"}, {"run", "-h"}}) {
    std::vector<std::string> command = {kBinary};
    command.insert(command.end(), arguments.begin(), arguments.end());
    const Finished finished = run_process(command);
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.err, "");
    EXPECT_THAT(finished.out, HasSubstr("Usage: kukang"));
    expect_lines_fit(finished.out);
    if (arguments[0] != "run") continue;
    for (const char* option : {"-cp,", "--jdk DIR", "--steps N", "--memory MIB", "--assertions"}) {
      EXPECT_THAT(finished.out, HasSubstr(fmt::format("  {}", option)));
    }
  }
  EXPECT_EQ(run_process({kBinary, "--version"}).out, "kukang " KUKANG_VERSION "\n");
}

}  // namespace
}  // namespace kukang
