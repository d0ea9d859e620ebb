#include "soak/session.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

#include "fmt/format.h"
#include "soak/processes.h"

namespace kukang {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kMoment = std::chrono::milliseconds(2);
constexpr auto kOften = std::chrono::milliseconds(20);

// No trial is allowed more, whatever its options say.
constexpr double kMostSeconds = 120;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

void redirect(const char* path, int flags, int to) {
  const int file = open(path, flags, 0644);
  if (file >= 0 && file != to) {
    dup2(file, to);
    close(file);
  }
}

// In the child; does not return.
void become(const Trial& trial, const std::string& binary, const std::string& folder, int unread) {
  setsid();
  const bool there = chdir(folder.c_str()) == 0;
  redirect("/dev/null", O_RDONLY, STDIN_FILENO);
  redirect("err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
  using Output = Trouble::Output;
  switch (trial.trouble.output) {
    case Output::Kept: redirect("out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO); break;
    case Output::Alone:
      redirect("out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
      close(STDERR_FILENO);
      break;
    case Output::Full: redirect("/dev/full", O_WRONLY, STDOUT_FILENO); break;
    case Output::Closed: close(STDOUT_FILENO); break;
    case Output::Unread: dup2(unread, STDOUT_FILENO); break;
  }
  close(unread);
  std::vector<char*> argv = {const_cast<char*>(binary.c_str())};
  for (const std::string& word : trial.arguments) argv.push_back(const_cast<char*>(word.c_str()));
  argv.push_back(nullptr);
  if (trial.trouble.limit.has_value()) {
    const rlimit limit = {trial.trouble.limit->most, trial.trouble.limit->most};
    setrlimit(static_cast<__rlimit_resource>(trial.trouble.limit->resource), &limit);
  }
  if (there) execv(argv[0], argv.data());
  _exit(127);
}

pid_t start(const Trial& trial, const std::string& binary, const std::string& folder) {
  int ends[2] = {-1, -1};
  if (pipe(ends) != 0) return -1;
  close(ends[0]);  // nobody will read, from the first moment
  // A shell's job in the background ignores it; a child must not, from its first moment.
  signal(SIGINT, SIG_DFL);
  const pid_t child = fork();
  if (child == 0) become(trial, binary, folder, ends[1]);
  close(ends[1]);
  return child;
}

// What is left of a session, or was taken in; the dead are buried.
std::vector<pid_t> left_of(pid_t session) {
  std::vector<pid_t> left;
  for (const Process& process : all_processes()) {
    const bool ours = process.parent == getpid();
    if (!ours && process.session != session) continue;
    if (process.state != 'Z') {
      left.push_back(process.id);
    } else if (ours) {
      waitpid(process.id, nullptr, 0);
    }
  }
  return left;
}

std::string command_of(pid_t process) {
  std::string text = contents(fmt::format("/proc/{}/cmdline", process));
  std::replace(text.begin(), text.end(), '\0', ' ');
  return fmt::format("{} {}", process, text.substr(0, 200));
}

// Processes take a moment to go.
std::vector<std::string> end_what_is_left(pid_t session, double late) {
  FairClock clock;
  std::vector<pid_t> left = left_of(session);
  while (!left.empty() && clock.seconds() < late) {
    clock.look(left);
    std::this_thread::sleep_for(kOften);
    left = left_of(session);
  }
  std::vector<std::string> commands;
  for (const pid_t process : left) commands.push_back(command_of(process));
  while (!left.empty()) {
    for (const pid_t process : left) kill(process, SIGKILL);
    std::this_thread::sleep_for(kMoment);
    left = left_of(session);
  }
  return commands;
}

// Sends signals when their time has come; ends what should have ended long ago.
class Watch {
 public:
  Watch(const Trial& trial, pid_t process) : trial_(trial), process_(process) {
    if (trial.seconds.has_value()) due_ = *trial.seconds;
  }

  void look(double seconds, TrialEnd& end) {
    const auto& signals = trial_.trouble.signals;
    if (end.sent.size() < signals.size() && signals[end.sent.size()].after <= seconds) {
      const Trouble::Signal& signal = signals[end.sent.size()];
      // It may not have its session yet.
      const bool sent = signal.to_children && kill(-process_, signal.number) == 0;
      if (!sent) kill(process_, signal.number);
      end.sent.push_back(signal.number);
      due_ = std::min(due_, seconds);
    }
    if (seconds < due_ || end.hung || Clock::now() < next_look_) return;
    next_look_ = Clock::now() + kOften;
    late_.look(family_of(process_));
    if (late_.seconds() < trial_.late) return;
    end.hung = true;
    kill(process_, SIGKILL);
  }

  double seconds_late() const { return late_.seconds(); }

 private:
  const Trial& trial_;
  const pid_t process_;
  double due_ = kMostSeconds;
  FairClock late_;  // since then
  Clock::time_point next_look_;
};

}  // namespace

void take_in_orphans() { prctl(PR_SET_CHILD_SUBREAPER, 1); }

TrialEnd run_trial(const Trial& trial, const std::string& binary, const std::string& folder) {
  TrialEnd end;
  const Clock::time_point started = Clock::now();
  const pid_t process = start(trial, binary, folder);
  Watch watch(trial, process);
  int status = 0;
  rusage usage = {};
  while (wait4(process, &status, WNOHANG, &usage) == 0) {
    std::this_thread::sleep_for(kMoment);
    watch.look(seconds_since(started), end);
  }
  end.seconds = seconds_since(started);
  end.late = watch.seconds_late();
  end.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  end.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  end.peak_mib = static_cast<uint64_t>(usage.ru_maxrss) / 1024;
  end.left_over = end_what_is_left(process, trial.late);
  end.out = contents(folder + "/out");
  end.err = contents(folder + "/err");
  end.answer = trial.file.empty() ? end.out : contents(trial.file);
  return end;
}

}  // namespace kukang
