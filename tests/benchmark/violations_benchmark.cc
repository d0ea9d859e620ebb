// How long a check takes that finds a hundred violations, each of which is described: the path is
// gone along again, its heap drawn.
//
// What that costs should be the path and no more; the class under test is slow to initialize, so a
// session that boots again for each violation shows. The time is that of the processor, the start
// of the process included, the best of three runs. Being slow is no failure; another number of
// violations is.

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

#include "fmt/format.h"
#include "nlohmann/json.hpp"

namespace kukang {
namespace {

constexpr int kRuns = 3;
constexpr size_t kViolations = 100;

double seconds_of_children() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  auto seconds = [](timeval time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::string output_of(const std::string& command) {
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return "";
  std::string output;
  char part[4096];
  while (const size_t size = fread(part, 1, sizeof part, pipe)) output.append(part, size);
  pclose(pipe);
  return output;
}

size_t violations_in(const std::string& answer) {
  const auto json = nlohmann::json::parse(answer, nullptr, false);
  if (json.is_discarded()) return 0;
  return json.at("results").at(0).at("violations").size();
}

int measure(const std::string& binary) {
  const std::string command =
      fmt::format("'{}' check -cp '{}' --no-replay --format json benchmark.Violations.all", binary,
                  KUKANG_BUILD_DIR "/java/benchmark-classes");
  double best = 1e9;
  for (int run = 0; run < kRuns; ++run) {
    const double started = seconds_of_children();
    const size_t found = violations_in(output_of(command));
    best = std::min(best, seconds_of_children() - started);
    if (found != kViolations) {
      fmt::print("{}: {} violations, {} are due\n", binary, found, kViolations);
      return 1;
    }
  }
  fmt::print("{}: {} violations, {:.3f} s\n", binary, kViolations, best);
  return 0;
}

}  // namespace
}  // namespace kukang

// The arguments are binaries to be measured, one after the other; the one of this build if there is
// none.
int main(int argc, char** argv) {
  std::vector<std::string> binaries(argv + 1, argv + argc);
  if (binaries.empty()) binaries.push_back(KUKANG_BUILD_DIR "/kukang");
  int status = 0;
  for (const std::string& binary : binaries) status |= kukang::measure(binary);
  return status;
}
