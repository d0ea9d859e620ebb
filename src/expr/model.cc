// Evaluation. A term of a few levels is evaluated as it stands; a deeper one may share its parts
// many times over, so each part is evaluated once, in the order of ids, in which arguments come
// first.

#include "expr/model.h"

#include <algorithm>

#include "absl/container/flat_hash_map.h"
#include "expr/fold.h"

namespace kukang {
namespace {

constexpr uint8_t kShallow = 6;

using Value = std::optional<int64_t>;

// What `of` gives for the arguments decides; an arm that is not taken need not have a value.
template <class ValueOf>
Value computed(const Term& term, const Model& model, Arithmetic arithmetic, ValueOf of) {
  if (term.is_constant()) return term.bits;
  if (term.is_symbol()) return model.value_of(term.number());
  const Value a = of(term.args[0]);
  if (term.op == Operator::Ite) return a ? of(term.args[*a ? 1 : 2]) : a;
  if (term.op == Operator::Both && a == 0) return 0;
  if (term.op == Operator::Either && a == 1) return 1;
  const Value b = term.args[1] == nullptr ? Value(0) : of(term.args[1]);
  if (!a || !b) return std::nullopt;
  return fold(term.op, term.args[0]->sort, *a, *b, arithmetic);
}

Value evaluate_shallow(const Term& term, const Model& model, Arithmetic arithmetic) {
  return computed(term, model, arithmetic, [&](const Term* argument) {
    return evaluate_shallow(*argument, model, arithmetic);
  });
}

Value evaluate_deep(const Term& term, const Model& model, Arithmetic arithmetic) {
  absl::flat_hash_map<const Term*, Value> values;
  std::vector<const Term*> parts = {&term};
  values.emplace(&term, Value());
  for (size_t i = 0; i < parts.size(); ++i) {
    for (const Term* argument : parts[i]->args) {
      if (argument != nullptr && values.emplace(argument, Value()).second) {
        parts.push_back(argument);
      }
    }
  }
  std::sort(parts.begin(), parts.end(), [](auto* a, auto* b) { return a->id < b->id; });
  for (const Term* part : parts) {
    values[part] =
        computed(*part, model, arithmetic, [&](const Term* argument) { return values[argument]; });
  }
  return values[&term];
}

}  // namespace

std::optional<int64_t> evaluate_exactly(const Term& term, const Model& model,
                                        Arithmetic arithmetic) {
  return term.height <= kShallow ? evaluate_shallow(term, model, arithmetic)
                                 : evaluate_deep(term, model, arithmetic);
}

int64_t evaluate(const Term& term, const Model& model, Arithmetic arithmetic) {
  return evaluate_exactly(term, model, arithmetic).value_or(0);
}

}  // namespace kukang
