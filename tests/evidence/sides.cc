#include "evidence/sides.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "expr/model.h"

namespace kukang {
namespace {

constexpr size_t kMostTried = 3;  // questions that tell sides apart

// What a path's terms ask about.
class Asked {
 public:
  explicit Asked(const State& state) : state_(state) {}

  void look_at(const Value& value) {
    if (value.is_term()) look_at(value.term);
    if (value.kind != Kind::GuardedReference) return;
    for (const Alternative& one : state_.alternatives(value.unknown)) {
      if (known_.insert(one.when).second) conditions.push_back(one.when);
    }
  }
  void look_at(const Term* term) {
    if (term == nullptr || !seen_.insert(term).second) return;
    const bool tells = term->op == Operator::Ite || term->op == Operator::Either;
    if (tells && known_.insert(term->args[0]).second) conditions.push_back(term->args[0]);
    for (const Term* arg : term->args) look_at(arg);
  }
  void look_at(const Object& object) {
    if (object.form == Form::Packed) return;
    for (uint32_t i = 0; i < object.value_count(); ++i) look_at(object.values()[i]);
  }

  std::vector<const Term*> conditions;

 private:
  const State& state_;
  absl::flat_hash_set<const Term*> seen_, known_;
};

std::vector<const Term*> asked_by(const State& state) {
  Asked asked(state);
  asked.look_at(state.result);
  for (const PathCondition::Node* node : state.condition.conjuncts()) {
    asked.look_at(node->condition);
  }
  for (Location at = 0; at < state.heap.next(); ++at) {
    if (const Object* object = state.heap.find(at)) asked.look_at(*object);
  }
  state.statics.for_each([&](uint32_t, const Ref<Object>& object) {
    if (object.get() != nullptr) asked.look_at(*object);
  });
  return asked.conditions;
}

}  // namespace

std::vector<Model> sides_of(const EndedPath& path, Dice& dice) {
  std::vector<const Term*> conditions = asked_by(path.state);
  for (size_t tried = 0; tried < kMostTried && !conditions.empty(); ++tried) {
    const size_t which = static_cast<size_t>(dice.between(0, static_cast<int>(conditions.size()) - 1));
    const Term* condition = conditions[which];
    conditions.erase(conditions.begin() + static_cast<std::ptrdiff_t>(which));
    std::vector<Model> models;
    for (const Term* side : {condition, path.heap.terms.negation(condition)}) {
      if (path.solver.satisfiable(path.state.condition, *side) == Answer::Unsatisfiable) break;
      PathCondition both = path.state.condition;
      both.add(side);
      std::optional<Model> model = path.solver.model(both);
      if (!model.has_value()) break;
      models.push_back(*std::move(model));
    }
    if (models.size() == 2) return models;
  }
  return {};
}

}  // namespace kukang
