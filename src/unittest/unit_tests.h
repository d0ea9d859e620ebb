// Unit tests from the paths of a plan.
//
// Each test is the witness of a path. By default few paths are chosen that cover the same as all
// do: every instruction and every way of a branch that some path comes to, and every way to end. A
// path that cannot be a test is left out, with the reason, and others are looked for that cover the
// same.

#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "check/coverage.h"
#include "check/violation.h"
#include "witness/witness.h"

namespace kukang {

struct UnitTest {
  Witness witness;
  std::vector<std::string> condition;      // of the path, for a person
  bool threw = false;                      // an exception escaped from the method
  bool endless = false;                    // the path goes on without end
  std::optional<ViolationSort> violation;  // the test fails, as the path violates the contract
  std::string name;                        // a.TreeTest.insert_returns, once it is in a file
};

struct TestsOfMethod {
  const Plan* plan = nullptr;
  std::vector<UnitTest> tests;               // in the order of their paths
  std::map<std::string, uint64_t> left_out;  // why, and how many paths
  std::map<std::string, uint64_t> stops;     // why paths have no end, and how many
  std::vector<MethodCoverage> reached;       // by some path
  std::vector<MethodCoverage> tested;        // the same methods
  Exploration exploration;
};

struct TestsOptions {
  bool all = false;  // a test for each path
  Exceptions exceptions = Exceptions::Implicit;
  // Why a path cannot be a test, other than that there is no run; empty: it can.
  std::function<std::string(const UnitTest&)> refuse;
};

absl::StatusOr<TestsOfMethod> unit_tests(Explorer& session, const TestsOptions& options);

}  // namespace kukang
