#include "evidence/random_worlds.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "evidence/world.h"
#include "fmt/format.h"

namespace kukang {
namespace {

constexpr uint64_t kMethodsOfWorld = 10;

uint64_t from_environment(const char* name, uint64_t otherwise) {
  const char* value = std::getenv(name);
  return value == nullptr ? otherwise : std::strtoull(value, nullptr, 10);
}

}  // namespace

RandomWorlds::RandomWorlds(uint64_t methods)
    : seed_(from_environment("KUKANG_SEED", 1)),
      methods_(from_environment("KUKANG_METHODS", methods)) {
  std::cout << "KUKANG_SEED=" << seed_ << " KUKANG_METHODS=" << methods_ << std::endl;
  folder_ = fmt::format("{}/evidence-{}-{}-{}", KUKANG_BUILD_DIR, seed_, methods_, getpid());
  classes_ = folder_ + "/classes";
  generate();
}

void RandomWorlds::generate() {
  std::filesystem::remove_all(folder_);
  for (uint64_t done = 0; done < methods_; done += kMethodsOfWorld) {
    const std::string& package = packages_.emplace_back(fmt::format("w{}", packages_.size()));
    Dice dice(seed_, packages_.size());
    const RandomWorld world(dice);
    std::filesystem::create_directories(folder_ + "/" + package);
    std::ofstream(folder_ + "/" + package + "/W.java")
        << world.java(package, static_cast<int>(std::min(kMethodsOfWorld, methods_ - done)), dice);
  }
  const std::string compile = fmt::format(
      "{0} -J-XX:TieredStopAtLevel=1 -J-XX:+UseSerialGC --release 17 -g -nowarn "
      "-d {1} {2}/w*/W.java",
      KUKANG_JAVAC, classes_, folder_);
  ASSERT_EQ(std::system(compile.c_str()), 0) << compile;
}

RandomWorlds::~RandomWorlds() {
  if (!testing::Test::HasFailure()) std::filesystem::remove_all(folder_);
}

}  // namespace kukang
