// kukang: the command line.

#include <fcntl.h>
#include <unistd.h>

#include <exception>
#include <iostream>

#include "cli/command.h"
#include "explore/crew.h"
#include "fmt/format.h"

namespace kukang {
namespace {

// Where a standard descriptor is closed the next file that is opened would take its place, and get
// what is meant for a person. What stands there instead fails as a closed one does.
void occupy_standard_descriptors() {
  for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(number, F_GETFD) >= 0) continue;
    (void)!open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
  }
}

}  // namespace
}  // namespace kukang

int main(int argc, char** argv) {
  kukang::occupy_standard_descriptors();
  int status = kukang::kExitInternal;
  try {
    status = kukang::run_command_line({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    kukang::complain(fmt::format("internal error: {}", error.what()));
  }
  if (!std::cout.flush()) status = kukang::finished(kukang::not_written("the standard output"));
  // What a thread that was left behind refers to must stay until the very end.
  if (kukang::someone_was_left_behind()) _exit(status);
  return status;
}
