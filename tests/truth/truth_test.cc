// Methods whose truth is known are answered with it: under every strategy, with one worker and with
// several, and the strategies agree. A violation is confirmed by the JVM.

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <iostream>
#include <map>

#include "check/confirm_violations.h"
#include "compare/comparison.h"
#include "contract/contract.h"
#include "fmt/format.h"
#include "report/check_text.h"
#include "semantics/own_classes.h"
#include "semantics/symbolic/symbolic.h"
#include "truth/known_case.h"

namespace kukang {
namespace {

// What the answers are, the optimized build finds out; with the sanitizers, which take ten times as
// long, each case is asked under one strategy, in turn, and of cases that are asked both ways every
// third is.
#ifdef __SANITIZE_ADDRESS__
const std::vector<int> kWorkers = {4};
constexpr bool kSlow = true;
#else
const std::vector<int> kWorkers = {1, 4};
constexpr bool kSlow = false;
#endif
constexpr size_t kOneOf = kSlow ? 3 : 1;

std::vector<const Strategy*> strategies_for(size_t number) {
  const auto& all = strategies();
  if (kSlow) return {all[number % all.size()]};
  return {all.begin(), all.end()};
}

const std::string kClasses = KUKANG_BUILD_DIR "/java/test-truth";
const std::string kClassPath = kClasses + ":" KUKANG_BUILD_DIR "/java/kukang-contract";

const Program& program() {
  static const auto opened = Program::open({kClassPath, ""}, own_classes());
  return **opened;
}

const std::vector<KnownCase>& all_cases() {
  static const auto cases = known_cases(program());
  if (!cases.ok()) throw std::runtime_error(std::string(message(cases.status())));
  return *cases;
}

// A run that hangs is given up after so many seconds.
JvmOptions jvm_for(double seconds) {
  JvmOptions options;
  options.java = KUKANG_JAVA;
  options.class_path = kClassPath;
  options.seconds = seconds;
  return options;
}

class Truth : public testing::TestWithParam<KnownCase> {
 protected:
  static void SetUpTestSuite() {
    replay_ = new ViolationReplay(jvm_for(10));
    replay_of_hanging_ = new ViolationReplay(jvm_for(1));
  }
  static void TearDownTestSuite() {
    delete replay_;
    delete replay_of_hanging_;
    std::cout << "truth: " << cases_ << " methods, " << answers_[0] + answers_[1] + answers_[2]
              << " answers: " << answers_[0] << " right, " << answers_[2] << " wrong, "
              << answers_[1] << " unknown where that is honest" << std::endl;
  }

  static ExploreOptions options_for(int workers) {
    ExploreOptions options;
    options.bounds.k = GetParam().k;
    options.bounds.latin1 = false;
    options.bounds.steps = 2'000'000;
    options.workers = workers;
    const bool may_be_unknown =
        GetParam().or_unknown || GetParam().truth == KnownCase::Truth::Outside;
    options.timeout_seconds = may_be_unknown ? 1 : 10;
    options.memory_mib = 4000;
    for (const Method* method : GetParam().replaced) {
      auto call = contract_of_call(program(), *method, {});
      EXPECT_TRUE(call.ok()) << call.status();
      if (call.ok()) options.modular.push_back(*std::move(call));
    }
    return options;
  }

  // Has the JVM confirm what was found. It takes a run that hangs a second and a JVM, so of these
  // one strategy's are enough.
  bool confirm(const Plan& plan, ExploreOptions options, const Strategy& strategy,
               CheckResult& result) const {
    const bool hangs = GetParam().hangs();
    if (hangs && &strategy != &lazier_sharp()) return false;
    options.strategy = &strategy;
    Explorer session(program(), plan, options);
    const absl::Status status = (hangs ? replay_of_hanging_ : replay_)->confirm(session, result);
    EXPECT_TRUE(status.ok()) << status;
    return true;
  }

