// Switches over types and constants do what they do on the JVM. In Java 17 they are a preview:
// their classes have a minor version of their own, and the JVM must be told to load them.

#include <cstdlib>

#include "classfile/places.h"
#include "comparison/compare.h"
#include "gtest/gtest.h"

namespace kukang {
namespace {

TEST(Switch, EndsAsOnTheJvm) {
  const std::string folder = KUKANG_SOURCE_DIR "/tests/semantics/preview/preview";
  const TemporaryDirectory directory;
  const std::string command = std::string(KUKANG_JAVAC) +
                              " --enable-preview --release 17 -nowarn -XDsuppressNotes -d " +
                              directory.string() + " " + folder + "/Switches.java";
  ASSERT_EQ(std::system(command.c_str()), 0) << command;
  const std::vector<Case> cases = cases_from_sources(folder, "preview");
  ASSERT_GT(cases.size(), 30u);
  setenv("JDK_JAVA_OPTIONS", "--enable-preview", 1);
  expect_same_as_java(cases, directory.string());
  unsetenv("JDK_JAVA_OPTIONS");
}

}  // namespace
}  // namespace kukang
