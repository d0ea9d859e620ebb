// An exception, read straight from the heap: its class, its message, where it was thrown.
//
// No Java code runs for it: on a symbolic heap that could fork. A message that depends on symbols
// is what it is under a model.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "semantics/machine.h"
#include "view/valuation.h"

namespace kukang {

struct StackElement {
  const Method* method = nullptr;
  int line = -1;  // -1 where it is unknown

  std::string text() const;      // a.B.m(B.java:12), as java writes it
  std::string location() const;  // B.java:12; a.B.m where the file is unknown
};

// Innermost first; frames of Kukang's own classes do not show.
std::vector<StackElement> stack_of(Machine& machine, const State& state, Value exception);

// The frames of a state, innermost first; those of Kukang's own classes do not show.
std::vector<StackElement> frames_of(Machine& machine, const State& state);

// The element in the user's own code that is nearest to where it was thrown; where there is none,
// the innermost. nullptr when the stack is empty.
const StackElement* own_code(const std::vector<StackElement>& stack);

// Is it the user's, not the JDK's nor Kukang's own?
bool is_own_code(const Machine& machine, const Method& method);

// Where a method begins.
StackElement beginning_of(Machine& machine, const Method& method);

// What its constructor was given; empty for none.
std::string message_of(const Machine& machine, const State& state, Value exception,
                       const Valuation& valuation, const Valuation::Written& written = nullptr);

}  // namespace kukang
