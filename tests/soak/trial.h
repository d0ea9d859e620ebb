// Trials: a command line chosen at random, and the trouble that it meets on its way.

#pragma once

#include <sys/resource.h>

#include <optional>
#include <string>
#include <vector>

#include "evidence/dice.h"
#include "soak/ground.h"

namespace kukang {

struct Trouble {
  struct Signal {
    int number;
    double after;      // seconds from the start
    bool to_children;  // too, as the terminal sends it
  };
  struct Limit {
    int resource;  // RLIMIT_…
    rlim_t most;
  };
  // What becomes of the standard output; Alone: it is kept, and there is no standard error output.
  enum class Output : uint8_t { Kept, Alone, Full, Closed, Unread };
  bool keeps_output() const { return output == Output::Kept || output == Output::Alone; }

  std::vector<Signal> signals;
  std::optional<Limit> limit;
  Output output = Output::Kept;
};

// A sanitizer makes everything slow, takes terabytes of addresses, and more stack.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif
// How late anything may be, apart from what the machine has it wait for a processor.
inline constexpr double kSecondsLate = kSanitized ? 60 : 10;

struct Trial {
  uint64_t number = 0;
  std::string command;                 // check
  std::vector<std::string> arguments;  // all of them, the command first
  std::string format;                  // text where none was asked for
  std::string file;                    // where the answer goes; empty: to the standard output
  std::optional<double> seconds;       // what --timeout allows in all; none: there is no limit
  std::optional<uint64_t> memory_mib;  // of --memory
  // It must end within so many seconds after what should end it, and its children after it.
  double late = kSecondsLate;
  Trouble trouble;
};

// The trial with this number. Its files are in `folder`.
Trial make_trial(const std::vector<Ground>& grounds, uint64_t seed, uint64_t number,
                 const std::string& folder);

// As it can be typed in a shell, and what happened to it.
std::string text_of(const Trial& trial);
std::string text_of(const Trouble& trouble);

}  // namespace kukang
