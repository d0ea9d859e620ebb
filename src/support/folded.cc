#include "support/folded.h"

#include "support/text.h"

namespace kukang {

std::string folded(std::string_view indent, std::string_view text, size_t columns) {
  const std::string shown = printable(text);
  std::string_view line = shown;
  std::string out(indent);
  size_t room = columns - indent.size();
  while (line.size() > room) {
    size_t space = line.rfind(' ', room);
    if (space == std::string_view::npos || space == 0) space = line.find(' ', room);
    if (space == std::string_view::npos) break;
    out.append(line.substr(0, space)).append("\n").append(indent).append("  ");
    line.remove_prefix(space + 1);
    room = columns - indent.size() - 2;
  }
  return out.append(line);
}

}  // namespace kukang
