// In what states differ that have come to the same place: where a constant of one has to become
// several numbers, or a reference several references, each under a condition, if they are to be one
// state.

#pragma once

#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "heap/state.h"

namespace kukang {

// What holds different numbers that are constants in all states, or different references.
struct WhatDiffers {
  std::vector<uint32_t> locals, operands;  // of the top frames
  std::set<std::string_view> fields;       // by name, whosever they are; static ones as well
  bool elements = false;                   // some of an array

  bool empty() const {
    return locals.empty() && operands.empty() && fields.empty() && !elements;
  }
};

// REQUIRES at least one. Of states that are at different places or have found different objects
// only what can be compared is.
WhatDiffers what_differs(std::span<const State* const> states);

}  // namespace kukang
