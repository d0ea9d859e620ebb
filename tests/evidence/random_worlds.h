// Random worlds with random methods, written as Java and compiled by one javac.
//
// KUKANG_SEED chooses them, KUKANG_METHODS says how many methods they have in all; both are
// printed. A world depends on the seed and its own number only.

#pragma once

#include <string>
#include <vector>

#include "program/program.h"

namespace kukang {

class RandomWorlds {
 public:
  // `methods` where KUKANG_METHODS does not say. A gtest failure where something does not work.
  explicit RandomWorlds(uint64_t methods);
  // Removes them, unless the test has failed.
  ~RandomWorlds();

  uint64_t seed() const { return seed_; }
  uint64_t methods() const { return methods_; }
  const std::string& class_path() const { return classes_; }
  // The packages, one for each world.
  const std::vector<std::string>& packages() const { return packages_; }

 private:
  void generate();

  const uint64_t seed_, methods_;
  std::string folder_, classes_;
  std::vector<std::string> packages_;
};

}  // namespace kukang
