// A condition as cases of differences: a disjunction of conjunctions of x - y <= c and x - y != c.
//
// This is where it is decided what the order layer understands: symbols, constants, sums and
// differences of them that leave no more than x - y + c, and Ite, Both, Either and Not around them.
// Where an Int or a Long may wrap around, the sum has a case without and one with it, so the cases
// are exact in either arithmetic; the bounds known at the time rule out most of them.
//
// The cases are equivalent to the condition under what the differences already say: a case that
// they refute is left out, and so is a constraint that they imply. No cases at all: the condition
// is false; an empty case: it is true.

#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "expr/term.h"
#include "solver/differences.h"

namespace kukang {

// x - y <= c, or x - y != c.
struct Constraint {
  uint32_t x;
  uint32_t y;
  bool is_different;
  Wide c;
};

using Case = std::vector<Constraint>;
using Cases = std::vector<Case>;

class CaseMaker {
 public:
  // `node` gives the variable of a symbol, or nullopt where there is no more room.
  using NodeOf = std::function<std::optional<uint32_t>(const Term* symbol)>;

  CaseMaker(Terms& terms, const Differences& differences, NodeOf node)
      : terms_(terms), differences_(differences), node_(std::move(node)) {}

  // nullopt: not understood, or too many cases.
  std::optional<Cases> cases_of(const Term& condition) { return of_condition(condition, kLevels); }

 private:
  static constexpr int kLevels = 12;
  static constexpr size_t kMostCases = 16;

  // x - y + c, under the constraints of a case.
  struct Value {
    uint32_t x = Differences::kZero;
    uint32_t y = Differences::kZero;
    Wide c = 0;
    Case under;
  };
  using Values = std::vector<Value>;

  std::optional<Cases> of_condition(const Term& condition, int levels);
  std::optional<Cases> of_both(const Cases& a, const Cases& b) const;
  std::optional<Cases> of_comparison(Operator op, bool negated, const Term& a, const Term& b,
                                     int levels);

  std::optional<Values> of_integer(const Term& term, int levels);
  std::optional<Values> of_choice(const Term& ite, int levels);
  std::optional<Values> of_sum(const Term& sum, bool subtract, const Term& a, const Term& b,
                               int levels);
  void add_wrapped(const Value& exact, Sort sort, Values& to) const;

  static std::optional<Value> combined(const Value& a, const Value& b, bool subtract);
  // false: refuted, the case is none.
  bool constrain(Case& to, uint32_t x, uint32_t y, Wide c) const;
  bool constrain_different(Case& to, uint32_t x, uint32_t y, Wide c) const;
  bool constrain_all(Case& to, const Case& from) const;

  Terms& terms_;
  const Differences& differences_;
  NodeOf node_;
};

}  // namespace kukang
