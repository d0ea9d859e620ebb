// A conversation with Z3 in one encoding: a context, a stack of conditions, questions about them.

#pragma once

#include <z3++.h>

#include <optional>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "expr/model.h"
#include "solver/solver.h"
#include "solver/z3/encoder.h"

namespace kukang {

class Session {
 public:
  Session(Encoding encoding, Arithmetic arithmetic, uint64_t resources);

  bool can_express(const Term& condition) { return encoder_.encode(condition).has_value(); }
  // REQUIRES that it can be expressed; `symbols` are those of the condition.
  void add(const Term& condition, const std::vector<const Term*>& symbols);
  void push();
  void pop(size_t levels);
  size_t levels() const { return levels_.size(); }

  Answer check();
  // After check() said Satisfiable.
  std::optional<Model> model(const std::vector<const Term*>& symbols);
  // A model with the symbols as near to 0 as some steps allow; nullopt if none was found.
  std::optional<Model> small_model(const std::vector<const Term*>& symbols);

  // How much has been encoded: a session that has grown large is better begun anew.
  size_t size() const { return encoder_.size(); }

 private:
  z3::context context_;
  Encoder encoder_;
  z3::solver solver_;
  // The symbols whose range has been said, and how many of them before each level.
  std::vector<const Term*> ranged_;
  absl::flat_hash_set<const Term*> is_ranged_;
  std::vector<size_t> levels_;
};

}  // namespace kukang
