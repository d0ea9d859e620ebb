#include "report/graphviz.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "fmt/format.h"

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

// In the child; returns where dot cannot be run. The terminal's Ctrl-C is for Kukang alone, which
// still writes what is known: dot's own handler of that signal may wait for ever.
void become_dot(const char* in, const char* out, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  sigset_t blocked;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGINT);
  sigprocmask(SIG_SETMASK, &blocked, nullptr);
  const int pictures = open(out, O_WRONLY);
  if (pictures < 0 || dup2(pictures, STDOUT_FILENO) < 0) return;
  const char* arguments[] = {"dot", "-Tsvg", in, nullptr};
  execvp(arguments[0], const_cast<char**>(arguments));
}

// Its option -o is for one graph only, so that the pictures are what it writes to its output.
absl::StatusOr<pid_t> start_dot(const std::string& in, const std::string& out,
                                std::string_view what) {
  volatile int error = 0;  // the child has this memory until it is dot
  const pid_t parent = getpid();
  const pid_t child = vfork();
  if (child == 0) {
    become_dot(in.c_str(), out.c_str(), parent);
    error = errno;
    _exit(127);
  }
  if (child < 0) error = errno;
  if (error == 0) return child;
  if (child > 0) waitpid(child, nullptr, 0);
  return usage_error(fmt::format("dot, the program that draws {}s, cannot be run ({}); {}", what,
                                 std::strerror(error), kRemedy));
}

struct Pictures {
  std::string text;
  bool all = true;  // false: dot was stopped, perhaps in the middle of one
};

absl::StatusOr<Pictures> pictures_by_dot(std::string_view graphs, std::string_view what,
                                         const Enough& enough) {
  const TemporaryFile in, out;
  if (!in.ok() || !out.ok()) {
    return unreadable(in.path(), fmt::format("no file can be made for the {} (see TMPDIR)", what));
  }
  std::ofstream(in.path(), std::ios::binary) << graphs;
  ASSIGN_OR_RETURN(const pid_t child, start_dot(in.path(), out.path(), what));
  Pictures pictures;
  int status = 0;
  constexpr std::chrono::seconds kLongest(60);
  constexpr std::chrono::milliseconds kOften(5);
  const auto until = std::chrono::steady_clock::now() + kLongest;
  while (waitpid(child, &status, WNOHANG) == 0) {
    if (enough() || std::chrono::steady_clock::now() > until) {
      pictures.all = false;
      kill(child, SIGKILL);
    }
    std::this_thread::sleep_for(kOften);
  }
  if (pictures.all && (!WIFEXITED(status) || WEXITSTATUS(status) != 0)) {
    return unsupported(fmt::format("dot has not drawn the {}; use another --format", what));
  }
  std::ostringstream text;
  text << std::ifstream(out.path(), std::ios::binary).rdbuf();
  pictures.text = text.str();
  return pictures;
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

absl::StatusOr<std::string> run_dot(std::string_view graph, std::string_view what,
                                    const Enough& enough) {
  ASSIGN_OR_RETURN(Pictures picture, pictures_by_dot(graph, what, enough));
  if (picture.all) return std::move(picture.text);
  return unsupported(fmt::format("dot has not drawn the {} in time; use another --format", what));
}

absl::StatusOr<std::vector<std::string>> drawn_by_dot(const std::vector<std::string>& graphs,
                                                      std::string_view what, const Enough& enough) {
  std::vector<std::string> pictures;
  if (graphs.empty() || enough()) return pictures;
  ASSIGN_OR_RETURN(const Pictures drawn,
                   pictures_by_dot(fmt::format("{}", fmt::join(graphs, "")), what, enough));
  constexpr std::string_view kBegin = "<?xml", kEnd = "</svg>";
  for (size_t at = drawn.text.find(kBegin); at != drawn.text.npos;) {
    const size_t next = drawn.text.find(kBegin, at + kBegin.size());
    const std::string_view picture = std::string_view(drawn.text).substr(at, next - at);
    if (picture.find(kEnd) != picture.npos) pictures.push_back(for_a_page(picture));
    at = next;
  }
  if (pictures.size() == graphs.size() || !drawn.all) return pictures;
  return unsupported(fmt::format("dot has drawn {} pictures of {} {}s; use another --format",
                                 pictures.size(), graphs.size(), what));
}

}  // namespace kukang
