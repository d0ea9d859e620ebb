// The models found last. Each remembers a φ it is known to satisfy, so that only what was added
// since has to be evaluated.

#pragma once

#include <cstddef>
#include <vector>

#include "expr/model.h"
#include "expr/path_condition.h"
#include "solver/symbols.h"

namespace kukang {

class RecentModels {
 public:
  explicit RecentModels(Arithmetic arithmetic) : arithmetic_(arithmetic) {}

  // A model of the conjuncts of φ about `symbols`, and of the guard. The other symbols keep the
  // values they have in the newest one.
  void add(const Model& model, const std::vector<const Term*>& symbols);

  // Is there one for φ ∧ guard, or does one become one with the values that the guard names?
  bool satisfy(const PathCondition& phi, const Term& guard);

 private:
  struct Kept {
    Model model;
    PathCondition satisfied;
  };

  bool satisfy_changed(const Model& model, const PathCondition& phi, const Term& guard);
  bool satisfies(Kept& kept, const PathCondition& phi, const Term& guard);
  void keep(Kept kept);
  bool holds(const Term& condition, const Model& model);

  static constexpr size_t kKept = 8;

  const Arithmetic arithmetic_;
  SymbolsOf symbols_of_;
  std::vector<Kept> models_;  // the one that was of use last comes first
};

}  // namespace kukang
