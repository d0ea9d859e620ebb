// Loading: chains of superclasses and of superinterfaces, long ones and such as have no end.

#include <gtest/gtest.h>

#include "classfile/assembler.h"
#include "classfile/places.h"
#include "fmt/format.h"
#include "program/program.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

enum class Chain { Classes, Interfaces };

// Classes c/C0, c/C1, ...: each is below the one before, the first below `top`.
void write_chain(const TemporaryDirectory& directory, Chain chain, int length,
                 const std::string& top) {
  for (int i = 0; i < length; ++i) {
    const std::string above = i == 0 ? top : fmt::format("c/C{}", i - 1);
    ClassAssembler file;
    file.this_class = file.class_constant(fmt::format("c/C{}", i));
    if (chain == Chain::Classes) {
      file.super_class = file.class_constant(above);
    } else {
      file.flags = 0x0601;
      file.interfaces = Bytes().u2(1).u2(file.class_constant(above));
    }
    write_file(directory / fmt::format("c/C{}.class", i), file.bytes());
  }
}

std::unique_ptr<Program> open(const TemporaryDirectory& directory) {
  return std::move(*Program::open({directory.string(), ""}, own_classes()));
}

TEST(Load, LongChains) {
  constexpr int kLong = 3000, kTooLong = 12'000;
  for (const auto& [chain, top] : {std::pair(Chain::Classes, "java/lang/Object"),
                                   std::pair(Chain::Interfaces, "java/lang/Runnable")}) {
    const TemporaryDirectory directory;
    write_chain(directory, chain, kTooLong, top);
    const std::unique_ptr<Program> program = open(directory);
    const auto lowest = program->load(fmt::format("c/C{}", kLong - 1));
    ASSERT_TRUE(lowest.ok()) << lowest.failure().message;
    EXPECT_TRUE((*lowest)->is_subtype_of(*program->load("c/C0")));
    // From nothing: what is loaded already does not count.
    const auto too_long = open(directory)->load(fmt::format("c/C{}", kTooLong - 1));
    ASSERT_FALSE(too_long.ok());
    EXPECT_EQ(exit_code(too_long.failure().status), kExitUnknown);
    EXPECT_NE(message(too_long.failure().status).find("one above the other"), std::string::npos);
  }
}

TEST(Load, AClassIsNotItsOwnAncestor) {
  for (const Chain chain : {Chain::Classes, Chain::Interfaces}) {
    const TemporaryDirectory directory;
    write_chain(directory, chain, 100, "c/C50");
    const auto loaded = open(directory)->load("c/C99");
    ASSERT_FALSE(loaded.ok());
    EXPECT_EQ(loaded.failure().exception, "java/lang/ClassCircularityError");
    EXPECT_EQ(loaded.failure().message, "c/C50");
  }
}

}  // namespace
}  // namespace kukang
