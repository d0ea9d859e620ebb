#include "evidence/matching.h"

#include <algorithm>

#include "evidence/lawful.h"
#include "heap/old.h"
#include "semantics/symbolic/strangers.h"

namespace kukang {
namespace {

using What = WitnessValue::What;

// A float's bits are those of an int in a witness, unsigned in a term.
int64_t bits_in_term(const Term& symbol, int64_t bits) {
  return symbol.sort == Sort::Float ? static_cast<int64_t>(static_cast<uint32_t>(bits)) : bits;
}

}  // namespace

std::optional<Matching> Matching::find(const EndedPath& path, const Witness& heap) {
  Matching matching(path, heap);
  if (!matching.match() || !matching.condition_holds()) return std::nullopt;
  return matching;
}

Matching::Matching(const EndedPath& path, const Witness& heap)
    : path_(path),
      state_(path.state),
      heap_(heap),
      determined_(path.state.next_symbol),
      locations_(heap.objects.size()) {}

bool Matching::match() {
  for (size_t i = 0; i < heap_.arguments.size(); ++i) {
    const Value& argument = state_.arguments->values()[i];
    if (!match(argument, heap_.arguments[i], path_.plan.parameters[i].basic)) return false;
  }
  size_t next = 0;
  for (bool progress = true; progress;) {
    progress = next < queue_.size();
    for (; next < queue_.size(); ++next) {
      if (!match_fields(queue_[next])) return false;
    }
    for (auto& [met, actual] : std::exchange(waiting_, {})) {
      if (!is_determined(met->index)) {
        waiting_.emplace_back(met, actual);
        continue;
      }
      progress = true;
      if (!match_element(*met, *actual)) return false;
    }
  }
  determine_step();
  return waiting_.empty() && match_ranks();
}

// All strangers of a heap have the same.
void Matching::determine_step() {
  if (state_.step.is_undefined()) return;
  const Term* symbol = symbols_of_(*state_.step.term).front();
  for (const WitnessObject& object : heap_.objects) {
    for (const auto& [field, held] : object.fields) {
      const bool step = is_stranger_class(*field->owner) && field->name == "step";
      if (step) model_.set(symbol->number(), held.bits - 1);
    }
  }
}

bool Matching::match_ranks() {
  for (uint32_t i = 0; i < state_.rank_count; ++i) {
    const Ranked& ranked = *state_.ranks.find(i);
    const std::optional<size_t> order = object_of(ranked.order), object = object_of(ranked.object);
    const WitnessValue* rank =
        order.has_value() && object.has_value() ? rank_in(heap_, *order, *object) : nullptr;
    ranks_made_ = ranks_made_ || rank == nullptr;
    if (rank != nullptr && !match_number(ranked.rank, rank->bits)) return false;
  }
  return true;
}

// The number of a stranger that is still open.
bool Matching::match_content(UnknownId unknown, size_t number) {
  const Value* content = state_.contents.find(state_.unknowns.find(unknown)->variable);
  if (content == nullptr || content->is_undefined()) return true;
  for (const auto& [field, held] : heap_.objects[number].fields) {
    if (SymbolicHeap::is_content(*field)) return match_number(*content, held.bits);
  }
  return false;
}

bool Matching::match(Value value, const WitnessValue& actual, Basic basic) {
  if (value.is_undefined()) return true;
  if (basic != Basic::Reference) return match_number(value, actual.bits);
  value = SymbolicHeap::resolved(state_, value);
  const bool null = actual.what == What::Null;
  if (value.is_null()) return null;
  if (value.is_location()) return !null && match_object(value.location, actual.object);
  if (null ? value.kind == Kind::SymbolicLocation : !fits(value, actual.object)) return false;
  open_.emplace_back(value.unknown, actual);
  return null || match_content(value.unknown, actual.object);
}

bool Matching::match_number(const Value& value, int64_t bits) {
  const Term* term = path_.heap.term_of(value);
  bits = bits_in_term(*term, bits);
  if (term->is_constant()) return bits_in_term(*term, term->bits) == bits;
  if (!term->is_symbol()) return false;
  if (determined_[term->number()]) return model_.value_of(term->number()) == bits;
  determined_[term->number()] = true;
  model_.set(term->number(), bits);
  return true;
}

bool Matching::match_object(Location location, size_t number) {
  const WitnessObject& actual = heap_.objects[number];
  std::optional<Location>& known = locations_[number];
  if (known.has_value()) return *known == location;
  if (!objects_.try_emplace(location, number).second) return false;
  known = location;
  const bool is_static = actual.what == WitnessObject::What::Static;
  if (!state_.heap[location].symbolic) {
    return is_static && same_value(static_at_entry(state_, *actual.place), Value::at(location));
  }
  queue_.push_back(location);
  return !is_static && fits(Value::at(location), number);
}

bool Matching::match_fields(Location location) {
  const Object& object = state_.heap[location];
  const WitnessObject& actual = heap_.objects[objects_[location]];
  if (object.form != Form::Accumulator) {
    for (uint32_t i = 0; i < object.length; ++i) {
      const WitnessObject::Member& member = actual.fields[i];
      if (!match(object.initial()[i], member.value, member.field->basic)) return false;
    }
    return true;
  }
  for (uint32_t i = 0; i < object.length; ++i) waiting_.emplace_back(&object.met()[i], &actual);
  return match_number(object.len(), actual.length);
}

bool Matching::match_element(const Object::Met& met, const WitnessObject& actual) {
  const Term& index = *path_.heap.term_of(met.index);
  const std::optional<int64_t> at = evaluate_exactly(index, model_, Arithmetic::Wrap);
  if (!at.has_value() || *at < 0 || *at >= actual.length) return false;
  return match(met.initial, actual.elements[static_cast<size_t>(*at)].value,
               actual.type->element_basic());
}

bool Matching::fits(Value value, size_t number) const {
  const TypeBounds& bounds = path_.heap.bounds_of_value(state_, value);
  auto below = [&](const Type* type) { return is_of(heap_, heap_.objects[number], type); };
  return std::all_of(bounds.below.begin(), bounds.below.end(), below) &&
         std::none_of(bounds.not_below.begin(), bounds.not_below.end(), below);
}

bool Matching::is_determined(const Value& value) {
  if (!value.is_term()) return true;
  const std::vector<const Term*>& symbols = symbols_of_(*value.term);
  return std::all_of(symbols.begin(), symbols.end(),
                     [&](const Term* symbol) { return determined_[symbol->number()]; });
}

std::optional<size_t> Matching::object_of(Value value) const {
  value = SymbolicHeap::resolved(state_, value);
  if (value.is_location()) {
    const auto it = objects_.find(value.location);
    return it == objects_.end() ? std::nullopt : std::optional(it->second);
  }
  for (const auto& [unknown, actual] : open_) {
    const bool is_it = value.is_unknown() && unknown == value.unknown;
    if (is_it && actual.what == What::Object) return actual.object;
  }
  return std::nullopt;
}

bool Matching::stores_succeed() const {
  for (uint32_t i = 0; i < state_.taken_count; ++i) {
    const Taken& taken = *state_.taken.find(i);
    const std::optional<size_t> array = object_of(Value::at(taken.array));
    const std::optional<size_t> object = object_of(taken.value);
    if (!array.has_value()) continue;
    const Type* element = heap_.objects[*array].type->element;
    const bool refused = object.has_value()
                             ? !is_of(heap_, heap_.objects[*object], element)
                             : taken.type != nullptr && !taken.type->is_subtype_of(element);
    if (refused) return false;
  }
  return true;
}

bool Matching::condition_holds() const {
  for (const PathCondition::Node* node : state_.condition.conjuncts()) {
    if (node->condition == nullptr) continue;
    if (evaluate_exactly(*node->condition, model_, Arithmetic::Wrap) != 1) return false;
  }
  return true;
}

}  // namespace kukang
