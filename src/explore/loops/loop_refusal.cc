#include "explore/loops/loop_refusal.h"

namespace kukang {

std::string_view text_of(LoopRefusal refusal) {
  static constexpr std::string_view kTexts[] = {
#define LOOP_REFUSAL(name, text) text,
#include "explore/loops/loop_refusal.def"
  };
  return kTexts[static_cast<size_t>(refusal)];
}

}  // namespace kukang
