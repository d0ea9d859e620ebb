// Lazy initialization (SEL): a reference is decided when it is first read.
//
// An undefined reference is NULL, any symbolic object that its type allows, or a fresh one. Nothing
// undecided is ever stored, so no operand has to be resolved (but for what a call that is replaced
// by its contract leaves open).
//
// The paper has no values (contents.cc): of those it stays open, as under lazier, which objects
// they are; but not of what is declared as an Object, as the paper's examples declare what they
// hold.

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
    const bool value = SymbolicHeap::is_value(finding.type, heap.constraints.world);
    if (value && finding.type != heap.program.object()) {
      return lazier().undefined(heap, state, finding);
    }
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
