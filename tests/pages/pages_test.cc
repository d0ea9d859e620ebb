// The pages as a reader meets them, in headless Chromium: they open, filters work, everything is
// drawn, nothing is asked for from outside, and text can be read, in light and dark.
//
// The browser is started once for all pages: driver.js opens each in a frame and reports what it
// has seen, which the tests look at.

#include <cstring>
#include <fstream>
#include <map>

#include "../cli/cli_case.h"
#include "fmt/format.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kJava = KUKANG_BUILD_DIR "/java/";
const std::string kPath = fmt::format("{0}examples:{0}test-shape:{0}test-pages", kJava);
const std::string kSources = KUKANG_SOURCE_DIR "/tests/pages";

// By name: the arguments that the page is written with, and the exit status.
struct Page {
  std::vector<std::string> arguments;
  int status = 0;
};
const std::map<std::string, Page> kPages = {
    {"trees", {{"shapes", "binarysearchtree.BinarySearchTree", "-n", "4"}}},
    {"mixed", {{"shapes", "shaped.Mixed$Expression", "-k", "2"}}},
    {"concrete", {{"shapes", "redblacktree.RedBlackTree", "-n", "3", "--concrete"}}},
    {"instances", {{"shapes", "binarysearchtree.BinarySearchTree", "-n", "2", "--range", "0..2"}}},
    {"many", {{"shapes", "binarysearchtree.BinarySearchTree", "-n", "7"}}},
    {"counts", {{"shapes", "binarysearchtree.BinarySearchTree", "-n", "6", "--count"}}},
    {"ways",
     {{"check", "paged.Ways.sign", "paged.Ways.choose", "paged.Ways.after", "paged.Ways.unlink",
       "--source-path", kSources + "/java"},
      kExitViolated}},
    {"sourceless", {{"check", "paged.Ways.sign", "--source-path", "/nowhere"}, 0}},
    {"insert",
     {{"check", "binarysearchtree.BinarySearchTree.insert", "-k", "2", "--source-path",
       KUKANG_SOURCE_DIR "/examples"}}},
};

std::string text_of_file(const std::string& path) {
  const std::vector<uint8_t> bytes = file_contents(path);
  return {bytes.begin(), bytes.end()};
}

std::map<std::string, std::string> written_pages() {
  const TemporaryDirectory directory;
  std::map<std::string, std::string> pages;
  for (const auto& [name, page] : kPages) {
    const std::string file = directory / (name + ".html");
    std::vector<std::string> command = {kBinary};
    command.insert(command.end(), page.arguments.begin(), page.arguments.end());
    command.insert(command.end(), {"-cp", kPath, "--format", "html", "-o", file});
    const Finished finished = run_process(command);
    EXPECT_EQ(finished.status, page.status) << name << ": " << finished.err;
    EXPECT_EQ(finished.out, "") << name;
    pages[name] = text_of_file(file);
  }
  return pages;
}

const std::map<std::string, std::string>& pages() {
  static const auto* pages = new std::map(written_pages());
  return *pages;
}

// JSON inside a script must not end it.
std::string for_a_script(const Json& json) {
  std::string text = json.dump();
  for (size_t at = 0; (at = text.find("</", at)) != text.npos; at += 3) text.insert(at + 1, "\\");
  return text;
}

std::string unescaped(std::string text) {
  for (const auto& [entity, character] :
       {std::pair("&lt;", "<"), {"&gt;", ">"}, {"&nbsp;", "\u00a0"}, {"&amp;", "&"}}) {
    for (size_t at = 0; (at = text.find(entity, at)) != text.npos; ++at) {
      text.replace(at, std::strlen(entity), character);
    }
  }
  return text;
}

Json what_the_browser_sees() {
  const TemporaryDirectory directory;
  const std::string driver = directory / "driver.html";
  std::ofstream(driver) << "<!DOCTYPE html><meta charset=\"utf-8\"><body><script>const pages = "
                        << for_a_script(pages()) << ";\n"
                        << text_of_file(kSources + "/driver.js") << "</script></body>\n";
  const Finished finished = run_process(
      {"/usr/bin/env", "chromium", "--headless=new", "--no-sandbox", "--disable-gpu",
       "--disable-dev-shm-usage", "--user-data-dir=" + directory.string() + "/profile",
       "--virtual-time-budget=20000", "--timeout=300000", "--dump-dom", "file://" + driver});
  constexpr std::string_view kBegin = "<pre id=\"results\">";
  const size_t begin = finished.out.find(kBegin), end = finished.out.find("</pre>", begin);
  if (begin == std::string::npos || end == std::string::npos) {
    ADD_FAILURE() << "the browser has not come to an end: " << finished.err;
    return Json::array();
  }
  const size_t from = begin + kBegin.size();
  return Json::parse(unescaped(finished.out.substr(from, end - from)));
}

const Json& results() {
  static const Json* results = new Json(what_the_browser_sees());
  return *results;
}

