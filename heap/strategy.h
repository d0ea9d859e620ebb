// The seam between the three initialization algorithms and everything else.
//
// A strategy answers three questions: how a reference parameter starts, what an undefined reference
// field or element becomes when it is read, and how an operand that is not yet decided is resolved.
// The third has one answer for all: a strategy differs in which unknowns it lets come about at all.
// An answer is a list of candidates in the order NULL, existing objects by age, fresh. What each
// candidate does to a state, and which rule of the paper it is, is the same for all strategies.
//
// A new strategy is one file and one row in strategy.cc.

#pragma once

#include <span>
#include <string_view>

#include "absl/container/inlined_vector.h"
#include "heap/granted.h"
#include "heap/made.h"
#include "heap/state.h"

namespace kukang {

class SymbolicHeap;

struct Candidate {
  enum class What : uint8_t { Null, Existing, Fresh, SymbolicLocation, SymbolicReference };
  What what;
  Location location = 0;    // of an existing object
  bool cut = false;         // a bound forbids it
  bool unmodelled = false;  // the path cannot go on with it
};
using Candidates = absl::InlinedVector<Candidate, 6>;

// Where a reference is met for the first time, and what is known of it.
struct Finding {
  const Type* type;              // as declared
  uint32_t depth = 0;            // of an object that would be found there
  const Field* field = nullptr;  // that it is in
  bool is_this = false;
  bool non_null = false;             // the contract says so
  const Generic* generic = nullptr;  // what its declaration says more than its type
  // Other types that it is of, too: an array may be known to be of several.
  absl::InlinedVector<const Type*, 1> also = {};
  const Granted::Class* granted = nullptr;  // of a parameter; of others it is looked up
  const MadeField* made = nullptr;               // of a field that holds only what its class makes
};

class Strategy {
 public:
  virtual ~Strategy() = default;
  virtual std::string_view name() const = 0;

  virtual Candidates parameter(SymbolicHeap& heap, const State& state,
                               const Finding& finding) const = 0;
  virtual Candidates undefined(SymbolicHeap& heap, const State& state,
                               const Finding& finding) const = 0;
  // REQUIRES an unknown that is not bound.
  virtual Candidates operand(SymbolicHeap& heap, const State& state, Value unknown) const;
};

const Strategy& lazy();
const Strategy& lazier();
const Strategy& lazier_sharp();

std::span<const Strategy* const> strategies();
// nullptr when there is none of that name (`lazier-sharp` is another name of `lazier#`).
const Strategy* find_strategy(std::string_view name);

}  // namespace kukang
