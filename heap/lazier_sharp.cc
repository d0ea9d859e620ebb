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

  Candidates parameter(SymbolicHeap&, const State&, const Finding& finding) const override {
    const bool known = finding.is_this || finding.non_null;
    return {{known ? Candidate::What::SymbolicLocation : Candidate::What::SymbolicReference}};
  }

  Candidates undefined(SymbolicHeap&, const State&, const Finding&) const override {
    return {{Candidate::What::SymbolicReference}};
  }
};

}  // namespace

const Strategy& lazier_sharp() {
  static const LazierSharp strategy;
  return strategy;
}

}  // namespace kukang