// In a wide window.
const Json& seen(std::string_view name) {
  for (const Json& result : results()) {
    if (result["name"] == name && result["width"] > 1000) return result;
  }
  static const Json none;
  ADD_FAILURE() << "there is no page " << name << ": " << results().dump().substr(0, 500);
  return none;
}

uint64_t catalan(uint64_t n) {
  uint64_t trees = n == 0 ? 1 : 0;
  for (uint64_t left = 0; left < n; ++left) trees += catalan(left) * catalan(n - 1 - left);
  return trees;
}

// --- all pages ---

TEST(Pages, OpenAndCanBeRead) {
  ASSERT_EQ(results().size(), 2 * kPages.size()) << results().dump().substr(0, 500);
  for (const Json& page : results()) {
    SCOPED_TRACE(
        fmt::format("{}, {} wide", page["name"].get<std::string>(), page["width"].get<int>()));
    EXPECT_THAT(page["errors"], IsEmpty());
    EXPECT_THAT(page["requests"], IsEmpty());
    EXPECT_EQ(page["empty"], 0);
    EXPECT_LE(page["wide"], 0) << "the page as a whole is to be scrolled sideways";
    for (const char* scheme : {"light", "dark"}) {
      EXPECT_GE(page[scheme]["ratio"], 4.5) << scheme << ": " << page[scheme];
      EXPECT_GT(page[scheme]["texts"], 10) << scheme;
    }
  }
}

// Addresses are only the names of XML's namespaces.
TEST(Pages, NameNothingOutside) {
  for (const auto& [name, text] : pages()) {
    for (size_t at = 0; (at = text.find("://", at)) != text.npos; ++at) {
      const size_t begin = text.rfind(' ', at) + 1;
      EXPECT_EQ(text.compare(begin, 5, "xmlns"), 0) << name << ": " << text.substr(begin, 80);
    }
    for (const char* part : {"<link", "<img", "@import", "url(", " src="}) {
      EXPECT_EQ(text.find(part), text.npos) << name << ": " << part;
    }
  }
}

// --- shapes ---

TEST(ShapesPage, ShowsEveryShape) {
  const Json& page = seen("trees");
  uint64_t all = 0;
  for (uint64_t n = 0; n <= 4; ++n) all += catalan(n);
  EXPECT_EQ(page["title"], "Shapes of binarysearchtree.BinarySearchTree");
  EXPECT_EQ(page["shapes"], all);
  EXPECT_EQ(page["drawn"], all);
  EXPECT_EQ(seen("concrete")["drawn"], seen("concrete")["shapes"]);
}

TEST(ShapesPage, FiltersBySizeAndType) {
  const Json& trees = seen("trees")["filtered"];
  for (uint64_t n = 0; n <= 4; ++n) {
    EXPECT_EQ(trees["size"][std::to_string(n + 1)], catalan(n)) << n;
  }
  const uint64_t all = seen("trees")["shapes"];
  EXPECT_EQ(trees["type"]["BinarySearchTree"], all);
  EXPECT_EQ(trees["type"]["Node"], all - 1);
  EXPECT_EQ(trees["bar"], catalan(0));
  EXPECT_EQ(trees["all"], all);
  EXPECT_FALSE(trees.contains("wrongCount")) << trees;

  const Json& mixed = seen("mixed");
  EXPECT_GT(mixed["filtered"]["type"].size(), 1u);
  uint64_t sum = 0;
  for (const Json& count : mixed["filtered"]["size"]) sum += count.get<uint64_t>();
  EXPECT_EQ(sum, mixed["shapes"]);
}

TEST(ShapesPage, OpensOne) {
  const Json& page = seen("trees");
  ASSERT_EQ(page["opened"].size(), page["shapes"]);
  size_t number = 0;
  for (const Json& one : page["opened"]) {
    EXPECT_EQ(one["open"], true);
    EXPECT_EQ(one["drawings"], 1);
    EXPECT_THAT(one["java"].get<std::string>(), HasSubstr(fmt::format("shape{}()", ++number)));
  }
  EXPECT_EQ(page["opened"][2]["conditions"], Json::array({"key1 < key2"}));
  EXPECT_EQ(page["opened"][3]["conditions"], Json::array({"key2 < key1"}));
  for (const char* scheme : {"light", "dark"}) {
    EXPECT_GE(page["opened"][0][scheme]["ratio"], 4.5) << page["opened"][0][scheme];
  }
}

// Two trees with two nodes and keys of 0, 1 and 2: three pairs each.
TEST(ShapesPage, CountsInstances) {
  EXPECT_THAT(pages().at("instances"), HasSubstr("shape 3, 3 instances"));
  EXPECT_THAT(pages().at("instances"), HasSubstr("shape 4, 3 instances"));
}

