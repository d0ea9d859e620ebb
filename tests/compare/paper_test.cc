// The published figures and ours: how they are marked, and that every row is there.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "compare/paper_comparison.h"
#include "comparison/golden.h"
#include "fabricated.h"
#include "nlohmann/json.hpp"
#include "report/compare_text.h"
#include "report/paper_text.h"

namespace kukang {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const PaperExample& example_of(int table, std::string_view owner) {
  for (const PaperExample& example : paper_examples()) {
    if (example.table == table && example.owner == owner) return example;
  }
  throw std::runtime_error("no such example");
}

TEST(PublishedRows, AreThoseOfTheTables) {
  const std::vector<PublishedRow> rows = published_rows();
  ASSERT_EQ(rows.size(), 85u + 275u);
  EXPECT_EQ(rows[0].structure, "AATree");
  EXPECT_EQ(rows[1].method, "find");
  EXPECT_EQ(rows[1].bound, 2u);
  EXPECT_THAT(rows[1].paths, ElementsAre(197, 32, 16));
  EXPECT_THAT(rows[1].seconds, ElementsAre(11.4, 3.0, 2.1));
  EXPECT_EQ(rows[84].structure, "Sort");
  EXPECT_EQ(rows[85].table, 2);
  EXPECT_EQ(rows[85].method, "contains");
  EXPECT_THAT(rows[85].paths, ElementsAre(56));
  EXPECT_THAT(rows[85].seconds, ElementsAre(1.9));
}

// One, or two: ours and java.util's.
TEST(PublishedRows, EachHasExamples) {
  for (const PublishedRow& row : published_rows()) {
    std::set<std::string> labels;
    size_t count = 0;
    for (const PaperExample& example : paper_examples()) {
      const bool same = example.table == row.table && example.structure == row.structure;
      if (!same || !example.has(row.method)) continue;
      labels.insert(example.label(row.method));
      ++count;
    }
    const std::string name = row.structure + "." + row.method;
    EXPECT_EQ(labels.size(), count) << name;
    const bool both = row.table == 2 && row.structure.starts_with("Tree");
    EXPECT_EQ(count, both ? 2u : 1u) << name;
  }
}

// No example has a method that the paper has not.
TEST(PaperExamples, AreOfPublishedMethods) {
  const std::vector<PublishedRow> rows = published_rows();
  for (const PaperExample& example : paper_examples()) {
    std::istringstream methods{std::string(example.methods)};
    for (std::string method; methods >> method;) {
      EXPECT_TRUE(std::any_of(rows.begin(), rows.end(), [&](const PublishedRow& row) {
        return row.table == example.table && row.structure == example.structure &&
               row.method == method;
      })) << example.label(method);
    }
  }
}

struct MarkCase {
  const char* name;
  const char* owner;
  uint32_t k;
  std::vector<uint64_t> published, ours;
  std::vector<Mark> marks;
};
void PrintTo(const MarkCase& c, std::ostream* out) { *out << c.name; }

PaperRow row_of(const MarkCase& c, FabricatedMethods& methods) {
  const PaperExample& example = example_of(1, c.owner);
  PublishedRow published{1, std::string(example.structure), "find", c.k, c.published, {1, 1, 1}};
  return paper_row(
      published, example,
      comparison_of(methods.method("find", "(I)La/Item;"), c.k,
                    {{"lazy", c.ours[0], 1}, {"lazier", c.ours[1], 1}, {"lazier#", c.ours[2], 1}}));
}

const std::vector<MarkCase> kMarks = {
    {"equal",
     "avltree.AvlTree",
     2,
     {51, 29, 21},
     {51, 29, 21},
     {Mark::Equal, Mark::Equal, Mark::Equal}},
    {"different",
     "avltree.AvlTree",
     2,
     {51, 29, 21},
     {50, 29, 21},
     {Mark::Different, Mark::Equal, Mark::Equal}},
    {"explained",
     "aatree.AATree",
     2,
     {197, 32, 16},
     {95, 32, 16},
     {Mark::Explained, Mark::Equal, Mark::Equal}},
    {"not_for_small_bounds",
     "aatree.AATree",
     1,
     {15, 8, 4},
     {14, 8, 4},
     {Mark::Different, Mark::Equal, Mark::Equal}},
    {"not_for_lazier_sharp",
     "aatree.AATree",
     2,
     {197, 32, 16},
     {197, 32, 15},
     {Mark::Equal, Mark::Equal, Mark::Different}},
};

class Marks : public testing::TestWithParam<MarkCase> {};

TEST_P(Marks, OfARow) {
  FabricatedMethods methods;
  const PaperRow row = row_of(GetParam(), methods);
  std::vector<Mark> marks;
  for (const PaperFigure& figure : row.figures) {
    marks.push_back(figure.mark);
    EXPECT_EQ(figure.reason.empty(), figure.mark != Mark::Explained);
  }
  EXPECT_EQ(marks, GetParam().marks);
  EXPECT_EQ(row.mark(), *std::max_element(marks.begin(), marks.end()));
}

INSTANTIATE_TEST_SUITE_P(Paper, Marks, testing::ValuesIn(kMarks),
                         [](const auto& info) { return info.param.name; });

TEST(PaperRows, AbsentAndStopped) {
  const PaperExample& example = example_of(1, "avltree.AvlTree");
  const PublishedRow published{1, "AvlTree", "find", 1, {6, 5, 4}, {1, 1, 1}};
  const PaperRow absent = paper_row(published, example, std::nullopt);
  EXPECT_EQ(absent.mark(), Mark::Absent);
  EXPECT_EQ(exit_status(std::vector{absent}), kExitUnknown);
  FabricatedMethods methods;
  Comparison stopped =
      comparison_of(methods.method("find", "()V"), 1, {{"lazy", 6}, {"lazier", 5}, {"lazier#", 4}});
  stopped.runs[2].result.exploration.stopped_early = "interrupted";
  EXPECT_EQ(paper_row(published, example, stopped).mark(), Mark::Absent);
}

TEST(PaperRows, ExitStatus) {
  FabricatedMethods methods;
  const PaperRow equal = row_of(kMarks[0], methods), different = row_of(kMarks[1], methods),
                 explained = row_of(kMarks[2], methods);
  EXPECT_EQ(exit_status(std::vector{equal, explained}), kExitHolds);
  EXPECT_EQ(exit_status(std::vector{equal, different}), kExitViolated);
}

class PaperOutput : public testing::Test {
 protected:
  void SetUp() override {
    for (const MarkCase& c : kMarks) rows_.push_back(row_of(c, methods_));
    const PaperExample& example = example_of(2, "redblacktree.RedBlackTree");
    const PublishedRow published{2, "TreeMap", "get", 5, {152}, {4}};
    rows_.push_back(paper_row(published, example, std::nullopt));
  }

