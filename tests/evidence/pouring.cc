#include "evidence/pouring.h"

#include <set>

#include "evidence/lawful.h"
#include "heap/old.h"

namespace kukang {
namespace {

class Pouring {
 public:
  Pouring(const EndedPath& path, const Witness& heap, const Matching& matching)
      : heap_(path.heap),
        state_(path.state),
        model_(matching.model()),
        concrete_(heap),
        locations_(matching.locations()) {
    for (const WitnessObject& object : heap.objects) {
      for (const auto& [field, held] : object.fields) {
        if (is_list_of_order(*field)) lists_.insert(held.object);
      }
    }
    find_or_add_objects();
    for (const auto& [unknown, actual] : matching.open()) decide(unknown, actual);
    // Where that cannot be, which only an engine at fault says, another heap will come out.
    for (size_t i = 0; i < locations_.size(); ++i) {
      if (lists_.contains(i)) continue;
      const Value object = Value::at(*locations_[i]);
      std::vector<const Type*> types = {heap.objects[i].type};
      if (const int made = heap.objects[i].subclass; made >= 0) {
        const std::vector<const Type*>& more =
            heap.subclasses[static_cast<size_t>(made)].interfaces;
        types.insert(types.end(), more.begin(), more.end());
      }
      for (const Type* type : types) {
        if (heap_.may_be(state_, object, type, true)) heap_.constrain(state_, object, type, true);
      }
    }
    for (size_t i = 0; i < locations_.size(); ++i) {
      if (heap.objects[i].what == WitnessObject::What::Static || lists_.contains(i)) continue;
      if (state_.heap[*locations_[i]].form == Form::SymbolicRecord) fill_record(i);
      if (state_.heap[*locations_[i]].form == Form::Accumulator) fill_array(i);
    }
    rank_all();
  }

  const State& state() const { return state_; }
  const Model& model() const { return model_; }

 private:
  void find_or_add_objects() {
    for (size_t i = 0; i < locations_.size(); ++i) {
      const WitnessObject& object = concrete_.objects[i];
      if (locations_[i].has_value() || lists_.contains(i)) continue;
      const Value made = object.what == WitnessObject::What::Static
                             ? static_at_entry(state_, *object.place)
                             : heap_.realize(state_, {object.type}, {Candidate::What::Fresh});
      locations_[i] = made.location;
    }
  }

  void decide(UnknownId unknown, const WitnessValue& actual) {
    // One that is met in two places is decided in the first.
    if (!state_.unknowns.find(unknown)->binding.is_undefined()) return;
    Candidate candidate{Candidate::What::Null};
    if (actual.what == WitnessValue::What::Object) {
      candidate = {Candidate::What::Existing, *locations_[actual.object]};
    }
    heap_.bind(state_, unknown, candidate);
  }

  Value value_of(const WitnessValue& actual, Basic basic) const {
    if (actual.what == WitnessValue::What::Null) return Value::null();
    if (actual.what == WitnessValue::What::Object) return Value::at(*locations_[actual.object]);
    switch (basic) {
      case Basic::Long: return Value::of(actual.bits);
      case Basic::Float: return Value::of(std::bit_cast<float>(static_cast<int32_t>(actual.bits)));
      case Basic::Double: return Value::of(std::bit_cast<double>(actual.bits));
      default: return Value::of(static_cast<int32_t>(actual.bits));
    }
  }

  // What was not read is as it is at entry; it still is unless it was written.
  static void define(Value& now, Value& initial, Value value) {
    if (initial.is_undefined()) initial = value;
    if (now.is_undefined()) now = value;
  }

  void fill_record(size_t number) {
    Object& object = state_.heap.change(*locations_[number]);
    for (const auto& [field, value] : concrete_.objects[number].fields) {
      if (field->slot >= object.length) break;
      if (is_list_of_order(*field)) continue;  // it comes of the ranks
      define(object.values()[field->slot], object.initial()[field->slot],
             value_of(value, field->basic));
    }
  }

  void fill_array(size_t number) {
    const WitnessObject& actual = concrete_.objects[number];
    const Location location = *locations_[number];
    const Value length = state_.heap[location].len();
    if (length.is_term() && length.term->is_symbol()) {
      model_.set(length.term->number(), actual.length);
    }
    const Basic basic = actual.type->element_basic();
    for (const auto& [index, element] : actual.elements) {
      const Value value = value_of(element, basic);
      if (Object::Met* met = met_at(location, index)) {
        define(met->now, met->initial, value);
      } else {
        heap_.meet(state_, location, Value::of(index), value, value);
      }
    }
  }

  // As the orders list them. What the path has asked for is among it.
  void rank_all() {
    state_.ranks = {};
    state_.rank_count = 0;
    for (size_t order = 0; order < concrete_.objects.size(); ++order) {
      if (!is_order(concrete_.objects[order].type)) continue;
      for (const auto& [field, list] : concrete_.objects[order].fields) {
        if (!is_list_of_order(*field) || field->name != "objects") continue;
        for (const auto& [index, ranked] : concrete_.objects[list.object].elements) {
          state_.ranks.at(state_.rank_count++) = {
              Value::at(*locations_[order]), Value::at(*locations_[ranked.object]),
              Value::of(rank_in(concrete_, order, ranked.object)->bits)};
        }
      }
    }
  }

  Object::Met* met_at(Location location, int32_t index) {
    Object& array = state_.heap.change(location);
    for (uint32_t i = 0; i < array.length; ++i) {
      Object::Met& met = array.met()[i];
      if (evaluate(*heap_.term_of(met.index), model_, Arithmetic::Wrap) == index) return &met;
    }
    return nullptr;
  }

  SymbolicHeap& heap_;
  State state_;
  Model model_;
  const Witness& concrete_;
  std::vector<std::optional<Location>> locations_;  // but of the lists of orders
  std::set<size_t> lists_;
};

}  // namespace

Witness poured(const EndedPath& path, const Witness& heap, const Matching& matching,
               Concretizer& concretizer) {
  const Pouring pouring(path, heap, matching);
  return concretizer.concretize({path.end, path.plan, pouring.state(), path.ending, path.stage,
                                 path.round, path.cut, path.machine, path.heap, path.solver},
                                pouring.model());
}

}  // namespace kukang
