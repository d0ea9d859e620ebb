// A bounds-checked big-endian cursor over part of a file.
//
// The error is sticky: the first thing that goes wrong is kept, with its offset in the file; from
// then on every read yields zero and nothing remains. So a reader is written as if its input were
// sound, and asks once, at the end, whether it was. What must be kept in mind: a loop over a count
// that was read also stops when `ok()` no longer holds.
//
// INVARIANT: begin of the file <= next_ <= end_ <= end of the file; after an error next_ == end_.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "fmt/format.h"
#include "support/requires.h"
#include "support/status.h"

namespace kukang {

class ByteReader {
 public:
  // Reads [begin, end) of `file`. REQUIRES begin <= end <= file.size().
  ByteReader(std::span<const uint8_t> file, size_t begin, size_t end)
      : file_(file.data()), next_(file.data() + begin), end_(file.data() + end) {
    KUKANG_REQUIRES(begin <= end && end <= file.size());
  }

  bool ok() const { return ok_; }
  size_t offset() const { return static_cast<size_t>(next_ - file_); }
  size_t remaining() const { return static_cast<size_t>(end_ - next_); }

  uint8_t u1() { return static_cast<uint8_t>(number<1>()); }
  uint16_t u2() { return static_cast<uint16_t>(number<2>()); }
  uint32_t u4() { return static_cast<uint32_t>(number<4>()); }
  uint64_t u8() { return number<8>(); }

  std::span<const uint8_t> bytes(size_t count) {
    if (!has(count)) return {};
    next_ += count;
    return {next_ - count, count};
  }

  // True when `count` entries of `size` bytes are there: only then may memory be reserved for them.
  bool has(size_t count, size_t size = 1) {
    if (count * size <= remaining()) return true;
    if (ok_) fail(fmt::format("{} bytes expected, {} left", count * size, remaining()));
    return false;
  }

  void fail(std::string what) { fail_at(offset(), std::move(what)); }
  void fail_at(size_t offset, std::string what) {
    if (!ok_) return;
    ok_ = false;
    wrong_at_ = offset;
    wrong_ = std::move(what);
    next_ = end_;
  }
  // Says that everything has been read; bytes that are left are an error.
  void finish(std::string_view what) {
    if (remaining() != 0) fail(fmt::format("{} bytes too many in {}", remaining(), what));
  }

  absl::Status status(std::string_view file) const {
    return ok_ ? absl::OkStatus() : malformed(file, wrong_at_, wrong_);
  }

 private:
  template <int size>
  uint64_t number() {
    if (!has(size)) return 0;
    uint64_t value = 0;
    for (int i = 0; i < size; ++i) value = value << 8 | *next_++;
    return value;
  }

  const uint8_t* file_;
  const uint8_t* next_;
  const uint8_t* end_;
  bool ok_ = true;
  size_t wrong_at_ = 0;
  std::string wrong_;
};

}  // namespace kukang
