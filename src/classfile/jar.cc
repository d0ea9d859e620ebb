// Classes in a jar, through libzip.
//
// When the jar is opened its directory is gone through once, and an entry is kept for each class.
// Of a multi-release jar, META-INF/versions/N overrides the rest for 9 <= N <= 17, the release this
// machine is; in any other jar nothing under META-INF counts. Of two entries with the same name the
// later one wins, as in java.
//
// INVARIANT: an archive is used by one thread at a time (libzip asks for that), hence the mutex;
// the index does not change after opening.

#include <zip.h>

#include <algorithm>
#include <charconv>
#include <mutex>
#include <unordered_map>

#include "classfile/class_path.h"
#include "classfile/mapped_file.h"
#include "classfile/text_form.h"
#include "fmt/format.h"

namespace kukang {
namespace {

constexpr uint64_t kLargestEntry = 64 << 20;
constexpr int kOldestRelease = 9;
constexpr int kRelease = 17;
constexpr std::string_view kMetaInf = "META-INF/";
constexpr std::string_view kVersions = "META-INF/versions/";
constexpr std::string_view kManifest = "META-INF/MANIFEST.MF";

struct Entry {
  zip_uint64_t index = 0;
  int release = 0;  // 0 outside META-INF/versions
};

// Takes "11/" off "11/a/B.class" and returns 11; 0 when the path begins with no such number.
int take_release(std::string_view& path) {
  int release = 0;
  const char* end = path.data() + path.size();
  const auto [rest, error] = std::from_chars(path.data(), end, release);
  if (error != std::errc() || rest == end || *rest != '/') return 0;
  path.remove_prefix(static_cast<size_t>(rest - path.data()) + 1);
  return release;
}

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return lower(x) == lower(y); });
}

// Whether the main section of a manifest says Multi-Release: true. Lines end with CR, LF or both;
// one that begins with a space continues the line before.
bool says_multi_release(std::string_view manifest) {
  std::string line;
  size_t at = 0;
  while (at < manifest.size()) {
    const size_t end = std::min(manifest.find_first_of("\r\n", at), manifest.size());
    line += manifest.substr(at, end - at);
    at = end + (manifest.substr(end, 2) == "\r\n" ? 2 : 1);
    if (at < manifest.size() && manifest[at] == ' ') {
      ++at;
      continue;
    }
    if (line.empty()) return false;
    if (equal_ignoring_case(line, "Multi-Release: true")) return true;
    line.clear();
  }
  return false;
}

