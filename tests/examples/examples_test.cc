// Every example does in Kukang's machine what it does on the JVM.

#include <gtest/gtest.h>

#include <filesystem>

#include "comparison/compare.h"

namespace kukang {
namespace {

TEST(Examples, DoWhatTheyDoOnTheJvm) {
  std::vector<Case> cases;
  for (const auto& entry : std::filesystem::directory_iterator(KUKANG_SOURCE_DIR "/examples")) {
    // The published figures are no program, and what is checked of the JDK has no case of its own.
    const std::string folder = entry.path().filename().string();
    if (!entry.is_directory() || folder == "paper" || folder == "jdk") continue;
    const std::vector<Case> found =
        cases_from_sources(entry.path().string(), entry.path().filename().string());
    EXPECT_FALSE(found.empty()) << entry.path() << " has no case";
    cases.insert(cases.end(), found.begin(), found.end());
  }
  expect_same_as_java(cases, KUKANG_BUILD_DIR "/java/examples");
}

}  // namespace
}  // namespace kukang
