// Grounds: class paths, and what can be asked about on each.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "comparison/cases.h"
#include "support/status.h"

namespace kukang {

struct Ground {
  std::string class_path;
  // pkg.Class, and its methods with code: pkg.Class.method(descriptor)
  std::map<std::string, std::vector<std::string>> methods;
  std::vector<std::string> with_invariant;  // classes
  std::vector<std::string> modular;         // methods whose contract may stand for their calls
  std::vector<Case> runs;                   // static methods and literals to call them with

  std::vector<std::string> classes() const;
};

// The examples, the classes of several tests, and some of the JDK's.
absl::StatusOr<std::vector<Ground>> all_grounds();

}  // namespace kukang
