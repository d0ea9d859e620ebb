// Concrete runs: one method, given arguments, one path.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "semantics/machine.h"

namespace kukang {

// An exception of a chain of causes, with its stack trace as Java writes its elements.
struct Thrown {
  std::string text;  // toString()
  std::vector<std::string> trace;
};

struct RunRecord {
  Outcome outcome = Outcome::Returned;
  std::optional<std::string> result;  // as text; none for void
  std::vector<Thrown> thrown;         // the uncaught exception, then its causes
  std::string stack_trace;            // as java prints it
  int32_t exit_status = 0;
  absl::Status reason;  // why it stopped
  uint64_t steps = 0;
};

// A Java literal, as an argument on the command line: 7, 7L, 2.5, 2.5f, true, 'c', "text", null;
// also negative numbers, NaN and Infinity.
struct Literal {
  char type = 'I';  // I J F D Z C, s for a String, n for null
  int64_t integer = 0;
  double number = 0;
  std::u16string text;
  std::string written = {};
};
absl::StatusOr<Literal> parse_literal(std::string_view text);

// The literals as slots for `method`'s parameters; int literals also serve as byte, short, char,
// long, float and double where the parameter asks for it.
absl::StatusOr<std::vector<Value>> arguments_for(Machine& machine, const Method& method,
                                                 const std::vector<Literal>& literals);

// REQUIRES a static method. `max_steps` 0: no limit.
absl::StatusOr<RunRecord> run_concretely(Machine& machine, const Method& method,
                                         const std::vector<Literal>& literals,
                                         uint64_t max_steps = 0);

}  // namespace kukang
