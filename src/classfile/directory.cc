// Classes in a directory, one file each.
//
// The files are read, not mapped: compilers rewrite them in place.

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "classfile/class_path.h"
#include "classfile/text_form.h"
#include "fmt/format.h"

namespace kukang {
namespace {

namespace fs = std::filesystem;

constexpr size_t kLargestClass = 64 << 20;

class OpenFile {
 public:
  explicit OpenFile(const std::string& path)
      : descriptor_(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
  ~OpenFile() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;

  bool is_open() const { return descriptor_ >= 0; }

  // Its size, nullopt when it is not a regular file.
  std::optional<size_t> size() const {
    struct stat info;
    if (fstat(descriptor_, &info) != 0 || !S_ISREG(info.st_mode)) return std::nullopt;
    return static_cast<size_t>(info.st_size);
  }

  // False with errno set on an error; fewer bytes than expected shorten `bytes`.
  bool read_into(std::vector<uint8_t>& bytes) const {
    size_t done = 0;
    while (done < bytes.size()) {
      const ssize_t count = read(descriptor_, bytes.data() + done, bytes.size() - done);
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) return false;
      if (count == 0) break;
      done += static_cast<size_t>(count);
    }
    bytes.resize(done);
    return true;
  }

 private:
  int descriptor_;
};

class Directory : public ClassSource {
 public:
  explicit Directory(std::string path) : path_(std::move(path)) {}

  absl::StatusOr<std::optional<ClassBytes>> find(std::string_view name) const override {
    if (!is_class_name(name)) return std::nullopt;
    const std::string path = fmt::format("{}/{}.class", path_, name);
    const OpenFile file(path);
    if (!file.is_open()) {
      if (errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG) return std::nullopt;
      return unreadable(path, std::strerror(errno));
    }
    const std::optional<size_t> size = file.size();
    if (!size.has_value()) return std::nullopt;
    if (*size > kLargestClass) {
      return malformed(path, kLargestClass, "larger than any class file can be");
    }
    auto bytes = std::make_shared<std::vector<uint8_t>>(*size);
    if (!file.read_into(*bytes)) return unreadable(path, std::strerror(errno));
    const std::span<const uint8_t> all(*bytes);
    return ClassBytes{.bytes = all, .owner = std::move(bytes), .file = path, .module = ""};
  }

  // Links to directories are not followed, so that the walk ends.
  absl::Status list(std::vector<std::string>& names) const override {
    const size_t before = names.size();
    std::error_code error;
    fs::recursive_directory_iterator it(path_, fs::directory_options::skip_permission_denied,
                                        error);
    while (!error && it != fs::recursive_directory_iterator()) {
      std::error_code ignored;
      const std::string path = it->path().lexically_relative(path_).generic_string();
      const std::string_view name = class_of_path(path);
      if (!name.empty() && it->is_regular_file(ignored)) names.emplace_back(name);
      it.increment(error);
    }
    if (error) return unreadable(path_, error.message());
    std::sort(names.begin() + static_cast<ptrdiff_t>(before), names.end());
    return absl::OkStatus();
  }

 private:
  const std::string path_;
};

}  // namespace

std::unique_ptr<ClassSource> open_directory(std::string path) {
  return std::make_unique<Directory>(std::move(path));
}

}  // namespace kukang
