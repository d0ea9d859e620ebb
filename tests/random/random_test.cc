// Random programs do in Kukang's machine what they do on the JVM.
//
// KUKANG_SEED chooses the programs and KUKANG_METHODS how many; both are printed. One javac and one
// java are started for all of them.

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "comparison/compare.h"
#include "fmt/format.h"

namespace kukang {
namespace {

std::string from_environment(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value == nullptr ? otherwise : value;
}

// A JVM that is started for a few seconds is faster without its optimizing compiler.
constexpr std::string_view kQuick = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

TEST(RandomPrograms, DoWhatTheyDoOnTheJvm) {
  const std::string seed = from_environment("KUKANG_SEED", "1");
  const std::string methods = from_environment("KUKANG_METHODS", "2000");
  std::cout << "KUKANG_SEED=" << seed << " KUKANG_METHODS=" << methods << std::endl;

  const std::string folder = fmt::format("{}/random-{}-{}", KUKANG_BUILD_DIR, seed, methods);
  std::filesystem::remove_all(folder);
  const std::string generate =
      fmt::format("{} {} -cp {}/java/test-generator generator.Main --seed {} --count {} --out {}",
                  KUKANG_JAVA, kQuick, KUKANG_BUILD_DIR, seed, methods, folder);
  ASSERT_EQ(std::system(generate.c_str()), 0) << generate;
  const std::string compile = fmt::format(
      "{0} -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --release 17 -g -nowarn "
      "-d {1}/classes {1}/random/*.java",
      KUKANG_JAVAC, folder);
  ASSERT_EQ(std::system(compile.c_str()), 0) << compile;

  const std::vector<Case> cases = cases_from_lines(folder + "/cases.txt");
  ASSERT_GE(cases.size(), std::stoul(methods));
  expect_same_as_java(cases, folder + "/classes", Classes::Shared);
  if (!HasFailure()) std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace kukang
