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

}  // namespace

std::string contents(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return text.str();
}

std::vector<Process> all_processes() {
  std::vector<Process> all;
  for (const pid_t id : numbers_in("/proc")) {
    const std::string text = contents(fmt::format("/proc/{}/stat", id));
    const size_t after_name = text.rfind(')');
    if (after_name == std::string::npos) continue;  // it is gone
    std::istringstream rest(text.substr(after_name + 1));
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

void FairClock::look(const std::vector<pid_t>& processes) {
  const bool first = !begun_.has_value();
  if (first) begun_ = std::chrono::steady_clock::now();
  for (const pid_t process : processes) {
    const std::string tasks = fmt::format("/proc/{}/task", process);
    for (const pid_t thread : numbers_in(tasks)) {
      constexpr double kNano = 1e-9;
      double ran = 0, waited = 0;
      std::istringstream(contents(fmt::format("{}/{}/schedstat", tasks, thread))) >> ran >> waited;
      waited *= kNano;
      const double before = before_.try_emplace(thread, first ? waited : 0).first->second;
      double& longest = waited_[process];
      longest = std::max(longest, waited - before);
    }
  }
}

double FairClock::seconds() const {
  if (!begun_.has_value()) return 0;
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - *begun_).count();
  for (const auto& [process, waited] : waited_) seconds -= waited;
  return seconds;
}

}  // namespace kukang
