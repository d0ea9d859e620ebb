// What goes wrong is said on the standard error output, in lines that fit a terminal.

#include <iostream>

#include "cli/command.h"

namespace kukang {
namespace {

constexpr size_t kColumns = 100;

// Breaks a line that is too long at a space. Words that are too long by themselves stay whole, so
// that names and paths can be copied.
std::string folded(std::string_view line) {
  constexpr std::string_view kIndent = "  ";
  std::string out;
  size_t room = kColumns;
  while (line.size() > room) {
    size_t space = line.rfind(' ', room);
    if (space == std::string_view::npos || space == 0) space = line.find(' ', room);
    if (space == std::string_view::npos) break;
    out.append(line.substr(0, space)).append("\n").append(kIndent);
    line.remove_prefix(space + 1);
    room = kColumns - kIndent.size();
  }
  return out.append(line);
}

}  // namespace

void complain(std::string_view message) {
  std::cout.flush();
  std::string text = "kukang: " + std::string(message);
  for (std::string_view rest = text; !rest.empty();) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    std::cerr << folded(rest.substr(0, end)) << "\n";
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

}  // namespace kukang
