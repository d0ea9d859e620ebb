// Lazier initialization (SELA): which object a reference is, is decided when the object is used.
//
// An undefined reference is NULL or a fresh symbolic location α̂. When an instruction looks at the
// object, α̂ becomes any symbolic object that its type allows, or a fresh one.

#include "heap/strategy.h"
#include "heap/symbolic_heap.h"

namespace kukang {
namespace {

class Lazier final : public Strategy {
 public:
  std::string_view name() const override { return "lazier"; }

  Candidates parameter(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    Candidates candidates = undefined(heap, state, finding);
    if (finding.is_this) candidates.erase(candidates.begin());
    return candidates;
  }

  Candidates undefined(SymbolicHeap& heap, const State&, const Finding& finding) const override {
    Candidates candidates = {{Candidate::What::Null}};
    if (heap.is_inhabited(finding)) candidates.push_back({Candidate::What::SymbolicLocation});
    return candidates;
  }
};

}  // namespace

const Strategy& lazier() {
  static const Lazier strategy;
  return strategy;
}

}  // namespace kukang
