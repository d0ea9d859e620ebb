#include "report/graphviz.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "fmt/format.h"

extern char** environ;

namespace kukang {
namespace {

constexpr std::string_view kRemedy =
    "install Graphviz (Debian: apt install graphviz), or use another --format";

// A file that is there as long as this is.
class TemporaryFile {
 public:
  TemporaryFile() {
    std::error_code none;
    path_ = (std::filesystem::temp_directory_path(none) / "kukang-XXXXXX").string();
    if (!none) descriptor_ = mkstemp(path_.data());
  }
  ~TemporaryFile() {
    if (descriptor_ < 0) return;
    close(descriptor_);
    unlink(path_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;

  bool ok() const { return descriptor_ >= 0; }
  const std::string& path() const { return path_; }

 private:
  int descriptor_ = -1;
  std::string path_;
};

// Its option -o is for one graph only, so that the pictures are what it writes to its output. The
// terminal's Ctrl-C is for Kukang alone, which still writes what is known: dot's own handler of
// that signal may wait for ever.
absl::Status run_dot(const std::string& in, const std::string& out, std::string_view what) {
  const char* arguments[] = {"dot", "-Tsvg", in.c_str(), nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, out.c_str(), O_WRONLY, 0);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGINT);
  posix_spawnattr_setsigmask(&attributes, &blocked);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  pid_t child = 0;
  const int error =
      posix_spawnp(&child, "dot", &actions, &attributes, const_cast<char**>(arguments), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    return usage_error(fmt::format("dot, the program that draws {}s, cannot be run ({}); {}", what,
                                   std::strerror(error), kRemedy));
  }
  int status = 0;
  constexpr std::chrono::seconds kLongest(60);
  constexpr std::chrono::milliseconds kOften(5);
  const auto until = std::chrono::steady_clock::now() + kLongest;
  while (waitpid(child, &status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() > until) kill(child, SIGKILL);
    std::this_thread::sleep_for(kOften);
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    return unsupported(fmt::format("dot has not drawn the {}; use another --format", what));
  }
  return absl::OkStatus();
}

// Takes away what stands between `begin` and `end`, with them, wherever that is.
std::string without(std::string_view text, std::string_view begin, std::string_view end) {
  std::string out;
  for (;;) {
    const size_t from = text.find(begin);
    const size_t to = from == text.npos ? text.npos : text.find(end, from + begin.size());
    out += text.substr(0, to == text.npos ? text.npos : from);
    if (to == text.npos) return out;
    text.remove_prefix(to + end.size());
  }
}

std::string for_a_page(std::string_view picture) {
  std::string out(picture.substr(std::min(picture.find("<svg"), picture.size())));
  out = without(out, "<!--", "-->\n");
  out = without(out, "<title>", "</title>\n");
  return without(out, " id=\"", "\"");
}

}  // namespace

absl::StatusOr<std::string> run_dot(std::string_view graphs, std::string_view what) {
  const TemporaryFile in, out;
  if (!in.ok() || !out.ok()) {
    return unreadable(in.path(), fmt::format("no file can be made for the {} (see TMPDIR)", what));
  }
  std::ofstream(in.path(), std::ios::binary) << graphs;
  RETURN_IF_ERROR(run_dot(in.path(), out.path(), what));
  std::ostringstream pictures;
  pictures << std::ifstream(out.path(), std::ios::binary).rdbuf();
  return pictures.str();
}

absl::StatusOr<std::vector<std::string>> drawn_by_dot(const std::vector<std::string>& graphs,
                                                      std::string_view what) {
  std::vector<std::string> pictures;
  if (graphs.empty()) return pictures;
  ASSIGN_OR_RETURN(const std::string all, run_dot(fmt::format("{}", fmt::join(graphs, "")), what));
  constexpr std::string_view kBegin = "<?xml";
  for (size_t at = all.find(kBegin); at != all.npos;) {
    const size_t next = all.find(kBegin, at + kBegin.size());
    pictures.push_back(for_a_page(std::string_view(all).substr(at, next - at)));
    at = next;
  }
  if (pictures.size() == graphs.size()) return pictures;
  return unsupported(fmt::format("dot has drawn {} pictures of {} {}s; use another --format",
                                 pictures.size(), graphs.size(), what));
}

}  // namespace kukang
