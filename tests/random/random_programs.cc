#include "random/random_programs.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <iostream>

#include "fmt/format.h"

namespace kukang {
namespace {

std::string from_environment(const char* name, const std::string& otherwise) {
  const char* value = std::getenv(name);
  return value == nullptr ? otherwise : value;
}

// A JVM that is started for a few seconds is faster without its optimizing compiler.
constexpr std::string_view kQuick = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

}  // namespace

RandomPrograms::RandomPrograms(const std::string& name, const std::string& methods) {
  const std::string seed = from_environment("KUKANG_SEED", "1");
  const std::string count = from_environment("KUKANG_METHODS", methods);
  std::cout << "KUKANG_SEED=" << seed << " KUKANG_METHODS=" << count << std::endl;
  folder_ = fmt::format("{}/random-{}-{}-{}", KUKANG_BUILD_DIR, name, seed, count);
  classes_ = folder_ + "/classes";
  generate(seed, count);
}

void RandomPrograms::generate(const std::string& seed, const std::string& methods) {
  std::filesystem::remove_all(folder_);
  const std::string generate =
      fmt::format("{} {} -cp {}/java/test-generator generator.Main --seed {} --count {} --out {}",
                  KUKANG_JAVA, kQuick, KUKANG_BUILD_DIR, seed, methods, folder_);
  ASSERT_EQ(std::system(generate.c_str()), 0) << generate;
  const std::string compile = fmt::format(
      "{0} -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --release 17 -g -nowarn "
      "-d {1}/classes {1}/random/*.java",
      KUKANG_JAVAC, folder_);
  ASSERT_EQ(std::system(compile.c_str()), 0) << compile;
  cases_ = cases_from_lines(folder_ + "/cases.txt");
  ASSERT_GE(cases_.size(), std::stoul(methods));
}

RandomPrograms::~RandomPrograms() {
  if (!testing::Test::HasFailure()) std::filesystem::remove_all(folder_);
}

}  // namespace kukang
