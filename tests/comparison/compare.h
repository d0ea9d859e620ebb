// Runs cases on Kukang's machine and on the real JVM, and tells where the two differ.
//
// Compared are the result, what was printed to System.out, the exception that escaped, its message,
// its stack trace, and the same for its causes. java is started once for all cases.

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "comparison/cases.h"
#include "explore/concrete.h"

namespace kukang {

struct ProgramAnswer {
  std::string output;
  std::optional<std::string> result;
  std::vector<Thrown> thrown;
  std::string error;  // the case could not be run

  std::string text() const;  // all of it, a line each
};

// Whether every case finds its classes freshly loaded, or all share them. Shared classes are in the
// JVM's application loader, whose name shows in some messages; fresh ones cannot be.
enum class Classes { Fresh, Shared };

absl::StatusOr<std::vector<ProgramAnswer>> answers_of_java(const std::vector<Case>& cases,
                                                    const std::string& class_path,
                                                    Classes classes = Classes::Fresh);

// `observer` may be null.
absl::StatusOr<std::vector<ProgramAnswer>> answers_of_kukang(const std::vector<Case>& cases,
                                                      const std::string& class_path,
                                                      Observer* observer);

// EXPECTs that every case has an answer on the JVM and the same one on Kukang.
void expect_same_as_java(const std::vector<Case>& cases, const std::string& class_path,
                         Classes classes = Classes::Fresh);

}  // namespace kukang
