// What comes from outside: time, input, chance, the environment, the machine.
//
// A run of `kukang run` gets what there is. An exploration does not know it: what comes is a fresh
// symbol that ranges over all that can come, or any text. What is read before the method under
// check begins, when there are no symbols yet, cannot be told: the initializer that asks for it is
// not run then, but when it is first needed.
//
// What the JDK asks on its own account (properties, while its classes are initialized; the number
// of processors) it is told as by a JVM with default settings.

#pragma once

#include <string_view>

#include "semantics/machine.h"

namespace kukang {

// One thing that comes from outside: its name in reports, and what it can be.
struct Source {
  std::string_view name;
  Basic basic = Basic::Int;
  int64_t low = 0, high = 0;
};
inline constexpr std::string_view kInput = "System.in";

// Is it known what comes? Otherwise a symbol stands for it, if there are symbols.
inline bool is_outside_known(const Machine& m) {
  return m.symbolic == nullptr && !m.options.explores;
}
// Notes where the value came from; the conjuncts since `first_bound` say what it can be.
void note_source(State& state, std::string_view name, Value value, uint32_t first_bound);
// A fresh symbol. REQUIRES that there are symbols.
Value symbol_from(Machine& m, const Source& source);
// A fresh symbol, or `actual` where that is known.
Step from_outside(Machine& m, NativeCall& call, const Source& source, int64_t actual);
// There are no symbols yet.
Step ask_too_early(Machine& m, std::string_view name);

// Runs the method of the same name and parameters of that class of the machine's own.
Step stand_in_from(Machine& m, NativeCall& call, std::string_view class_name);
inline constexpr std::string_view kSurroundings = "kukang/machine/Surroundings";

// Does the program ask, and not the JDK on its own account?
bool is_asked_by_program(const Machine& m);

}  // namespace kukang
