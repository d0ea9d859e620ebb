#include "heap/refusal.h"

namespace kukang {

std::string_view text_of(Refusal refusal) {
  static constexpr std::string_view kTexts[] = {
#define REFUSAL(name, text) text,
#include "heap/refusal.def"
  };
  return kTexts[static_cast<size_t>(refusal)];
}

}  // namespace kukang
