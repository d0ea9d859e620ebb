// What a comparison looks like: the table against a file, CSV and JSON read back, the page for what
// it contains and for what it must not need.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <regex>

#include "comparison/golden.h"
#include "fabricated.h"
#include "nlohmann/json.hpp"
#include "report/compare_text.h"
#include "report/csv.h"
#include "report/markup.h"

namespace kukang {
namespace {

using testing::HasSubstr;
using testing::Not;

class Output : public testing::Test {
 protected:
  FabricatedMethods methods_;
  const std::vector<Comparison> comparisons_ = three_comparisons(methods_);
};

TEST_F(Output, Text) {
  const std::string text = compare_text(comparisons_);
  expect_golden("compare", "three.txt", text);
  expect_lines_of_at_most(100, text);
}

TEST_F(Output, TextOfLargeNumbersFits) {
  FabricatedMethods methods;
  const Method* method =
      methods.method("aMethodWithQuiteALongName", "(ILjava/util/Map$Entry;[[J)V");
  const Comparison comparison =
      comparison_of(method, 1, {{"lazy", 12'345'678, 9}, {"lazier", 1'234'567, 9}});
  expect_lines_of_at_most(100, compare_text({comparison}));
}

// Cells of a line without quotes.
std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream in(line);
  for (std::string cell; std::getline(in, cell, ',');) cells.push_back(cell);
  return cells;
}

TEST_F(Output, Csv) {
  std::istringstream in(compare_csv(comparisons_));
  std::string line;
  std::getline(in, line);
  const std::vector<std::string> titles = cells_of(line);
  std::vector<std::map<std::string, std::string>> rows;
  while (std::getline(in, line)) {
    const std::vector<std::string> cells = cells_of(line);
    ASSERT_EQ(cells.size(), titles.size()) << line;
    std::map<std::string, std::string>& row = rows.emplace_back();
    for (size_t i = 0; i < cells.size(); ++i) row[titles[i]] = cells[i];
  }
  ASSERT_EQ(rows.size(), 9u);
  EXPECT_EQ(rows[0]["target"], "a.Tree.insert(ILa/Item;)V");
  EXPECT_EQ(rows[4]["strategy"], "lazier");
  EXPECT_EQ(rows[4]["k"], "2");
  EXPECT_EQ(rows[4]["n"], "");
  EXPECT_EQ(rows[4]["paths"], "58");
  EXPECT_EQ(rows[4]["solver_calls"], "580");
  EXPECT_EQ(rows[4]["stated_answered"], "406");
  EXPECT_EQ(rows[4]["z3_asked"], "174");
  EXPECT_EQ(rows[4]["seconds"], "0.058000");
  EXPECT_EQ(rows[4]["agreement"], "open");
  EXPECT_EQ(rows[8]["agreement"], "agree");
}

TEST(Csv, Quotes) {
  EXPECT_EQ(csv_line({"a", "", "b,c", "d\"e", "f\ng", "h i"}), "a,,\"b,c\",\"d\"\"e\",f\\ng,h i\n");
}

TEST_F(Output, Json) {
  const auto json = nlohmann::json::parse(compare_json(comparisons_));
  EXPECT_EQ(json["command"], "compare");
  ASSERT_EQ(json["results"].size(), 9u);
  const auto& result = json["results"][4];
  EXPECT_EQ(result["target"], "a.Tree.insert(ILa/Item;)V");
  EXPECT_EQ(result["strategy"], "lazier");
  EXPECT_EQ(result["k"], 2);
  EXPECT_TRUE(result["n"].is_null());
  EXPECT_EQ(result["verdict"], "within-bounds");
  EXPECT_EQ(result["paths"], 58);
  EXPECT_EQ(result["cut_by_bounds"], 40);
  EXPECT_EQ(result["stats"]["forks"], 116);
  EXPECT_EQ(result["stats"]["layers"][1]["layer"], "z3");
  EXPECT_EQ(result["stats"]["layers"][1]["asked"], 174);
  EXPECT_EQ(result["ends"][0]["end"], "returns");
  ASSERT_EQ(json["comparisons"].size(), 3u);
  EXPECT_EQ(json["comparisons"][1]["paths"]["lazier#"], 21);
  EXPECT_EQ(json["comparisons"][1]["agreement"], "open");
  EXPECT_EQ(json["comparisons"][2]["agreement"], "agree");
}

size_t count_of(const std::string& what, const std::string& text) {
  size_t count = 0;
  for (size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += what.size()) ++count;
  return count;
}

TEST_F(Output, PageHasAnSvgPerPlotAndNeedsNothingElse) {
  const std::string page = compare_html(comparisons_);
  EXPECT_EQ(count_of("<svg", page), 2u);
  EXPECT_EQ(count_of("</svg>", page), 2u);
  EXPECT_EQ(count_of("<table", page), 2u);  // a table per target
  for (const char* reference :
       {"http:", "https:", "//", "src=", "href=", "url(", "@import", "<script"}) {
    EXPECT_THAT(page, Not(HasSubstr(reference)));
  }
  EXPECT_THAT(page, HasSubstr("prefers-color-scheme: dark"));
  // Bars: lazier and lazier# of two targets. Marks: a figure each, and the two legends.
  EXPECT_EQ(count_of("<rect class=\"bar", page), 4u);
  EXPECT_EQ(count_of("class=\"mark", page), 9u + 2 + 3);
  EXPECT_THAT(page, HasSubstr("<title>Tree.insert(int, Item), k=2, lazier#: 21 paths</title>"));
  EXPECT_THAT(page, HasSubstr("58 paths, 52.7 % of lazy’s"));
}

TEST_F(Output, ElementsOfThePageAreClosed) {
  const std::string page = compare_html(comparisons_);
  std::vector<std::string> open;
  const std::regex tag("<(/?)([a-z0-9]+)([^>]*?)(/?)>");
  for (std::sregex_iterator it(page.begin(), page.end(), tag), end; it != end; ++it) {
    const std::string name = (*it)[2];
    if (name == "meta" || (*it)[4] == "/") continue;
    if ((*it)[1] == "") {
      open.push_back(name);
      continue;
    }
    ASSERT_FALSE(open.empty()) << name;
    ASSERT_EQ(open.back(), name);
    open.pop_back();
  }
  EXPECT_TRUE(open.empty());
}

TEST_F(Output, NamesAreEscaped) {
  FabricatedMethods methods;
  const Method* constructor = methods.method("<init>", "()V");
  const std::string page =
      compare_html({comparison_of(constructor, 1, {{"lazy", 1}, {"lazier", 1}})});
  EXPECT_THAT(page, Not(HasSubstr("<init>")));
  EXPECT_THAT(page, HasSubstr("Tree.&lt;init&gt;()"));
}

// --- colours ---

// WCAG 2.1, relative luminance.
double luminance(const std::string& hex) {
  double sum = 0;
  const double weights[] = {0.2126, 0.7152, 0.0722};
  for (int i = 0; i < 3; ++i) {
    const double c = std::stoi(hex.substr(1 + 2 * i, 2), nullptr, 16) / 255.0;
    sum += weights[i] * (c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4));
  }
  return sum;
}

