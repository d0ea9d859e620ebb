// Contraction: what the parts of a question can be, if all of its conditions are to hold.
//
// Each part has an extent, which only ever gets smaller: forwards, to what its arguments give, and
// backwards, to what the conditions leave; backwards only where no computation can wrap around. A
// pass does both for all parts. If some extent is empty, no values make the conditions true. A few
// passes are enough for what is of use; more may go on for ever, as in 0 <= x < y < x.

#pragma once

#include <vector>

#include "absl/container/flat_hash_map.h"
#include "expr/bounds.h"
#include "expr/term.h"
#include "solver/float_extent.h"
#include "solver/part_extent.h"

namespace kukang {

class Contraction {
 public:
  explicit Contraction(Arithmetic arithmetic) : arithmetic_(arithmetic) {}

  // Can it be seen, in so many passes, that the conditions do not hold together?
  bool refutes(const std::vector<const Term*>& conditions, int passes);

 private:
  static constexpr size_t kMost = 600;  // parts

  struct Part {
    const Term* term;
    uint32_t args[3] = {};
    Extent extent;  // of an integer, or of a condition's truth: 0 .. 1
    FloatExtent number;
  };

  bool take(const std::vector<const Term*>& conditions);
  bool pass();

  bool forwards(uint32_t at);
  Extent truth_of_floats(const Part& part) const;
  FloatExtent float_result_of(const Part& part) const;

  bool backwards(const Part& part);
  bool back_to_condition(const Part& part);
  bool back_to_comparison(const Part& part, bool holds);
  bool back_to_float_comparison(const Part& part, bool holds);
  bool back_to_arguments(const Part& part);
  bool back_to_arms(const Part& part);

  // false: nothing is left.
  bool narrow(uint32_t at, const Extent& to);
  bool narrow_float(uint32_t at, const FloatExtent& to);
  bool at_most(uint32_t a, uint32_t b, Wide gap);

  const Extent& extent(const Part& part, int arg) const { return parts_[part.args[arg]].extent; }
  const FloatExtent& number(const Part& part, int arg) const {
    return parts_[part.args[arg]].number;
  }
  bool is_exact_here(const Part& part) const;

  const Arithmetic arithmetic_;
  std::vector<Part> parts_;  // arguments first
  absl::flat_hash_map<const Term*, uint32_t> where_;
  bool changed_ = false;
};

}  // namespace kukang
