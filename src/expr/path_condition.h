// The path condition φ: a persistent list of conjuncts, shared between the states of a fork.
//
// A conjunct is a condition on values or a type literal. Adding costs a node; copying, a reference.
// Two path conditions have their common past as the same nodes, which is how a solver that keeps a
// stack knows how far to go back.

#pragma once

#include <cstdint>
#include <vector>

#include "expr/term.h"
#include "support/arena.h"
#include "support/ref.h"

namespace kukang {

struct Type;

// τ <: T or τ ≮: T. A type variable is named by its number, per path.
struct TypeLiteral {
  uint32_t variable = 0;
  bool holds = true;
  const Type* type = nullptr;
};

class PathCondition {
 public:
  struct Node {
    uint32_t refs = 0;
    uint32_t size = 0;      // conjuncts up to and with this one
    const Term* condition;  // of sort Bool; nullptr for a type literal
    TypeLiteral literal;
    bool is_fact = false;  // it holds of a symbol whatever way was taken: what is granted of it
    Ref<Node> before;

    static void destroy(Node* node);
  };

  void add(const Term* condition) { push(condition, {}); }
  void add(TypeLiteral literal) { push(nullptr, literal); }
  // Not by a choice, but because of what the symbols in it are.
  void add_fact(const Term* condition) { push(condition, {}, true); }

  uint32_t size() const { return last_ ? last_->size : 0; }
  const Node* last() const { return last_.get(); }
  // Oldest first.
  std::vector<const Node*> conjuncts() const;

 private:
  void push(const Term* condition, TypeLiteral literal, bool is_fact = false);
  Ref<Node> last_;
};

}  // namespace kukang
