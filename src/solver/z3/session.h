// A conversation with Z3 in one encoding: a context, a stack of conditions, questions about them.
//
// What is said next is mostly what was said before, and a little more: Z3 keeps the common
// beginning and takes back the rest.

#pragma once

#include <z3++.h>

#include <optional>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "expr/model.h"
#include "solver/interrupt.h"
#include "solver/solver.h"
#include "solver/symbols.h"
#include "solver/z3/encoder.h"

namespace kukang {

class Session {
 public:
  // `interrupt` may be null.
  Session(Encoding encoding, Arithmetic arithmetic, uint64_t resources, Interrupt* interrupt);

  bool can_express(const Term& condition) { return encoder_.encode(condition).has_value(); }

  // Says these conditions and no others. REQUIRES that they can be expressed.
  void say(const std::vector<const Term*>& conditions);

  Answer check();
  // After check() said Satisfiable.
  std::optional<Model> model(const std::vector<const Term*>& symbols);
  // A model with the symbols as near to 0 as some steps allow; nullopt if none was found.
  std::optional<Model> small_model(const std::vector<const Term*>& symbols);

  // How much has been encoded: a session that has grown large is better begun anew.
  size_t size() const { return encoder_.size(); }

 private:
  struct Said {
    const Term* condition;
    size_t facts;  // how many had been said before it
  };

  // What goes without saying in Java: the range of a symbol, or (true) which digits a number has.
  using Fact = std::pair<const Term*, bool>;

  void push(const Term& condition);
  bool is_new(Fact fact);
  void say(const std::optional<z3::expr>& fact);
  void pop_to(size_t conditions);
  Answer check(const z3::expr_vector& assumptions);

  // Z3's own class does not look whether there was memory for one.
  struct Context {
    Context();
    ~Context() { Z3_del_context(raw); }
    const Z3_context raw;
    z3::scoped_context own;
  };

  Context made_;
  z3::context& context_;
  Interrupt* const interrupt_;
  Encoder encoder_;
  z3::solver solver_;
  SymbolsOf symbols_of_;
  std::vector<Said> said_;  // a level of Z3's stack each
  std::vector<Fact> facts_;
  absl::flat_hash_set<Fact> is_said_;
};

}  // namespace kukang
