// The layers, put together: what is cheapest to ask comes first. A layer is a row here.

#include <array>

#include "solver/layer.h"
#include "solver/recent_models.h"

namespace kukang {
namespace {

struct Parts {
  Terms& terms;
  std::shared_ptr<RecentModels> recent;
  const SolverOptions& options;
};

using Below = std::unique_ptr<Solver>;

struct Row {
  std::string_view name;
  Below (*above)(const Parts& parts, Below below);
};

constexpr std::array kRows = {
    Row{"stated", [](const Parts& p, Below b) { return stated_layer(p.terms, std::move(b)); }},
    Row{"intervals", [](const Parts& p, Below b) { return interval_layer(p.terms, std::move(b)); }},
    Row{"pinned", [](const Parts& p, Below b) { return pinned_layer(p.terms, std::move(b)); }},
    Row{"order", [](const Parts& p, Below b) { return order_layer(p.terms, std::move(b)); }},
    Row{"ranges",
        [](const Parts& p, Below b) {
          return ranges_layer(p.terms, p.options.range_rounds, std::move(b));
        }},
    Row{"recent", [](const Parts& p, Below b) { return recent_layer(p.recent, std::move(b)); }},
    Row{"cache", [](const Parts&, Below b) { return cache_layer(std::move(b)); }},
    Row{"splitting",
        [](const Parts& p, Below b) { return splitting_layer(p.terms, p.recent, std::move(b)); }},
    Row{"probing",
        [](const Parts& p, Below b) { return probing_layer(p.terms, p.recent, std::move(b)); }},
};

constexpr auto kNames = [] {
  std::array<std::string_view, kRows.size()> names;
  for (size_t i = 0; i < names.size(); ++i) names[i] = kRows[i].name;
  return names;
}();

}  // namespace

std::span<const std::string_view> layer_names() { return kNames; }

std::unique_ptr<Solver> make_solver(Terms& terms, const SolverOptions& options) {
  const Parts parts{terms, std::make_shared<RecentModels>(terms.arithmetic), options};
  auto is_in = [&](size_t row) { return (options.without >> row & 1) == 0; };
  bool is_looked_at = false;  // what is kept of Z3's models
  for (size_t i = 0; i < kRows.size(); ++i) is_looked_at |= is_in(i) && kRows[i].name == "recent";
  std::unique_ptr<Solver> solver = z3_solver(terms, options, is_looked_at ? parts.recent : nullptr);
  for (size_t i = kRows.size(); i-- > 0;) {
    if (is_in(i)) solver = kRows[i].above(parts, std::move(solver));
  }
  return solver;
}

}  // namespace kukang
