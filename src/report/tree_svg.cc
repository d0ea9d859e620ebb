// The tree as a picture, which Graphviz draws: its program `dot` reads the tree from a file and
// writes the picture to another one.

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "fmt/format.h"
#include "report/tree.h"

extern char** environ;

namespace kukang {
namespace {

constexpr std::string_view kRemedy =
    "install Graphviz (Debian: apt install graphviz), or use --format dot and draw it elsewhere";

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

absl::Status run_dot(const std::string& in, const std::string& out) {
  const std::string output = "-o" + out;
  const char* arguments[] = {"dot", "-Tsvg", output.c_str(), in.c_str(), nullptr};
  pid_t child = 0;
  const int error =
      posix_spawnp(&child, "dot", nullptr, nullptr, const_cast<char**>(arguments), environ);
  if (error != 0) {
    return usage_error(fmt::format("dot, the program that draws trees, cannot be run ({}); {}",
                                   std::strerror(error), kRemedy));
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    return unsupported("dot has not drawn the tree; try --format dot");
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::string> svg_of(const ComputationTree& tree, const TreeLayout& layout) {
  const TemporaryFile in, out;
  if (!in.ok() || !out.ok()) {
    return unreadable(in.path(), "no file can be made for the tree (see TMPDIR)");
  }
  std::ofstream(in.path()) << dot_of(tree, layout);
  RETURN_IF_ERROR(run_dot(in.path(), out.path()));
  std::ostringstream picture;
  picture << std::ifstream(out.path()).rdbuf();
  return picture.str();
}

}  // namespace kukang
