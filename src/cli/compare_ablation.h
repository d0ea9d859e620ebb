// kukang compare --ablation: one technique less, or more, at a time.

#pragma once

#include <string>

#include "cli/explore_options.h"
#include "compare/ablation.h"

namespace kukang {

// The work lives as long as the ablation.
absl::StatusOr<Ablation> ablation_of(const Work& work, Exceptions exceptions,
                                     const std::string& progress);

}  // namespace kukang
