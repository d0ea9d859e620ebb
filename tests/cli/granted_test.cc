// --range and --as: what is granted of the heap at entry.

#include "cli_case.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using testing::HasSubstr;
using testing::Not;

Finished run_with(const std::string& command, std::vector<std::string> arguments) {
  std::vector<std::string> all = {kBinary, command, "-cp", kClasses, "-n", "2"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  return run_process(all);
}

struct GrantedCase {
  std::vector<std::string> arguments;
  std::string verdict;
  std::vector<std::string> said = {};
};

void expect_verdicts(const std::vector<GrantedCase>& cases) {
  for (const GrantedCase& c : cases) {
    for (const std::string strategy : {"lazy", "lazier", "lazier#"}) {
      std::vector<std::string> arguments = c.arguments;
      arguments.insert(arguments.end(), {"--strategy", strategy});
      const bool replayed = std::count(c.said.begin(), c.said.end(), "confirmed") > 0;
      if (!replayed) arguments.push_back("--no-replay");
      SCOPED_TRACE(fmt::format("{}", fmt::join(arguments, " ")));
      const Finished finished = run_with("check", arguments);
      EXPECT_THAT(finished.out, HasSubstr("\n" + c.verdict + " ")) << finished.err;
      for (const std::string& part : c.said) EXPECT_THAT(unfolded(finished.out), HasSubstr(part));
      EXPECT_THAT(finished.out, Not(HasSubstr("disagreement")));
    }
  }
}

TEST(Ranges, AreAssumedAtEntry) {
  const std::string assumed = "assumed: Node.color is 0..1 at entry (--range)";
  expect_verdicts({
      {{"cli.Ranged.color"}, "violated", {"confirmed"}},
      {{"cli.Ranged.color", "--range", "Node.color=0..1"}, "within-bounds", {assumed}},
      {{"cli.Ranged.color", "--range", "cli.Ranged.Node.color=0..1"}, "within-bounds", {assumed}},
      {{"cli.Ranged.color", "--range", "*.color=0..1"}, "within-bounds", {assumed}},
      // The more special one counts.
      {{"cli.Ranged.color", "--range", "*.color=0..5,Node.color=0..1"}, "within-bounds", {assumed}},
      {{"cli.Ranged.color", "--range", "Node.color=0..2"}, "violated", {"color = 2", "confirmed"}},
      {{"cli.Ranged.color", "--range", "Node.color=-1..1"}, "violated", {"color = -1"}},
      {{"cli.Ranged.paint", "--range", "Node.color=0..1"}, "within-bounds", {assumed}},
      {{"cli.Ranged.numbers", "--range", "Node.level=3..5,Node.small=-1..-1", "--range",
        "Node.letter=97..99"},
       "within-bounds",
       {"assumed: Node.level is 3..5 at entry (--range)",
        "assumed: Node.letter is 97..99 at entry (--range)"}},
      {{"cli.Ranged.numbers", "--range", "Node.level=3..5,Node.small=-1..0,Node.letter=97..99"},
       "violated",
       {"small = 0", "confirmed"}},
      // What nobody has read is inside, too: the run on the JVM begins so and ends so.
      {{"cli.Ranged.sameFields", "--exceptions", "all", "--range",
        "Node.color=2..3,Node.level=4..9"},
       "violated",
       {"confirmed"}},
      // By other ways than getfield.
      {{"cli.RangedCopies.copied", "--range", "RangedCopies.size=0..4"}, "verified"},
      {{"cli.RangedCopies.copied", "--range", "RangedCopies.size=0..5"}, "violated"},
      {{"cli.RangedCopies.byName", "--range", "RangedCopies.size=0..4"}, "verified"},
      {{"cli.RangedCopies.byName", "--range", "RangedCopies.size=0..5"}, "violated"},
      {{"cli.Ranged.mode", "--symbolic-statics", "--range", "Ranged.mode=1..2"}, "verified"},
      {{"cli.Ranged.mode", "--symbolic-statics", "--range", "Ranged.mode=1..3"}, "violated"},
  });
  // Who has not met it says nothing of it.
  const Finished unmet = run_with("check", {"cli.Balance.both", "--range", "*.color=0..1"});
  EXPECT_THAT(unmet.out, Not(HasSubstr("--range")));
}

TEST(Ranges, InTheOtherCommands) {
  const Finished json =
      run_with("check", {"cli.Ranged.color", "--range", "*.color=0..1", "--format", "json"});
  const nlohmann::json result = nlohmann::json::parse(json.out)["results"][0];
  const nlohmann::json ranges = {{"cli.Painted$Node.color", {0, 1}},
                                 {"cli.Ranged$Node.color", {0, 1}},
                                 {"cli.RangedTree.color", {0, 1}}};
  EXPECT_EQ(result["ranges"], ranges);
  EXPECT_EQ(result["assumptions"].dump().find("Node.color is 0..1") == std::string::npos, false);
  // Instances: of the plain range for key, of its own for color, whether or not it was read.
  auto instances = [&](const std::string& range) {
    const Finished shapes =
        run_with("shapes", {"cli.RangedTree", "--range", range, "--format", "json"});
    return nlohmann::json::parse(shapes.out)["results"][0]["instances"].get<int>();
  };
  EXPECT_EQ(instances("0..9"), 100);
  EXPECT_EQ(instances("0..9,RangedTree.color=0..1"), 20);
  EXPECT_EQ(instances("0..9,RangedTree.color=-5..1"), 20);
  EXPECT_EQ(instances("0..9,*.key=5..7,RangedTree.color=0..1"), 6);
  const Finished symbolic = run_with("shapes", {"cli.RangedTree", "--range", "*.color=0..1"});
  EXPECT_EQ(symbolic.status, kExitHolds) << symbolic.err;
  EXPECT_THAT(symbolic.out, HasSubstr("assumed: RangedTree.color is 0..1 at entry (--range)"));
  const Finished compared =
      run_with("compare", {"cli.Ranged.color", "--range", "*.color=0..1", "--format", "json"});
  EXPECT_EQ(compared.status, kExitHolds) << compared.err;
  EXPECT_EQ(nlohmann::json::parse(compared.out)["comparisons"][0]["ranges"], ranges);
  const Finished traced = run_with("trace", {"cli.Ranged.color", "--range", "*.color=0..1"});
  EXPECT_EQ(traced.status, kExitHolds) << traced.err;
}

TEST(Ranges, Mistakes) {
  check({"check", "-cp", kClasses, "cli.Ranged.color", "--range"},
        {
            {{"Nod.color=0..1"},
             kExitUsage,
             "",
             {"--range Nod.color=0..1: there is no class Nod; name it in full, pkg.Outer.Inner"}},
            {{"Node.colour=0..1"},
             kExitUsage,
             "",
             {"cli.Ranged$Node has no field colour; integers are: color, level, small, letter"}},
            {{"*.colour=0..1"}, kExitUsage, "", {"no class on the class path has a field colour"}},
            {{"Node.next=0..1"},
             kExitUsage,
             "",
             {"Node.next refers to objects, and a range is for integers; --as says"}},
            {{"*.weight=0..1"}, kExitUsage, "", {"Node.weight is a floating point number"}},
            {{"Node.on=0..1"}, kExitUsage, "", {"Node.on is a boolean"}},
            {{"Ranged.mode=0..1"}, kExitUsage, "", {"Ranged.mode is static", "--symbolic-statics"}},
            {{"java.lang.Integer.value=0..1"}, kExitUsage, "", {"a field of the JDK's"}},
            {{"Node.color=3..1"}, kExitUsage, "", {"the smaller number comes first, 1..3"}},
            {{"Node.small=300..400"}, kExitUsage, "", {"no byte is in this range"}},
            {{"Node.color=0..1,Node.color=0..2"}, kExitUsage, "", {"this field has two ranges"}},
            {{"0..9"}, kExitUsage, "", {"--range 0..9: say of which field, Node.key=0..9"}},
            {{"Node.color=red"}, kExitUsage, "", {"a field and two whole numbers are due"}},
            {{"Node.color"}, kExitUsage, "", {"a field and two whole numbers are due"}},
            {{"=0..1"}, kExitUsage, "", {"a field and two whole numbers are due"}},
            {{"*=0..1"}, kExitUsage, "", {"a field and two whole numbers are due"}},
            {{"Node.color=0..1,"}, kExitUsage, "", {"--range : a field and two whole numbers"}},
            {{"Node.color=0..99999999999999999999"}, kExitUsage, "", {"two whole numbers are due"}},
            {{"Node.color=0..1", "--modular", "cli.Caller.root"},
             kExitUsage,
             "",
             {"use them without --modular"}},
        });
}

TEST(Classes, AreAssumedAtEntry) {
  const std::string found =
      "assumed: what is found in Node.key is null or a java.lang.Integer (--as)";
  const std::string given = "assumed: the parameter key is null or a java.lang.Integer (--as)";
  const std::string declared =
      "assumed: what is found where java.lang.Comparable is declared is null or a "
      "java.lang.Integer "
      "(--as)";
  expect_verdicts({
      {{"cli.Ranged.keys"}, "violated", {"ClassCastException"}},
      {{"cli.Ranged.keys", "--as", "Node.key=java.lang.Integer"}, "within-bounds", {found}},
      {{"cli.Ranged.keys", "--as", "Comparable=Integer"}, "within-bounds", {declared}},
      {{"cli.Ranged.keys", "--as", "Node.key=String"}, "violated", {"confirmed"}},
      {{"cli.Ranged.isBig"}, "violated"},
      {{"cli.Ranged.isBig", "--as", "key=Integer"}, "violated", {given}},
      {{"cli.Ranged.isBig", "--as", "key=Integer", "--as", "other=Integer"}, "verified", {given}},
      {{"cli.Ranged.isBig", "--as", "key=Integer,Comparable=Integer"}, "verified", {declared}},
      {{"cli.Ranged.isBig", "--as", "Object=Integer", "--as", "Comparable=Integer"}, "verified"},
  });
  const Finished json = run_with(
      "check", {"cli.Ranged.keys", "--as", "Node.key=Integer,Object=String", "--format", "json"});
  const nlohmann::json as = {{"cli.Ranged$Node.key", "java.lang.Integer"},
                             {"java.lang.Object", "java.lang.String"}};
  EXPECT_EQ(nlohmann::json::parse(json.out)["results"][0]["as"], as);
  for (const std::string command : {"compare", "trace"}) {
    const Finished other =
        run_with(command, {"cli.Ranged.isBig", "--as", "key=Integer,other=Integer"});
    EXPECT_EQ(other.status, kExitHolds) << command << other.err;
  }
}

TEST(Classes, Mistakes) {
  check(
      {"check", "-cp", kClasses, "cli.Ranged.isBig", "--as"},
      {
          {{"key=Intger"}, kExitUsage, "", {"--as key=Intger: there is no class Intger"}},
          {{"other=Object"},
           kExitUsage,
           "",
           {"other is declared as java.lang.Comparable, which no java.lang.Object is"}},
          {{"Node.next=Integer"}, kExitUsage, "", {"Node.next is declared as cli.Ranged$Node, "}},
          {{"T=Integer"},
           kExitUsage,
           "",
           {"T is no parameter of what is explored, no field and no class; for a type variable"}},
          {{"Node.kee=Integer"},
           kExitUsage,
           "",
           {"cli.Ranged$Node has no field kee; references are: key, next"}},
          {{"key=Integer,key=String"}, kExitUsage, "", {"--as key=String: key has two classes"}},
          {{"Comparable=Integer,Comparable=String"},
           kExitUsage,
           "",
           {"Comparable has two classes"}},
          {{"Node.key=Integer,Node.key=String"}, kExitUsage, "", {"Node.key has two classes"}},
          {{"Node.color=Integer"}, kExitUsage, "", {"Node.color is a number, for which there is"}},
          {{"key"}, kExitUsage, "", {"a place and a class are due"}},
          {{"=Integer"}, kExitUsage, "", {"a place and a class are due"}},
      });
}

}  // namespace
}  // namespace kukang
