// The JDK's own classes: the jimage file lib/modules, mapped into memory.
//
// Its layout, numbers in the byte order of the machine it was made for:
//   header      magic, version, flags, number of resources, table length n, sizes of the last two
//   redirects   n signed numbers: where the hash of a path leads
//   offsets     n numbers: where in the locations a slot's attributes are
//   locations   attributes of resources: a byte kind << 3 | length - 1, then a big-endian number
//   strings     NUL-terminated modified UTF-8
//   contents    of the resources
// A path "/module/package/Name.class" is hashed; the redirect says either the slot (-1 - r) or with
// what seed to hash again. The module comes from the resource "/packages/package.name": pairs of a
// flag (1: the module has only subpackages) and the offset of the module's name.
//
// Resources that are not compressed are served from the map itself. Nothing in the file is trusted:
// INVARIANT the four tables lie in the file; each number read from them is checked where it is
// used.

#include <algorithm>
#include <array>
#include <cstring>
#include <mutex>
#include <unordered_map>

#include "classfile/byte_reader.h"
#include "classfile/class_path.h"
#include "classfile/mapped_file.h"
#include "classfile/text_form.h"
#include "support/requires.h"

namespace kukang {
namespace {

constexpr uint32_t kImageMagic = 0xCAFEDADA;
constexpr uint32_t kImageMagicOtherOrder = 0xDADAFECA;
constexpr uint32_t kHashSeed = 0x01000193;
constexpr size_t kHeaderSize = 28;
constexpr uint32_t kMajorVersion = 1;

enum LocationAttribute {
  kEnd,
  kModuleName,
  kParent,
  kBase,
  kExtension,
  kOffset,
  kCompressed,
  kSize
};
constexpr size_t kAttributeCount = 8;

struct Location {
  std::string_view module, parent, base, extension;
  uint64_t offset = 0, compressed = 0, size = 0;
};

uint32_t hash(std::string_view text, uint32_t seed) {
  for (char c : text) seed = seed * kHashSeed ^ static_cast<uint8_t>(c);
  return seed & 0x7FFFFFFF;
}

bool is_path_of(std::string_view path, const Location& location) {
  const auto take = [&](std::string_view part) {
    if (!path.starts_with(part)) return false;
    path.remove_prefix(part.size());
    return true;
  };
  if (!location.module.empty() && !(take("/") && take(location.module) && take("/"))) return false;
  if (!location.parent.empty() && !(take(location.parent) && take("/"))) return false;
  if (!take(location.base)) return false;
  if (!location.extension.empty() && !(take(".") && take(location.extension))) return false;
  return path.empty();
}

class JdkImage : public ClassSource {
 public:
  static absl::StatusOr<std::unique_ptr<ClassSource>> open(const std::string& path) {
    ASSIGN_OR_RETURN(std::shared_ptr<const MappedFile> map, MappedFile::open(path));
    std::unique_ptr<JdkImage> image(new JdkImage(std::move(map), path));
    RETURN_IF_ERROR(image->read_header());
    return image;
  }

  absl::StatusOr<std::optional<ClassBytes>> find(std::string_view name) const override {
    const size_t slash = name.rfind('/');
    if (slash == std::string_view::npos) return std::nullopt;
    ASSIGN_OR_RETURN(const std::string_view module, module_of(name.substr(0, slash)));
    if (module.empty()) return std::nullopt;
    const std::string path = fmt::format("/{}/{}.class", module, name);
    ASSIGN_OR_RETURN(const std::optional<Location> location, locate(path));
    if (!location.has_value()) return std::nullopt;
    ASSIGN_OR_RETURN(const std::span<const uint8_t> bytes, contents(*location, path));
    return ClassBytes{
        .bytes = bytes, .owner = map_, .file = "jrt:" + path, .module = std::string(module)};
  }

  absl::Status list(std::vector<std::string>& names) const override {
    const size_t before = names.size();
    size_t length = 0;
    for (uint32_t slot = 0; slot < table_length_; ++slot) {
      ASSIGN_OR_RETURN(const Location at, location_of(slot));
      if (at.extension != "class" || at.parent.empty() || at.module.empty()) continue;
      length += at.parent.size() + 1 + at.base.size();
      // Strings can be shared by any number of locations; those of a sound image hardly are.
      if (length > bytes_.size()) return malformed(path_, offset_of(slot), "names without end");
      std::string name = fmt::format("{}/{}", at.parent, at.base);
      if (is_class_name(name)) names.push_back(std::move(name));
    }
    std::sort(names.begin() + static_cast<ptrdiff_t>(before), names.end());
    return absl::OkStatus();
  }

 private:
  JdkImage(std::shared_ptr<const MappedFile> map, std::string path)
      : map_(std::move(map)), bytes_(map_->bytes()), path_(std::move(path)) {}

  absl::Status read_header() {
    if (bytes_.size() < kHeaderSize) return malformed(path_, bytes_.size(), "ends in its header");
    if (number(0) == kImageMagicOtherOrder) {
      return malformed(path_, 0, "a JDK image for a machine of the other byte order");
    }
    if (number(0) != kImageMagic) return malformed(path_, 0, "not a JDK image");
    if (const uint32_t major = number(4) >> 16; major != kMajorVersion) {
      return malformed(path_, 4,
                       fmt::format("a JDK image of version {}, not {}", major, kMajorVersion));
    }
    table_length_ = number(16);
    locations_size_ = number(20);
    strings_size_ = number(24);
    redirects_ = kHeaderSize;
    offsets_ = redirects_ + uint64_t{4} * table_length_;
    locations_ = offsets_ + uint64_t{4} * table_length_;
    strings_ = locations_ + locations_size_;
    contents_ = strings_ + strings_size_;
    if (table_length_ == 0) return malformed(path_, 16, "a JDK image without resources");
    if (contents_ > bytes_.size()) {
      return malformed(path_, bytes_.size(),
                       fmt::format("ends in its tables, which take {} bytes", contents_));
    }
    return absl::OkStatus();
  }

