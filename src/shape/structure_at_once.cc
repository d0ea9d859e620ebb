#include "shape/structure_at_once.h"

#include "heap/symbolic_heap.h"

namespace kukang {
namespace {

class StructureAtOnce final : public Strategy {
 public:
  std::string_view name() const override { return lazy().name(); }

  Candidates parameter(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    return lazy().parameter(heap, state, finding);  // there is only `this`
  }

  Candidates undefined(SymbolicHeap& heap, const State& state,
                       const Finding& finding) const override {
    const bool value = SymbolicHeap::is_value(finding.type, heap.constraints.world);
    return (value ? lazier() : lazy()).undefined(heap, state, finding);
  }
};

}  // namespace

const Strategy& structure_at_once() {
  static const StructureAtOnce strategy;
  return strategy;
}

}  // namespace kukang
