// Call sites: every one that javac makes can be spun, and what is spun is sound code.
//
// That spun classes do what those of the JVM do is tested by running programs (tests/programs).
// Here: the JDK's own call sites, all of them; the form of spun classes; what is refused.

#include "semantics/spin/spin.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>
#include <thread>

#include "classfile/assembler.h"
#include "classfile/places.h"
#include "classfile/text_form.h"
#include "fmt/format.h"
#include "gtest/gtest.h"
#include "program/resolve.h"
#include "semantics/own_classes.h"
#include "semantics/verify.h"

namespace kukang {
namespace {

std::unique_ptr<Program> open_program(const std::string& class_path) {
  absl::StatusOr<std::unique_ptr<Program>> program =
      Program::open({.class_path = class_path, .jdk = ""}, own_classes());
  EXPECT_TRUE(program.ok()) << program.status();
  return program.ok() ? std::move(*program) : nullptr;
}

std::string text_of(const LinkFailure& failure) {
  return failure.exception.empty() ? std::string(message(failure.status))
                                   : failure.exception + ": " + failure.message;
}

std::vector<uint16_t> call_sites(const ClassFile& file) {
  std::vector<uint16_t> sites;
  for (uint16_t i = 1; i < file.constants.size(); ++i) {
    if (file.is(i, ConstantTag::InvokeDynamic)) sites.push_back(i);
  }
  return sites;
}

// All code decodes and verifies; all that the class names exists and may be used from it.
void expect_sound(const Program& program, const Type& type) {
  const ClassFile& file = *type.file;
  EXPECT_TRUE(read_everything(file).ok()) << type.name << read_everything(file);
  for (const Method& method : type.methods) {
    absl::StatusOr<std::unique_ptr<Code>> code = decode(program, method);
    ASSERT_TRUE(code.ok()) << type.name << ": " << code.status();
    const absl::Status verified = verify(program, method, **code, 0);
    EXPECT_TRUE(verified.ok()) << type.name << ": " << verified;
  }
  for (uint16_t i = 1; i < file.constants.size(); ++i) {
    switch (file.constants[i].tag) {
      case ConstantTag::Class: {
        Linked<const Type*> named = resolve_class(program, type, file.class_name(i));
        EXPECT_TRUE(named.ok()) << type.name << ": " << text_of(named.failure());
        break;
      }
      case ConstantTag::FieldRef: {
        Linked<const Field*> field = resolve_field(program, type, i);
        EXPECT_TRUE(field.ok()) << type.name << ": " << text_of(field.failure());
        break;
      }
      case ConstantTag::MethodRef:
      case ConstantTag::InterfaceMethodRef: {
        Linked<const Method*> method = resolve_method(program, type, i);
        EXPECT_TRUE(method.ok()) << type.name << ": " << text_of(method.failure());
        break;
      }
      default: break;
    }
  }
}

TEST(Spin, EveryCallSiteOfTheJdk) {
  const std::unique_ptr<Program> program = open_program("");
  ASSERT_NE(program, nullptr);
  std::vector<std::string> names;
  ASSERT_TRUE(jdk().list(names).ok());
  int spun = 0;
  for (const std::string& name : names) {
    const std::unique_ptr<const ClassFile> file = class_in(jdk(), name);
    ASSERT_NE(file, nullptr) << name;
    const std::vector<uint16_t> sites = call_sites(*file);
    if (sites.empty()) continue;
    Linked<const Type*> host = program->load(name);
    ASSERT_TRUE(host.ok()) << name;
    for (uint16_t site : sites) {
      Linked<const Method*> method = spin_call_site(*program, **host, site);
      ASSERT_TRUE(method.ok()) << name << ": " << text_of(method.failure());
      expect_sound(*program, *(*method)->owner);
      ++spun;
    }
  }
  EXPECT_GT(spun, 10'000);
}

constexpr std::string_view kSource = R"(package p;

import java.io.Serializable;
import java.util.function.*;

public class Sample {
  interface Marker {}
  interface General<T> { void f(T a); }
  interface Special { void f(String a); }
  interface Both extends General<String>, Special {}

  static Runnable plain() { return () -> {}; }
  static Runnable again() { return () -> {}; }
  Supplier<Sample> capturing(int a, long b) { return () -> a > b ? this : null; }
  static Both bridged() { return x -> {}; }
  static Runnable marked() { return (Runnable & Marker) () -> {}; }
  static Supplier<String> serializable(String a) {
    return (Supplier<String> & Serializable) () -> a;
  }
  static String concat(int a, Object b) { return "a" + a + b; }
  record Pair(int left, Object right) {}
}
)";

class SpunSample : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    directory_ = new TemporaryDirectory;
    write_file(*directory_ / "p/Sample.java", bytes_of(kSource));
    const std::string command = jdk_home() + "/bin/javac --release 17 -d " + directory_->string() +
                                " " + (*directory_ / "p/Sample.java").string();
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
  }
  static void TearDownTestSuite() { delete directory_; }

