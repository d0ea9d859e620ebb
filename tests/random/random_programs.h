// Random programs, generated and compiled: KUKANG_SEED chooses them, KUKANG_METHODS how many
// methods they have in all; both are printed.

#pragma once

#include <string>
#include <vector>

#include "comparison/cases.h"

namespace kukang {

class RandomPrograms {
 public:
  // `methods` where KUKANG_METHODS does not say. A gtest failure where something does not work.
  RandomPrograms(const std::string& name, const std::string& methods);
  // Removes them, unless the test has failed.
  ~RandomPrograms();

  const std::string& class_path() const { return classes_; }
  const std::vector<Case>& cases() const { return cases_; }

 private:
  void generate(const std::string& seed, const std::string& methods);

  std::string folder_, classes_;
  std::vector<Case> cases_;
};

}  // namespace kukang
