#include "comparison/cases.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <utility>

namespace kukang {
namespace {

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const size_t at = text.find(separator);
    parts.emplace_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

// Literals are separated by blanks, but not inside quotes.
std::vector<std::string> split_literals(std::string_view text) {
  std::vector<std::string> parts;
  std::string current;
  char quote = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote == 0 && c == ' ') {
      if (!current.empty()) parts.push_back(std::exchange(current, {}));
      continue;
    }
    current += c;
    if (c == '\\' && quote != 0 && i + 1 < text.size()) {
      current += text[++i];
    } else if (quote == 0 && (c == '"' || c == '\'')) {
      quote = c;
    } else if (c == quote) {
      quote = 0;
    }
  }
  if (!current.empty()) parts.push_back(current);
  return parts;
}

}  // namespace

std::string Case::line() const {
  std::string line = class_name + "." + method;
  for (const std::string& literal : literals) line += "\t" + literal;
  return line;
}

Case case_from_line(std::string_view line) {
  std::vector<std::string> parts = split(line, '\t');
  const size_t dot = parts[0].rfind('.');
  Case result{parts[0].substr(0, dot), parts[0].substr(dot + 1), {}};
  result.literals.assign(parts.begin() + 1, parts.end());
  return result;
}

std::vector<Case> cases_from_lines(const std::string& file) {
  std::vector<Case> cases;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    if (!line.empty()) cases.push_back(case_from_line(line));
  }
  return cases;
}

std::vector<Case> cases_from_sources(const std::string& folder, const std::string& package) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".java") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<Case> cases;
  for (const auto& file : files) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      constexpr std::string_view kMark = "// run: ";
      const size_t at = line.find(kMark);
      if (at == std::string::npos) continue;
      std::vector<std::string> words =
          split_literals(std::string_view(line).substr(at + kMark.size()));
      Case found{package + "." + file.stem().string(), words[0], {}};
      found.literals.assign(words.begin() + 1, words.end());
      cases.push_back(std::move(found));
    }
  }
  return cases;
}

}  // namespace kukang
