#include "explore/patience.h"

#include <algorithm>

namespace kukang {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kToTell(600);
constexpr double kMostSeconds = 1e9;  // thirty years; the clock holds no more than ten times that

}  // namespace

ExploreOptions begun(ExploreOptions options) {
  if (options.timeout_seconds > 0 && !options.until.has_value()) {
    const std::chrono::duration<double> seconds(std::min(options.timeout_seconds, kMostSeconds));
    options.until = Clock::now() + std::chrono::duration_cast<Clock::duration>(seconds);
  }
  return options;
}

ExploreOptions afterwards(ExploreOptions options) {
  const Clock::time_point now = Clock::now();
  if (options.until.has_value()) options.until = std::max(*options.until, now) + kToTell;
  if (options.interrupted != nullptr && options.interrupted->load()) {
    const Clock::time_point soon = now + kToTell;
    options.until = std::min(options.until.value_or(soon), soon);
    options.interrupted = nullptr;
  }
  return options;
}

std::string over(const ExploreOptions& options) {
  if (options.interrupted != nullptr && options.interrupted->load()) return "interrupted";
  if (options.until.has_value() && Clock::now() > *options.until) {
    return options.timeout_seconds > 0 ? "the time is used up (--timeout)" : "interrupted";
  }
  return "";
}

std::string memory_used_up(const ExploreOptions& options) {
  return options.memory_mib > 0 ? "the memory is used up (--memory)" : "the memory is used up";
}

}  // namespace kukang
