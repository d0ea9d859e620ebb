// Mistakes in contracts, and hints: each names the place and the remedy.

#include "cli_case.h"

namespace kukang {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Mistakes, Invariants) {
  const std::string has = "of that form it has repOk, hasRoot: name one, and repeat the option";
  check({"check", "-cp", kClasses, "cli.Painted.kindOfRoot", "--invariant"},
        {
            {{"repOK"}, kExitUsage, "", {"there is no method boolean repOK(), and", has}},
            {{"isAt"}, kExitUsage, "", {"there is no method boolean isAt()", has}},
            {{"depth"}, kExitUsage, "", {"there is no method boolean depth()", has}},
            {{"repOk()"}, kExitUsage, "", {has}},
            {{"cli.Painted.repOk"}, kExitUsage, "", {has}},
            {{"repOk,hasRoot"}, kExitUsage, "", {has}},
            {{""}, kExitUsage, "", {has}},
        });
  check({"shapes", "-cp", kClasses},
        {
            {{"cli.Painted", "--invariant", "repOK"}, kExitUsage, "", {has}},
            {{"cli.Values", "--invariant", "repOK"},
             kExitUsage,
             "",
             {"it has no method of that form"}},
        });
}

TEST(Mistakes, Specs) {
  check({"check", "-cp", kClasses, "cli.Painted.repaint", "--spec"},
        {
            {{"cli.SilentSpec"},
             kExitUsage,
             "",
             {"cli.SilentSpec says nothing of cli.Painted: annotate a static boolean method of one "
              "cli.Painted with @Invariant, or name its predicates with --requires and --ensures"}},
            {{"cli.MisplacedSpec"},
             kExitUsage,
             "",
             {"void cli.MisplacedSpec.repaint(cli.Painted, boolean, int) has @Requires, which is "
              "read on the methods of cli.Painted only; to use a predicate of the spec class name "
              "it with --requires"}},
            {{"cli.EnsuringSpec"}, kExitUsage, "", {"has @Ensures", "name it with --ensures"}},
            {{"cli.InstanceSpec"},
             kExitUsage,
             "",
             {"boolean cli.InstanceSpec.fine(cli.Painted) has @Invariant but is no static boolean "
              "method of one cli.Painted"}},
            {{"cli.Painted"}, kExitUsage, "", {"cli.Painted says not which class it is about"}},
        });
}

struct Told {
  std::vector<std::string> arguments;
  int status;
  std::vector<std::string> said, not_said = {};
};

void expect_told(const std::vector<Told>& cases) {
  for (const Told& c : cases) {
    std::vector<std::string> command = {kBinary};
    command.insert(command.end(), c.arguments.begin(), c.arguments.end());
    command.insert(command.end(), {"-cp", kClasses});
    SCOPED_TRACE(fmt::format("{}", fmt::join(command, " ")));
    const Finished finished = run_process(command);
    EXPECT_EQ(finished.status, c.status) << finished.err;
    const std::string out = unfolded(finished.out);
    for (const std::string& part : c.said) EXPECT_THAT(out, HasSubstr(part));
    for (const std::string& part : c.not_said) EXPECT_THAT(out, Not(HasSubstr(part)));
  }
}

TEST(Specs, ThatSayNothingHere) {
  expect_told({
      {{"check", "cli.Painted.kindOfRoot", "--spec", "cli.ElsewhereSpec"},
       kExitHolds,
       {"hint: nothing that is checked here is of the class that cli.ElsewhereSpec is about"}},
      {{"check", "cli.Painted.kindOfRoot", "--spec", "cli.MisspeltSpec"},
       kExitUnknown,
       {"Contract.field: cli.Painted has no field rot"}},
      {{"check", "cli.Unchecked.add", "--spec", "cli.UncheckedSpec"},
       kExitViolated,
       {},
       {"hint: nothing"}},
  });
}

TEST(Hints, OfRanges) {
  const std::string color =
      "hint: Node.color is only ever compared with or assigned 0 and 1: --range Node.color=0..1";
  const std::string kind =
      "hint: Node.kind is only ever compared with or assigned 2, 4, 7: --range Node.kind=2..7";
  expect_told({
      {{"check", "cli.Painted.repaint"},
       kExitHolds,
       {color, kind,
        "hint: Node.chosen is only ever compared with or assigned 3 and 5: --range "
        "Node.chosen=3..5",
        "hint: Node.copied is only ever compared with or assigned 0 and 1"},
       {"Node.counted", "Node.ordered", "Node.given"}},
      // Only of what is read.
      {{"check", "cli.Painted.kindOfRoot"}, kExitHolds, {color, kind}, {"Node.chosen"}},
      {{"check", "cli.Painted.kindOfRoot", "--range", "Node.color=0..1"},
       kExitHolds,
       {kind},
       {"hint: Node.color"}},
      {{"shapes", "cli.Painted"}, kExitHolds, {color, kind}, {"Node.chosen"}},
      {{"shapes", "cli.Painted", "--range", "*.color=0..1,*.kind=2..7"}, kExitHolds, {}, {"hint:"}},
  });
}

}  // namespace
}  // namespace kukang
