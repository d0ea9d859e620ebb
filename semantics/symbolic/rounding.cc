// Math.floor, ceil, rint and round of symbols.
//
// Their code in the JDK takes numbers apart bit by bit, with a branch for every size. The first
// three are operators of terms. round(x) is the integer below x, and one more where the rest is a
// half or more: both differences are exact, since a number with a rest is below 2^52.

#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

bool is_of_symbol(const Machine& m, const Value* args) {
  return m.symbolic != nullptr && args[0].is_term();
}

template <Operator kOperator>
Step rounded(Machine& m, NativeCall& call) {
  return call.give(Value::of(*m.symbolic->terms.make(kOperator, call.args[0].term)));
}

template <Operator kTo>
Step nearest(Machine& m, NativeCall& call) {
  Terms& terms = m.symbolic->terms;
  const Term* x = terms.make(Operator::ToDouble, call.args[0].term);
  const Term* below = terms.make(Operator::Floor, x);
  const Term* is_half =
      terms.make(Operator::Le, terms.of(0.5), terms.make(Operator::Sub, x, below));
  const Term* above = terms.make(Operator::Add, below, terms.of(1.0));
  const Term* whole = terms.make(Operator::Ite, is_half, above, below);
  return call.give(Value::of(*terms.make(kTo, whole)));
}

constexpr std::string_view kMath = "java/lang/Math", kStrict = "java/lang/StrictMath";

constexpr ConditionalRow kRoundingRows[] = {
    {{kMath, "floor", "(D)D", rounded<Operator::Floor>}, is_of_symbol},
    {{kMath, "ceil", "(D)D", rounded<Operator::Ceil>}, is_of_symbol},
    {{kMath, "rint", "(D)D", rounded<Operator::Rint>}, is_of_symbol},
    {{kMath, "round", "(D)J", nearest<Operator::ToLong>}, is_of_symbol},
    {{kMath, "round", "(F)I", nearest<Operator::ToInt>}, is_of_symbol},
    {{kStrict, "floor", "(D)D", rounded<Operator::Floor>}, is_of_symbol},
    {{kStrict, "ceil", "(D)D", rounded<Operator::Ceil>}, is_of_symbol},
    {{kStrict, "rint", "(D)D", rounded<Operator::Rint>}, is_of_symbol},
};

}  // namespace

std::span<const ConditionalRow> rounding_rows() { return kRoundingRows; }

}  // namespace kukang
