// The answer to a check of one method: what was explored, what was found, and the verdict.

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "check/violation.h"
#include "explore/cut_loops.h"
#include "explore/rejections.h"

namespace kukang {

enum class Verdict : uint8_t {
  Verified,      // everything holds, and no bound cut anything
  WithinBounds,  // everything holds, as far as the bounds let us look
  Violated,
  Unknown,
  Vacuous,  // nothing was checked: no path satisfies what is assumed
};
std::string_view text_of(Verdict verdict);

// What a violation counts for, after all that is known of it.
enum class Standing : uint8_t {
  Violated,  // on an exact path for which there are numbers; if the JVM was asked, it says so, too
  Perhaps,   // something was approximated, there are no numbers, or a run has ended otherwise
  Disagreement,  // the JVM ends the path otherwise: Kukang is wrong
};
Standing standing_of(const Violation& violation);

struct CheckResult {
  const Method* target = nullptr;
  std::string strategy;
  Bounds bounds;
  Verdict verdict = Verdict::Unknown;
  Exploration exploration;
  // By their standing, each in the order of their paths.
  std::vector<Violation> violations, possible, disagreements;
  std::map<std::string, uint64_t> stops;
  std::vector<Rejection> rejections;  // why paths are outside what is assumed
  std::vector<CutLoop> cut_loops;
};

// Why an exploration ended where Unwanted::enough has said so.
inline constexpr std::string_view kFirstIsEnough = "the first violation is enough (--first)";

// `also(worker)` makes a sink that sees the paths of a worker, too, and `observers(worker)` who
// sees everything else of them; may be null.
absl::StatusOr<CheckResult> check_plan(Explorer& session, const Unwanted& unwanted,
                                       const Explorer::Sinks& also = nullptr,
                                       const Explorer::Observers& observers = nullptr);
// In a session that has no other use.
absl::StatusOr<CheckResult> check_plan(const Program& program, const Plan& plan,
                                       const ExploreOptions& options, const Unwanted& unwanted);

// Puts each violation into the list that its standing asks for; the verdict follows.
void sort_out(CheckResult& result);

// Of the process: an internal error where the JVM disagrees, whatever else was found, else some
// violated, else some unknown or vacuous, else fine.
int exit_status(const std::vector<CheckResult>& results);

}  // namespace kukang
