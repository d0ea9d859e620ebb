// A loop as its code shows it: where it begins, what is in it, which locals it writes; and why it
// need not be tried to summarize it.
//
// All of this follows from the code alone.

#pragma once

#include <optional>
#include <vector>

#include "explore/loops/loop_refusal.h"
#include "semantics/control_flow.h"

namespace kukang {

struct LoopShape {
  const ControlFlow* flow = nullptr;
  int32_t block = 0;              // its head
  int32_t head = 0;               // the first instruction of that
  std::vector<uint16_t> written;  // locals, each once
  std::optional<LoopRefusal> refused;
  // Of the instructions from the head on, as long as they do nothing but compute: how many slots
  // are on the operand stack before each, and before the next one.
  std::vector<size_t> heights = {0};

  bool contains(int32_t instruction) const {
    return flow->is_in_loop(flow->block_of(instruction), block);
  }
};

// REQUIRES the head of a loop.
LoopShape shape_of_loop(const ClassFile& file, const Code& code, int32_t block);

}  // namespace kukang
