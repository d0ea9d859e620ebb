// The layers, put together: what is cheapest to ask comes first.

#include "solver/layer.h"
#include "solver/recent_models.h"

namespace kukang {

std::unique_ptr<Solver> make_solver(Terms& terms, const SolverOptions& options) {
  if (options.only_z3) return z3_solver(terms, options, nullptr);
  auto recent = std::make_shared<RecentModels>(terms.arithmetic);
  std::unique_ptr<Solver> solver = z3_solver(terms, options, recent);
  solver = splitting_layer(terms, recent, std::move(solver));
  solver = cache_layer(std::move(solver));
  solver = recent_layer(std::move(recent), std::move(solver));
  solver = order_layer(terms, std::move(solver));
  solver = pinned_layer(terms, std::move(solver));
  solver = interval_layer(terms, std::move(solver));
  return stated_layer(terms, std::move(solver));
}

}  // namespace kukang
