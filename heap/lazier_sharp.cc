// Lazier# initialization (SELB): whether a reference is NULL is decided when that matters, too.
//
// An undefined reference is a fresh symbolic reference ᾱ. When an instruction asks for its nullness
// it becomes NULL or a fresh symbolic location; from there on it goes on as under lazier.

#include "heap/strategy.h"
#include "heap/symbolic_heap.h"

namespace kukang {
namespace {

class LazierSharp final : public Strategy {
 public:
  std::string_view name() const override { return "lazier#"; }

  Candidates parameter(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    const bool known = finding.is_this || finding.non_null;
    if (!known) return undefined(heap, state, finding);
    if (!heap.is_inhabited(finding)) return {};
    return {{Candidate::What::SymbolicLocation}};
  }

  Candidates undefined(SymbolicHeap& heap, const State&, const Finding& finding) const override {
    return {
        {heap.is_inhabited(finding) ? Candidate::What::SymbolicReference : Candidate::What::Null}};
  }
};

}  // namespace

const Strategy& lazier_sharp() {
  static const LazierSharp strategy;
  return strategy;
}

}  // namespace kukang
