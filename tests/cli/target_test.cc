// What TARGET means: classes and methods as people write them.

#include "cli_case.h"

namespace kukang {
namespace {

using testing::HasSubstr;
using testing::Not;

Finished checked(const std::string& command, const std::string& target) {
  return run_process({kBinary, command, "-cp", kClasses, target});
}

// The methods in the answer's table.
std::vector<std::string> methods_in(const std::string& answer) {
  std::vector<std::string> methods;
  for (std::string_view rest = answer; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    if (line.empty()) break;
    const size_t begin = line.find_first_not_of(' ', line.find(' '));
    const size_t end = line.find(')', begin);
    if (end != std::string_view::npos) methods.emplace_back(line.substr(begin, end + 1 - begin));
  }
  return methods;
}

TEST(Targets, AsPeopleWriteThem) {
  const std::string one = "Heaps.merge(Heaps)", two = "Heaps.merge(Heaps, Heaps)";
  const std::string entry = "Heaps.take(Entry, int[])", names = "Heaps.take(Twin, String[][])";
  struct Case {
    std::string target;
    std::vector<std::string> methods;
  };
  const std::vector<Case> cases = {
      {"cli.Heaps.merge", {one}},  // the other one is private
      {"cli.Heaps.merge(Heaps)", {one}},
      {"cli.Heaps.merge(Heaps<T>)", {one}},
      {"cli.Heaps.merge(cli.Heaps, Heaps<T> b)", {two}},
      {"cli.Heaps.merge(Lcli/Heaps;Lcli/Heaps;)Lcli/Heaps;", {two}},
      {"cli.Heaps.hidden", {"Heaps.hidden(int)"}},
      {"cli.Heaps.take", {entry, names}},
      {"cli.Heaps.take(Entry, int[])", {entry}},
      {"cli.Heaps.take(java.util.Map.Entry<String, int[]> entry, final int... keys)", {entry}},
      {"cli.Heaps.take(Map$Entry,int [])", {entry}},
      {"cli.Heaps.take( Heaps.Twin , java.lang.String[][] names )", {names}},
      // Without the package, as the table prints it.
      {"Heaps.merge", {one}},
      {two, {two}},
      {entry, {entry}},
      {"Heaps.<init>()", {"Heaps.<init>()"}},
      {"Heaps", {"Heaps.<init>()", one, entry, names}},
      // Inner classes.
      {"cli.Heaps.Twin", {"Twin.<init>()", "Twin.grow()"}},
      {"cli.Heaps$Twin.grow", {"Twin.grow()"}},
      {"cli.Heaps.Twin.grow", {"Twin.grow()"}},
      {"Heaps.Twin", {"Twin.<init>()", "Twin.grow()"}},
      {"Heaps$Twin.grow()", {"Twin.grow()"}},
      {"java.util.Map.Entry.comparingByKey()", {"Entry.comparingByKey()"}},
  };
  for (const Case& c : cases) {
    const Finished finished = checked("check", c.target);
    EXPECT_EQ(methods_in(finished.out), c.methods) << c.target << finished.err;
  }
  const Finished shapes = checked("shapes", "Heaps.Twin");
  EXPECT_EQ(shapes.status, kExitHolds) << shapes.err;
  const Finished run = run_process({kBinary, "run", "-cp", kClasses, "Values.over(long)", "1"});
  EXPECT_EQ(run.out, "long\n") << run.err;
  const Finished trace = checked("trace", "Heaps.merge");
  EXPECT_EQ(trace.status, kExitHolds) << trace.err;
}

TEST(Targets, Mistakes) {
  check(
      {"check", "-cp", kClasses},
      {
          {{"Twin"},
           kExitUsage,
           "",
           {"Twin may be one of several classes, name it in full: cli.Heaps$Twin, "
            "cli.elsewhere.Twin"}},
          {{"Twin.run"}, kExitUsage, "", {"Twin may be one of several classes"}},
          {{"cli.Twin"}, kExitUsage, "", {"there is no class cli.Twin; there is cli.Heaps$Twin, "}},
          {{"data.Heaps.merge"},
           kExitUsage,
           "",
           {"there is no class data.Heaps; there is cli.Heaps"}},
          {{"cli.Heaps.merge(int)"},
           kExitUsage,
           "",
           {"cli.Heaps has no method merge(int); it has:\n  merge(cli.Heaps)\n",
            "\n  merge(cli.Heaps, cli.Heaps)\n"}},
          {{"cli.Heaps.merge(eaps)"}, kExitUsage, "", {"has no method merge(eaps); it has:\n"}},
          {{"cli.Heaps.merge(Heaps"}, kExitUsage, "", {"has no method merge(Heaps; it has:\n"}},
          {{"cli.Heaps.merge()"}, kExitUsage, "", {"has no method merge(); it has:\n"}},
          {{"cli.Heaps.take(, )"}, kExitUsage, "", {"has no method take(, ); it has:\n"}},
          {{"cli.Heaps.nowhere"}, kExitUsage, "", {"\n  take(java.util.Map$Entry, int[])\n"}},
      });
}

}  // namespace
}  // namespace kukang