  void SetUp() override {
    program_ = open_program(directory_->string());
    ASSERT_NE(program_, nullptr);
  }

  const Type& load(std::string_view name) { return **program_->load(name); }

  // The method spun for the one call site in the method of this name.
  const Method& spun(std::string_view host, std::string_view name) {
    const Type& type = load(host);
    for (const Method& method : type.methods) {
      if (method.name != name) continue;
      const std::unique_ptr<Code> code = std::move(*decode(*program_, method));
      for (const Instruction& instruction : code->instructions) {
        if (instruction.op != Op::invokedynamic) continue;
        Linked<const Method*> spun = spin_call_site(*program_, type, instruction.a);
        if (!spun.ok()) throw std::runtime_error(text_of(spun.failure()));
        expect_sound(*program_, *(*spun)->owner);
        return **spun;
      }
    }
    throw std::runtime_error("no call site in " + std::string(name));
  }

  static std::vector<std::string> methods_of(const Type& type) {
    std::vector<std::string> names;
    for (const Method& method : type.methods) {
      names.push_back(fmt::format("{}{}", method.name, method.descriptor));
    }
    std::sort(names.begin(), names.end());
    return names;
  }
  static std::vector<std::string> interfaces_of(const Type& type) {
    std::vector<std::string> names;
    for (const Type* interface : type.interfaces) names.push_back(interface->name);
    return names;
  }

  static TemporaryDirectory* directory_;
  std::unique_ptr<Program> program_;
};
TemporaryDirectory* SpunSample::directory_ = nullptr;

using Texts = std::vector<std::string>;

TEST_F(SpunSample, OfALambdaWithoutCapturesHoldsItsInstance) {
  const Method& method = spun("p/Sample", "plain");
  const Type& type = *method.owner;
  EXPECT_TRUE(method.is_static());
  EXPECT_EQ(methods_of(type),
            (Texts{"<clinit>()V", "<init>()V", "get$Lambda()Ljava/lang/Runnable;", "run()V"}));
  EXPECT_EQ(interfaces_of(type), Texts{"java/lang/Runnable"});
  EXPECT_EQ(type.flags, kFinal | kSynthetic | 0x0020);
  EXPECT_EQ(type.static_slots, 1u);
  EXPECT_EQ(type.host, &load("p/Sample"));
  EXPECT_TRUE(same_nest(*program_, type, load("p/Sample$Pair")));
  EXPECT_TRUE(type.name.starts_with("p/Sample$$Lambda.")) << type.name;
  EXPECT_EQ(type.file->source.file, "<spun for p.Sample>");
}

TEST_F(SpunSample, OfACapturingLambdaHoldsWhatIsCaptured) {
  const Method& method = spun("p/Sample", "capturing");
  const Type& type = *method.owner;
  EXPECT_EQ(methods_of(type),
            (Texts{"<init>(Lp/Sample;IJ)V", "get$Lambda(Lp/Sample;IJ)Ljava/util/function/Supplier;",
                   "get()Ljava/lang/Object;"}));
  EXPECT_EQ(type.instance_slots, 3u);
  EXPECT_EQ(type.class_initializer, nullptr);
}

TEST_F(SpunSample, HasBridgesAndMarkers) {
  const Texts bridged = methods_of(*spun("p/Sample", "bridged").owner);
  EXPECT_TRUE(std::count(bridged.begin(), bridged.end(), "f(Ljava/lang/String;)V"));
  EXPECT_TRUE(std::count(bridged.begin(), bridged.end(), "f(Ljava/lang/Object;)V"));
  EXPECT_EQ(interfaces_of(*spun("p/Sample", "marked").owner),
            (Texts{"java/lang/Runnable", "p/Sample$Marker"}));
  const Type& serializable = *spun("p/Sample", "serializable").owner;
  EXPECT_EQ(interfaces_of(serializable),
            (Texts{"java/util/function/Supplier", "java/io/Serializable"}));
  const Texts methods = methods_of(serializable);
  EXPECT_TRUE(std::count(methods.begin(), methods.end(), "writeReplace()Ljava/lang/Object;"));
}

