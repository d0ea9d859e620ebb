// What a check says of methods that violate something, word for word.

#include "check/check.h"

#include <sstream>

#include "classfile/places.h"
#include "comparison/golden.h"
#include "contract/contract.h"
#include "fmt/format.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "nlohmann/json.hpp"
#include "report/check_json.h"
#include "report/check_text.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

using testing::HasSubstr;

class Checks : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    auto opened = Program::open({KUKANG_BUILD_DIR "/java/test-report", jdk_home()}, own_classes());
    ASSERT_TRUE(opened.ok()) << opened.status();
    program = std::move(*opened);
  }
  static void TearDownTestSuite() { program.reset(); }

  Checks() { options.bounds.k = 2; }

  CheckResult check(std::string_view name, const Unwanted& unwanted = {}) {
    std::vector<const Method*> methods;
    for (const char* owner : {"reported/Cases", "reported/Unending"}) {
      for (const Method& method : (*program->load(owner))->methods) methods.push_back(&method);
    }
    for (const Method* candidate : methods) {
      const Method& method = *candidate;
      if (method.name != name) continue;
      const absl::StatusOr<Plan> plan = plan_for(*program, method, {});
      EXPECT_TRUE(plan.ok()) << plan.status();
      absl::StatusOr<CheckResult> result = check_plan(*program, *plan, options, unwanted);
      EXPECT_TRUE(result.ok()) << result.status();
      result->exploration.seconds = 0;
      return *std::move(result);
    }
    ADD_FAILURE() << "no method " << name;
    return {};
  }

  static inline std::unique_ptr<Program> program;
  ExploreOptions options;
};

void expect_narrow(const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const auto width = std::count_if(line.begin(), line.end(), [](char c) {
      return (static_cast<unsigned char>(c) & 0xc0) != 0x80;
    });
    EXPECT_LE(width, 100) << line;
  }
}

TEST_F(Checks, SayWhatTheGoldenFilesSay) {
  for (const char* name :
       {"push", "harmless", "store", "paint", "mark", "divide", "key", "impossible", "refused",
        "far", "assuming", "spin", "callsItself", "settle", "allAreThere", "asks", "unsupported"}) {
    SCOPED_TRACE(name);
    const std::string text = check_text({check(name)}, false);
    expect_golden("report", std::string(name) + ".txt", text);
    expect_narrow(text);
  }
}

TEST_F(Checks, DoNotDependOnTheNumberOfWorkers) {
  for (const char* name : {"push", "store", "mark"}) {
    options.workers = 1;
    const std::string alone = check_text({check(name)}, false);
    options.workers = 3;
    EXPECT_EQ(check_text({check(name)}, false), alone);
  }
}

TEST_F(Checks, FindViolationsUnderEveryStrategy) {
  for (const Strategy* strategy : strategies()) {
    options.strategy = strategy;
    for (const char* name : {"push", "twice", "harmless", "store", "paint", "mark", "divide"}) {
      const CheckResult result = check(name);
      EXPECT_EQ(result.verdict, Verdict::Violated) << strategy->name() << " " << name;
      for (const Violation& violation : result.violations) EXPECT_TRUE(violation.has_model);
    }
  }
}

TEST_F(Checks, WhichExceptionsAreViolations) {
  struct Case {
    std::string method;
    Exceptions exceptions;
    Verdict verdict;
  };
  for (const Case& c : std::vector<Case>{
           {"divide", Exceptions::Implicit, Verdict::Violated},
           {"divide", Exceptions::None, Verdict::Verified},
           {"demand", Exceptions::Implicit, Verdict::Verified},
           {"demand", Exceptions::All, Verdict::Violated},
           {"refuse", Exceptions::Implicit, Verdict::Verified},
           {"refuse", Exceptions::All, Verdict::Violated},
           {"paint", Exceptions::None, Verdict::Violated},  // an AssertionError
       }) {
    EXPECT_EQ(check(c.method, c.exceptions).verdict, c.verdict) << c.method;
  }
}

TEST_F(Checks, OnlyWhatNoBoundHasCutIsVerified) {
  options.bounds.k = 1;
  EXPECT_EQ(check("third").verdict, Verdict::WithinBounds);
  EXPECT_GT(check("third").exploration.tally.cut_by_bounds(), 0u);
  options.bounds.k = 2;
  EXPECT_EQ(check("third").verdict, Verdict::Verified);
  options.bounds.steps = 10;
  EXPECT_EQ(check("third").verdict, Verdict::WithinBounds);
  options.bounds = {.loop = 5};
  EXPECT_EQ(check("endless").verdict, Verdict::WithinBounds);
}

