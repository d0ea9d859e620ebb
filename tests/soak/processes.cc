#include "soak/processes.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "fmt/format.h"

namespace kukang {
namespace {

std::vector<pid_t> numbers_in(const std::string& folder) {
  std::vector<pid_t> numbers;
  std::error_code gone;
  for (std::filesystem::directory_iterator at(folder, gone), end; !gone && at != end;
       at.increment(gone)) {
    const std::string name = at->path().filename();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    numbers.push_back(static_cast<pid_t>(std::stol(name)));
  }
  return numbers;
}

// What the kernel says of a process, or of a thread: its state and more.
std::string after_the_name(const std::string& folder) {
  const std::string text = contents(folder + "/stat");
  const size_t name = text.rfind(')');
  return name == std::string::npos ? "" : text.substr(name + 1);
}

char state_of(const std::string& folder) {
  char state = 0;
  std::istringstream(after_the_name(folder)) >> state;
  return state;
}

double seconds_between(std::chrono::steady_clock::time_point a,
                       std::chrono::steady_clock::time_point b) {
  return std::chrono::duration<double>(b - a).count();
}

}  // namespace

std::string contents(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::vector<Process> all_processes() {
  std::vector<Process> all;
  for (const pid_t id : numbers_in("/proc")) {
    const std::string text = after_the_name(fmt::format("/proc/{}", id));
    if (text.empty()) continue;  // it is gone
    std::istringstream rest(text);
    Process process = {};
    pid_t group = 0;
    rest >> process.state >> process.parent >> group >> process.session;
    process.id = id;
    all.push_back(process);
  }
  return all;
}

std::vector<pid_t> family_of(pid_t process) {
  const std::vector<Process> all = all_processes();
  std::vector<pid_t> family = {process};
  for (size_t i = 0; i < family.size(); ++i) {
    for (const Process& one : all) {
      if (one.parent == family[i]) family.push_back(one.id);
    }
  }
  return family;
}

double FairClock::waited_since(pid_t process, pid_t thread, Moment now) {
  constexpr double kNano = 1e-9;
  const std::string folder = fmt::format("/proc/{}/task/{}", process, thread);
  double ran = 0, waited = 0;
  std::istringstream(contents(folder + "/schedstat")) >> ran >> waited;
  Thread& known = threads_[thread];
  const bool waits = state_of(folder) == 'R' && ran == known.ran;
  if (!waits) known.since = now;
  known.ran = ran;
  const double all = waited * kNano + (waits ? seconds_between(known.since, now) : 0);
  const double more = std::max(all - known.waited, 0.0);
  known.waited += more;
  return more;
}

// A look that comes late says that the machine is busy, too: little of the time before it counts.
void FairClock::look(const std::vector<pid_t>& processes) {
  constexpr double kMostBetween = 0.1;
  const Moment now = std::chrono::steady_clock::now();
  double waited = 0;
  for (const pid_t process : processes) {
    for (const pid_t thread : numbers_in(fmt::format("/proc/{}/task", process))) {
      waited = std::max(waited, waited_since(process, thread, now));
    }
  }
  if (last_.has_value()) {
    const double passed = std::min(seconds_between(*last_, now), kMostBetween);
    seconds_ += passed - std::min(passed, waited);
  }
  last_ = now;
}

}  // namespace kukang
