// Instances of a shape: heaps in which its symbols are numbers.
//
// In an instance every integer field has a number, also one that the invariant has not looked at:
// that is how a search through all candidate heaps counts. What else nobody has looked at
// (references, floating point numbers, elements of arrays) stays open.

#pragma once

#include <functional>
#include <optional>

#include "heap/granted.h"
#include "shape/shape.h"
#include "solver/solver.h"
#include "support/status.h"

namespace kukang {

// Small numbers that satisfy the first set of the shape's conditions; nullopt when the solver finds
// none. REQUIRES a solver over the terms of the shape's tables.
std::optional<Model> small_instance(const Shape& shape, Solver& solver);

// Takes the integers of the shape that nobody has read for read.
void read_integers(Shape& shape);

struct IntegerRange {
  int64_t low = 0, high = 0;
};

// All instances whose integers are in the range. Booleans are both, the length of an array is from
// 0 to the end of the range. Something with a floating point number, or that depends on a number
// which sits nowhere in the heap, cannot be enumerated and is an error; so are more than can be
// counted.
class Instances {
 public:
  // A field of which it is granted what it holds has these numbers instead.
  Instances(const Shape& shape, IntegerRange range, const Granted& granted, Arithmetic arithmetic);

  const absl::Status& status() const { return status_; }
  // Adds how many there are to `total`. Gives up with an error when `stop`, which is asked now and
  // then, says so.
  void count(uint64_t& total, const std::function<bool()>& stop);
  // In the order of conditions, then of values; until `visit` returns false.
  void for_each(const std::function<bool(const Model&)>& visit);

 private:
  // Assigns the symbols from `number` on. Below `constrained_`, every number of them does.
  void count_from(uint32_t number, uint64_t& total, const std::function<bool()>& stop);
  bool visit_from(uint32_t number, const std::function<bool(const Model&)>& visit);
  void begin(const Conditions& conditions);
  bool holds(uint32_t number) const;

  const Shape& shape_;
  const Arithmetic arithmetic_;
  absl::Status status_;
  std::vector<IntegerRange> domains_;   // by symbol
  std::vector<Conditions> decided_at_;  // by symbol: the conditions of which it is the last
  uint32_t constrained_ = 0;            // symbols, up to the last one that some condition is about
  uint64_t tried_ = 0;
  Model model_;
};

}  // namespace kukang
