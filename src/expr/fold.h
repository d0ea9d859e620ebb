// What an operator makes of constants: the one place that computes.
//
// The simplifier folds with it and evaluation of terms under a model is made of it, so both agree
// by construction. Results are Java's: two's complement, shifts with masked counts, fmod,
// saturating conversions, comparisons with NaN. A NaN that is computed has the canonical bits, one
// that is only moved keeps its own.
//
// With Arithmetic::Math, an Int or a Long is any integer that fits in 64 bits. The operators on
// bits keep their machine meaning: they look at the low 32 or 64 bits of their arguments.

#pragma once

#include <cstdint>
#include <optional>

#include "expr/term.h"

namespace kukang {

// `sort` is that of the first argument. Constants as in Term. nullopt where there is no result: a
// divisor of zero, or more than 64 bits with Math. Everything but Constant, Symbol and Ite.
std::optional<int64_t> fold(Operator op, Sort sort, int64_t a, int64_t b, Arithmetic arithmetic);

Sort result_sort(Operator op, const Term* a, const Term* b);

}  // namespace kukang