double contrast(const std::string& a, const std::string& b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

// The custom properties of the page, those for light first.
std::vector<std::map<std::string, std::string>> colours_of(const std::string& page) {
  std::vector<std::map<std::string, std::string>> sets;
  const std::regex property("--([a-z]+): (#[0-9a-f]{6});");
  for (std::sregex_iterator it(page.begin(), page.end(), property), end; it != end; ++it) {
    if ((*it)[1] == "page") sets.emplace_back();
    sets.back()[(*it)[1]] = (*it)[2];
  }
  return sets;
}

TEST(Colours, ContrastIsEnoughInLightAndDark) {
  auto sets = colours_of(html_page("", ""));
  ASSERT_EQ(sets.size(), 2u);
  ASSERT_EQ(sets[0].size(), sets[1].size());
  EXPECT_GT(luminance(sets[0]["page"]), 0.8);
  EXPECT_LT(luminance(sets[1]["page"]), 0.1);
  for (auto& colours : sets) {
    for (const char* ground : {"page", "panel"}) {
      for (const char* text : {"ink", "soft", "good", "note", "bad"}) {
        EXPECT_GE(contrast(colours[text], colours[ground]), 4.5) << text << " on " << ground;
      }
      for (const char* mark : {"lazy", "lazier", "sharp"}) {
        EXPECT_GE(contrast(colours[mark], colours[ground]), 3.0) << mark << " on " << ground;
      }
    }
  }
}

TEST(Markup, Numbers) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(125476), "125,476");
  EXPECT_EQ(grouped(1234567), "1,234,567");
}

}  // namespace
}  // namespace kukang
