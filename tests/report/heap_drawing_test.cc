// Pictures of heaps, drawn.

#include "report/heap_drawing.h"

#include "fmt/format.h"
#include "fmt/ranges.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "view/heap_picture.h"

namespace kukang {
namespace {

using What = PictureValue::What;
using testing::ElementsAre;

PictureValue text(std::string value, std::string computed = "") {
  return {What::Text, std::move(value), std::move(computed)};
}
PictureValue object(size_t number) { return {What::Object, "", "", number}; }
PictureValue open(size_t number) { return {What::Open, "", "", number}; }
const PictureValue kNull;

TEST(HeapDrawing, ObjectsAreDescribedWhereTheFewestStepsLead) {
  HeapPicture picture;
  picture.roots = {
      {"this", object(0)}, {"other", object(2)}, {"same", object(0)}, {"n", text("3")}};
  picture.objects = {
      {"List#1", "a.List", false, true, false, {{"head", object(1)}, {"size", text("2", "n - 1")}}},
      {"Node#1", "a.Node", false, false, false, {{"next", object(2)}, {"self", object(1)}}},
      {"Node#2", "a.Node", true, false, false, {{"next", kNull}, {"item", open(0)}}},
  };
  picture.open = {{"?1", "some Object, or null"}};
  EXPECT_THAT(drawing_of(picture, 100),
              ElementsAre("this = List#1 {size = 2 (n - 1), …}",              //
                          "└─ head = Node#1 {next = Node#2, self = Node#1}",  //
                          "other = new Node#2 {next = null, item = ?1}",      //
                          "same = List#1",                                    //
                          "n = 3",                                            //
                          "?1 is some Object, or null"));
}

TEST(HeapDrawing, BranchesHang) {
  HeapPicture picture;
  picture.roots = {{"t", object(0)}};
  picture.objects = {
      {"T#1", "T", false, false, false, {{"l", object(1)}, {"r", object(2)}}},
      {"T#2", "T", false, false, false, {{"l", object(3)}, {"r", kNull}}},
      {"T#3", "T", false, false, false, {}},
      {"T#4", "T", false, true, false, {}},
  };
  EXPECT_THAT(drawing_of(picture, 100), ElementsAre("t = T#1",                //
                                                    "├─ l = T#2 {r = null}",  //
                                                    "│  └─ l = T#4 {…}",      //
                                                    "└─ r = T#3"));
}

TEST(HeapDrawing, LongWordsAreBroken) {
  HeapPicture picture;
  picture.roots = {{"s", text("\"" + std::string(25, '?') + "ää" + "\"")},
                   {"o", object(0)},
                   {"n", text("1", "a + b + c + d + e + f")}};
  picture.objects = {{"O#1", "O", false, false, false, {{"t", text(std::string(40, 'x'))}}}};
  EXPECT_THAT(drawing_of(picture, 20), ElementsAre("s = \"???????????????",  //
                                                   "    ??????????ää\"",      //
                                                   "o = O#1 {t =",            //
                                                   "    xxxxxxxxxxxxxxxx",    //
                                                   "    xxxxxxxxxxxxxxxx",    //
                                                   "    xxxxxxxx}",           //
                                                   "n = 1 (a + b + c + d",    //
                                                   "    + e + f)"));
}

TEST(HeapDrawing, LongLinesAreBroken) {
  HeapPicture picture;
  picture.roots = {{"o", object(0)}};
  PictureObject wide{"Wide#1", "Wide"};
  for (int i = 0; i < 6; ++i) wide.slots.push_back({fmt::format("field{}", i), text("1")});
  wide.slots.push_back({"child", object(1)});
  picture.objects = {wide, {"Wide#2", "Wide"}};
  EXPECT_THAT(drawing_of(picture, 40),
              ElementsAre("o = Wide#1 {field0 = 1, field1 = 1,",  //
                          "│   field2 = 1, field3 = 1, field4 = 1,",
                          "│   field5 = 1}",  //
                          "└─ child = Wide#2"));
}

TEST(HeapDrawing, LongChainsStayNarrowAndEnd) {
  HeapPicture picture;
  picture.roots = {{"head", object(0)}};
  for (size_t i = 0; i < 300; ++i) {
    PictureObject node{fmt::format("Node#{}", i + 1), "Node"};
    node.slots.push_back({"next", i == 299 ? kNull : object(i + 1)});
    picture.objects.push_back(node);
  }
  const std::vector<std::string> lines = drawing_of(picture, 60);
  ASSERT_EQ(lines.size(), 121u);
  EXPECT_EQ(lines.back(), "… and 207 more lines");
  size_t widest = 0;
  for (const std::string& line : lines) widest = std::max(widest, line.size());
  EXPECT_LT(widest, 60u);
  // Where it was too far to the right the chain goes on below.
  EXPECT_THAT(lines, testing::Contains("Node#12"));
}

}  // namespace
}  // namespace kukang
