#include "witness/launch.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "fmt/format.h"

namespace kukang {

absl::StatusOr<EmptyDirectory> EmptyDirectory::make() {
  std::error_code error;
  const std::filesystem::path parent = std::filesystem::temp_directory_path(error);
  EmptyDirectory directory;
  directory.path_ = std::filesystem::absolute(error ? "/tmp" : parent, error) / "kukang-XXXXXX";
  if (mkdtemp(directory.path_.data()) != nullptr) return directory;
  const std::string path = std::exchange(directory.path_, "");
  return unreadable(path, std::strerror(errno));
}

EmptyDirectory::~EmptyDirectory() {
  if (!path_.empty()) rmdir(path_.c_str());
}

namespace {

// What the new process needs. It shares our memory until it is the JVM, and makes system calls
// only.
struct Launch {
  char* const* arguments;
  JvmDescriptors descriptors;
  const Confinement* confinement;

  // What has kept it from becoming one. Volatile: another process writes here.
  const char* volatile failed = nullptr;
  volatile int error = 0;
};

[[noreturn]] void give_up(Launch& launch, const char* what, int error) {
  launch.failed = what;
  launch.error = error;
  _exit(127);
}

// Puts the descriptors where the JVM expects them, and closes all others.
void arrange_descriptors(Launch& launch) {
  constexpr int kCount = JvmDescriptors::kFirstUnused;
  const auto [in, out, log, jar] = launch.descriptors;
  const int from[kCount] = {open("/dev/null", O_RDONLY | O_CLOEXEC), log, log, in, out, jar};
  int aside[kCount];
  for (int i = 0; i < kCount; ++i) {
    aside[i] = fcntl(from[i], F_DUPFD_CLOEXEC, kCount);
    if (aside[i] < 0) give_up(launch, "its descriptors", errno);
  }
  for (int i = 0; i < kCount; ++i) dup2(aside[i], i);
  closefrom(kCount);
}

// Who would read the answers may be gone already.
void end_with_parent(Launch& launch) {
  int signal = 0;
  prctl(PR_GET_PDEATHSIG, &signal);  // where rights change it may be lost
  if (signal != SIGKILL) give_up(launch, "ending with its parent", EPERM);
  pollfd reader = {JvmDescriptors::kOut, 0, 0};
  if (poll(&reader, 1, 0) != 0) _exit(127);
}

[[noreturn]] void become_jvm(Launch& launch) {
  arrange_descriptors(launch);
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (launch.confinement != nullptr) {
    const auto [what, error] = launch.confinement->enter();
    if (what != nullptr) give_up(launch, what, error);
  }
  end_with_parent(launch);
  static char locale[] = "LC_ALL=C.UTF-8";
  char* const environment[] = {locale, nullptr};
  execve(launch.arguments[0], launch.arguments, environment);
  give_up(launch, nullptr, errno);
}

}  // namespace

absl::StatusOr<pid_t> launch(std::vector<std::string> command, const JvmDescriptors& descriptors,
                             const Confinement* confinement) {
  std::vector<char*> arguments;
  for (std::string& word : command) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  Launch launch = {arguments.data(), descriptors, confinement};
  const pid_t process = vfork();
  if (process == 0) become_jvm(launch);
  const char* const failed = launch.failed;
  const int error = process < 0 ? errno : launch.error;
  if (failed == nullptr && error == 0) return process;
  if (process > 0) waitpid(process, nullptr, 0);
  if (failed == nullptr) return unreadable(command[0], std::strerror(error));
  return absl::FailedPreconditionError(
      fmt::format("code cannot be run confined here ({}: {}); --replay plain runs it with all your "
                  "rights",
                  failed, std::strerror(error)));
}

}  // namespace kukang
