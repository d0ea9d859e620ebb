// What kukang tests says about the tests that it has written.

#pragma once

#include <string>
#include <vector>

#include "unittest/unit_tests.h"

namespace kukang {

// For a person: of each method how many tests, what they cover, what no path reaches, what was left
// out. `files` is what was written.
std::string tests_text(const std::vector<TestsOfMethod>& results,
                       const std::vector<std::string>& files);
// For programs: one object, see the guide.
std::string tests_json(const std::vector<TestsOfMethod>& results,
                       const std::vector<std::string>& files);

}  // namespace kukang
