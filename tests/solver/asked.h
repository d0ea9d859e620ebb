// Single layers of the solver: how often one was asked, and the solver without it.

#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "solver/solver.h"

namespace kukang {

inline uint64_t asked(const Solver& solver, std::string_view layer) {
  std::vector<LayerStatistics> all;
  solver.statistics(all);
  for (const LayerStatistics& one : all) {
    if (one.layer == layer) return one.asked;
  }
  ADD_FAILURE() << "no layer " << layer;
  return 0;
}

// For SolverOptions: all layers but this one.
inline uint32_t all_but(std::string_view layer) {
  const auto names = layer_names();
  const auto found = std::find(names.begin(), names.end(), layer);
  EXPECT_NE(found, names.end()) << "no layer " << layer;
  return uint32_t{1} << (found - names.begin());
}

}  // namespace kukang
