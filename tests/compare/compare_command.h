// kukang compare as a process.

#pragma once

#include <string>
#include <vector>

#include "cli/cli_case.h"

namespace kukang {

inline const std::string kExamples = KUKANG_BUILD_DIR "/java/examples.jar";

inline Finished compare(const std::vector<std::string>& arguments) {
  std::vector<std::string> command = {kBinary, "compare"};
  command.insert(command.end(), arguments.begin(), arguments.end());
  return run_process(command);
}

}  // namespace kukang
