// A block: what a run of a loop may do again and again, a round or several of them in turn.
//
// Its conditions are linear forms of the loop's variables, and it changes each by the same amount
// every time; so how often it is run follows from where the first of them fails.

#pragma once

#include "explore/loops/linear_form.h"
#include "explore/loops/loop_rounds.h"
#include "expr/substitute.h"

namespace kukang {

// What becomes of a variable.
struct LoopChange {
  enum class How : uint8_t {
    Keep,
    Add,     // the same every time
    Assign,  // the same
    Other,
  };
  How how = How::Keep;
  const Term* by = nullptr;  // of Add and Assign; no variable is in it
};

struct LinearCondition {
  enum class How : uint8_t { AtMostZero, Zero, NotZero };
  LinearForm form;
  How how = How::AtMostZero;
};

struct LoopBlock {
  // Are all conditions, and changes, as below? Else only a single round can be told.
  bool linear = false;
  // And does it change what they are about by the same amount every time?
  bool repeats = false;
  std::vector<LinearCondition> conditions;
  std::vector<RangeCheck> checks;   // without which the conditions are not these
  std::vector<LoopChange> changes;  // of each variable
};

// The variables of one loop.
class LoopVariables {
 public:
  LoopVariables(Terms& terms, const LoopRounds& rounds)
      : terms_(terms), forms_(terms), rounds_(rounds) {}

  size_t size() const { return rounds_.variables.size(); }
  // The number of the variable whose symbol it is.
  std::optional<size_t> variable_of(const Term* term) const;
  bool has_none(const Term* term) { return limits_.of(term) <= rounds_.first_symbol; }

  LoopBlock block_of(const LoopRound& round);
  // By how much the form changes when the block is run once; nullopt: it differs.
  std::optional<int64_t> change_of(const LinearForm& form, const LoopBlock& block) const;

  // Some rounds in turn, as one block that begins where variables are worth `now`. `counted`: those
  // that conditions are about. nullopt: it is none that repeats.
  struct Turn {
    const LoopBlock* block;
    int64_t times;
  };
  std::optional<LoopBlock> in_turn(const std::vector<Turn>& turns,
                                   const std::vector<const Term*>& now,
                                   const std::vector<bool>& counted);

 private:
  LoopChange change_of(size_t variable, const Term* after);
  std::optional<int64_t> factor_of(const Term* term, const Term* variable);
  bool is_regular(const LoopBlock& block) const;
  bool add_condition(const Term* condition, LoopBlock& block);

  Terms& terms_;
  LinearForms forms_;
  const LoopRounds& rounds_;
  SymbolLimits limits_;
};

}  // namespace kukang
