// Mistakes: each is told with the name of the thing and, where there is one, the remedy.

#include "classfile/assembler.h"
#include "cli_case.h"

namespace kukang {
namespace {

using testing::HasSubstr;

TEST(Mistakes, Usage) {
  check(
      {},
      {
          {{}, kExitUsage, "", {"which subcommand? There are: check, ", "kukang --help"}},
          {{"walk"}, kExitUsage, "", {"there is no subcommand walk; there are: check, "}},
          {{"--walk"}, kExitUsage, "", {"there is no subcommand --walk; there are: check, "}},
          {{"run"}, kExitUsage, "", {"TARGET is required", "kukang run --help"}},
          {{"run", "--frob", "a.B.c"}, kExitUsage, "", {"there is no option --frob"}},
          {{"run", "a.B.c", "-x"}, kExitUsage, "", {"there is no option -x", "needs -- before it"}},
          {{"run", "a.B.c", "--steps"}, kExitUsage, "", {"--steps"}},
          {{"run", "a.B.c", "--steps", "many"},
           kExitUsage,
           "",
           {"--steps: a whole number from 1", "not many"}},
          {{"run", "a.B.c", "--steps", "-1"}, kExitUsage, "", {"not -1"}},
          {{"run", "a.B.c", "--memory", "0"}, kExitUsage, "", {"--memory: a whole number from 1"}},
          {{"run", "a.B.c", "--format", "xml"}, kExitUsage, "", {"xml", "text", "json"}},
          {{"run", "a.B.c", "--jdk"}, kExitUsage, "", {"--jdk"}},
      });
}

TEST(Mistakes, Targets) {
  check(
      kRun,
      {
          {{"Hello"},
           kExitUsage,
           "",
           {"Hello names no method; write pkg.Class.method, e.g. Hello.main"}},
          {{"cli.Values."},
           kExitUsage,
           "",
           {"cli.Values. names no method", "e.g. cli.Values.main"}},
          {{".main"}, kExitUsage, "", {".main names no method"}},
          {{""}, kExitUsage, "", {"names no method; write pkg.Class.method"}},
          {{"[.main"}, kExitUsage, "", {"there is no class ["}},
          {{"a..b"}, kExitUsage, "", {"there is no class a."}},
          {{"no.Such.method"},
           kExitUsage,
           "",
           {"there is no class no.Such (looked in the JDK and on the class path ", "see -cp"}},
          {{"-cp", kClasses + ":/no/such/dir:/none.jar", "no.Such.method"},
           kExitUsage,
           "",
           {"/no/such/dir does not exist", "/none.jar does not exist"}},
          {{"cli.Values.Inner.name"}, 0, "Inner\n", {}},
          {{"cli.Values.nowhere"},
           kExitUsage,
           "",
           {"cli.Values has no method nowhere; it has:\n", "\n  anInt(int)\n", "\n  nothing()\n"}},
          {{"cli.Values.over(F)V", "1"},
           kExitUsage,
           "",
           {"cli.Values has no method over(F)V; it has:\n  over(int)\n"}},
          {{"cli.Values.<init>"}, kExitUsage, "", {"cli.Values has no method <init>"}},
          {{"cli.Values.instance", "1"},
           kExitUsage,
           "",
           {"int cli.Values.instance(int) is not static; run needs a static method"}},
          {{"java.lang.System.nanoTime"},
           kExitUsage,
           "",
           {"long java.lang.System.nanoTime() is done by the machine itself"}},
          {{"cli.Values.unmodelled", "1"},
           kExitUnknown,
           "",
           {"the native method int cli.Values.unmodelled(int) is not modelled"}},
      });
}

TEST(Mistakes, Arguments) {
  const std::string literals = "write 7, 7L, 2.5, 2.5f, true, 'c', \"text\" or null";
  check(
      kRun,
      {
          {{"cli.Values.anInt"},
           kExitUsage,
           "",
           {"int cli.Values.anInt(int) takes 1 argument, not 0"}},
          {{"cli.Values.nothing", "1"}, kExitUsage, "", {"takes 0 arguments, not 1"}},
          {{"cli.Values.anInt", "text"},
           kExitUsage,
           "",
           {"text is not a literal; " + literals, "quote the quotes"}},
          {{"cli.Values.anInt", ""},
           kExitUsage,
           "",
           {"an empty argument is not a literal; " + literals}},
          {{"cli.Values.anInt", "1..2"}, kExitUsage, "", {"1..2 is not a literal"}},
          {{"cli.Values.anInt", "+1"}, kExitUsage, "", {"+1 is not a literal"}},
          {{"cli.Values.anInt", "08"}, kExitUsage, "", {"08 is not a literal"}},
          {{"cli.Values.anInt", "0x"}, kExitUsage, "", {"0x is not a literal"}},
          {{"cli.Values.anInt", "1_"}, kExitUsage, "", {"1_ is not a literal"}},
          {{"cli.Values.anInt", "L"}, kExitUsage, "", {"L is not a literal"}},
          {{"cli.Values.anInt", "nan"}, kExitUsage, "", {"nan is not a literal"}},
          {{"cli.Values.anInt", "99999999999"},
           kExitUsage,
           "",
           {"99999999999 does not fit an int; a long is written 99999999999L"}},
          {{"cli.Values.anInt", "-2147483649"}, kExitUsage, "", {"does not fit an int"}},
          {{"cli.Values.aLong", "99999999999999999999L"}, kExitUsage, "", {"does not fit a long"}},
          {{"cli.Values.aDouble", "1e400"}, kExitUsage, "", {"1e400 does not fit a double"}},
          {{"cli.Values.aFloat", "1e40f"}, kExitUsage, "", {"1e40f does not fit a float"}},
          {{"cli.Values.aChar", "'ab'"},
           kExitUsage,
           "",
           {"'ab' is not one character; a text is written \"text\""}},
          {{"cli.Values.aChar", "''"}, kExitUsage, "", {"'' is not one character"}},
          {{"cli.Values.aChar", "'😀'"}, kExitUsage, "", {"is not one character"}},
          {{"cli.Values.aChar", "'a"}, kExitUsage, "", {"'a has no closing '"}},
          {{"cli.Values.aString", "\"text"}, kExitUsage, "", {"\"text has no closing \""}},
          {{"cli.Values.aString", "\""}, kExitUsage, "", {"\" has no closing \""}},
          {{"cli.Values.aString", "\"\\\""}, kExitUsage, "", {"ends in the middle of an escape"}},
          {{"cli.Values.aString", "\"\\q\""},
           kExitUsage,
           "",
           {"an escape that Java does not have"}},
          {{"cli.Values.aString", "\"\\u12\""}, kExitUsage, "", {"needs four hexadecimal digits"}},
          {{"cli.Values.aByte", "128"},
           kExitUsage,
           "",
           {"argument 1 of byte cli.Values.aByte(byte) cannot be 128", "-128 to 127"}},
          {{"cli.Values.aBoolean", "1"}, kExitUsage, "", {"cannot be 1", "true or false"}},
          {{"cli.Values.anInt", "7L"}, kExitUsage, "", {"cannot be 7L: for int write 7"}},
          {{"cli.Values.anInt", "null"}, kExitUsage, "", {"cannot be null"}},
          {{"cli.Values.aFloat", "2.5"}, kExitUsage, "", {"cannot be 2.5: for float write 2.5f"}},
          {{"cli.Values.aString", "'c'"}, kExitUsage, "", {"cannot be 'c'", "\"text\" or null"}},
          {{"cli.Values.aThread", "\"main\""},
           kExitUsage,
           "",
           {"there being no literal of this type"}},
      });
}

TEST(Mistakes, Jdk) {
  const TemporaryDirectory directory;
  std::filesystem::create_directories(directory / "empty/lib");
  write_file(directory / "noise/lib/modules", bytes_of("this is no image of a JDK"));
  std::vector<uint8_t> image(1 << 16);
  std::ifstream(jdk_home() + "/lib/modules", std::ios::binary)
      .read(reinterpret_cast<char*>(image.data()), static_cast<std::streamsize>(image.size()));
  write_file(directory / "short/lib/modules", image);
  auto with = [&](std::string jdk) {
    return std::vector<std::string>{"--jdk", std::move(jdk), "cli.Values.nothing"};
  };
  const std::string home = directory.string();
  check(kRun,
        {
            {with("/nonexistent"), kExitUsage, "", {"--jdk says /nonexistent", "no lib/modules"}},
            {with(home + "/empty"),
             kExitUsage,
             "",
             {"--jdk says " + home + "/empty", "no lib/modules"}},
            {with(home + "/noise"), kExitMalformed, "", {home + "/noise/lib/modules: offset "}},
            {with(home + "/short"), kExitMalformed, "", {home + "/short/lib/modules: offset "}},
        });
  const std::vector<std::string> command = {kBinary, "run", "-cp", kClasses, "cli.Values.nothing"};
  const Finished wrong = run_process(command, {{"JAVA_HOME", "/nonexistent"}});
  EXPECT_EQ(wrong.status, kExitUsage);
  EXPECT_THAT(wrong.err, HasSubstr("JAVA_HOME says /nonexistent"));
  const Finished none = run_process(command, {{"JAVA_HOME", ""}, {"PATH", "/nonexistent"}});
  EXPECT_EQ(none.status, kExitUsage);
  EXPECT_THAT(none.err, HasSubstr("no JDK: give --jdk DIR, set JAVA_HOME or put java on PATH"));
}

// A class file with the method `static void m()`, whose code is as given.
std::vector<uint8_t> class_with_code(ClassAssembler& file, const Bytes& code) {
  Bytes contents;
  contents.u2(2).u2(2).u4(static_cast<uint32_t>(code.size())).all(code).u2(0).u2(0);
  file.methods = ClassAssembler::table(
      {file.member_info(0x0009, "m", "()V", {file.attribute("Code", contents)})});
  return file.bytes();
}

std::vector<uint8_t> class_with_call_site(std::string_view owner, std::string_view bootstrap) {
  ClassAssembler file;
  const uint16_t method = file.member(10, owner, bootstrap, "()V");
  const uint16_t handle = file.add(Bytes().u1(15).u1(6).u2(method));
  const uint16_t site = file.two(18, 0, file.name_and_type("f", "()V"));
  file.attributes =
      ClassAssembler::table({file.attribute("BootstrapMethods", Bytes().u2(1).u2(handle).u2(0))});
  return class_with_code(file, Bytes().u1(0xba).u2(site).u2(0).u1(0xb1));
}

TEST(Mistakes, ClassPath) {
  const TemporaryDirectory directory;
  const std::string place = directory.string();
  const std::vector<uint8_t> sound = file_contents(kClasses + "/cli/Values.class");
  std::vector<uint8_t> from_the_future = sound;
  from_the_future[7] = 70;
  std::vector<uint8_t> ancient = sound;
  ancient[7] = 44;
  write_file(directory / "noise.jar", bytes_of("this is no jar"));
  write_file(directory / "short/cli/Values.class", std::span(sound).first(100));
  write_file(directory / "empty/cli/Values.class", {});
  write_file(directory / "noise/cli/Values.class", bytes_of("no class file"));
  write_file(directory / "future/cli/Values.class", from_the_future);
  write_file(directory / "ancient/cli/Values.class", ancient);
  write_file(directory / "misplaced/Values.class", sound);
  write_file(directory / "java/java/lang/Added.class", sound);
  ClassAssembler orphan;
  orphan.super_class = orphan.class_constant("t/Missing");
  write_file(directory / "orphan/t/T.class", class_with_code(orphan, Bytes().u1(0xb1)));
  ClassAssembler old;
  old.major = 49;
  write_file(directory / "old/t/T.class", class_with_code(old, Bytes().u1(0xa8).u2(3).u1(0xb1)));
  write_file(directory / "dynamic/t/T.class", class_with_call_site("some/Factory", "make"));
  ClassAssembler wrong;
  write_file(directory / "wrong/t/T.class", class_with_code(wrong, Bytes().u1(0x57).u1(0xb1)));
  auto at = [&](std::string_view element, std::string target) {
    return std::vector<std::string>{"-cp", place + "/" + std::string(element), std::move(target)};
  };
  const std::string values = "cli.Values.nothing";
  check(
      {"run"},
      {
          {at("noise.jar", values),
           kExitMalformed,
           "",
           {place + "/noise.jar: offset 0: not a jar"}},
          {at("short", values), kExitMalformed, "", {"/short/cli/Values.class: offset 9"}},
          {at("empty", values), kExitMalformed, "", {"/empty/cli/Values.class: offset 0: "}},
          {at("noise", values), kExitMalformed, "", {"does not begin with CAFEBABE"}},
          {at("future", values),
           kExitMalformed,
           "",
           {"/future/cli/Values.class: offset 6", "version 70 is newer than 69"}},
          {at("ancient", values), kExitMalformed, "", {"version 44 is older than 45"}},
          {at("misplaced", "Values.nothing"),
           kExitMalformed,
           "",
           {"Values: cannot be loaded", "wrong name: cli/Values"}},
          {at("java", "java.lang.Added.m"), kExitUsage, "", {"there is no class java.lang.Added"}},
          {at("orphan", "t.T.m"),
           kExitMalformed,
           "",
           {"t.T: cannot be loaded: java.lang.NoClassDefFoundError: t/Missing"}},
          {at("old", "t.T.m"),
           kExitUnknown,
           "",
           {"/old/t/T.class", "void t.T.m()", "the instruction jsr", "compile the class anew"}},
          {at("dynamic", "t.T.m"),
           kExitUnknown,
           "",
           {"/dynamic/t/T.class", "class t.T", "bootstrap method some.Factory.make",
            "not supported"}},
          {at("wrong", "t.T.m"),
           kExitMalformed,
           "",
           {"/wrong/t/T.class: offset ", "in void t.T.m(): pop finds too few operands"}},
      });
}

}  // namespace
}  // namespace kukang