TEST_F(Checks, WhatWasCutIsToldByItsReason) {
  auto cut = [&](const char* name) {
    const CheckResult result = check(name);
    const nlohmann::json json = nlohmann::json::parse(check_json({result}))["results"][0];
    uint64_t all = 0;
    for (const auto& [bound, count] : json["cut"].items()) all += count.get<uint64_t>();
    EXPECT_EQ(json["cut_by_bounds"], all);
    return fmt::format("{} {}", json["cut"].dump(), fmt::join(limits_of(result), "; "));
  };
  options.bounds.k = 1;
  EXPECT_EQ(cut("third"),
            R"({"calls":0,"characters":0,"loops":0,"memory":0,"objects":1,"steps":0} )");
  options.bounds.k = 2;
  options.bounds.steps = 10;
  EXPECT_EQ(
      cut("third"),
      R"({"calls":0,"characters":0,"loops":0,"memory":0,"objects":0,"steps":5} cut: 5 by --steps)");
  options.bounds = {.loop = 5};
  EXPECT_EQ(
      cut("endless"),
      R"({"calls":0,"characters":0,"loops":2,"memory":0,"objects":0,"steps":0} cut: 2 by --loop-bound; )"
      "loop at Cases.java:166: cut 2 times by --loop-bound; it would need a --loop-bound above 5, "
      "if "
      "its rounds have a limit; --loops summaries, if it only counts; else what limits them: an "
      "invariant, --requires, --range");
  options.bounds = {.call = 100};
  EXPECT_EQ(
      cut("deeper"),
      R"({"calls":1,"characters":0,"loops":0,"memory":0,"objects":0,"steps":0} no path satisfies what is )"
      "assumed, so that nothing was checked; cut: 1 by --call-bound");
}

