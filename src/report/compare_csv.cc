// Comparisons as comma-separated values, RFC 4180 but for the line ends: a line per target, bound,
// strategy and --merge. Every layer of the solver has two columns: what it was asked, what it answered.

#include <algorithm>

#include "fmt/format.h"
#include "report/bounds_text.h"
#include "report/compare_text.h"
#include "report/csv.h"

namespace kukang {
namespace {

// In the order in which they are asked.
std::vector<std::string> layers_of(const std::vector<Comparison>& comparisons) {
  std::vector<std::string> names;
  for (const Comparison& comparison : comparisons) {
    for (const StrategyRun* run : comparison.all_runs()) {
      for (const LayerStatistics& layer : run->tally().layers) {
        const std::string name(layer.layer);
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
      }
    }
  }
  return names;
}

std::string number(const std::optional<uint32_t>& bound) {
  return bound.has_value() ? std::to_string(*bound) : "";
}

std::vector<std::string> cells_of(const Comparison& comparison, const StrategyRun& run,
                                  const std::vector<std::string>& layers) {
  const Method& target = *comparison.target;
  const Exploration& exploration = run.result.exploration;
  const Tally& tally = exploration.tally;
  std::vector<std::string> cells = {
      fmt::format("{}.{}{}", readable_name(*target.owner), target.name, target.descriptor),
      number(comparison.bounds.k),
      number(comparison.bounds.n),
      bounds_text(comparison.bounds),
      run.result.strategy,
      std::string(text_of(run.result.verdict)),
      std::string(text_of(comparison.agreement.what))};
  const uint64_t asked = tally.layers.empty() ? 0 : tally.layers.front().asked;
  for (uint64_t count :
       {tally.paths(), tally.normal, tally.exceptional, tally.errors, tally.cut_by_bounds(),
        tally.assumed, tally.stopped, tally.states, tally.forks, tally.instructions, asked}) {
    cells.push_back(std::to_string(count));
  }
  for (const std::string& name : layers) {
    auto layer = std::find_if(tally.layers.begin(), tally.layers.end(),
                              [&](const LayerStatistics& l) { return l.layer == name; });
    const bool there = layer != tally.layers.end();
    cells.push_back(std::to_string(there ? layer->asked : 0));
    cells.push_back(std::to_string(there ? layer->answered : 0));
  }
  cells.push_back(fmt::format("{:.6f}", exploration.seconds));
  cells.push_back(std::to_string(exploration.peak_mib));
  cells.push_back(std::to_string(tally.diverging));
  cells.emplace_back(text_of(run.merge));
  return cells;
}

}  // namespace

std::string compare_csv(const std::vector<Comparison>& comparisons) {
  const std::vector<std::string> layers = layers_of(comparisons);
  std::vector<std::string> titles = {
      "target",    "k",       "n",      "bounds",      "strategy",     "verdict",
      "agreement", "paths",   "normal", "exceptional", "errors",       "cut_by_bounds",
      "assumed",   "stopped", "states", "forks",       "instructions", "solver_calls"};
  for (const std::string& layer : layers) {
    titles.push_back(layer + "_asked");
    titles.push_back(layer + "_answered");
  }
  titles.insert(titles.end(), {"seconds", "peak_mib", "diverging", "merge"});
  std::string out = csv_line(titles);
  for (const Comparison& comparison : comparisons) {
    for (const StrategyRun* run : comparison.all_runs()) {
      out += csv_line(cells_of(comparison, *run, layers));
    }
  }
  return out;
}

}  // namespace kukang
