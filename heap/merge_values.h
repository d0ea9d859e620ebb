// Merging of values: numbers become an Ite, references a guarded reference (merge.h).

#pragma once

#include <tuple>
#include <vector>

#include "heap/refusal.h"
#include "heap/renaming.h"
#include "heap/symbolic_heap.h"

namespace kukang {

class ValueMerger {
 public:
  // The other's values are put into the merged state, which began as the base. All live as long as
  // this.
  ValueMerger(SymbolicHeap& heap, const State& base, const State& other, Renaming& renaming,
              State& merged)
      : heap_(heap), base_(base), other_(other), renaming_(renaming), merged_(merged) {}

  // `when` holds of the runs of the base, or else of those of the other, and not of both.
  void split(const Term* when, bool of_base) {
    when_ = when;
    of_base_ = of_base;
  }

  // False: see why().
  bool merge(const Value& mine, const Value& theirs, Value& merged);
  // The same of values that are both called as in the merged state.
  bool merge_named(const Value& mine, const Value& theirs, Value& merged);
  Refusal why() const { return why_; }

  bool guards_references = false;  // or are different references refused?

 private:
  bool refuse(Refusal why) {
    why_ = why;
    return false;
  }
  bool merge_numbers(const Value& a, const Value& b, Value& merged);
  bool merge_references(const Value& a, const Value& b, Value& merged);
  void add_alternatives(const Value& value, const Term* when, std::vector<Alternative>& all);

  SymbolicHeap& heap_;
  const State& base_;
  const State& other_;
  Renaming& renaming_;
  State& merged_;
  const Term* when_ = nullptr;
  bool of_base_ = true;
  std::vector<std::tuple<Value, Value, Value>> guarded_;  // of which two, and what they are together
  Refusal why_ = Refusal::Place;
};

}  // namespace kukang