// With the line of the loop's head, and what would be needed.
TEST_F(Checks, LoopsThatWereCutAreNamed) {
  auto loops = [&](const char* name) {
    const CheckResult result = check(name);
    const nlohmann::json json = nlohmann::json::parse(check_json({result}))["results"][0];
    std::vector<std::string> all;
    for (const auto& loop : json["cut_loops"]) {
      all.push_back(fmt::format("{} {} {}", loop["location"].get<std::string>(),
                                loop["by"].get<std::string>(), loop["times"].get<int>()));
    }
    return all;
  };
  options.bounds = {.loop = 5};
  EXPECT_THAT(loops("endless"), testing::ElementsAre("Cases.java:166 loops 2"));
  EXPECT_THAT(loops("counting"),
              testing::ElementsAre("Cases.java:178 loops 2", "Cases.java:179 loops 12"));
  EXPECT_THAT(limits_of(check("endless")),
              testing::Contains("loop at Cases.java:166: cut 2 times by --loop-bound; it would "
                                "need a --loop-bound above 5, if "
                                "its rounds have a limit; --loops summaries, if it only counts; "
                                "else what limits them: an "
                                "invariant, --requires, --range"));
  options.bounds = {.n = 3, .steps = 10'000};  // lists that are circular have no length
  EXPECT_THAT(loops("length"),
              testing::ElementsAre("Cases.java:186 objects 1", "Cases.java:186 steps 6"));
  EXPECT_THAT(limits_of(check("length")),
              testing::ElementsAre("cut: 1 by -k or -n, 6 by --steps",
                                   "loop at Cases.java:186: cut 6 times by --steps; it would need "
                                   "more --steps than 10000"));
  options.bounds = {.steps = 10};
  EXPECT_THAT(loops("length"), testing::ElementsAre("Cases.java:186 steps 2"));
  options.bounds = {.call = 100};
  EXPECT_THAT(loops("deeper"), testing::IsEmpty());
}

TEST_F(Checks, WhereNothingIsCheckedTheVerdictIsVacuous) {
  struct Case {
    const char* method;
    std::string what, how;
    int paths;
  };
  for (const Strategy* strategy : strategies()) {
    for (const Case& c : std::vector<Case>{
             {"impossible", "requires never", "does not hold", 1},
             {"refused", "requires untold", "threw java.lang.NumberFormatException", 1},
             {"assuming", "Contract.assume at Unending.java:39", "does not hold", 1},
         }) {
      options.strategy = strategy;
      const CheckResult result = check(c.method);
      EXPECT_EQ(result.verdict, Verdict::Vacuous) << c.method;
      EXPECT_EQ(exit_status({result}), kExitUnknown);
      const nlohmann::json json = nlohmann::json::parse(check_json({result}))["results"][0];
      EXPECT_EQ(json["verdict"], "vacuous");
      const nlohmann::json& rejected = json["rejected"];
      const nlohmann::json wanted = {{"what", c.what}, {"how", c.how}, {"paths", c.paths}};
      EXPECT_NE(std::find(rejected.begin(), rejected.end(), wanted), rejected.end())
          << rejected.dump();
    }
  }
}

TEST_F(Checks, WhatNeverEndsIsAViolationUnlessThatIsFine) {
  const Unwanted no_loops(Exceptions::Implicit, false), no_exceptions(Exceptions::None);
  struct Case {
    const char* method;
    Unwanted unwanted;
    Verdict verdict;
    std::string kind;
  };
  for (const Case& c : std::vector<Case>{
           {"spin", {}, Verdict::Violated, "diverges"},
           {"spin", no_exceptions, Verdict::Violated, "diverges"},
           {"spin", no_loops, Verdict::Verified, ""},
           {"settle", {}, Verdict::Violated, "diverges"},
           {"allAreThere", no_loops, Verdict::Vacuous, ""},
           {"callsItself", {}, Verdict::Violated, "StackOverflowError"},
           {"callsItself", no_loops, Verdict::Violated, "StackOverflowError"},
           {"callsItself", no_exceptions, Verdict::Verified, ""},
       }) {
    for (const Strategy* strategy : strategies()) {
      SCOPED_TRACE(fmt::format("{} {}", c.method, strategy->name()));
      options.strategy = strategy;
      const CheckResult result = check(c.method, c.unwanted);
      EXPECT_EQ(result.verdict, c.verdict);
      ASSERT_EQ(result.violations.size(), c.kind.empty() ? 0u : 1u);
      if (!c.kind.empty()) {
        EXPECT_EQ(result.violations[0].sort.kind, c.kind);
      }
      const nlohmann::json json = nlohmann::json::parse(check_json({result}))["results"][0];
      EXPECT_GE(json["diverging"], 1);
      EXPECT_EQ(json["paths"], json["normal"].get<int>() + json["diverging"].get<int>());
      const std::string said = fmt::format("{}", fmt::join(limits_of(result), "; "));
      EXPECT_EQ(said.find("without end: nothing is said of") == said.npos, !c.kind.empty());
    }
  }
}

TEST_F(Checks, ExitStatus) {
  auto with = [](std::vector<Verdict> verdicts) {
    std::vector<CheckResult> results(verdicts.size());
    for (size_t i = 0; i < verdicts.size(); ++i) results[i].verdict = verdicts[i];
    return exit_status(results);
  };
  EXPECT_EQ(with({Verdict::Verified, Verdict::WithinBounds}), kExitHolds);
  EXPECT_EQ(with({Verdict::Unknown, Verdict::Violated}), kExitViolated);
  EXPECT_EQ(with({Verdict::Unknown, Verdict::Verified}), kExitUnknown);
  EXPECT_EQ(with({Verdict::Verified, Verdict::Vacuous}), kExitUnknown);
  EXPECT_EQ(with({Verdict::Vacuous, Verdict::Violated}), kExitViolated);
}

TEST_F(Checks, Json) {
  const nlohmann::json all = nlohmann::json::parse(check_json({check("store"), check("twice")}));
  EXPECT_EQ(all["tool"], "kukang");
  EXPECT_EQ(all["command"], "check");
  ASSERT_EQ(all["results"].size(), 2u);
  const nlohmann::json& result = all["results"][0];
  EXPECT_EQ(result["target"], "reported.Cases.store([[III[I)V");
  EXPECT_EQ(result["strategy"], "lazier#");
  EXPECT_EQ(result["k"], 2);
  EXPECT_EQ(result["n"], nullptr);
  EXPECT_EQ(result["verdict"], "violated");
  EXPECT_EQ(result["paths"], result["normal"].get<int>() + result["exceptional"].get<int>() +
                                 result["errors"].get<int>());
  EXPECT_TRUE(result["approximations"].is_array());
  for (const char* name :
       {"states", "instructions", "forks", "solver_calls", "seconds", "peak_mib", "layers"}) {
    EXPECT_TRUE(result["stats"].contains(name)) << name;
  }
  ASSERT_GE(result["violations"].size(), 2u);
  for (const nlohmann::json& violation : result["violations"]) {
    for (const char* name : {"kind", "message", "location", "rule", "path_condition", "heap",
                             "confirmed", "stack", "values"}) {
      EXPECT_TRUE(violation.contains(name)) << name;
    }
  }
  const nlohmann::json& twice = all["results"][1]["violations"][0];
  EXPECT_EQ(twice["kind"], "ensures");
  EXPECT_EQ(twice["rule"], "ASSERT-S");
  EXPECT_EQ(twice["asserted"], "ensures bounded");
  // The numbers do violate what was asserted.
  const int32_t x = std::stoi(twice["values"]["x"].get<std::string>());
  EXPECT_GE(x, 0);
  EXPECT_LT(static_cast<int32_t>(2u * static_cast<uint32_t>(x)), x);
  EXPECT_EQ(twice["heap"]["after"]["roots"]["result"]["computed"], "x + x");
}

TEST_F(Checks, WhatTheJvmDoesNotConfirmIsNoViolation) {
  CheckResult result = check("twice");
  ASSERT_EQ(result.violations.size(), 1u);
  result.violations[0].replay = {Replay::What::Confirmed};
  sort_out(result);
  EXPECT_EQ(result.verdict, Verdict::Violated);
  EXPECT_THAT(check_text({result}, false), HasSubstr("\n  confirmed: "));
  EXPECT_THAT(check_json({result}), HasSubstr("\"confirmed\": true"));

  result.violations[0].replay = {Replay::What::NotReplayable, "the clock is in it"};
  sort_out(result);
  EXPECT_EQ(result.verdict, Verdict::Violated);
  EXPECT_THAT(check_text({result}, false),
              HasSubstr("\n  not replayed on the JVM: the clock is in it\n"));
  EXPECT_THAT(check_json({result}), HasSubstr("\"replay\": \"the clock is in it\""));

  result.violations[0].replay = {Replay::What::Doubted, "it is assumed that …: it returned there"};
  sort_out(result);
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_EQ(exit_status({result}), kExitUnknown);
  const std::string doubted = check_text({result}, false);
  EXPECT_THAT(doubted, HasSubstr("\nperhaps violated: Cases.twice(int)\n"));
  EXPECT_THAT(doubted, HasSubstr("\n  not confirmed by the JVM: it is assumed that …"));
  const nlohmann::json perhaps = nlohmann::json::parse(check_json({result}))["results"][0];
  EXPECT_TRUE(perhaps["violations"].empty());
  EXPECT_EQ(perhaps["possible_violations"][0]["confirmed"], false);

  result.possible[0].replay = {Replay::What::Disagreed, "failed, but on the JVM it returned",
                               "plan\nwitness\n"};
  sort_out(result);
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_EQ(exit_status({result}), kExitInternal);
  const std::string text = check_text({result}, false);
  EXPECT_THAT(text, HasSubstr("\ninternal disagreement: Cases.twice(int)\n"));
  EXPECT_THAT(text, HasSubstr("failed, but on the JVM it returned\n"));
  EXPECT_THAT(text, HasSubstr("\n    plan\n    witness\n"));
  EXPECT_THAT(text, testing::Not(HasSubstr("\nviolated:")));
  const nlohmann::json json = nlohmann::json::parse(check_json({result}));
  EXPECT_TRUE(json["results"][0]["violations"].empty());
  EXPECT_EQ(json["results"][0]["disagreements"][0]["confirmed"], false);
}

// Nothing shows that there is such a run.
TEST_F(Checks, AViolationWithoutNumbersIsAPerhaps) {
  CheckResult result = check("twice");
  ASSERT_EQ(result.violations.size(), 1u);
  EXPECT_TRUE(result.violations[0].has_model);
  result.violations[0].has_model = false;
  sort_out(result);
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_EQ(exit_status({result}), kExitUnknown);
  EXPECT_THAT(check_text({result}, false), HasSubstr("\nperhaps violated: Cases.twice(int)\n"));
}

// Neither hides the other.
TEST_F(Checks, AViolationBesideADisagreement) {
  CheckResult result = check("store");
  ASSERT_GE(result.violations.size(), 2u);
  result.violations[0].replay = {Replay::What::Disagreed, "failed, but on the JVM it returned"};
  result.violations[1].replay = {Replay::What::Confirmed};
  sort_out(result);
  EXPECT_EQ(result.verdict, Verdict::Violated);
  EXPECT_EQ(exit_status({result}), kExitInternal);
  EXPECT_EQ(exit_status({check("twice"), result, check("twice")}), kExitInternal);
  const std::string text = check_text({result}, false);
  EXPECT_THAT(text, HasSubstr("\nviolated: Cases.store"));
  EXPECT_THAT(text, HasSubstr("\ninternal disagreement: Cases.store"));
  const nlohmann::json json = nlohmann::json::parse(check_json({result}))["results"][0];
  EXPECT_EQ(json["violations"][0]["confirmed"], true);
  EXPECT_EQ(json["disagreements"].size(), 1u);
}

TEST_F(Checks, StopEarlyWithWhatIsKnown) {
  options.bounds.loop = 1'000'000'000;
  options.bounds.steps = 1'000'000'000'000;
  options.timeout_seconds = 0.2;
  const CheckResult result = check("endless");
  EXPECT_EQ(result.verdict, Verdict::Unknown);
  EXPECT_THAT(result.exploration.stopped_early, HasSubstr("--timeout"));
  EXPECT_THAT(check_text({result}, false), HasSubstr("not everything was explored: the time"));
}

}  // namespace
}  // namespace kukang