  FabricatedMethods methods_;
  std::vector<PaperRow> rows_;
};

TEST_F(PaperOutput, Text) {
  const std::string text = paper_text(rows_);
  expect_golden("compare", "paper.txt", text);
  expect_lines_of_at_most(100, text);
}

TEST_F(PaperOutput, Json) {
  const auto json = nlohmann::json::parse(paper_json(rows_));
  ASSERT_EQ(json["paper"].size(), 6u);
  EXPECT_EQ(json["results"].size(), 15u);
  const auto& row = json["paper"][2];
  EXPECT_EQ(row["method"], "AATree.find");
  EXPECT_EQ(row["class"], "aatree.AATree");
  EXPECT_EQ(row["mark"], "explained");
  EXPECT_EQ(row["figures"][0]["paths"], 95);
  EXPECT_EQ(row["figures"][0]["published_paths"], 197);
  EXPECT_FALSE(row["figures"][0]["reason"].is_null());
  EXPECT_TRUE(json["paper"][5]["figures"][0]["paths"].is_null());
}

TEST_F(PaperOutput, Csv) {
  const std::string csv = paper_csv(rows_);
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 5 * 3 + 1);
  EXPECT_THAT(csv,
              HasSubstr("\n1,AvlTree.find,avltree.AvlTree,2,lazy,50,51,different,,0.050000,1\n"));
  EXPECT_THAT(csv,
              HasSubstr("\n2,TreeMap.get,redblacktree.RedBlackTree,5,lazier#,,152,absent,,,4\n"));
}

TEST_F(PaperOutput, Html) {
  const std::string page = paper_html(rows_);
  EXPECT_THAT(page, HasSubstr("<td class=\"note\">95</td><td class=\"soft\">197</td>"));
  EXPECT_THAT(page, HasSubstr("<td class=\"bad\">50</td><td class=\"soft\">51</td>"));
  EXPECT_THAT(page, HasSubstr("1 equal, 1 explained, 1 absent, 3 different"));
  EXPECT_THAT(page, HasSubstr("<td class=\"text note\">explained [1]</td>"));
  EXPECT_THAT(page, HasSubstr("<p>[1] The source of the published AATree"));
}

}  // namespace
}  // namespace kukang
