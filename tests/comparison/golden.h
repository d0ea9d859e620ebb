// Text against files that people have read.
//
// KUKANG_GOLDEN=write writes the files anew; what has changed is then for git diff to show.

#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "trace/notation.h"

namespace kukang {

inline void expect_golden(const std::string& room, const std::string& name,
                          const std::string& text) {
  const std::string path = KUKANG_SOURCE_DIR "/tests/" + room + "/golden/" + name;
  const char* mode = std::getenv("KUKANG_GOLDEN");
  if (mode != nullptr && std::string_view(mode) == "write") {
    std::ofstream(path) << text;
    return;
  }
  std::ostringstream golden;
  golden << std::ifstream(path).rdbuf();
  EXPECT_EQ(text, golden.str()) << name;
}

inline void expect_lines_of_at_most(size_t columns, const std::string& text) {
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) EXPECT_LE(columns_of(line), columns) << line;
}

}  // namespace kukang
