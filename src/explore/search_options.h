// What an exploration is told about its search.

#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace kukang {

struct SearchKind;

// A line of a source file, by the file's simple name: Tree.java, 41.
struct SourceLine {
  std::string file;
  int line = 0;
};

struct SearchOptions {
  const SearchKind* kind = nullptr;  // nullptr: depth first
  uint64_t seed = 0;
  std::optional<SourceLine> towards;  // of `distance`
};

}  // namespace kukang
