// Ablations for people and for programs.

#pragma once

#include <string>

#include "compare/ablation.h"

namespace kukang {

// A line per setting, of all targets together; then whether they agree.
std::string ablation_text(const Ablation& ablation);
// One object, see the guide: a row per setting, with the results as of a check.
std::string ablation_json(const Ablation& ablation);

}  // namespace kukang
