// A derivation as text, in the manner of the figures of the paper's appendix A.

#pragma once

#include <string>
#include <vector>

#include "trace/derivation.h"

namespace kukang {

struct DerivationLayout {
  size_t columns = 100;
  // g, ξ, h and φ are written where a rule leaves them as they are, as the rules themselves do.
  bool only_changes = false;
};

// `labels` are those of its nodes in the computation tree.
std::string text_of(const Derivation& derivation, const std::vector<std::string>& labels,
                    const DerivationLayout& layout);

}  // namespace kukang
