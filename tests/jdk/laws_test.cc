// The laws of the JDK's classes (semantics/symbolic/laws.h) against the classes themselves: on the
// JVM each law makes copies of collections that random operations have made (laws/), and nobody can
// tell a copy from its original.

#include <gtest/gtest.h>

#include <cstdio>
#include <iostream>

#include "fmt/format.h"

namespace kukang {
namespace {

TEST(Laws, MakeCopiesThatNobodyCanTellFromTheirOriginals) {
  std::string opened;
  for (std::string_view package : {"java.lang", "java.math", "java.time", "java.util",
                                   "java.util.concurrent", "java.util.concurrent.atomic"}) {
    opened += fmt::format(" --add-opens java.base/{}=ALL-UNNAMED", package);
  }
  const std::string command = fmt::format(
      "{0} -XX:+UseSerialGC -XX:TieredStopAtLevel=1{1} -cp {2}/java/test-laws:{2}/java/kukang-own "
      "kukang.machine.Laws 2>&1 < /dev/null",
      KUKANG_JAVA, opened, KUKANG_BUILD_DIR);
  FILE* pipe = popen(command.c_str(), "r");
  ASSERT_NE(pipe, nullptr);
  std::string said;
  char line[1 << 12];
  while (fgets(line, sizeof line, pipe) != nullptr) said += line;
  EXPECT_EQ(pclose(pipe), 0) << said;
  std::cout << "laws: " << said << std::flush;
}

}  // namespace
}  // namespace kukang
