// What a worker has beside its states: made anew when there are too many terms, and for every run,
// so that no answer depends on what was asked before.

#pragma once

#include "explore/worker.h"

namespace kukang {

struct WorkerTables {
  WorkerTables(const Program& program, const Hierarchy& hierarchy, const ExploreOptions& options,
               Remarks& remarks, Interrupt& interrupt);

  Terms terms;
  TypeConstraints constraints;
  SymbolicHeap heap;
  std::unique_ptr<Solver> solver;
};

}  // namespace kukang
