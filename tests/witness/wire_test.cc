// The texts that go over the wire, and how heaps are compared.

#include "witness/wire.h"

#include <gtest/gtest.h>

#include "witness/final_heap.h"

namespace kukang {
namespace {

TEST(Wire, Words) {
  EXPECT_EQ(encoded(std::u16string_view(u"")), "%");
  EXPECT_EQ(encoded(std::u16string_view(u"a b")), "a%0020b");
  EXPECT_EQ(encoded(std::u16string_view(u"\"*%\\\n\u20ac")), "%0022%002a%0025%005c%000a%20ac");
  EXPECT_EQ(encoded(std::string_view("a.B$C_1")), "a.B$C_1");
}

TEST(Wire, Replies) {
  const auto reply = parse_reply("alone failed 2 a.b.E B.java:7 #0 = null | a.B x=1");
  ASSERT_TRUE(reply.has_value());
  EXPECT_EQ(reply->end.how, RunEnd::How::Failed);
  EXPECT_EQ(reply->end.stage, 2);
  EXPECT_EQ(reply->end.exception, "a.b.E");
  EXPECT_EQ(reply->end.where, "B.java:7");
  EXPECT_EQ(reply->end.heap, "#0 = null | a.B x=1");
  EXPECT_FALSE(reply->leaves);
  EXPECT_TRUE(parse_reply("threads returned 0 - - = 1")->leaves);
  EXPECT_EQ(parse_reply("alone returned 0 - - = 1")->end.exception, "");
  EXPECT_EQ(parse_reply("alone trouble 0 a%0020b - -")->end.text, "a b");
  EXPECT_FALSE(parse_reply("").has_value());
  EXPECT_FALSE(parse_reply("hello").has_value());
  EXPECT_FALSE(parse_reply("alone went away").has_value());
}

TEST(Wire, HeapsAreComparedButForOpenTexts) {
  EXPECT_TRUE(same_heap("= \"*\" a=1", "= \"x7\" a=1"));
  EXPECT_TRUE(same_heap("= \"*\"", "= \"%\""));
  EXPECT_FALSE(same_heap("= \"*\" a=1", "= \"x7\" a=2"));
  EXPECT_FALSE(same_heap("= \"*\"", "= null"));
  EXPECT_FALSE(same_heap("= 1", "= 12"));
  EXPECT_FALSE(same_heap("= 12", "= 1"));
  EXPECT_NE(difference("= 1 a=2", "= 1 a=3").find("a=3"), std::string::npos);
}

TEST(Wire, TablesHaveNoOrder) {
  // Roots, a table of two keys, and what it holds; the objects come as they are met.
  EXPECT_TRUE(same_heap("#0 = null | Map { #1 : 1 ; #2 : 2 } size=2 | Node key=5 | Node key=6",
                        "#0 = null | Map { #1 : 2 ; #2 : 1 } size=2 | Node key=6 | Node key=5"));
  EXPECT_FALSE(same_heap("#0 = null | Map { #1 : 1 ; #2 : 2 } size=2 | Node key=5 | Node key=6",
                         "#0 = null | Map { #1 : 1 ; #2 : 2 } size=2 | Node key=6 | Node key=5"));
  // Which of two alike is the one that is referred to from elsewhere?
  EXPECT_TRUE(
      same_heap("#0 #1 = null | Set { #2 : null ; #3 : null } | Set { #3 : null } | A | A",
                "#0 #1 = null | Set { #2 : null ; #3 : null } | Set { #2 : null } | A | A"));
  EXPECT_FALSE(
      same_heap("#0 #1 = null | Set { #2 : null ; #3 : null } | Set { #3 : null } | A | A",
                "#0 #1 = null | Set { #2 : null ; #3 : null } | Set { #4 : null } | A | A"));
  EXPECT_FALSE(
      same_heap("#0 #1 = null | Set { #2 : null ; #3 : null } | A next=#3 | B | A next=#2",
                "#0 #1 = null | Set { #2 : null ; #3 : null } | A next=#2 | B | A next=#2"));
  // Texts, boxes and what is linked stand as they are.
  EXPECT_TRUE(same_heap("#0 = null | Map { \"a\" : I 1 ; \"*\" : I 2 }",
                        "#0 = null | Map { \"c{\" : I 2 ; \"a\" : I 1 }"));
  EXPECT_FALSE(same_heap("#0 = null | Map { \"a\" : I 1 ; \"b\" : I 2 }",
                         "#0 = null | Map { \"a\" : I 2 ; \"b\" : I 1 }"));
  EXPECT_FALSE(same_heap("#0 = null | Map ( \"a\" : I 1 ; \"b\" : I 2 )",
                         "#0 = null | Map ( \"b\" : I 2 ; \"a\" : I 1 )"));
  // The order of one table counts beside one that has none.
  EXPECT_TRUE(
      same_heap("#0 #1 = null | Map ( #2 : 1 ; #3 : 2 ) | Set { #2 : null ; #3 : null } | A | A",
                "#0 #1 = null | Map ( #3 : 1 ; #2 : 2 ) | Set { #2 : null ; #3 : null } | A | A"));
  EXPECT_FALSE(
      same_heap("#0 #1 = null | Map ( #2 : 1 ; #3 : 2 ) | Set { #2 : null ; #3 : null } | A | A",
                "#0 #1 = null | Map ( #2 : 2 ; #3 : 1 ) | Set { #2 : null ; #3 : null } | A | A"));
  EXPECT_FALSE(same_heap("#0 = null | Map { \"a\" : 1 }", "#0 = null | Map"));
}

}  // namespace
}  // namespace kukang
