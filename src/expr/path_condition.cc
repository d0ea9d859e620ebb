#include "expr/path_condition.h"

#include <new>

namespace kukang {

// Frees a chain of nodes in a loop: a long φ must not be as deep on the C++ stack.
void PathCondition::Node::destroy(Node* node) {
  while (node != nullptr) {
    Node* before = nullptr;
    if (node->before) {
      Node* kept = node->before.detach();
      if (kept->refs == 0) before = kept;
    }
    node->~Node();
    Arena::release(node, sizeof(Node));
    node = before;
  }
}

void PathCondition::push(const Term* condition, TypeLiteral literal, bool is_fact) {
  const uint32_t size = this->size() + 1;
  void* memory = Arena::allocate(sizeof(Node));
  last_ = Ref<Node>(new (memory) Node{.size = size,
                                      .condition = condition,
                                      .literal = literal,
                                      .is_fact = is_fact,
                                      .before = std::move(last_)});
}

std::vector<const PathCondition::Node*> PathCondition::conjuncts() const {
  std::vector<const Node*> result(size());
  for (const Node* node = last(); node != nullptr; node = node->before.get()) {
    result[node->size - 1] = node;
  }
  return result;
}

}  // namespace kukang
