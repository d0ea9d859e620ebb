// Derivations: how a path comes about, state by state, rule by rule.
//
// A path is its trail. derive() takes the choices of a trail again, with an observer that writes
// down each state in the notation of the paper, and the rules that led to it. What contracts assume
// and assert is one step each; the frames of class initializers, and of the machine's own classes
// when they make an exception, do not show.
//
// Some states are nodes of the computation tree: the one at entry; where predicates are assumed,
// the one after that; every one in which a statement (a line of the source) of the target is
// complete; and the one at the end, unless all that was left to do was to return from a void
// method.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "explore/explorer.h"
#include "trace/notation.h"

namespace kukang {

struct Derivation {
  struct Step {
    std::string note;         // what a contract says, or how the method ended
    std::vector<Rule> rules;  // that led here
    std::string instruction;  // that was executed; empty where none was
    int line = -1;            // of that instruction
    std::optional<Sigma> state;
    std::string method;    // that runs in this state; empty where none does
    int calls = 0;         // frames below that one
    uint32_t choices = 0;  // of the trail, until here
    bool node = false;     // of the computation tree
  };

  TrailChoices trail;
  PathEnd end = PathEnd::Normal;
  std::string ending;  // for a person: "returns 7"
  std::vector<Step> steps;
  // The symbolic locations and references in it, each with the type it was declared with.
  std::vector<std::pair<std::string, std::string>> unknowns;
  std::string unfinished;  // why it is; empty: it is not
};

// The ending of a path that returns from a void method.
inline constexpr std::string_view kReturns = "returns";

// Which states are written down: each one, or only the nodes of the computation tree.
enum class Detail : uint8_t { Instructions, Statements };

// The trails of a plan's paths, in order. Paths on which an assumed predicate does not hold are
// left out, and counted; one on which a parameter is NULL that must not be is there.
struct Trails {
  std::vector<TrailChoices> shown;
  uint64_t outside = 0;
  Exploration exploration;
};
absl::StatusOr<Trails> trails_of(Explorer& session);

// Of a path that could not be gone along to its end, for lack of time or memory, or that is longer
// than anybody can read, nothing is of use but why not.
absl::StatusOr<Derivation> derive(Explorer& session, const TrailChoices& trail, Detail detail);

}  // namespace kukang
