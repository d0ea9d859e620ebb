// KUKANG_REQUIRES(condition): what a function REQUIRES of its callers, where that is cheap to ask.
//
// Checked where KUKANG_CHECKED is defined, in debug and sanitized builds (CMakeLists.txt): a caller
// that breaks it ends the program, with the place and the condition. Elsewhere the condition has to
// compile and is never evaluated.

#pragma once

#ifdef KUKANG_CHECKED

#include <cstdio>
#include <cstdlib>

namespace kukang {

[[noreturn]] inline void end_at_broken_requirement(const char* file, int line,
                                                   const char* condition) {
  std::fprintf(stderr, "%s:%d: required: %s\n", file, line, condition);
  std::abort();
}

}  // namespace kukang

#define KUKANG_REQUIRES(...) \
  ((__VA_ARGS__) ? (void)0 : ::kukang::end_at_broken_requirement(__FILE__, __LINE__, #__VA_ARGS__))

#else

#define KUKANG_REQUIRES(...) ((void)sizeof((__VA_ARGS__) ? 1 : 0))

#endif
