// Methods whose truth is known: what they are told from outside, what the JVM shares, what is
// assumed. A method's name begins with its verdict.

#include <map>

#include "check/check.h"
#include "contract/contract.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "report/check_text.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const Program& program() {
  static const auto opened =
      Program::open({KUKANG_BUILD_DIR "/java/test-report", ""}, own_classes());
  return **opened;
}

CheckResult checked(const Method& method, ExploreOptions options) {
  options.bounds.k = 4;
  const absl::StatusOr<Plan> plan = plan_for(program(), method, {});
  EXPECT_TRUE(plan.ok()) << plan.status();
  absl::StatusOr<CheckResult> result = check_plan(program(), *plan, options, Exceptions::Implicit);
  EXPECT_TRUE(result.ok()) << result.status();
  return *std::move(result);
}

const Method& method_of(std::string_view owner, std::string_view name) {
  for (const Method& method : (*program().load(owner))->methods) {
    if (method.name == name) return method;
  }
  throw std::runtime_error("no method " + std::string(name));
}

std::optional<Verdict> verdict_in(std::string_view name) {
  constexpr std::pair<std::string_view, Verdict> kWords[] = {{"holds", Verdict::Verified},
                                                             {"within", Verdict::WithinBounds},
                                                             {"fails", Verdict::Violated},
                                                             {"open", Verdict::Unknown}};
  for (const auto& [word, verdict] : kWords) {
    if (name.starts_with(word)) return verdict;
  }
  return std::nullopt;
}

TEST(Verdicts, AreAsTheNamesOfTheMethodsSay) {
  int methods = 0;
  for (const char* owner : {"truth/Outside", "truth/Chance", "truth/Started", "truth/Hashes",
                            "truth/Shared", "truth/Characters"}) {
    for (const Method& method : (*program().load(owner))->methods) {
      const std::optional<Verdict> verdict = verdict_in(method.name);
      if (!verdict.has_value()) continue;
      ++methods;
      for (const Strategy* strategy : strategies()) {
        ExploreOptions options;
        options.strategy = strategy;
        EXPECT_EQ(text_of(checked(method, options).verdict), text_of(*verdict))
            << owner << "." << method.name << " " << strategy->name();
      }
    }
  }
  EXPECT_GE(methods, 95);
}

TEST(Verdicts, OfStringsWithAnyCharacters) {
  const std::map<std::string, Verdict> expected = {
      {"withinLatin1", Verdict::Violated}, {"holdsLength", Verdict::Verified},
      {"withinEquals", Verdict::Verified}, {"failsEquals", Verdict::Violated},
      {"withinGreek", Verdict::Violated},
  };
  for (const auto& [name, verdict] : expected) {
    for (const Strategy* strategy : strategies()) {
      ExploreOptions options;
      options.strategy = strategy;
      options.bounds.latin1 = false;
      const CheckResult result = checked(method_of("truth/Characters", name), options);
      EXPECT_EQ(text_of(result.verdict), text_of(verdict)) << name << " " << strategy->name();
      EXPECT_THAT(result.exploration.assumptions, IsEmpty()) << name;
    }
  }
}

// Each is said where a path has met it, and nowhere else; for any number of workers.
TEST(Verdicts, SayWhatTheirPathsHaveAssumed) {
  struct Case {
    const char *owner, *method, *assumed;
  };
  const Case cases[] = {
      {"truth/Hashes", "holdsHashSet", nullptr},
      {"truth/Hashes", "holdsIteratedHashSet", "the order in which hash tables iterate"},
      {"truth/Hashes", "holdsSetOf", "Set.of and Map.of"},
      {"truth/Hashes", "failsHashCode", nullptr},
      {"truth/Outside", "holdsRead", "reading System.in does not fail"},
      {"truth/Outside", "holdsLineSeparator", "runs on Unix"},
      {"truth/Outside", "failsProcessors", nullptr},
      {"truth/Shared", "failsBox", nullptr},
      {"truth/Characters", "holdsLength", nullptr},
      {"truth/Characters", "withinLatin1", "Latin-1"},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.method);
    for (const int workers : {1, 4}) {
      ExploreOptions options;
      options.workers = workers;
      const std::vector<std::string> assumed =
          checked(method_of(c.owner, c.method), options).exploration.assumptions;
      if (c.assumed == nullptr) {
        EXPECT_THAT(assumed, IsEmpty());
      } else {
        EXPECT_THAT(assumed, ElementsAre(HasSubstr(c.assumed)));
      }
    }
  }
}

TEST(Verdicts, OfSeveralMethodsNameThoseThatHaveMetAnAssumption) {
  const CheckResult set = checked(method_of("truth/Hashes", "holdsIteratedHashSet"), {});
  const CheckResult hash = checked(method_of("truth/Hashes", "holdsSameObject"), {});
  EXPECT_THAT(remarks_of({&set, &hash}), ElementsAre(HasSubstr("(Hashes.holdsIteratedHashSet())")));
  EXPECT_THAT(remarks_of({&set}), ElementsAre(testing::Not(HasSubstr("("))));
  EXPECT_THAT(remarks_of({&hash}), IsEmpty());
}

}  // namespace
}  // namespace kukang