TEST_F(SpunSample, HasOneClassPerSite) {
  EXPECT_NE(spun("p/Sample", "plain").owner, spun("p/Sample", "again").owner);
  EXPECT_EQ(&spun("p/Sample", "plain"), &spun("p/Sample", "plain"));
  std::set<std::string> names;
  for (std::string_view method : {"equals", "hashCode", "toString"}) {
    const Method& spun_method = spun("p/Sample$Pair", method);
    names.insert(spun_method.owner->name);
    EXPECT_EQ(methods_of(*spun_method.owner).size(), 1u);
  }
  names.insert(spun("p/Sample", "concat").owner->name);
  EXPECT_EQ(names.size(), 4u);
}

TEST_F(SpunSample, IsTheSameForAllThreads) {
  const Type& host = load("p/Sample");
  const std::vector<uint16_t> sites = call_sites(*host.file);
  std::vector<std::vector<const Method*>> seen(4);
  std::vector<std::thread> threads;
  for (std::vector<const Method*>& mine : seen) {
    threads.emplace_back([&] {
      for (uint16_t site : sites) mine.push_back(*spin_call_site(*program_, host, site));
    });
  }
  for (std::thread& thread : threads) thread.join();
  ASSERT_GE(sites.size(), 7u);
  for (const auto& other : seen) EXPECT_EQ(other, seen[0]);
}

TEST_F(SpunSample, NoOtherClassTakesItsPlace) {
  const std::string name = spun("p/Sample", "plain").owner->name;
  EXPECT_FALSE(is_class_name(name)) << name;
  std::string similar = name;
  std::replace(similar.begin(), similar.end(), '.', '$');
  for (const std::string& taken : {similar, std::string(Program::kSpun)}) {
    ClassAssembler other;
    other.this_class = other.class_constant(taken);
    write_file(*directory_ / (taken + ".class"), other.bytes());
  }
  program_ = open_program(directory_->string());
  EXPECT_TRUE(program_->load(similar).ok());
  EXPECT_FALSE(program_->load(Program::kSpun).ok());
  const Type& type = *spun("p/Sample", "plain").owner;
  EXPECT_EQ(type.name, name);
  EXPECT_EQ(*resolve_class(*program_, type, Program::kSpun), &type);
  EXPECT_EQ(*resolve_class(*program_, type, similar), *program_->load(similar));
  std::filesystem::remove(*directory_ / (similar + ".class"));
}

constexpr std::string_view kLambda = "java/lang/invoke/LambdaMetafactory";
constexpr std::string_view kConcat = "java/lang/invoke/StringConcatFactory";
constexpr std::string_view kRecord = "java/lang/runtime/ObjectMethods";

using Constants = std::vector<uint16_t>;

// A class t/T with one call site, its bootstrap method and that one's arguments as given.
class Refused : public testing::Test {
 protected:
  using Arguments = std::function<Constants(ClassAssembler&)>;

  std::string refusal(std::string_view owner, std::string_view bootstrap, std::string_view name,
                      std::string_view descriptor, const Arguments& arguments) {
    ClassAssembler file;
    const uint16_t handle =
        file.add(Bytes().u1(15).u1(6).u2(file.member(10, owner, bootstrap, "()V")));
    Bytes row;
    const Constants all = arguments(file);
    row.u2(1).u2(handle).u2(static_cast<unsigned>(all.size()));
    for (uint16_t argument : all) row.u2(argument);
    const uint16_t site = file.two(18, 0, file.name_and_type(name, descriptor));
    file.attributes = ClassAssembler::table({file.attribute("BootstrapMethods", row)});
    TemporaryDirectory directory;
    write_file(directory / "t/T.class", file.bytes());
    const std::unique_ptr<Program> program = open_program(directory.string());
    Linked<const Type*> type = program->load("t/T");
    if (!type.ok()) return "not loaded: " + text_of(type.failure());
    Linked<const Method*> method = spin_call_site(*program, **type, site);
    if (method.ok()) return "spun";
    status_ = method.failure().status;
    return text_of(method.failure());
  }

  absl::Status status_;
};

TEST_F(Refused, UnknownBootstrapMethod) {
  const std::string text =
      refusal("some/Other", "factory", "f", "()V", [](ClassAssembler&) { return Constants(); });
  EXPECT_NE(text.find("some.Other.factory"), std::string::npos) << text;
  EXPECT_NE(text.find("t.T"), std::string::npos) << text;
  EXPECT_EQ(exit_code(status_), kExitUnknown);
}

