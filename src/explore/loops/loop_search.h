// What is asked on the way through a loop, and what is found: nodes of the tree of loop_traces.h,
// and the solver's answers about them.

#pragma once

#include "explore/loops/loop_block.h"
#include "explore/loops/loop_traces.h"

namespace kukang {

// A round, or some in turn (nullopt), that were run for as long as they could be.
struct LoopStay {
  std::optional<size_t> round;
  std::optional<int64_t> times;  // where it is known
};

// Runs that have come the same way.
struct LoopNode {
  std::vector<const Term*> now;     // what variables are worth
  std::vector<LinearForm> exactly;  // the same, of those that conditions are about
  PathCondition condition;
  std::vector<LoopStay> past;
};

class LoopSearch {
 public:
  LoopSearch(const LoopRounds& rounds, const Machine& machine, Solver& solver, uint64_t& questions);

  // --- questions ---

  bool is_feasible(const LoopNode& node, const Term* condition);
  // Adds it to the node. False: no run of the node fulfils it.
  bool add(LoopNode& node, const Term* condition);
  bool add_all(LoopNode& node, const Conditions& conditions);
  // Adds that the checks hold; the runs for which they do not are in no trace. False: for none they
  // do.
  bool add_checks(LoopNode& node, const std::vector<RangeCheck>& checks);

  // --- what is found ---

  void refuse(LoopRefusal why) {
    if (!refused.has_value()) refused = why;
  }
  void leave_open(const LoopNode& node);
  void count_leaf();

  // --- forms ---

  // What it is worth there; nullopt: that is too large.
  std::optional<LinearForm> evaluated(const LinearForm& form, const LoopNode& node) const;
  std::vector<RangeCheck> evaluated(const std::vector<RangeCheck>& checks,
                                    const LoopNode& node) const;
  const Term* term_of(const LinearCondition& condition, const LoopNode& node);
  // With unbounded integers it is all that is added up in the term.
  LinearForm form_of(const Term* term);
  bool wraps() const { return terms.arithmetic == Arithmetic::Wrap; }

  static const RangeCheck kNever;  // nothing passes it

  const LoopRounds& rounds;
  const Machine& machine;
  Terms& terms;
  LinearForms forms;
  LoopVariables variables;
  std::vector<LoopBlock> blocks;  // of the rounds
  std::vector<bool> counted;      // the variables that linear conditions are about
  LoopTraces found;
  std::optional<LoopRefusal> refused;

 private:
  void find_counted();

  Solver& solver_;
  uint64_t& questions_;
};

}  // namespace kukang
