// The state in which a path ends, as a text that says everything and nothing of how it was found.
//
// How the path ended, with which result; what the arguments were; each object that they lead to,
// its class as far as it is known, its references at entry and now, the numbers that somebody has
// looked at, and what they are now where that is something else. Objects go by their numbers
// (numbered_heap.h), symbols by their places (canonical_terms.h).
//
//   returns (this #1, x), #1 Tree(root #2), #2 Node(key, left null then #3), #3 Node(key x)
//
// Beside it stands under which condition that is so. Where two texts are the same, a symbol has the
// same number in both conditions.

#pragma once

#include "compare/canonical_terms.h"
#include "compare/numbered_heap.h"

namespace kukang {

class DecidedState {
 public:
  // REQUIRES that nothing that `numbered` has met is open.
  DecidedState(const EndedPath& path, const State& state, const NumberedHeap& numbered);

  const std::string& text() const { return text_; }
  // The conjuncts, in the table of terms of the path.
  const std::vector<const Term*>& condition() const { return condition_; }
  const SymbolNames& names() const { return terms_.names(); }
  // Can the condition hold, as far as that shows?
  bool is_possible() const { return possible_; }
  // Does the text say everything?
  bool is_exact() const { return exact_; }

 private:
  void name_symbols();
  void name_slots(size_t number);
  void name_contents();
  void name_others();
  std::string text_of(const Value& value);
  void add_slot(const std::string& name, const std::string& place, const Value& before,
                const Value& now);
  void add_object(size_t number);
  void add_elements(size_t object, const Object& array);
  void add_class(const Object& object);
  void add_table(const TableContent& content);
  void add_other_names();
  void gather_condition();

  const EndedPath& path_;
  const State& state_;
  const NumberedHeap& numbered_;
  CanonicalTerms terms_;
  const bool diverges_;  // then there is no heap now
  std::string text_;
  size_t others_ = 0;  // the first symbol that no slot holds
  std::vector<const Term*> condition_;
  bool possible_ = true, exact_ = true;
};

}  // namespace kukang
