// A layer: answers what it can, and passes the other questions on to the layer below.
//
// An answer is exact or it is not given. A layer may learn from the answers that come up from
// below.

#pragma once

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/solver.h"
#include "support/requires.h"

namespace kukang {

class Layer : public Solver {
 public:
  Layer(std::string_view name, std::unique_ptr<Solver> below)
      : own_{.layer = name}, below_(std::move(below)) {}

  Answer satisfiable(const PathCondition& phi, const Term& guard) final {
    KUKANG_REQUIRES(guard.sort == Sort::Bool);
    ++own_.asked;
    if (const std::optional<Answer> answer = decide(phi, guard)) {
      ++own_.answered;
      return *answer;
    }
    const Answer answer = below_->satisfiable(phi, guard);
    learn(phi, guard, answer);
    return answer;
  }

  std::optional<Model> model(const PathCondition& phi) override { return below_->model(phi); }

  void statistics(std::vector<LayerStatistics>& out) const final {
    out.push_back(own_);
    below_->statistics(out);
  }

 protected:
  virtual std::optional<Answer> decide(const PathCondition& phi, const Term& guard) = 0;
  virtual void learn(const PathCondition&, const Term&, Answer) {}

 private:
  LayerStatistics own_;
  std::unique_ptr<Solver> below_;
};

// The models that Z3 found last, shared by the layer that reuses them and the one that finds them.
class RecentModels;

std::unique_ptr<Solver> stated_layer(Terms& terms, std::unique_ptr<Solver> below);
std::unique_ptr<Solver> interval_layer(Terms& terms, std::unique_ptr<Solver> below);
std::unique_ptr<Solver> pinned_layer(Terms& terms, std::unique_ptr<Solver> below);
std::unique_ptr<Solver> order_layer(Terms& terms, std::unique_ptr<Solver> below);
std::unique_ptr<Solver> ranges_layer(Terms& terms, int rounds, std::unique_ptr<Solver> below);
std::unique_ptr<Solver> recent_layer(std::shared_ptr<RecentModels> recent,
                                     std::unique_ptr<Solver> below);
std::unique_ptr<Solver> cache_layer(std::unique_ptr<Solver> below);
std::unique_ptr<Solver> splitting_layer(Terms& terms, std::shared_ptr<RecentModels> recent,
                                        std::unique_ptr<Solver> below);
std::unique_ptr<Solver> probing_layer(Terms& terms, std::shared_ptr<RecentModels> recent,
                                      std::unique_ptr<Solver> below);
// `recent` may be null.
std::unique_ptr<Solver> z3_solver(Terms& terms, const SolverOptions& options,
                                  std::shared_ptr<RecentModels> recent);

}  // namespace kukang
