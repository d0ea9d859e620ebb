// Is it worth while to merge states? If no more is expected to be asked about the numbers that are
// constants now, and would not be after that, than is saved by asking what comes once, and not of
// each state.
//
// What comes is what the method asks that they are in, and what the methods below it ask after
// their calls have returned (semantics/questions.h). The answer depends on the code and on what the
// states hold, on nothing else.

#pragma once

#include <span>
#include <utility>
#include <vector>

#include "absl/container/node_hash_map.h"
#include "heap/what_differs.h"
#include "semantics/machine.h"
#include "semantics/questions.h"

namespace kukang {

// What comes from instructions on, with so many slots on the operand stack; worked out once.
class Outlooks {
 public:
  const Outlook& from(const Questions& asked, const Code& code, int32_t instruction, size_t height);

 private:
  absl::node_hash_map<std::pair<const Instruction*, size_t>, Outlook> known_;
};

// Of states that have come to the same place.
class Worth {
 public:
  Worth(const Machine& machine, Outlooks& outlooks) : machine_(machine), outlooks_(outlooks) {}

  bool of_merging(std::span<const State* const> states);

 private:
  struct Level {  // a frame, the top one first
    const Dependence* places;
    const Outlook* outlook;
    Place result;         // what it gets from the one above; kNowhere: nothing
    double about_result;  // is asked here and below
  };

  void look(const State& state);
  void look(const Frame& frame, const Frame* above);
  double about(size_t level, Place place) const;
  double about(const WhatDiffers& differs) const;

  const Machine& machine_;
  Outlooks& outlooks_;
  const Instruction* at_ = nullptr;  // of the top frame, for which the others are
  std::vector<Level> levels_;
  double questions_ = 0;
};

}  // namespace kukang
