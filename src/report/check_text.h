// The answers to checks, for a person.

#pragma once

#include <string>
#include <vector>

#include "check/check.h"

namespace kukang {

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

// For a person: one aligned line per method, then what was found, then the hints. `colour`: for a
// terminal.
std::string check_text(const std::vector<CheckResult>& results, bool colour,
                       const std::vector<std::string>& hints = {});

}  // namespace kukang
