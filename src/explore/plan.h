// A plan: what to explore. A method with its parameters, what to assume before it, what to assert
// after it.
//
// The stages are run one after the other on the same state. A predicate is a method that returns a
// boolean; it may be private, and is called as it is, without dispatch.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "program/type.h"

namespace kukang {

struct Plan {
  struct Parameter {
    std::string name;
    Basic basic = Basic::Reference;
    const Type* type = nullptr;  // of a reference
    bool is_this = false;
    bool non_null = false;
  };

  static constexpr int kResult = -1;  // among arguments: what the method returned

  struct Stage {
    // Decide: each reference that was met becomes NULL, an object that is there, or a fresh one.
    enum class What : uint8_t { Assume, Run, Assert, Decide };
    What what = What::Run;
    const Method* method = nullptr;  // nullptr: that the argument is not NULL
    std::vector<int> arguments;      // numbers of parameters, or kResult
    bool if_non_null = false;        // only where the first argument is not NULL
    bool also_after_exception = false;
    std::string text;  // what it is, for a person: "invariant wellFormed of this"
  };

  const Method* target = nullptr;
  bool laws = true;  // assume that objects of the JDK's classes are lawful: none is what is checked
  std::vector<Parameter> parameters;
  std::vector<Stage> stages;
};

// Is it code that who explores the plan wants to know of? That of the class path; of the JDK only
// the target's class, with those inside it.
inline bool is_of_interest_in(const Plan& plan, const Type& type) {
  auto outermost = [](std::string_view name) { return name.substr(0, name.find('$')); };
  if (type.name.starts_with("kukang/")) return false;
  return !type.from_jdk || outermost(type.name) == outermost(plan.target->owner->name);
}

}  // namespace kukang
