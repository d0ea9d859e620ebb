// The layer that tries old models on new questions: a model under which every conjunct of φ and the
// guard are true is a proof that φ ∧ guard is satisfiable, wherever it comes from.
//
// Numbers of symbols are given out per path, so the model of one path may have a value for a symbol
// that is out of another's range: a condition holds only if its symbols are within theirs.
//
// A guard often names the values that it wants: x = 3 ∧ y = 5, as for one text among others. So the
// newest model, and the one in which everything is 0, are also tried with these values put in.

#include "solver/recent_models.h"

#include <algorithm>

#include "expr/bounds.h"
#include "solver/layer.h"

namespace kukang {
namespace {

using Node = PathCondition::Node;

const Node* common_past(const Node* a, const Node* b) {
  while (a != b) {
    const uint32_t size_a = a == nullptr ? 0 : a->size;
    const uint32_t size_b = b == nullptr ? 0 : b->size;
    if (size_a >= size_b) a = a->before.get();
    if (size_b >= size_a) b = b->before.get();
  }
  return a;
}

bool in_range(int64_t bits, Range range, Arithmetic arithmetic) {
  if (range == Range::Double) return true;
  if (range == Range::Float) return static_cast<uint32_t>(bits) == bits;
  return bounds_of(range, arithmetic).contains(bits);
}

// The values that a conjunction names.
void put_in(const Term& guard, Model& model) {
  if (guard.op == Operator::Both && guard.height < Term::kTall) {
    put_in(*guard.args[0], model);
    put_in(*guard.args[1], model);
  } else if (guard.op == Operator::Eq) {
    const Term *symbol = guard.args[0], *value = guard.args[1];
    if (symbol->is_constant()) std::swap(symbol, value);
    if (symbol->is_symbol() && value->is_constant()) model.set(symbol->number(), value->bits);
  }
}

class Reuse final : public Layer {
 public:
  Reuse(std::shared_ptr<RecentModels> recent, std::unique_ptr<Solver> below)
      : Layer("recent", std::move(below)), models_(std::move(recent)) {}

 private:
  std::optional<Answer> decide(const PathCondition& phi, const Term& guard) override {
    if (models_->satisfy(phi, guard)) return Answer::Satisfiable;
    return std::nullopt;
  }

  std::shared_ptr<RecentModels> models_;
};

}  // namespace

void RecentModels::add(const Model& model, const std::vector<const Term*>& symbols) {
  Kept kept;
  if (!models_.empty()) kept.model = models_.front().model;
  for (const Term* symbol : symbols) {
    kept.model.set(symbol->number(), model.value_of(symbol->number()));
  }
  keep(std::move(kept));
}

void RecentModels::keep(Kept kept) {
  if (models_.size() == kKept) models_.pop_back();
  models_.insert(models_.begin(), std::move(kept));
}

bool RecentModels::satisfy(const PathCondition& phi, const Term& guard) {
  for (size_t i = 0; i < models_.size(); ++i) {
    if (!satisfies(models_[i], phi, guard)) continue;
    std::rotate(models_.begin(), models_.begin() + static_cast<std::ptrdiff_t>(i),
                models_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    return true;
  }
  const Model newest = models_.empty() ? Model() : models_.front().model;
  return satisfy_changed(newest, phi, guard) || satisfy_changed(Model(), phi, guard);
}

bool RecentModels::satisfy_changed(const Model& model, const PathCondition& phi,
                                   const Term& guard) {
  Kept changed{model, {}};
  put_in(guard, changed.model);
  if (!satisfies(changed, phi, guard)) return false;
  keep(std::move(changed));
  return true;
}

bool RecentModels::satisfies(Kept& kept, const PathCondition& phi, const Term& guard) {
  if (!holds(guard, kept.model)) return false;
  const Node* past = common_past(phi.last(), kept.satisfied.last());
  for (const Node* node = phi.last(); node != past; node = node->before.get()) {
    if (node->condition != nullptr && !holds(*node->condition, kept.model)) return false;
  }
  kept.satisfied = phi;
  return true;
}

bool RecentModels::holds(const Term& condition, const Model& model) {
  for (const Term* symbol : symbols_of_(condition)) {
    if (!in_range(model.value_of(symbol->number()), symbol->range, arithmetic_)) return false;
  }
  return evaluate_exactly(condition, model, arithmetic_) == 1;
}

std::unique_ptr<Solver> recent_layer(std::shared_ptr<RecentModels> recent,
                                     std::unique_ptr<Solver> below) {
  return std::make_unique<Reuse>(std::move(recent), std::move(below));
}

}  // namespace kukang
