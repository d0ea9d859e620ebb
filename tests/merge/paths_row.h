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
  // So many are left as yet; 0: it takes too long to find out.
  std::optional<uint64_t> as_yet = std::nullopt;
  bool at_most = false;  // fewer may be left, too

  std::string type() const { return method.substr(0, method.find('.')); }
  std::string name() const { return method.substr(method.find('.') + 1); }
  bool is_right(uint64_t paths) const {
    if (as_yet.has_value()) return paths == *as_yet;
    return at_most ? paths <= left : paths == left;
  }
};

inline std::ostream& operator<<(std::ostream& out, const PathsRow& row) {
  out << row.method << ": " << row.off << " paths, ";
  if (row.as_yet.has_value()) out << "as yet " << *row.as_yet << ", to be ";
  return out << (row.at_most ? "at most " : "") << row.left << " with merging";
}

}  // namespace kukang
