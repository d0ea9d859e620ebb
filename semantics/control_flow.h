// The control flow of a method: its basic blocks, and what follows from how they are connected.
//
// Where do the ways on from a branch meet again? At its immediate post-dominator, if throws are left
// aside: they are the exception. A loop is left aside in the same manner by who stays in it: for a
// branch within one only what leads to its next round counts, so that ways which leave the loop, by
// a break or a return, do not keep the others apart. The meeting point of a branch outside of loops
// may be the method's return; that of a branch in a loop may be the loop's head.

#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "semantics/instruction.h"

namespace kukang {

// Where control goes from the instruction: indexes of instructions, each once. What it throws is
// left aside.
std::vector<int32_t> ways_from(const Code& code, int32_t index);
bool is_return(Op op);

class ControlFlow {
 public:
  static constexpr int32_t kNone = -1, kReturn = -2;

  struct Block {
    int32_t first = 0, end = 0;     // instructions; the second is exclusive
    std::vector<int32_t> next;      // blocks, each once
    std::vector<int32_t> handlers;  // blocks that an exception in this one may lead to
    int32_t loop = kNone;           // the innermost loop it is in: a block, its head
    int32_t outer = kNone;          // of such a head: the innermost loop around that loop
    int32_t meets = kNone;          // where the ways on meet: a block, or kReturn
    bool returns = false;
  };

  // REQUIRES code that is not native.
  explicit ControlFlow(const Code& code);

  const std::vector<Block>& blocks() const { return blocks_; }
  int32_t block_of(int32_t instruction) const { return block_of_[instruction]; }
  // The blocks that can be reached, handlers included, each after those that lead to it but for
  // those that lead back.
  const std::vector<int32_t>& reverse_postorder() const { return order_; }

  // Is the block in the loop, or in one inside it? REQUIRES the head of a loop.
  bool is_in_loop(int32_t block, int32_t loop) const;

  // Where the ways on from the instruction, a branch or a switch, meet: an instruction, kReturn, or
  // kNone: nowhere, or there is only one way that gets there.
  int32_t meeting_of(int32_t instruction) const;

  // Is the local read from here on before it is written? Before the instruction runs.
  bool is_live(int32_t instruction, uint16_t local) const;

 private:
  using Graph = std::vector<std::vector<int32_t>>;
  using Set = std::vector<bool>;  // of blocks, or of locals

  void find_blocks();
  void connect();
  // Of normal edges and handlers together. Of each loop, by its head: what is in it; nullopt: some
  // loop is entered elsewhere than at its head.
  std::optional<std::vector<Set>> find_loops(const Graph& graph);
  void find_meetings(const std::vector<Set>& loops);
  void find_live_locals();

  const Code& code_;
  std::vector<Block> blocks_;
  std::vector<int32_t> block_of_;  // by instruction
  std::vector<int32_t> order_;
  std::vector<Set> live_at_end_;  // by block
};

// Made when it is first asked for; shared by all threads.
const ControlFlow& control_flow_of(const Code& code);

}  // namespace kukang
