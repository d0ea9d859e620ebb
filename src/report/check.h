// The answer to a check of one method: what was explored, what was found, and the verdict.

#pragma once

#include <functional>
#include <string>
#include <vector>

#include "explore/rejections.h"
#include "nlohmann/json_fwd.hpp"
#include "report/violation.h"

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
};

// `also(worker)` makes a sink that sees the paths of a worker, too; may be null.
absl::StatusOr<CheckResult> check_plan(Explorer& session, const Unwanted& unwanted,
                                       const Explorer::Sinks& also = nullptr);
// In a session that has no other use.
absl::StatusOr<CheckResult> check_plan(const Program& program, const Plan& plan,
                                       const ExploreOptions& options, const Unwanted& unwanted);

// Puts each violation into the list that its standing asks for; the verdict follows.
void sort_out(CheckResult& result);

// Tree.insert(int, Item)
std::string target_text(const Method& method);

// What is wrong: NullPointerException: …
std::string what_of(const Violation& violation);
// at Tree.java:12, rule GETFIELD2-S; 3 paths end so
std::string where_of(const Violation& violation);
// What the JVM has said; empty where it was not asked.
std::string text_of(const Replay& replay);
// What the answer has to be read with.
std::vector<std::string> limits_of(const CheckResult& result);
// What is assumed and what is approximated, each once; where not all of the methods have met it,
// those that have are named.
std::vector<std::string> remarks_of(const std::vector<const CheckResult*>& results);

// For a person: one aligned line per method, then what was found. `colour`: for a terminal.
std::string check_text(const std::vector<CheckResult>& results, bool colour);
// For programs: one object, see the guide.
std::string check_json(const std::vector<CheckResult>& results);
// Of it, what is said of one result.
nlohmann::ordered_json to_json(const CheckResult& result);

// Of the process: an internal error where the JVM disagrees, whatever else was found, else some
// violated, else some unknown or vacuous, else fine.
int exit_status(const std::vector<CheckResult>& results);

}  // namespace kukang
