// Who may know whom: the includes of every file against the table in docs/architecture.md.
//
// The build shows a room the headers of all rooms below it. The table says which of them it is to
// know itself; and a few rooms must not know some that they could. Names are another matter: all
// rooms share one namespace, also those that do not know of each other.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace kukang {
namespace {

using Rooms = std::map<std::string, std::set<std::string>>;

std::string name_of(const std::string& folder) { return folder.substr(folder.rfind('/') + 1); }

// | src/check | what it holds | witness, trace |
Rooms links_of_the_table() {
  Rooms rooms;
  std::ifstream in(KUKANG_SOURCE_DIR "/docs/architecture.md");
  const std::regex row(R"(^\| ((?:src/)?[a-z]+) \|.*\| ([a-z, ]*)\|$)");
  std::smatch match;
  for (std::string line; std::getline(in, line);) {
    if (!std::regex_match(line, match, row)) continue;
    if (!std::filesystem::is_directory(KUKANG_SOURCE_DIR "/" + match[1].str())) continue;
    std::set<std::string>& links = rooms[match[1]];
    std::istringstream words(match[2].str());
    for (std::string word; words >> word;) {
      if (word.back() == ',') word.pop_back();
      links.insert(word);
    }
  }
  return rooms;
}

// What can be reached over links.
std::set<std::string> below(const Rooms& rooms, const std::string& folder) {
  std::set<std::string> all;
  for (const std::string& link : rooms.at(folder)) {
    all.insert(link);
    for (const auto& [other, links] : rooms) {
      if (name_of(other) != link) continue;
      const std::set<std::string> more = below(rooms, other);
      all.insert(more.begin(), more.end());
    }
  }
  return all;
}

// Calls visit(file, line) for all of the C++ files in the folder and below it.
template <class Visit>
void for_each_line(const std::string& folder, Visit visit) {
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(KUKANG_SOURCE_DIR "/" + folder)) {
    const std::string extension = entry.path().extension();
    if (extension != ".cc" && extension != ".h") continue;
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) visit(entry.path(), line);
  }
}

// The rooms that the files of a folder include something of, each with the first place.
std::map<std::string, std::string> included_in(const std::string& folder, const Rooms& rooms) {
  std::set<std::string> names;
  for (const auto& [room, links] : rooms) names.insert(name_of(room));
  std::map<std::string, std::string> found;
  const std::regex include("^#include \"([a-z]+)/.*\"$");
  std::smatch match;
  for_each_line(folder, [&](const std::filesystem::path& file, const std::string& line) {
    if (std::regex_match(line, match, include) && names.contains(match[1])) {
      found.try_emplace(match[1], file.filename().string() + ": " + line);
    }
  });
  return found;
}

TEST(Rooms, AreAllInTheTable) {
  const Rooms rooms = links_of_the_table();
  for (const auto& entry : std::filesystem::directory_iterator(KUKANG_SOURCE_DIR "/src")) {
    if (!entry.is_directory()) continue;
    EXPECT_TRUE(rooms.contains("src/" + entry.path().filename().string())) << entry.path();
  }
  EXPECT_TRUE(rooms.contains("heap") && rooms.contains("semantics"));
}

TEST(Rooms, ReachNoFurtherThanTheTableSays) {
  const Rooms rooms = links_of_the_table();
  for (const auto& [room, links] : rooms) {
    const std::set<std::string> allowed = below(rooms, room);
    EXPECT_FALSE(allowed.contains(name_of(room))) << room << " is below itself";
    for (const auto& [other, where] : included_in(room, rooms)) {
      if (other == name_of(room)) continue;
      EXPECT_TRUE(allowed.contains(other)) << room << " reaches into " << other << ": " << where;
    }
  }
}

// Where two types have one name the linker takes one of them for both: the functions of templates
// over them, such as std::optional's, write where there is no room. Nobody warns of it.
TEST(Rooms, HaveNoTwoTypesOfOneName) {
  std::map<std::string, std::string> defined;
  const std::regex definition(R"(^(?:struct|class|enum class) (\w+)[^;]*\{.*)");
  std::smatch match;
  for (const auto& [room, links] : links_of_the_table()) {
    for_each_line(room, [&](const std::filesystem::path& file, const std::string& line) {
      if (file.extension() != ".h" || !std::regex_match(line, match, definition)) return;
      const auto [it, fresh] = defined.try_emplace(match[1], file.string());
      EXPECT_TRUE(fresh) << match[1] << " is in " << file << " and in " << it->second;
    });
  }
  EXPECT_GT(defined.size(), 100u);
}

// One idea per file: what is longer has more than one.
TEST(Rooms, HaveNoFileAboveFourHundredLines) {
  std::map<std::string, int> lines;
  for (const char* folder : {"src", "heap", "semantics"}) {
    for_each_line(folder, [&](const std::filesystem::path& file, const std::string&) {
      ++lines[file.string()];
    });
  }
  EXPECT_GT(lines.size(), 300u);
  for (const auto& [file, count] : lines) EXPECT_LE(count, 400) << file;
}

// Results are read there, nothing is explored, solved or replayed.
TEST(Rooms, ReportOnlyWrites) {
  const Rooms rooms = links_of_the_table();
  const auto included = included_in("src/report", rooms);
  for (const char* other : {"solver", "witness", "contract"}) {
    EXPECT_FALSE(included.contains(other)) << included.at(other);
  }
  const std::regex engine("explore/(explorer|worker|pool|crew|patience|concrete)\\.h");
  for (const auto& entry : std::filesystem::directory_iterator(KUKANG_SOURCE_DIR "/src/report")) {
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) {
      EXPECT_FALSE(std::regex_search(line, engine)) << entry.path() << ": " << line;
    }
  }
}

}  // namespace
}  // namespace kukang
