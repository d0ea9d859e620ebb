// A file mapped into memory, read-only, for as long as somebody holds it.
//
// Jars and the JDK's image are mapped, not read: of their many megabytes a run looks at few. They
// must not be truncated while they are mapped.

#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "support/status.h"

namespace kukang {

class MappedFile {
 public:
  static absl::StatusOr<std::shared_ptr<const MappedFile>> open(const std::string& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  std::span<const uint8_t> bytes() const { return bytes_; }

 private:
  explicit MappedFile(std::span<const uint8_t> bytes) : bytes_(bytes) {}

  std::span<const uint8_t> bytes_;  // empty for an empty file, which cannot be mapped
};

}  // namespace kukang
