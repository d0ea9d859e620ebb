// The part of φ that a guard can be in conflict with: the conjuncts that are connected with it
// through shared symbols. φ is satisfiable, so the other conjuncts have a solution of their own.

#pragma once

#include <vector>

#include "absl/container/flat_hash_map.h"
#include "expr/path_condition.h"
#include "solver/components.h"
#include "solver/following.h"
#include "solver/symbols.h"

namespace kukang {

class Slicer {
 public:
  // In the order of φ; a conjunct that φ has twice comes twice.
  std::vector<const Term*> slice(const PathCondition& phi, const Term& guard);

  SymbolsOf symbols_of;

 private:
  struct Mark {
    Components::Mark components;
    size_t symbols;
    size_t conjuncts;
  };
  struct Conjunct {
    const Term* condition;
    uint32_t member;  // of its component
  };

  void add(const Term& condition);
  void back_to(const Mark& mark);

  Following<Mark> following_;
  Components components_;
  std::vector<const Term*> symbols_;  // by member
  absl::flat_hash_map<const Term*, uint32_t> members_;
  std::vector<Conjunct> conjuncts_;
};

}  // namespace kukang
