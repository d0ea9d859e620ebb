// How many paths a method has: without merging, and as many as are to be left with it.

#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace kukang {

struct PathsRow {
  std::string method;  // subjects/Words.seven
  uint64_t off;        // paths without merging; 0: nobody can count them
  uint64_t left;       // with it
  // The same where it is open which objects parameters are (lazier, lazier#): that is decided on one
  // side.
  std::optional<uint64_t> left_open = std::nullopt;
  bool at_most = false;  // fewer may be left, too

  std::string type() const { return method.substr(0, method.find('.')); }
  std::string name() const { return method.substr(method.find('.') + 1); }
  bool is_right(uint64_t paths, bool decided = true) const {
    const uint64_t expected = decided ? left : left_open.value_or(left);
    return at_most ? paths <= expected : paths == expected;
  }
};

inline std::ostream& operator<<(std::ostream& out, const PathsRow& row) {
  out << row.method << ": " << row.off << " paths, ";
  return out << (row.at_most ? "at most " : "") << row.left << " with merging";
}

}  // namespace kukang
