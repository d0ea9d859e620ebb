// How often a layer of the solver was asked.

#pragma once

#include <gtest/gtest.h>

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

}  // namespace kukang
