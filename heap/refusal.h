// Why states are not merged (refusal.def).

#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

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

}  // namespace kukang
