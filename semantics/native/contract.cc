// kukang.Contract: the paper's assume and assert.
//
// ASSUME1-C, ASSUME2-C, ASSERT1-C, ASSERT2-C                  [Deng-Lee-Robby 2011, appendix B]
//   code(pc) = assume    ω = 0 :: ω'           code(pc) = assume    ω = 1 :: ω'
//   ----------------------------------         -----------------------------------
//   the path ends here                         σ ⇒ (g, next(pc), ξ, ω', h)
// assert likewise, but on 0 it is an error: an AssertionError.

#include "semantics/native/table.h"

namespace kukang {
namespace {

Step assume(Machine& m, NativeCall& call) {
  if (call.args[0].i == 0) {
    m.fired(Rule::ASSUME1_C);
    Ending how;
    how.outcome = Outcome::AssumptionFailed;
    return m.end(std::move(how));
  }
  m.fired(Rule::ASSUME2_C);
  return call.done();
}

Step check(Machine& m, NativeCall& call) {
  if (call.args[0].i == 0) {
    m.fired(Rule::ASSERT1_C);
    return m.raise("AssertionError");
  }
  m.fired(Rule::ASSERT2_C);
  return call.done();
}

constexpr NativeRow kRows[] = {
    {"kukang/Contract", "assume", "(Z)V", assume},
    {"kukang/Contract", "check", "(Z)V", check},
};

}  // namespace

std::span<const NativeRow> contract_rows() { return kRows; }

}  // namespace kukang
