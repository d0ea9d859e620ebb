// What verification refuses is tested case by case (hostile_code_test.cc, hostile_object_test.cc);
// here, what it must not refuse.

#include "semantics/verify.h"

#include "classfile/places.h"
#include "gtest/gtest.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

// The strictest test of what may be refused: nothing that a real compiler has made.
TEST(Verification, AcceptsTheJdk) {
  auto program = Program::open({.class_path = ".", .jdk = ""}, own_classes());
  ASSERT_TRUE(program.ok()) << program.status();
  std::vector<std::string> names;
  ASSERT_TRUE(jdk().list(names).ok());
  size_t verified = 0;
  for (size_t i = 0; i < names.size() && !HasFailure(); i += 4) {
    Linked<const Type*> type = (*program)->load(names[i]);
    ASSERT_TRUE(type.ok()) << names[i];
    for (const Method& method : (*type)->methods) {
      if (method.flags & (kNative | kAbstract)) continue;
      const auto code = decode(**program, method);
      ASSERT_TRUE(code.ok()) << code.status();
      const absl::Status status = verify(**program, method, **code, 0);
      EXPECT_TRUE(status.ok()) << status;
      ++verified;
    }
  }
  EXPECT_GT(verified, 40000u);
}

}  // namespace
}  // namespace kukang