class Jar : public ClassSource {
 public:
  static absl::StatusOr<std::unique_ptr<ClassSource>> open(std::span<const uint8_t> bytes,
                                                           std::shared_ptr<const void> owner,
                                                           std::string file) {
    if (bytes.empty()) return malformed(file, 0, "an empty file, not a jar");
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    zip_t* archive = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error);
    if (archive == nullptr) {
      if (source != nullptr) zip_source_free(source);
      absl::Status status =
          malformed(file, 0, fmt::format("not a jar: {}", zip_error_strerror(&error)));
      zip_error_fini(&error);
      return status;
    }
    zip_error_fini(&error);
    std::unique_ptr<Jar> jar(new Jar(archive, std::move(owner), std::move(file)));
    RETURN_IF_ERROR(jar->index());
    return jar;
  }

  ~Jar() override { zip_discard(archive_); }

  absl::StatusOr<std::optional<ClassBytes>> find(std::string_view name) const override {
    const auto found = entries_.find(name);
    if (found == entries_.end()) return std::nullopt;
    const std::lock_guard<std::mutex> lock(mutex_);
    const std::string path = path_of(found->second.index);
    ASSIGN_OR_RETURN(std::vector<uint8_t> unpacked, unpack(found->second.index, path));
    auto bytes = std::make_shared<const std::vector<uint8_t>>(std::move(unpacked));
    const std::span<const uint8_t> all(*bytes);
    return ClassBytes{.bytes = all, .owner = std::move(bytes), .file = path, .module = ""};
  }

  absl::Status list(std::vector<std::string>& names) const override {
    const size_t before = names.size();
    for (const auto& [name, entry] : entries_) names.emplace_back(name);
    std::sort(names.begin() + static_cast<ptrdiff_t>(before), names.end());
    return absl::OkStatus();
  }

 private:
  Jar(zip_t* archive, std::shared_ptr<const void> owner, std::string file)
      : archive_(archive), owner_(std::move(owner)), file_(std::move(file)) {}

  // The names stay libzip's: they live as long as the archive is open.
  absl::Status index() {
    std::optional<zip_uint64_t> manifest;
    bool has_releases = false;
    const zip_int64_t count = zip_get_num_entries(archive_, 0);
    for (zip_int64_t i = 0; i < count; ++i) {
      const zip_uint64_t index = static_cast<zip_uint64_t>(i);
      const char* raw = zip_get_name(archive_, index, ZIP_FL_ENC_RAW);
      const std::string_view path = raw == nullptr ? "" : raw;
      if (path == kManifest) manifest = index;
      if (path.starts_with(kVersions)) has_releases = true;
      if (!path.starts_with(kMetaInf)) add(path, {index, 0});
    }
    if (!has_releases || !manifest.has_value()) return absl::OkStatus();
    ASSIGN_OR_RETURN(std::vector<uint8_t> text, unpack(*manifest, path_of(*manifest)));
    if (says_multi_release({reinterpret_cast<const char*>(text.data()), text.size()})) {
      index_releases(count);
    }
    return absl::OkStatus();
  }

  void index_releases(zip_int64_t count) {
    for (zip_int64_t i = 0; i < count; ++i) {
      const zip_uint64_t index = static_cast<zip_uint64_t>(i);
      const char* raw = zip_get_name(archive_, index, ZIP_FL_ENC_RAW);
      std::string_view path = raw == nullptr ? "" : raw;
      if (!path.starts_with(kVersions)) continue;
      path.remove_prefix(kVersions.size());
      const int release = take_release(path);
      if (release < kOldestRelease || release > kRelease || path.starts_with(kMetaInf)) continue;
      add(path, {index, release});
    }
  }

  void add(std::string_view path, Entry entry) {
    const std::string_view name = class_of_path(path);
    if (name.empty()) return;
    Entry& kept = entries_[name];
    if (entry.release >= kept.release) kept = entry;
  }

  std::string path_of(zip_uint64_t index) const {
    return fmt::format("{}!/{}", file_, zip_get_name(archive_, index, ZIP_FL_ENC_RAW));
  }

  // An offset in a message is one in the unpacked entry: that far it could be had.
  absl::StatusOr<std::vector<uint8_t>> unpack(zip_uint64_t index, const std::string& path) const {
    zip_stat_t stat;
    if (zip_stat_index(archive_, index, 0, &stat) != 0) {
      return malformed(path, 0, zip_strerror(archive_));
    }
    if ((stat.valid & ZIP_STAT_SIZE) == 0 || stat.size > kLargestEntry) {
      return malformed(
          path, 0,
          fmt::format("{} bytes when unpacked, more than any class file can be", stat.size));
    }
    const std::unique_ptr<zip_file_t, int (*)(zip_file_t*)> entry(
        zip_fopen_index(archive_, index, 0), zip_fclose);
    if (entry == nullptr) return malformed(path, 0, zip_strerror(archive_));
    std::vector<uint8_t> bytes(stat.size);
    size_t done = 0;
    // The read that meets the end is the one that compares the checksum.
    uint8_t one_more;
    while (true) {
      const bool full = done == bytes.size();
      const zip_int64_t read = zip_fread(entry.get(), full ? &one_more : bytes.data() + done,
                                         full ? 1 : bytes.size() - done);
      if (read < 0) return malformed(path, done, zip_file_strerror(entry.get()));
      if (read == 0 && full) return bytes;
      if (read == 0 || full) {
        return malformed(path, done, fmt::format("the jar says that it has {} bytes", stat.size));
      }
      done += static_cast<size_t>(read);
    }
  }

  zip_t* const archive_;
  const std::shared_ptr<const void> owner_;
  const std::string file_;
  std::unordered_map<std::string_view, Entry> entries_;
  mutable std::mutex mutex_;
};

}  // namespace

absl::StatusOr<std::unique_ptr<ClassSource>> open_jar(std::span<const uint8_t> bytes,
                                                      std::string file) {
  return Jar::open(bytes, nullptr, std::move(file));
}

absl::StatusOr<std::unique_ptr<ClassSource>> open_jar(const std::string& path) {
  ASSIGN_OR_RETURN(std::shared_ptr<const MappedFile> map, MappedFile::open(path));
  const std::span<const uint8_t> bytes = map->bytes();
  return Jar::open(bytes, std::move(map), path);
}

}  // namespace kukang
