#include "witness/process.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <vector>

#include "fmt/format.h"
#include "witness/harness.h"
#include "witness/launch.h"

namespace kukang {
namespace {

constexpr double kSecondsToStart = 60;
constexpr size_t kLogSize = 1 << 16;
constexpr size_t kLongestLine = 1 << 26;

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

// Wherever it runs, a file is the one that was named here.
std::string absolute(const std::string& path) {
  std::error_code error;
  const std::filesystem::path absolute = std::filesystem::absolute(path, error);
  return path.starts_with('/') || error ? path : absolute.string();
}

std::string absolute_class_path(std::string_view class_path) {
  std::string out;
  for (size_t from = 0; from <= class_path.size();) {
    const size_t end = std::min(class_path.find(':', from), class_path.size());
    const std::string element(class_path.substr(from, end - from));
    if (from > 0) out += ':';
    out += absolute(element.empty() ? "." : element);
    from = end + 1;
  }
  return out;
}

std::vector<std::string> command_of(const JvmOptions& options, const std::string& place) {
  std::vector<std::string> command = {
      absolute(options.java),        fmt::format("-Xmx{}m", options.memory_mib),
      "-XX:MaxMetaspaceSize=256m",   "-XX:+UseSerialGC",
      "-XX:TieredStopAtLevel=1",     "-XX:-UsePerfData",
      "-XX:+DisableAttachMechanism", "-XX:ErrorFile=/dev/null",
      "-XX:-CreateCoredumpOnCrash",  "-Duser.language=en",
      "-Duser.country=US",           "-Dfile.encoding=UTF-8"};
  if (!place.empty()) command.push_back("-Djava.io.tmpdir=" + place);
  command.insert(command.end(),
                 {"-cp", fmt::format("/proc/self/fd/{}", JvmDescriptors::kJar),
                  "kukang.replay.Main", absolute_class_path(options.class_path),
                  std::to_string(JvmDescriptors::kIn), std::to_string(JvmDescriptors::kOut)});
  return command;
}

}  // namespace

Descriptor::~Descriptor() {
  if (number_ >= 0) close(number_);
}

absl::StatusOr<std::unique_ptr<JvmProcess>> JvmProcess::start(const JvmOptions& options) {
  std::unique_ptr<JvmProcess> process(new JvmProcess());
  process->give_up_ = options.give_up;
  RETURN_IF_ERROR(process->spawn(options));
  std::string nothing;
  const Event event = process->exchange(nothing, kSecondsToStart);
  if (event == Event::Line && process->line() == "ready") return process;
  if (event == Event::GivenUp) return unsupported(options.give_up());
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

  const bool confined = options.confined_by != 0;
  if (confined) {
    ASSIGN_OR_RETURN(place_, EmptyDirectory::make());
  }
  const Confinement confinement(place_.path(), options.memory_mib, options.confined_by);
  const JvmDescriptors descriptors = {*requests_other_end_, *replies_other_end, *log_, *jar};
  ASSIGN_OR_RETURN(process_, launch(command_of(options, place_.path()), descriptors,
                                    confined ? &confinement : nullptr));
  return absl::OkStatus();
}

JvmProcess::~JvmProcess() {
  if (process_ == 0) return;
  kill(-process_, SIGKILL);  // all of its session, if it is not confined
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
}

bool JvmProcess::take_line() {
  const size_t end = received_.find('\n', searched_);
  searched_ = end == std::string::npos ? received_.size() : 0;
  if (end == std::string::npos) return false;
  line_ = received_.substr(0, end);
  received_.erase(0, end + 1);
  return true;
}

JvmProcess::Event JvmProcess::exchange(std::string& text, double seconds) {
  if (take_line()) return Event::Line;
  pollfd ways[] = {{*replies_, POLLIN, 0}, {text.empty() ? -1 : *requests_, POLLOUT, 0}};
  constexpr double kOften = 50;
  for (double left = std::ceil(std::max(seconds, 0.0) * 1000);; left -= kOften) {
    if (gives_up()) return Event::GivenUp;
    const int ready = poll(ways, std::size(ways), static_cast<int>(std::min(left, kOften)));
    if (ready > 0) break;
    if (left <= kOften) return Event::Timeout;
  }
  if (ways[1].revents != 0) {
    const ssize_t written = write(*requests_, text.data(), text.size());
    if (written > 0) text.erase(0, static_cast<size_t>(written));
  }
  if (ways[0].revents != 0) {
    char buffer[1 << 16];
    const ssize_t count = read(*replies_, buffer, sizeof buffer);
    if (count == 0) return gives_up() ? Event::GivenUp : Event::Gone;  // by Ctrl-C, too
    if (count > 0) received_.append(buffer, static_cast<size_t>(count));
    if (received_.size() > kLongestLine) {  // nobody means this to be an answer
      kill(process_, SIGKILL);
      return Event::Gone;
    }
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
    const char c = static_cast<unsigned char>(buffer[i]) < ' ' ? ' ' : buffer[i];
    const bool dull = c == '#' || (c == ' ' && (text.empty() || text.back() == ' '));
    if (!dull) text += c;
  }
  return text;
}

RunEnd JvmProcess::end_of_run() {
  using How = RunEnd::How;
  int status = 0;
  kill(process_, SIGKILL);  // perhaps it has only closed its descriptors
  waitpid(std::exchange(process_, 0), &status, 0);
  RunEnd end;
  const std::string said = this->said();
  const size_t report = said.find("A fatal error has been detected");
  if (said.find("There is insufficient memory") != std::string::npos) {
    end.how = How::OutOfMemory;
  } else if (WIFEXITED(status) && report == std::string::npos) {
    end.how = How::Exited;
    end.status = WEXITSTATUS(status);
  } else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) {
    end.how = How::Trouble;
    end.text = "the JVM was killed";
  } else {
    end.how = How::Crashed;
    if (WIFSIGNALED(status)) end.text = fmt::format("{} ", strsignal(WTERMSIG(status)));
    constexpr size_t kShown = 300;
    if (report != std::string::npos) end.text += said.substr(report, kShown);
  }
  return end;
}

}  // namespace kukang