// Of 429 trees with seven nodes two hundred are drawn.
TEST(ShapesPage, SaysWhatItLeavesOut) {
  uint64_t drawn = 0;
  for (uint64_t n = 0; n <= 7; ++n) drawn += std::min<uint64_t>(catalan(n), 200);
  EXPECT_EQ(seen("many")["drawn"], drawn);
  EXPECT_THAT(pages().at("many"), HasSubstr("429 shapes, of which 200 are drawn"));
  EXPECT_EQ(seen("counts")["shapes"], 0);
}

// --- checks ---

const Json& section(const Json& page, std::string_view method) {
  for (const Json& section : page["sections"]) {
    if (section["title"].get<std::string>().starts_with(method)) return section["lines"];
  }
  static const Json none = Json::array();
  ADD_FAILURE() << "nothing about " << method;
  return none;
}

// The comments in Ways.java say which ways are taken.
TEST(CheckPage, ShowsWhichWaysAreTaken) {
  const struct {
    std::string_view method, code, ways, state;
  } kCases[] = {
      {"Ways.sign", "if (x > 0)", "2/2", "line covered"},
      {"Ways.sign", "return 1;", "", "line covered"},
      {"Ways.sign", "if (x < 0)", "1/2", "line partly"},
      {"Ways.sign", "return -1;", "", "line missed"},
      {"Ways.sign", "return 0;", "", "line covered"},
      {"Ways.choose", "switch (x & 3)", "3/3", "line covered"},
      {"Ways.choose", "x > 1 ? 9 : 10", "1/2", "line partly"},
      {"Ways.after", "if (once)", "2/2", "line covered"},
      {"Ways.after", "if (n > 1)", "1/2", "line partly"},
      {"Ways.unlink", "if (cell == null)", "2/2", "line covered"},
      {"Ways.unlink", "if (cell.next != null)", "2/2", "line covered"},
  };
  for (const auto& c : kCases) {
    bool found = false;
    for (const Json& line : section(seen("ways"), c.method)) {
      if (line["code"].get<std::string>().find(c.code) == std::string::npos) continue;
      found = true;
      EXPECT_EQ(line["ways"], c.ways) << line;
      EXPECT_EQ(line["state"], c.state) << line;
    }
    EXPECT_TRUE(found) << c.method << ": " << c.code;
  }
}

TEST(CheckPage, ShowsAViolation) {
  const Json& page = seen("ways");
  EXPECT_EQ(page["violations"], 1);
  EXPECT_EQ(page["heaps"], 2);
  EXPECT_THAT(pages().at("ways"), HasSubstr("ensures unlinked"));
  // cell.next leads to another cell afterwards: one edge is gone, one is there instead.
  ASSERT_EQ(page["gone"].size(), 1u);
  ASSERT_EQ(page["now"].size(), 1u);
  EXPECT_NE(page["gone"][0]["dash"], "none");
  EXPECT_EQ(page["now"][0]["dash"], "none");
  EXPECT_NE(page["gone"][0]["stroke"], page["now"][0]["stroke"]);
}

TEST(CheckPage, ShowsPathsAndTrees) {
  // sign 2, choose 3, after 2, unlink 4: null, no next, itself as the next, another one.
  EXPECT_EQ(seen("ways")["paths"], 2 + 3 + 2 + 4);
  EXPECT_EQ(seen("ways")["trees"], 4);
  EXPECT_GT(seen("insert")["paths"], 3);
  EXPECT_GT(section(seen("insert"), "BinarySearchTree.insert").size(), 5u);
}

TEST(CheckPage, SaysWhereASourceIsMissing) {
  const Json& lines = section(seen("sourceless"), "Ways.sign");
  EXPECT_THAT(pages().at("sourceless"), HasSubstr("The source Ways.java was not found"));
  ASSERT_EQ(lines.size(), 5u);
  EXPECT_EQ(lines[2]["ways"], "1/2");
  EXPECT_EQ(lines[2]["code"], "");
}

// --- mistakes ---

TEST(Pages, NeedGraphviz) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"shapes", "binarysearchtree.BinarySearchTree", "-n", "1"},
        {"check", "paged.Ways.sign", "--no-replay"}}) {
    std::vector<std::string> command = {kBinary};
    command.insert(command.end(), arguments.begin(), arguments.end());
    command.insert(command.end(), {"-cp", kPath, "--jdk", jdk_home(), "--format", "html"});
    const Finished finished = run_process(command, {{"PATH", "/nonexistent"}});
    EXPECT_EQ(finished.status, kExitUsage);
    EXPECT_EQ(finished.out, "");
    EXPECT_THAT(unfolded(finished.err), HasSubstr("apt install graphviz"));
    expect_lines_fit(finished.err);
  }
}

TEST(Pages, SourcePathIsForPages) {
  check({"check", "-cp", kPath},
        {{{"paged.Ways", "--source-path", "."}, kExitUsage, "", {"--source-path is for"}}});
}

TEST(Pages, AreNotStreamed) {
  check({"shapes", "-cp", kPath},
        {{{"shaped.Tree", "--each", "--format", "html"}, kExitUsage, "", {"--each writes"}}});
}

}  // namespace
}  // namespace kukang
