// What goes wrong is said on the standard error output, in lines that fit a terminal.

#include <iostream>

#include "cli/command.h"
#include "support/folded.h"

namespace kukang {
namespace {}  // namespace

void complain(std::string_view message) {
  std::cout.flush();
  std::string text = "kukang: " + std::string(message);
  for (std::string_view rest = text; !rest.empty();) {
    const size_t end = std::min(rest.find('\n'), rest.size());
    std::cerr << folded("", rest.substr(0, end), kColumns) << "\n";
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
}

int finished(const absl::StatusOr<int>& result) {
  if (result.ok()) return *result;
  complain(message(result.status()));
  return exit_code(result.status());
}

}  // namespace kukang
