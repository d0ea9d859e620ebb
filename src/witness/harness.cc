#include "witness/harness.h"

// KUKANG_REPLAY_JAR is the jar's path, defined by the build.
asm(".section .rodata\n"
    ".balign 16\n"
    "kukang_replay_jar_begin:\n"
    ".incbin \"" KUKANG_REPLAY_JAR
    "\"\n"
    "kukang_replay_jar_end:\n"
    ".previous\n");

extern "C" {
extern const uint8_t kukang_replay_jar_begin[];
extern const uint8_t kukang_replay_jar_end[];
}

namespace kukang {

std::span<const uint8_t> harness_jar() { return {kukang_replay_jar_begin, kukang_replay_jar_end}; }

}  // namespace kukang
