// The layer of ranges: a question that contraction refutes has no solution, and a guard whose
// negation it refutes holds wherever φ does.
//
// Intervals know what a symbol is compared with; here that goes through sums, products, quotients,
// remainders, masks, roundings and choices, of integers and of floats. With wrap-around nothing is
// concluded from what may wrap around.

#include <algorithm>

#include "solver/contraction.h"
#include "solver/layer.h"
#include "solver/slice.h"

namespace kukang {
namespace {

class Ranges final : public Layer {
 public:
  Ranges(Terms& terms, int rounds, std::unique_ptr<Solver> below)
      : Layer("ranges", std::move(below)),
        terms_(terms),
        rounds_(rounds),
        contraction_(terms.arithmetic) {}

 private:
  std::optional<Answer> decide(const PathCondition& phi, const Term& guard) override {
    if (rounds_ == 0) return std::nullopt;
    std::vector<const Term*> question = slicer_.slice(phi, guard);
    question.push_back(&guard);
    if (contraction_.refutes(question, rounds_)) return Answer::Unsatisfiable;
    question.back() = terms_.negation(&guard);
    if (contraction_.refutes(question, rounds_)) return Answer::Satisfiable;
    return std::nullopt;
  }

  Terms& terms_;
  const int rounds_;
  Contraction contraction_;
  Slicer slicer_;
};

}  // namespace

std::unique_ptr<Solver> ranges_layer(Terms& terms, int rounds, std::unique_ptr<Solver> below) {
  return std::make_unique<Ranges>(terms, rounds, std::move(below));
}

}  // namespace kukang
