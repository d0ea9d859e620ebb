// When strategies agree, and what is said when they do not.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "fabricated.h"
#include "report/compare_text.h"

namespace kukang {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr Verdict kVerified = Verdict::Verified, kViolated = Verdict::Violated,
                  kUnknown = Verdict::Unknown, kWithin = Verdict::WithinBounds;
const PathEnds kReturns = {{"returns", true}};
const PathEnds kThrows = {{"returns", true}, {"A at A.java:1", true}};
const PathEnds kPerhapsThrows = {{"returns", true}, {"A at A.java:1", false}};

struct Case {
  const char* name;
  std::vector<FabricatedRun> runs;
  Agreement::What what;
  size_t differences;
};
void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

class AgreementOf : public testing::TestWithParam<Case> {};

TEST_P(AgreementOf, Runs) {
  const Agreement agreement = agreement_of(runs_of(GetParam().runs));
  EXPECT_EQ(text_of(agreement.what), text_of(GetParam().what));
  EXPECT_EQ(agreement.differences.size(), GetParam().differences);
}

using What = Agreement::What;
INSTANTIATE_TEST_SUITE_P(
    Fabricated, AgreementOf,
    testing::Values(
        Case{"same_ends",
             {{"lazy", 9, 0, kVerified, kReturns}, {"lazier#", 1, 0, kVerified, kReturns}},
             What::Agree,
             0},
        Case{"all_cut",
             {{"lazy", 9, 1, kWithin, kReturns}, {"lazier#", 1, 1, kWithin, kThrows}},
             What::Open,
             0},
        Case{"one_cut_found_less",
             {{"lazy", 9, 1, kWithin, kReturns}, {"lazier#", 1, 0, kVerified, kThrows}},
             What::Contained,
             0},
        Case{"one_cut_found_more",
             {{"lazy", 9, 1, kWithin, kThrows}, {"lazier#", 1, 0, kVerified, kReturns}},
             What::Disagree,
             1},
        Case{"complete_ones_differ",
             {{"lazy", 9, 0, kVerified, kThrows}, {"lazier#", 1, 0, kVerified, kReturns}},
             What::Disagree,
             1},
        Case{
            "each_has_one_of_its_own",
            {{"lazy", 9, 0, kVerified, {{"x", true}}}, {"lazier#", 1, 0, kVerified, {{"y", true}}}},
            What::Disagree,
            2},
        Case{"verdicts_differ",
             {{"lazy", 9, 0, kViolated, kReturns}, {"lazier#", 1, 0, kVerified, kReturns}},
             What::Disagree,
             1},
        Case{"cut_one_violates_what_is_verified",
             {{"lazy", 9, 2, kViolated, kReturns}, {"lazier#", 1, 0, kVerified, kReturns}},
             What::Disagree,
             1},
        Case{"approximated_end_is_not_held_against_others",
             {{"lazy", 9, 0, kUnknown, kPerhapsThrows}, {"lazier#", 1, 0, kVerified, kReturns}},
             What::Agree,
             0},
        Case{"approximated_end_is_enough_to_contain",
             {{"lazy", 9, 0, kUnknown, kPerhapsThrows}, {"lazier#", 1, 3, kViolated, kThrows}},
             What::Contained,
             0},
        Case{"the_third_is_the_one",
             {{"lazy", 9, 0, kVerified, kReturns},
              {"lazier", 5, 0, kVerified, kReturns},
              {"lazier#", 1, 0, kVerified, kThrows}},
             What::Disagree,
             2}),
    [](const auto& info) { return info.param.name; });

TEST(Agreement, StoppedIsNotComplete) {
  std::vector<StrategyRun> runs =
      runs_of({{"lazy", 9, 0, kVerified, kThrows}, {"lazier#", 1, 0, kUnknown, kReturns}});
  runs[1].result.exploration.stopped_early = "the time is used up";
  EXPECT_EQ(agreement_of(runs).what, What::Contained);
  runs[1].result.exploration.stopped_early.clear();
  runs[1].result.exploration.tally.stopped = 1;
  EXPECT_EQ(agreement_of(runs).what, What::Contained);
}

TEST(Agreement, SaysWhoFoundWhat) {
  const Agreement agreement = agreement_of(
      runs_of({{"lazy", 9, 4, kWithin, kThrows}, {"lazier#", 1, 0, kVerified, kReturns}}));
  EXPECT_THAT(agreement.differences,
              ElementsAre("under lazy a path ends so: A at A.java:1; under "
                          "lazier#, of which no bound cut anything, none does"));
}

// --- merged against plain paths ---

struct MergeCase {
  const char* name;
  FabricatedRun plain, merged;
  std::string_view text;
  size_t differences;
};
void PrintTo(const MergeCase& c, std::ostream* out) { *out << c.name; }

Comparison merged_comparison(const FabricatedRun& plain, const FabricatedRun& merged) {
  static FabricatedMethods methods;
  static const Method* method = methods.method("m", "()V");
  Comparison comparison = comparison_of(method, 1, {plain});
  comparison.others = runs_of({merged});
  comparison.others[0].merge = Merge::Always;
  comparison.others[0].result.target = method;
  comparison.merging = merge_agreement_of(comparison);
  return comparison;
}

class MergeAgreementOf : public testing::TestWithParam<MergeCase> {};

TEST_P(MergeAgreementOf, PlainAndMerged) {
  const Comparison comparison = merged_comparison(GetParam().plain, GetParam().merged);
  EXPECT_EQ(comparison.merging.text(), GetParam().text);
  EXPECT_EQ(comparison.differences().size(), GetParam().differences);
  EXPECT_EQ(exit_status({comparison}) == kExitInternal, GetParam().differences > 0);
}

INSTANTIATE_TEST_SUITE_P(
    Fabricated, MergeAgreementOf,
    testing::Values(
        MergeCase{"same", {"lazy", 9, 0, kVerified}, {"lazy", 1, 0, kVerified}, "agree", 0},
        MergeCase{"same_within", {"lazy", 9, 4, kWithin}, {"lazy", 1, 2, kWithin}, "agree", 0},
        MergeCase{"merged_has_more",
                  {"lazy", 9, 4, kWithin, kReturns},
                  {"lazy", 1, 4, kWithin, kThrows},
                  "disagree",
                  1},
        MergeCase{"merged_has_less",
                  {"lazy", 9, 4, kWithin, kThrows},
                  {"lazy", 1, 4, kWithin, kReturns},
                  "disagree",
                  1},
        MergeCase{"approximated",
                  {"lazy", 9, 4, kWithin, kReturns},
                  {"lazy", 1, 4, kUnknown, kPerhapsThrows},
                  "agree",
                  0},
        MergeCase{"verdicts_differ",
                  {"lazy", 9, 4, kViolated, kThrows},
                  {"lazy", 1, 4, kWithin, kThrows},
                  "disagree",
                  1},
        MergeCase{"one_is_not_cut",
                  {"lazy", 9, 0, kVerified, kThrows},
                  {"lazy", 1, 4, kWithin, kThrows},
                  "disagree",
                  1}),
    [](const auto& info) { return info.param.name; });

// One that was cut otherwise has not seen everything, but what it has found must be there.
TEST(MergeAgreement, CutInALoop) {
  for (const bool finds_more : {false, true}) {
    Comparison comparison = merged_comparison(
        {"lazy", 9, 0, kVerified, kReturns},
        {"lazy", 1, 0, finds_more ? kViolated : kWithin, finds_more ? kThrows : kReturns});
    Tally& tally = comparison.others[0].result.exploration.tally;
    tally.cut[static_cast<size_t>(Bound::Loops)] = 1;
    comparison.merging = merge_agreement_of(comparison);
    EXPECT_EQ(comparison.merging.text(), finds_more ? "disagree" : "open");
    EXPECT_EQ(comparison.merging.differences.size(), finds_more ? 2u : 0u);
  }
}

TEST(MergeAgreement, IsSaidInAllFormats) {
  const Comparison fine =
      merged_comparison({"lazy", 9, 4, kWithin, kReturns}, {"lazy", 1, 4, kWithin, kReturns});
  EXPECT_THAT(compare_text({fine}), HasSubstr("merged as plain: the same verdicts"));
  EXPECT_THAT(compare_csv({fine}), HasSubstr(",always\n"));
  EXPECT_THAT(compare_json({fine}), HasSubstr("\"merge_agreement\": \"agree\""));
  EXPECT_THAT(compare_json({fine}), HasSubstr("\"lazy always\": 1"));
  const Comparison wrong =
      merged_comparison({"lazy", 9, 4, kWithin, kReturns}, {"lazy", 1, 4, kWithin, kThrows});
  for (const std::string& text : {compare_text({wrong}), compare_html({wrong})}) {
    EXPECT_THAT(text, HasSubstr("PLAIN AND MERGED PATHS DISAGREE"));
    EXPECT_THAT(text, HasSubstr("A at A.java:1"));
  }
}

TEST(ExitStatus, WorstCounts) {
  FabricatedMethods methods;
  const Method* m = methods.method("m", "()V");
  const Comparison fine = comparison_of(m, 1, {{"lazy", 1, 0, kVerified, kReturns}});
  const Comparison violated = comparison_of(m, 1, {{"lazy", 1, 0, kViolated, kReturns}});
  const Comparison unknown = comparison_of(m, 1, {{"lazy", 1, 0, kUnknown, kReturns}});
  const Comparison disagree = comparison_of(
      m, 1, {{"lazy", 1, 0, kVerified, kReturns}, {"lazier", 1, 0, kVerified, kThrows}});
  EXPECT_EQ(exit_status(std::vector{fine}), kExitHolds);
  EXPECT_EQ(exit_status(std::vector{unknown, fine}), kExitUnknown);
  EXPECT_EQ(exit_status(std::vector{violated, unknown}), kExitViolated);
  EXPECT_EQ(exit_status(std::vector{unknown, violated}), kExitViolated);
  EXPECT_EQ(exit_status(std::vector{violated, disagree}), kExitInternal);
  EXPECT_THAT(compare_text({disagree}), HasSubstr("THE STRATEGIES DISAGREE"));
  EXPECT_THAT(compare_html({disagree}), HasSubstr("THE STRATEGIES DISAGREE"));
}

}  // namespace
}  // namespace kukang
