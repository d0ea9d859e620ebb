// Violations are replayed on the JVM, whatever the surroundings: names, locales, descriptors.

#include "cli_case.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using testing::HasSubstr;

Finished check_in(std::vector<std::string> arguments, const std::string& locale = "") {
  std::vector<std::string> command = {kBinary, "check"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return run_process(command, {{"LC_ALL", locale}});
}

std::string text_in(const std::string& file) {
  const std::vector<uint8_t> bytes = file_contents(file);
  return {bytes.begin(), bytes.end()};
}

TEST(Replays, ConfinedPlainOrNotAtAll) {
  auto confirmed = [](const std::vector<std::string>& options) {
    std::vector<std::string> arguments = {"-cp", kClasses, "cli.Checked.lower", "--format", "json"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const nlohmann::json json = nlohmann::json::parse(check_in(arguments).out);
    return json["results"][0]["violations"].at(0)["confirmed"];
  };
  EXPECT_EQ(confirmed({}), true);
  EXPECT_EQ(confirmed({"--replay", "confined"}), true);
  EXPECT_EQ(confirmed({"--replay", "plain"}), true);
  EXPECT_EQ(confirmed({"--replay", "off"}), nullptr);
  EXPECT_EQ(confirmed({"--no-replay"}), nullptr);
  const Finished wrong = check_in({"cli.Checked.lower", "--replay", "freely"});
  EXPECT_EQ(wrong.status, kExitUsage);
  EXPECT_THAT(wrong.err, HasSubstr("freely"));
}

// What a run may see otherwise than Kukang does is no disagreement.
TEST(Replays, NoneOfTheseIsADisagreement) {
  struct Case {
    std::string method;
    std::vector<int> statuses;
    std::string said;
  };
  const std::vector<Case> cases = {
      {"umlauts", {kExitViolated}, "\n  confirmed: "},
      {"rounds", {kExitUnknown, kExitViolated}, "assumed: sin, cos, "},
      {"roundsAlike", {kExitUnknown, kExitViolated}, "assumed: sin, cos, "},
      {"asks", {kExitUnknown, kExitViolated}, "violated: "},
      {"exits", {kExitViolated}, "\n  confirmed: "},
  };
  for (const Case& c : cases) {
    for (const char* locale : {"C", "C.UTF-8"}) {
      const Finished finished = check_in({"-cp", kClasses, "cli.Replayed." + c.method}, locale);
      EXPECT_THAT(c.statuses, testing::Contains(finished.status)) << c.method;
      EXPECT_THAT(finished.out, HasSubstr(c.said)) << c.method;
    }
  }
}

// Classes, packages, directories and jars are found by any name in any locale.
TEST(Replays, NamesOfClassesAndFiles) {
  const TemporaryDirectory directory;
  const std::string source = directory / "Source.java";
  std::ofstream(source) << "package wörk; class Größe { static class Öl extends Exception {} "
                           "static void wirft(int a) throws Öl { if (a == 3) throw new Öl(); } }";
  const std::string classes = directory / "clässes and 日本";
  const std::map<std::string, std::string> utf8 = {{"LC_ALL", "C.UTF-8"}};
  ASSERT_EQ(
      run_process({KUKANG_JAVAC, "-g", "-encoding", "UTF-8", "-d", classes, source}, utf8).status,
      0);
  const std::string jar = directory / "größer.jar";
  JarEntries entries;
  for (const char* name : {"wörk/Größe.class", "wörk/Größe$Öl.class"}) {
    entries.emplace_back(name, file_contents(classes + "/" + name));
  }
  write_jar(jar, entries);
  for (const std::string& path : {classes, jar, (directory / "*").string()}) {
    for (const char* locale : {"C", "C.UTF-8"}) {
      const Finished finished =
          check_in({"-cp", path, "wörk.Größe.wirft", "--exceptions", "all"}, locale);
      EXPECT_EQ(finished.status, kExitViolated) << path;
      EXPECT_THAT(finished.out, HasSubstr("\n  confirmed: ")) << path;
    }
  }
}

// The class path may be relative, and it may be where nothing but reading is allowed.
TEST(Replays, RelativeClassPaths) {
  for (const std::string path : {"test-cli", ".:test-cli", "../java/test-cli/", ":test-cli"}) {
    const Finished finished =
        run_process({"/bin/sh", "-c",
                     fmt::format("cd {}/.. && exec {} check -cp {} cli.Checked.lower", kClasses,
                                 kBinary, path)});
    EXPECT_THAT(finished.out, HasSubstr("\n  confirmed: ")) << path;
  }
}

TEST(Replays, ClosedDescriptors) {
  const TemporaryDirectory directory;
  const std::string answer = directory / "answer";
  for (const char* closed : {"<&-", ">&-", "2>&-", "<&- 2>&-", "<&- >&- 2>&-"}) {
    std::filesystem::remove(answer);
    const Finished finished =
        run_process({"/bin/sh", "-c",
                     fmt::format("exec {} check -cp {} cli.Checked.lower -o {} {}", kBinary,
                                 kClasses, answer, closed)});
    EXPECT_EQ(finished.status, kExitViolated) << closed;
    EXPECT_THAT(text_in(answer), HasSubstr("\n  confirmed: ")) << closed;
  }
}

}  // namespace
}  // namespace kukang