TEST_F(Refused, ArgumentsThatDoNotSuit) {
  const auto text = [](ClassAssembler& file, std::string_view string) {
    return file.one(8, file.utf8(string));
  };
  const auto type = [](ClassAssembler& file, std::string_view descriptor) {
    return file.one(16, file.utf8(descriptor));
  };
  const auto handle = [](ClassAssembler& file, unsigned kind, uint16_t member) {
    return file.add(Bytes().u1(15).u1(kind).u2(member));
  };
  const auto hash_code = [&](ClassAssembler& file) {
    return handle(file, 5, file.member(10, "java/lang/Object", "hashCode", "()I"));
  };
  struct {
    std::string_view owner, bootstrap, name, descriptor;
    Arguments arguments;
    std::string_view why;
  } const cases[] = {
      {kConcat, "makeConcatWithConstants", "c", "(I)Ljava/lang/String;",
       [&](auto&) { return Constants(); }, "too few arguments"},
      {kConcat, "makeConcatWithConstants", "c", "(I)Ljava/lang/String;",
       [&](auto& file) { return Constants{text(file, "\1\1")}; },
       "its recipe wants more arguments"},
      {kConcat, "makeConcatWithConstants", "c", "(I)Ljava/lang/String;",
       [&](auto& file) { return Constants{text(file, "a")}; }, "its recipe leaves arguments out"},
      {kConcat, "makeConcatWithConstants", "c", "(I)Ljava/lang/String;",
       [&](auto& file) { return Constants{text(file, "\1\2")}; }, "too few arguments"},
      {kConcat, "makeConcatWithConstants", "c", "(I)Ljava/lang/String;",
       [&](auto& file) { return Constants{file.integer(1)}; }, "argument 1 is of the wrong kind"},
      {kRecord, "bootstrap", "clone", "(Lt/T;)I",
       [&](auto& file) {
         return Constants{file.class_constant("t/T"), text(file, "")};
       },
       "not equals, hashCode or toString"},
      {kRecord, "bootstrap", "toString", "([I)Ljava/lang/String;",
       [&](auto& file) {
         return Constants{file.class_constant("[I"), text(file, "")};
       },
       "another record's class"},
      {kRecord, "bootstrap", "hashCode", "(Lt/T;)J",
       [&](auto& file) {
         return Constants{file.class_constant("t/T"), text(file, "")};
       },
       "not equals, hashCode or toString"},
      {kRecord, "bootstrap", "hashCode", "(Lt/T;)I",
       [&](auto& file) {
         return Constants{file.class_constant("t/T"), text(file, "a;b")};
       },
       "not as many names as components"},
      {kRecord, "bootstrap", "hashCode", "(Lt/T;)I",
       [&](auto& file) {
         return Constants{file.class_constant("t/T"), text(file, "a"), hash_code(file)};
       },
       "not one of the record's fields"},
      {kLambda, "metafactory", "run", "()I", [&](auto&) { return Constants(); },
       "does not give an object"},
      {kLambda, "metafactory", "run", "()Ljava/lang/Runnable;",
       [&](auto& file) {
         return Constants{type(file, "()V"), hash_code(file), type(file, "()V")};
       },
       "does not fit the interface's method"},
      {kLambda, "metafactory", "run", "(Ljava/lang/Object;)Ljava/lang/Runnable;",
       [&](auto& file) {
         return Constants{type(file, "(I)V"), hash_code(file), type(file, "()V")};
       },
       "does not fit the interface's method"},
      {kLambda, "metafactory", "run", "()Ljava/lang/Runnable;",
       [&](auto& file) {
         const uint16_t field = file.member(9, "t/T", "f", "I");
         return Constants{type(file, "()V"), handle(file, 2, field), type(file, "()V")};
       },
       "does not fit the interface's method"},
      {kLambda, "altMetafactory", "run", "(Ljava/lang/Object;)Ljava/lang/Runnable;",
       [&](auto& file) {
         return Constants{type(file, "()V"), hash_code(file), type(file, "()V"), file.integer(2),
                          file.integer(1)};
       },
       "too few arguments"},
  };
  for (const auto& one : cases) {
    const std::string text =
        refusal(one.owner, one.bootstrap, one.name, one.descriptor, one.arguments);
    EXPECT_NE(text.find(one.why), std::string::npos) << one.why << ": " << text;
    EXPECT_EQ(exit_code(status_), kExitMalformed) << text;
  }
}

TEST_F(Refused, ImplementationThatIsNotThere) {
  EXPECT_EQ(refusal(kLambda, "metafactory", "run", "()Ljava/lang/Runnable;",
                    [&](ClassAssembler& file) {
                      const uint16_t type = file.one(16, file.utf8("()V"));
                      const uint16_t method = file.member(10, "t/T", "nowhere", "()V");
                      const uint16_t handle = file.add(Bytes().u1(15).u1(6).u2(method));
                      return Constants{type, handle, type};
                    }),
            "java/lang/NoSuchMethodError: 'void t.T.nowhere()'");
}

}  // namespace
}  // namespace kukang
