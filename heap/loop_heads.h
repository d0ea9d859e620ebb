// Where loops are summarized (explore/loops): the loop head that a path is on its way to, and what
// is known of the loops that it is in.
//
// All of them belong to activations of methods that the path is in. A state without any is on its
// way to no head.

#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "heap/frame.h"
#include "support/ref.h"

namespace kukang {

struct LoopHead {
  uint32_t activation = 0;
  uint32_t depth = 0;  // frames, with that of the activation
  const Instruction* pc = nullptr;

  bool operator==(const LoopHead&) const = default;
};

// Immutable, but for who makes it.
struct LoopHeads {
  uint32_t refs = 0;
  std::optional<LoopHead> next;       // where a summary is to be tried
  bool went_back = false;             // there, from the first branch behind it
  std::vector<LoopHead> as_they_are;  // of these there is none
  std::vector<LoopHead> begun;        // to these nobody goes back

  static bool is_in(const std::vector<LoopHead>& heads, const LoopHead& head) {
    return std::find(heads.begin(), heads.end(), head) != heads.end();
  }
  static void destroy(LoopHeads* heads) { delete heads; }
};

}  // namespace kukang
