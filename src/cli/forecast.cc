#include "cli/forecast.h"

#include <algorithm>

#include "fmt/format.h"

namespace kukang {
namespace {

// From one bound to the next, where only one is known.
constexpr double kUsualGrowth = 5;
constexpr double kLeastGrowth = 1, kMostGrowth = 20;
// Less is mere noise.
constexpr double kLeastSeconds = 0.001;

}  // namespace

void Forecast::finish(double seconds) {
  done_.push_back({left_.front(), std::max(seconds, kLeastSeconds)});
  left_.erase(left_.begin());
}

std::optional<double> Forecast::measured(const Work& work) const {
  for (const Done& done : done_) {
    const Work& other = done.work;
    if (other.target == work.target && other.strategy == work.strategy &&
        other.bound == work.bound) {
      return done.seconds;
    }
  }
  return std::nullopt;
}

double Forecast::expected(const Work& work) const {
  if (const std::optional<double> known = measured(work)) return *known;
  const bool begun = measured({work.target, work.strategy, 0}).has_value();
  if (begun) {
    const double before = expected({work.target, work.strategy, work.bound - 1});
    if (work.bound == 1) return before * kUsualGrowth;
    const double growth = before / expected({work.target, work.strategy, work.bound - 2});
    return before * std::clamp(growth, kLeastGrowth, kMostGrowth);
  }
  double alike = 0, all = 0;
  size_t count_alike = 0;
  for (const Done& done : done_) {
    all += done.seconds;
    if (done.work.strategy != work.strategy || done.work.bound != work.bound) continue;
    alike += done.seconds;
    ++count_alike;
  }
  return count_alike > 0 ? alike / static_cast<double>(count_alike)
                         : all / static_cast<double>(done_.size());
}

std::optional<double> Forecast::seconds_left(double spent) const {
  if (done_.empty()) return std::nullopt;
  double seconds = 0;
  for (size_t i = 0; i < left_.size(); ++i) {
    const double whole = expected(left_[i]);
    seconds += i == 0 ? std::max(whole - spent, 0.0) : whole;
  }
  return seconds;
}

std::string time_left_text(double seconds) {
  if (seconds < 90) return fmt::format("about {:.0f} s left", seconds);
  if (seconds < 5400) return fmt::format("about {:.0f} min left", seconds / 60);
  return fmt::format("about {:.0f} h left", seconds / 3600);
}

}  // namespace kukang
