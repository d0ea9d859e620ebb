// What can go wrong, and how the process says so.
//
// Every fallible operation outside the machine's hot path returns an absl::Status (or StatusOr).
// Its code is one of four; each has an exit status that scripts rely on. Java exceptions are not
// errors in this sense: they are outcomes of a run.

#pragma once

#include <cstdint>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace kukang {

enum ExitCode : int {
  kExitHolds = 0,
  kExitViolated = 1,
  kExitUnknown = 2,
  kExitUsage = 64,
  kExitMalformed = 65,
  kExitInternal = 70,
};

// The command line is wrong: exit 64.
absl::Status usage_error(std::string_view what);

// Input that cannot be read or is damaged: exit 65. The message names the file and the offset of
// the first byte that is wrong.
absl::Status malformed(std::string_view file, uint64_t offset, std::string_view what);
absl::Status unreadable(std::string_view file, std::string_view what);

// Something the machine does not support, named: exit 2, for nothing is known about the program.
absl::Status unsupported(std::string_view what);

ExitCode exit_code(const absl::Status& status);
std::string_view message(const absl::Status& status);

}  // namespace kukang

#define KUKANG_CONCAT_INNER(a, b) a##b
#define KUKANG_CONCAT(a, b) KUKANG_CONCAT_INNER(a, b)

// RETURN_IF_ERROR(status) and ASSIGN_OR_RETURN(auto x, status_or): leave the function on an error.
#define RETURN_IF_ERROR(expr)                                         \
  do {                                                                \
    if (absl::Status status_ = (expr); !status_.ok()) return status_; \
  } while (false)

#define ASSIGN_OR_RETURN(lhs, expr) \
  ASSIGN_OR_RETURN_INNER(KUKANG_CONCAT(status_or_, __LINE__), lhs, expr)
#define ASSIGN_OR_RETURN_INNER(name, lhs, expr) \
  auto name = (expr);                           \
  if (!name.ok()) return name.status();         \
  lhs = std::move(*name)
