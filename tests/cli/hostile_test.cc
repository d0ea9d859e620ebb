// Texts from the program that is checked do nothing but show: they are escaped in texts and pages,
// and JSON is UTF-8, whatever they hold.

#include "classfile/assembler.h"
#include "cli_case.h"
#include "nlohmann/json.hpp"
#include "support/text.h"

namespace kukang {
namespace {

using testing::HasSubstr;
using testing::Not;

Finished run(const std::vector<std::string>& arguments, const std::string& classes = kClasses) {
  std::vector<std::string> command = {kBinary, arguments[0], "-cp", classes};
  command.insert(command.end(), arguments.begin() + 1, arguments.end());
  return run_process(command);
}

// It is UTF-8 without characters that do anything but end a line.
void expect_printable(const std::string& text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text, printable_lines(text));
}

const std::vector<std::string> kTargets = {"cli.Hostile.strings", "cli.Hostile.messages",
                                           "cli.Hostile.character"};

TEST(HostileText, InAnswers) {
  for (const std::string& target : kTargets) {
    SCOPED_TRACE(target);
    const Finished text = run({"check", "--exceptions", "all", target});
    EXPECT_EQ(text.status, kExitViolated) << text.err;
    expect_printable(text.out);
    EXPECT_THAT(text.out, HasSubstr("\\u"));
    EXPECT_THAT(text.out, Not(HasSubstr("\nverified: all")));

    const Finished json = run({"check", "--exceptions", "all", "--format", "json", target});
    EXPECT_EQ(json.status, kExitViolated) << json.err;
    expect_printable(json.out);
    EXPECT_FALSE(nlohmann::json::parse(json.out).empty());

    const Finished page = run({"check", "--exceptions", "all", "--format", "html", target});
    EXPECT_EQ(page.status, kExitViolated) << page.err;
    expect_printable(page.out);
    EXPECT_THAT(page.out, HasSubstr("<svg"));
    EXPECT_THAT(page.out, HasSubstr("\\u"));

    const Finished trace = run({"trace", target});
    EXPECT_EQ(trace.status, 0) << trace.err;
    expect_printable(trace.out);
    const Finished tree = run({"trace", "--tree", "--format", "dot", target});
    EXPECT_EQ(tree.status, 0) << tree.err;
    expect_printable(tree.out);
    const Finished compared = run({"compare", target});
    expect_printable(compared.out);
  }
}

// A class file's names may be nearly anything.
TEST(HostileText, InNames) {
  const std::string name = "p/\x1b#31mEvil\n<b>\xc2\x9b\xef\xbf\xbe";
  ClassAssembler file;
  file.this_class = file.class_constant(name);
  const std::string field = "\x1b]0:title\x07";
  file.fields = ClassAssembler::table({file.member_info(0, field, "I")});
  Bytes body;  // return 1 / this.field;
  body.u1(0x04).u1(0x2a).u1(0xb4).u2(file.member(9, name, field, "I")).u1(0x6c).u1(0xac);
  Bytes code;
  code.u2(2).u2(1).u4(static_cast<uint32_t>(body.size())).all(body).u2(0).u2(0);
  const Bytes attribute = file.attribute("Code", code);
  file.methods = ClassAssembler::table({file.member_info(1, "\x1b#5mf", "()I", {attribute})});
  const TemporaryDirectory directory;
  write_file(directory / (name + ".class"), file.bytes());

  std::string target = name + ".\x1b#5mf";
  std::replace(target.begin(), target.begin() + 2, '/', '.');
  for (const std::vector<std::string>& arguments : {std::vector<std::string>{"check"},
                                                    {"check", "--format", "json"},
                                                    {"check", "--format", "html"},
                                                    {"trace"},
                                                    {"trace", "--tree"},
                                                    {"compare"},
                                                    {"compare", "--format", "csv"}}) {
    std::vector<std::string> command = arguments;
    command.push_back(target);
    SCOPED_TRACE(fmt::format("{}", fmt::join(arguments, " ")));
    const Finished finished = run(command, directory.string());
    EXPECT_THAT(finished.status, testing::AnyOf(0, 1, 2)) << finished.err;
    expect_printable(finished.out);
    EXPECT_EQ(finished.err, printable_lines(finished.err));
    EXPECT_THAT(finished.out, HasSubstr("Evil"));
  }
}

TEST(HostileText, InComplaints) {
  const Finished finished = run({"check", "no.\x1b[31mSuch\x07.thing"});
  EXPECT_EQ(finished.status, kExitUsage);
  expect_printable(finished.err);
}

TEST(LongChain, IsAbbreviatedInPages) {
  const Finished page =
      run({"shapes", "cli.Chain", "-n", "90", "--loop-bound", "2000", "--format", "html"});
  EXPECT_EQ(page.status, 0) << page.err;
  EXPECT_THAT(page.out, HasSubstr("only 64 objects are drawn"));
}

}  // namespace
}  // namespace kukang