  // The module that has classes in the package (a/b), empty when there is none.
  absl::StatusOr<std::string_view> module_of(std::string_view package) const {
    const std::lock_guard<std::mutex> lock(mutex_);
    std::string key(package);
    if (const auto known = modules_.find(key); known != modules_.end()) return known->second;
    std::string path = "/packages/" + key;
    std::replace(path.begin() + 10, path.end(), '/', '.');
    std::string_view module;
    ASSIGN_OR_RETURN(const std::optional<Location> location, locate(path));
    if (location.has_value()) {
      ASSIGN_OR_RETURN(const std::span<const uint8_t> pairs, contents(*location, path));
      const size_t begin = static_cast<size_t>(pairs.data() - bytes_.data());
      for (size_t i = 0; i + 8 <= pairs.size() && module.empty(); i += 8) {
        if (number(begin + i) != 0) continue;
        ASSIGN_OR_RETURN(module, string_at(number(begin + i + 4), begin + i + 4));
      }
    }
    modules_.emplace(std::move(key), module);
    return module;
  }

  absl::StatusOr<std::optional<Location>> locate(std::string_view path) const {
    const uint32_t first = hash(path, kHashSeed) % table_length_;
    const int32_t redirect = static_cast<int32_t>(number(redirects_ + uint64_t{4} * first));
    if (redirect == 0) return std::nullopt;
    const uint32_t slot = redirect < 0
                              ? static_cast<uint32_t>(-1 - redirect)
                              : hash(path, static_cast<uint32_t>(redirect)) % table_length_;
    if (slot >= table_length_) {
      return malformed(path_, redirects_ + uint64_t{4} * first, "a redirect out of the table");
    }
    ASSIGN_OR_RETURN(const Location location, location_of(slot));
    if (!is_path_of(path, location)) return std::nullopt;
    return location;
  }

  absl::StatusOr<Location> location_of(uint32_t slot) const {
    const uint32_t begin = number(offset_of(slot));
    if (begin >= locations_size_) {
      return malformed(path_, offset_of(slot), "a location out of the table");
    }
    ByteReader in(bytes_, locations_ + begin, strings_);
    std::array<uint64_t, kAttributeCount> values{};
    while (in.ok()) {
      const uint8_t head = in.u1();
      const size_t kind = head >> 3;
      if (kind == kEnd) break;
      uint64_t value = 0;
      for (int i = 0; i <= (head & 7); ++i) value = value << 8 | in.u1();
      // Later images may have attributes of kinds that are not known here.
      if (kind < kAttributeCount) values[kind] = value;
    }
    RETURN_IF_ERROR(in.status(path_));
    Location location;
    const uint64_t at = locations_ + begin;
    ASSIGN_OR_RETURN(location.module, string_at(values[kModuleName], at));
    ASSIGN_OR_RETURN(location.parent, string_at(values[kParent], at));
    ASSIGN_OR_RETURN(location.base, string_at(values[kBase], at));
    ASSIGN_OR_RETURN(location.extension, string_at(values[kExtension], at));
    location.offset = values[kOffset];
    location.compressed = values[kCompressed];
    location.size = values[kSize];
    return location;
  }

  absl::StatusOr<std::span<const uint8_t>> contents(const Location& location,
                                                    std::string_view path) const {
    if (location.compressed != 0) {
      return unreadable(path_, fmt::format("{} is compressed; only images that are not are read "
                                           "(jlink --compress=0 makes one)",
                                           path));
    }
    const uint64_t available = bytes_.size() - contents_;
    if (location.offset > available || location.size > available - location.offset) {
      return malformed(path_, bytes_.size(), fmt::format("{} is not all in the file", path));
    }
    return bytes_.subspan(contents_ + location.offset, location.size);
  }

  // The string at `offset` of the strings; `from` is where in the file the offset was found.
  absl::StatusOr<std::string_view> string_at(uint64_t offset, uint64_t from) const {
    if (offset >= strings_size_) return malformed(path_, from, "a string out of the table");
    const char* begin = reinterpret_cast<const char*>(bytes_.data() + strings_ + offset);
    const void* end = std::memchr(begin, 0, strings_size_ - offset);
    if (end == nullptr) return malformed(path_, strings_ + offset, "a string without end");
    return std::string_view(begin, static_cast<size_t>(static_cast<const char*>(end) - begin));
  }

  // REQUIRES four bytes at `offset`.
  uint32_t number(uint64_t offset) const {
    uint32_t value;
    KUKANG_REQUIRES(offset + sizeof value <= bytes_.size());
    std::memcpy(&value, bytes_.data() + offset, sizeof value);
    return value;
  }

  uint64_t offset_of(uint32_t slot) const { return offsets_ + uint64_t{4} * slot; }

  const std::shared_ptr<const MappedFile> map_;
  const std::span<const uint8_t> bytes_;
  const std::string path_;
  uint32_t table_length_ = 0, locations_size_ = 0, strings_size_ = 0;
  uint64_t redirects_ = 0, offsets_ = 0, locations_ = 0, strings_ = 0, contents_ = 0;

  mutable std::mutex mutex_;
  mutable std::unordered_map<std::string, std::string_view> modules_;  // of packages asked for
};

}  // namespace

absl::StatusOr<std::unique_ptr<ClassSource>> open_jdk(const std::string& home) {
  return JdkImage::open(home + "/lib/modules");
}

}  // namespace kukang
