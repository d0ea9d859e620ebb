// A test as a Java method: the heap is built, the contract's assumptions are checked, the method is
// called, and what it must come to is asserted.
//
// The test of a path that violates the contract asserts what the contract says; so it fails.

#pragma once

#include <set>
#include <string>

#include "unittest/unit_tests.h"
#include "view/java_place.h"

namespace kukang {

struct TestMethod {
  std::string text;
  std::set<std::string> stand_ins;  // sources of classes that it needs
  std::string trouble;              // why there is none; empty: there is
};

// `junit`: 4 or 5.
TestMethod test_method(const JavaPlace& place, const UnitTest& test, const std::string& name,
                       int junit);

}  // namespace kukang