  static ViolationReplay *replay_, *replay_of_hanging_;
  static uint64_t cases_;
  static std::array<uint64_t, 3> answers_;  // by Judgement::What
};
ViolationReplay* Truth::replay_ = nullptr;
ViolationReplay* Truth::replay_of_hanging_ = nullptr;
uint64_t Truth::cases_ = 0;
std::array<uint64_t, 3> Truth::answers_ = {};

// What must not depend on the number of workers.
std::string gist_of(const CheckResult& result) {
  std::string gist =
      fmt::format("{}, {} paths, {} cut", text_of(result.verdict), result.exploration.tally.paths(),
                  result.exploration.tally.cut_by_bounds());
  for (const Violation& violation : result.violations) {
    gist += fmt::format("; {} {}", what_of(violation), where_of(violation));
  }
  return gist;
}

TEST_P(Truth, IsTheAnswer) {
  const KnownCase& known = GetParam();
  ++cases_;
  const auto plan = plan_for(program(), *known.method, {});
  ASSERT_TRUE(plan.ok()) << plan.status();
  std::map<std::string, std::string> gists;  // by strategy, whatever the number of workers
  for (const int workers : kWorkers) {
    const ExploreOptions options = options_for(workers);
    const std::vector<const Strategy*> all = strategies_for(cases_);
    auto comparison = compare_plan(program(), *plan, options, all, Exceptions::Implicit, {});
    ASSERT_TRUE(comparison.ok()) << comparison.status();
    // A replaced call may come by more where less is decided.
    const bool compared = GetParam().replaced.empty();
    EXPECT_TRUE(!compared || comparison->agreement.what != Agreement::What::Disagree)
        << fmt::format("{}", fmt::join(comparison->agreement.differences, "\n"));
    for (size_t i = 0; i < all.size(); ++i) {
      CheckResult& result = comparison->runs[i].result;
      if (result.exploration.stopped_early.empty()) {
        const std::string gist = gist_of(result);
        EXPECT_EQ(gists.emplace(result.strategy, gist).first->second, gist);
      }
      // What is the same with more workers need not be replayed again.
      const bool replayed = workers == kWorkers.front() && confirm(*plan, options, *all[i], result);
      const Judgement judgement = judge(known, result, replayed);
      ++answers_[static_cast<size_t>(judgement.what)];
      if (judgement.what != Judgement::What::Wrong) continue;
      ADD_FAILURE() << judgement.why << "\nunder " << result.strategy << " with " << workers
                    << " workers\n"
                    << check_text({result}, false);
    }
  }
}

std::string test_name(const testing::TestParamInfo<KnownCase>& info) {
  std::string name = info.param.name().substr(std::string_view("cases.").size());
  for (char& c : name) {
    if (c == '.' || c == '$') c = '_';
  }
  return name;
}

INSTANTIATE_TEST_SUITE_P(Cases, Truth, testing::ValuesIn(all_cases()), test_name);

// What is found, wherever it is found: a bound may cut one way of looking and not the other.
std::string found_in(const CheckResult& result) {
  std::string found;
  for (const Violation& violation : result.violations) {
    found += fmt::format("{} at {}; ", what_of(violation), violation.sort.location);
  }
  return found;
}

// What a switch changes: paths, but nothing that is found. Of the cases whose names begin so.
struct BothWays {
  uint64_t told = 0;  // cases that neither way leaves unknown
  uint64_t paths = 0, plain_paths = 0;
};
BothWays compare_ways(std::initializer_list<std::string_view> names,
                      const std::function<void(ExploreOptions&)>& be_plain,
                      ExploreOptions options = {}) {
  BothWays both;
  size_t cases = 0;
  for (const KnownCase& known : all_cases()) {
    const std::string name = known.name();
    const bool meant = std::any_of(names.begin(), names.end(), [&](std::string_view beginning) {
      return name.starts_with(beginning);
    });
    if (!meant || ++cases % kOneOf != 0) continue;
    SCOPED_TRACE(name);
    const auto plan = plan_for(program(), *known.method, {});
    options.strategy = strategies()[cases / kOneOf % strategies().size()];
    options.bounds.k = known.k;
    options.timeout_seconds = 3;
    const auto result = check_plan(program(), *plan, options, Exceptions::Implicit);
    ExploreOptions plainly = options;
    be_plain(plainly);
    const auto plain = check_plan(program(), *plan, plainly, Exceptions::Implicit);
    EXPECT_TRUE(result.ok()) << result.status();
    EXPECT_TRUE(plain.ok()) << plain.status();
    if (!result.ok() || !plain.ok()) continue;
    if (result->verdict == Verdict::Unknown || plain->verdict == Verdict::Unknown) continue;
    // A loop whose counter was merged goes on until it is cut.
    if (result->exploration.tally.cut_by(Bound::Loops) > 0) continue;
    const auto& assumed = result->exploration.assumptions;
    if (std::find(assumed.begin(), assumed.end(), kHashesDiffer) != assumed.end()) continue;
    EXPECT_EQ(found_in(*result), found_in(*plain));
    ++both.told;
    both.paths += result->exploration.tally.paths();
    both.plain_paths += plain->exploration.tally.paths();
  }
  std::cout << both.told << " methods, " << both.paths << " paths instead of " << both.plain_paths
            << std::endl;
  return both;
}

TEST(Truths, AreTheSameWhereTextsAreComparedCharacterByCharacter) {
  const BothWays both =
      compare_ways({"cases.TextKeys.", "cases.Words."},
                   [](ExploreOptions& options) { options.compares_texts_at_once = false; });
  EXPECT_GT(both.told * kOneOf, 30u);
  EXPECT_LT(both.paths * 3, both.plain_paths * 2);
}

TEST(Truths, AreTheSameWhateverIdentityHashCodesAre) {
  const BothWays both =
      compare_ways({"cases.Hashes.", "cases.Tables.", "cases.References."},
                   [](ExploreOptions& options) { options.numbered_identities = false; });
  EXPECT_GT(both.told * kOneOf, 30u);
  EXPECT_LT(both.paths, both.plain_paths);
}

TEST(Truths, AreTheSameWhereStatesMerge) {
  ExploreOptions merging;
  merging.merge = Merge::Always;
  const BothWays both = compare_ways(
      {"cases."}, [](ExploreOptions& options) { options.merge = Merge::Off; }, merging);
  EXPECT_GT(both.told * kOneOf, 400u);
  EXPECT_LT(both.paths, both.plain_paths);
}

TEST(Truths, AreHalfOfEachKind) {
  size_t hold = 0;
  for (const KnownCase& known : all_cases()) hold += known.truth == KnownCase::Truth::Holds;
  EXPECT_GE(all_cases().size(), 120u);
  EXPECT_GT(hold * 5, all_cases().size() * 2);
  EXPECT_LT(hold * 5, all_cases().size() * 3);
}

// name -> "right" or what is wrong
std::map<std::string, std::string> answers_of_driver() {
  const std::string command = fmt::format(
      "{} -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp {}/java/test-truth-driver:{} "
      "driver.Driver {} < /dev/null",
      KUKANG_JAVA, KUKANG_BUILD_DIR, kClassPath, kClasses);
  FILE* pipe = popen(command.c_str(), "r");
  std::map<std::string, std::string> answers;
  char line[1 << 14];
  while (fgets(line, sizeof line, pipe) != nullptr) {
    const std::string text(line);
    const size_t tab = text.find('\t'), next = text.find('\t', tab + 1);
    if (next == std::string::npos) continue;
    answers[text.substr(tab + 1, next - tab - 1)] =
        text.starts_with("right") ? "right" : text.substr(next + 1);
  }
  EXPECT_EQ(pclose(pipe), 0);
  return answers;
}

TEST(Truths, AreTrueOnTheJvm) {
  std::map<std::string, std::string> answers = answers_of_driver();
  EXPECT_EQ(answers.size(), all_cases().size());
  for (const KnownCase& known : all_cases())
    EXPECT_EQ(answers[known.name()], "right") << known.name();
}

}  // namespace
}  // namespace kukang
