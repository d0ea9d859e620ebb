#include "semantics/own_classes.h"

// KUKANG_OWN_JAR is the jar's path, defined by the build.
asm(".section .rodata\n"
    ".balign 16\n"
    "kukang_own_jar_begin:\n"
    ".incbin \"" KUKANG_OWN_JAR
    "\"\n"
    "kukang_own_jar_end:\n"
    ".previous\n");

extern "C" {
extern const uint8_t kukang_own_jar_begin[];
extern const uint8_t kukang_own_jar_end[];
}

namespace kukang {

std::span<const uint8_t> own_classes() { return {kukang_own_jar_begin, kukang_own_jar_end}; }

}  // namespace kukang
