// Lazy initialization (SEL): a reference is decided when it is first read.
//
// An undefined reference is NULL, any symbolic object that its type allows, or a fresh one. Nothing
// undecided is ever stored, so no operand has to be resolved (but for what a call that is replaced
// by its contract leaves open).

#include "heap/strategy.h"
#include "heap/symbolic_heap.h"

namespace kukang {
namespace {

class Lazy final : public Strategy {
 public:
  std::string_view name() const override { return "lazy"; }

  Candidates parameter(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    if (!finding.is_this) return undefined(heap, state, finding);
    Candidates candidates;
    heap.add_objects(state, finding, candidates);
    return candidates;
  }

  Candidates undefined(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    Candidates candidates = {{Candidate::What::Null}};
    heap.add_objects(state, finding, candidates);
    return candidates;
  }
};

}  // namespace

const Strategy& lazy() {
  static const Lazy strategy;
  return strategy;
}

}  // namespace kukang
