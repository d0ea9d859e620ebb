// Merging: two states that have come to the same place by different ways become one.
//
// Both come from one state, by conditions on values alone: `when` holds of the runs of the first
// and not of those of the second. Where the two hold different numbers, the merged state holds an
// Ite. What no term can say is refused: different references, something found or decided on the
// way, a class that one of them has initialized.
//
// A local that nobody reads any more and that differs is Undefined afterwards. What one side alone
// has made stays; nothing of the other leads there.

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "absl/functional/function_ref.h"
#include "heap/state.h"

namespace kukang {

enum class Refusal : uint8_t {
#define REFUSAL(name, text) name,
#include "heap/refusal.def"
};
std::string_view text_of(Refusal refusal);
inline constexpr size_t kRefusals = 0
#define REFUSAL(name, text) +1
#include "heap/refusal.def"
    ;

struct Merging {
  Terms& terms;
  const State& entry;  // that both come from
  const Term* when;
  const State& first;
  const State& second;
  // Is the local of the top frame read again?
  absl::FunctionRef<bool(uint16_t local)> is_live;
};

// All of the merged state but its condition, which is the entry's. nullopt: see `why`.
std::optional<State> merge(const Merging& merging, Refusal& why);

}  // namespace kukang
