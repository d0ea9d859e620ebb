#include "witness/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstring>
#include <vector>

#include "fmt/format.h"
#include "witness/harness.h"

extern char** environ;

namespace kukang {
namespace {

constexpr double kSecondsToStart = 60;
constexpr size_t kLogSize = 1 << 16;

absl::Status failed(std::string_view what) {
  return absl::InternalError(fmt::format("{}: {}", what, std::strerror(errno)));
}

// The jar as a file that has no name.
absl::StatusOr<Descriptor> jar_file() {
  Descriptor file(memfd_create("kukang-replay.jar", MFD_CLOEXEC));
  const std::span<const uint8_t> jar = harness_jar();
  if (*file < 0 || write(*file, jar.data(), jar.size()) != static_cast<ssize_t>(jar.size())) {
    return failed("the replaying program cannot be handed to java");
  }
  return file;
}

// What the JVM says of itself, and perhaps garbage of the program's, of which there may be any
// amount: what does not fit is lost.
absl::StatusOr<Descriptor> log_file() {
  Descriptor file(memfd_create("kukang-replay.log", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (*file < 0 || ftruncate(*file, kLogSize) != 0 || fcntl(*file, F_ADD_SEALS, F_SEAL_GROW) != 0) {
    return failed("nothing can be kept of what java says");
  }
  return file;
}

std::vector<std::string> command_of(const JvmOptions& options, int jar, int in, int out) {
  return {options.java,
          fmt::format("-Xmx{}m", options.memory_mib),
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-XX:-UsePerfData",
          "-XX:ErrorFile=/dev/null",
          "-XX:-CreateCoredumpOnCrash",
          "-Duser.language=en",
          "-Duser.country=US",
          "-Dfile.encoding=UTF-8",
          "-cp",
          fmt::format("/proc/self/fd/{}", jar),
          "kukang.replay.Main",
          options.class_path,
          std::to_string(in),
          std::to_string(out)};
}

}  // namespace

Descriptor::~Descriptor() {
  if (number_ >= 0) close(number_);
}

absl::StatusOr<std::unique_ptr<JvmProcess>> JvmProcess::start(const JvmOptions& options) {
  std::unique_ptr<JvmProcess> process(new JvmProcess());
  RETURN_IF_ERROR(process->spawn(options));
  std::string nothing;
  const Event event = process->exchange(nothing, kSecondsToStart);
  if (event == Event::Line && process->line() == "ready") return process;
  const std::string said = process->said();
  return unreadable(options.java, event == Event::Timeout ? "does not begin to replay"
                                  : said.empty()          ? "does not run"
                                                          : said);
}

absl::Status JvmProcess::spawn(const JvmOptions& options) {
  int requests[2], replies[2];
  if (pipe2(requests, O_CLOEXEC) != 0) return failed("pipe");
  requests_other_end_ = Descriptor(requests[0]);
  requests_ = Descriptor(requests[1]);
  if (pipe2(replies, O_CLOEXEC) != 0) return failed("pipe");
  replies_ = Descriptor(replies[0]);
  const Descriptor replies_other_end(replies[1]);
  ASSIGN_OR_RETURN(log_, log_file());
  ASSIGN_OR_RETURN(const Descriptor jar, jar_file());
  fcntl(*requests_, F_SETFL, O_NONBLOCK);
  fcntl(*replies_, F_SETFL, O_NONBLOCK);

  std::vector<std::string> command =
      command_of(options, *jar, *requests_other_end_, *replies_other_end);
  std::vector<char*> arguments;
  for (std::string& word : command) arguments.push_back(word.data());
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, *log_, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, *log_, STDERR_FILENO);
  // A descriptor that is duplicated onto itself stays open.
  for (const int kept : {*requests_other_end_, *replies_other_end, *jar}) {
    posix_spawn_file_actions_adddup2(&actions, kept, kept);
  }
  const int error =
      posix_spawnp(&process_, options.java.c_str(), &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error == 0) return absl::OkStatus();
  process_ = 0;
  return unreadable(options.java, std::strerror(error));
}

JvmProcess::~JvmProcess() {
  if (process_ == 0) return;
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

bool JvmProcess::take_line() {
  const size_t end = received_.find('\n');
  if (end == std::string::npos) return false;
  line_ = received_.substr(0, end);
  received_.erase(0, end + 1);
  return true;
}

JvmProcess::Event JvmProcess::exchange(std::string& text, double seconds) {
  if (take_line()) return Event::Line;
  pollfd ways[] = {{*replies_, POLLIN, 0}, {text.empty() ? -1 : *requests_, POLLOUT, 0}};
  const int milliseconds = static_cast<int>(std::ceil(std::max(seconds, 0.0) * 1000));
  const int ready = poll(ways, std::size(ways), milliseconds);
  if (ready == 0) return Event::Timeout;
  if (ways[1].revents != 0) {
    const ssize_t written = write(*requests_, text.data(), text.size());
    if (written > 0) text.erase(0, static_cast<size_t>(written));
  }
  if (ways[0].revents != 0) {
    char buffer[1 << 16];
    const ssize_t count = read(*replies_, buffer, sizeof buffer);
    if (count == 0) return Event::Gone;
    if (count > 0) received_.append(buffer, static_cast<size_t>(count));
    if (take_line()) return Event::Line;
  }
  return Event::Sent;
}

// What the JVM has said, in one line.
std::string JvmProcess::said() const {
  char buffer[kLogSize];
  const ssize_t count = pread(*log_, buffer, sizeof buffer, 0);
  std::string text;
  for (ssize_t i = 0; i < count && buffer[i] != 0; ++i) {
    const char c = buffer[i] == '\n' ? ' ' : buffer[i];
    const bool dull = c == '#' || (c == ' ' && (text.empty() || text.back() == ' '));
    if (!dull) text += c;
  }
  return text;
}

RunEnd JvmProcess::end_of_run() {
  int status = 0;
  waitpid(process_, &status, 0);
  process_ = 0;
  RunEnd end;
  const std::string said = this->said();
  size_t report = said.find("A fatal error has been detected");
  if (report == std::string::npos) report = said.find("There is insufficient memory");
  if (WIFEXITED(status) && report == std::string::npos) {
    end.how = RunEnd::How::Exited;
    end.status = WEXITSTATUS(status);
    return end;
  }
  end.how = RunEnd::How::Crashed;
  if (WIFSIGNALED(status)) end.text = fmt::format("{} ", strsignal(WTERMSIG(status)));
  constexpr size_t kShown = 300;
  if (report != std::string::npos) end.text += said.substr(report, kShown);
  return end;
}

}  // namespace kukang
