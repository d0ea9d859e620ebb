// Text for people: whatever it was made of, it is one line of UTF-8 that only shows.

#include "support/text.h"

#include <gtest/gtest.h>

namespace kukang {
namespace {

using namespace std::string_literals;

TEST(Text, Printable) {
  const struct {
    std::string text, shown;
  } cases[] = {
      {"", ""},
      {"plain 'text' \\ {x}", "plain 'text' \\ {x}"},
      {"é € 😀 α̂", "é € 😀 α̂"},
      {"\x1b[31mred\x1b[0m", "\\u001b[31mred\\u001b[0m"},
      {"a\0b\x07\x7f"s, "a\\u0000b\\u0007\\u007f"},
      {"one\ntwo\tthree\r", "one\\ntwo\\tthree\\r"},
      {"\xc2\x9b"s
       "31m",
       "\\u009b31m"},                                         // a control sequence in one character
      {"\xef\xbf\xbe \xef\xbf\xbf", "\\ufffe \\uffff"},       // noncharacters
      {"\xf0\x9f\xbf\xbe", "\\ud83f\\udffe"},                 // beyond the first plane, too
      {"a\u202eb\u2066c\u200f", "a\\u202eb\\u2066c\\u200f"},  // changes of direction
      {"\u2028\ufeff", "\\u2028\\ufeff"},
      // Modified UTF-8.
      {"\xc0\x80", "\\u0000"},
      {"\xed\xa0\xbd\xed\xb8\x80", "😀"},
      {"\xed\xa0\xbd!", "\\ud83d!"},
      {"\xed\xb8\x80", "\\ude00"},
      // Damaged.
      {"a\xff z", "a\ufffd z"},
      {"\xc3", "\ufffd"},
      {"\xe2\x82", "\ufffd\ufffd"},
      {"\xc1\x81", "\ufffd\ufffd"},
      {"\xf8\x88\x80\x80\x80", "\ufffd\ufffd\ufffd\ufffd\ufffd"},
      {"\xf4\x90\x80\x80", "\ufffd\ufffd\ufffd\ufffd"},
  };
  for (const auto& c : cases) EXPECT_EQ(printable(c.text), c.shown);
}

TEST(Text, PrintableLines) {
  EXPECT_EQ(printable_lines("one\n\ttwo\r\x1b\n"), "one\n\ttwo\\r\\u001b\n");
}

TEST(Text, PrintableUtf16) {
  EXPECT_EQ(printable(std::u16string_view(u"a\xd83d\xde00\xd800\x0007\xfffe")),
            "a😀\\ud800\\u0007\\ufffe");
}

}  // namespace
}  // namespace kukang
