// Why loops are not summarized (loop_refusal.def).

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kukang {

enum class LoopRefusal : uint8_t {
#define LOOP_REFUSAL(name, text) name,
#include "explore/loops/loop_refusal.def"
};
std::string_view text_of(LoopRefusal refusal);
inline constexpr size_t kLoopRefusals = 0
#define LOOP_REFUSAL(name, text) +1
#include "explore/loops/loop_refusal.def"
    ;

}  // namespace kukang
