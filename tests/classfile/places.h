// Where the tests' classes are: the JDK of this machine, and directories that go away.

#pragma once

#include <zip.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "classfile/class_path.h"
#include "gtest/gtest.h"

namespace kukang {

inline std::string jdk_home() {
  absl::StatusOr<std::string> home = find_jdk("");
  EXPECT_TRUE(home.ok()) << home.status();
  return home.ok() ? *home : "";
}

inline const ClassSource& jdk() {
  static const std::unique_ptr<ClassSource> image = [] {
    absl::StatusOr<std::unique_ptr<ClassSource>> opened = open_jdk(jdk_home());
    EXPECT_TRUE(opened.ok()) << opened.status();
    return opened.ok() ? std::move(*opened) : open_directory("/nonexistent");
  }();
  return *image;
}

inline std::vector<uint8_t> file_contents(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline void write_file(const std::filesystem::path& path, std::span<const uint8_t> bytes) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream out(path, std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
}

// An own copy of the bytes, so that a sanitizer sees a read past their end.
inline ClassBytes class_bytes(std::span<const uint8_t> bytes, std::string file = "Test.class") {
  auto copy = std::make_shared<std::vector<uint8_t>>(bytes.begin(), bytes.end());
  copy->shrink_to_fit();
  const std::span<const uint8_t> all(*copy);
  return {.bytes = all, .owner = std::move(copy), .file = std::move(file), .module = ""};
}

// The class of this name in `source`; null, and a failed test, when it is not there or damaged.
inline std::unique_ptr<const ClassFile> class_in(const ClassSource& source, std::string_view name) {
  absl::StatusOr<std::optional<ClassBytes>> bytes = source.find(name);
  EXPECT_TRUE(bytes.ok()) << bytes.status();
  if (!bytes.ok()) return nullptr;
  EXPECT_TRUE(bytes->has_value()) << name << " is not there";
  if (!bytes->has_value()) return nullptr;
  absl::StatusOr<std::unique_ptr<const ClassFile>> file = read_class(std::move(**bytes));
  EXPECT_TRUE(file.ok()) << file.status();
  return file.ok() ? std::move(*file) : nullptr;
}

class TemporaryDirectory {
 public:
  TemporaryDirectory() {
    std::string pattern = (std::filesystem::temp_directory_path() / "kukang-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  ~TemporaryDirectory() { std::filesystem::remove_all(path_); }
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;

  std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
  std::string string() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

using JarEntries = std::vector<std::pair<std::string, std::vector<uint8_t>>>;

inline std::vector<uint8_t> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

inline void write_jar(const std::filesystem::path& path, const JarEntries& entries) {
  std::filesystem::create_directories(path.parent_path());
  zip_t* jar = zip_open(path.c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
  ASSERT_NE(jar, nullptr);
  for (const auto& [name, bytes] : entries) {
    zip_source_t* source = zip_source_buffer(jar, bytes.data(), bytes.size(), 0);
    ASSERT_GE(zip_file_add(jar, name.c_str(), source, ZIP_FL_ENC_GUESS), 0) << zip_strerror(jar);
  }
  ASSERT_EQ(zip_close(jar), 0) << zip_strerror(jar);
}

}  // namespace kukang
