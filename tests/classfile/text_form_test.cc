// Names, descriptors and modified UTF-8: what is one and what is not.

#include "classfile/text_form.h"

#include <string>

#include "gtest/gtest.h"

namespace kukang {
namespace {

constexpr uint16_t kPlainName = kFieldName | kMethodName | kClassName;

struct FormCase {
  std::string text;
  uint16_t forms;
  uint16_t argument_slots = 0;
};

std::string repeated(std::string_view before, std::string_view text, int times,
                     std::string_view after) {
  std::string result(before);
  while (times-- > 0) result += text;
  return result.append(after);
}

TEST(TextForm, NamesAndDescriptors) {
  const FormCase cases[] = {
      {"", 0},
      {"x", kPlainName},
      {"value", kPlainName},
      {"caf\xC3\xA9", kPlainName},
      {"<init>", kPlainName},
      {"<clinit>", kPlainName},
      {"<other>", kFieldName | kClassName},
      {"a<b", kFieldName | kClassName},
      {"package-info", kPlainName},
      {"a.b", 0},
      {"a;", 0},
      {"java/lang/Object", kClassName},
      {"/a", 0},
      {"a/", 0},
      {"a//b", 0},
      {"a/b.c", 0},
      {"a/[b", 0},
      {"I", kPlainName | kFieldDescriptor},
      {"V", kPlainName},
      {"B", kPlainName | kFieldDescriptor},
      {"[J", kFieldDescriptor},
      {"[V", 0},
      {"[", 0},
      {"II", kPlainName},
      {"Ljava/lang/Object;", kFieldDescriptor},
      {"[[Ljava/lang/Object;", kFieldDescriptor},
      {"Ljava/lang/Object", kClassName},
      {"Ljava/lang/Object;;", 0},
      {"L;", 0},
      {"La.b;", 0},
      {"La//b;", 0},
      {"L[a;", 0},
      {repeated("", "[", 255, "I"), kFieldDescriptor},
      {repeated("", "[", 256, "I"), 0},
      {"()V", kPlainName | kMethodDescriptor, 0},
      {"()I", kPlainName | kMethodDescriptor, 0},
      {"(IJD[JLa/B;)[[D", kMethodDescriptor, 7},
      {"(JD)V", kPlainName | kMethodDescriptor, 4},
      {"()", kPlainName},
      {"(", kPlainName},
      {"(I", kPlainName},
      {"(V)V", kPlainName},
      {"()VV", kPlainName},
      {"()La", kPlainName},
      {"([)V", 0},
      {"(La)V", kPlainName},
      {repeated("(", "I", 255, ")V"), kPlainName | kMethodDescriptor, 255},
      {repeated("(", "I", 256, ")V"), kPlainName},
      {repeated("(", "J", 127, ")V"), kPlainName | kMethodDescriptor, 254},
      {repeated("(", "J", 128, ")V"), kPlainName},
      {repeated("(", "[J", 255, ")V"), kMethodDescriptor, 255},
  };
  for (const FormCase& c : cases) {
    const TextForms found = forms_of(c.text);
    EXPECT_EQ(found.forms, c.forms) << c.text;
    EXPECT_EQ(found.argument_slots, c.argument_slots) << c.text;
  }
}

TEST(TextForm, ModifiedUtf8) {
  using namespace std::string_literals;
  struct Case {
    std::string text;
    size_t bad;
    size_t bad_in_old_files;
  };
  constexpr size_t kFine = std::string_view::npos;
  const Case cases[] = {
      {"", kFine, kFine},
      {"plain text of some length", kFine, kFine},
      {"a\0b"s, 1, 1},
      {"12345678\0"s, 8, 8},
      {"a\xC0\x80z", kFine, kFine},  // NUL, as modified UTF-8 has it
      {"\xC3\xA9", kFine, kFine},
      {"\xED\xA0\xBD\xED\xB8\x80", kFine, kFine},  // a supplementary character
      {"\xED\xA0\xBD", kFine, kFine},              // half of one
      {"1234567\xF0\x9F\x98\x80", 7, 7},           // the same in standard UTF-8
      {"\xC1\x81", 0, kFine},                      // longer than need be
      {"\xE0\x81\x81", 0, kFine},
      {"x\x80", 1, 1},
      {"xyz\xC3", 3, 3},
      {"xyz\xE2\x82", 3, 3},
      {"xyz\xE2\x28\xAC", 3, 3},
      {"12345678\xFF", 8, 8},
  };
  for (const Case& c : cases) {
    EXPECT_EQ(find_bad_utf8(c.text, 48), c.bad) << testing::PrintToString(c.text);
    EXPECT_EQ(find_bad_utf8(c.text, 47), c.bad_in_old_files) << testing::PrintToString(c.text);
  }
}

TEST(TextForm, ClassOfPath) {
  using namespace std::string_literals;
  const std::pair<std::string, std::string> cases[] = {
      {"a/b/C.class", "a/b/C"},
      {"C.class", "C"},
      {"a/package-info.class", "a/package-info"},
      {"module-info.class", ""},
      {"a/module-info.class", ""},
      {"a/b/C.java", ""},
      {".class", ""},
      {"a/.class", ""},
      {"../a.class", ""},
      {"a.b/C.class", ""},
      {"a\0b.class"s, ""},
      {"/a.class", ""},
  };
  for (const auto& [path, name] : cases) EXPECT_EQ(class_of_path(path), name) << path;
}

}  // namespace
}  // namespace kukang
