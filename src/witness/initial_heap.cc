#include "witness/initial_heap.h"

#include <algorithm>

#include "fmt/format.h"
#include "semantics/symbolic/laws.h"
#include "view/java_text.h"
#include "witness/existing.h"

namespace kukang {
namespace {

class Builder {
 public:
  Builder(Concretion& concretion, Witness& witness) : concretion_(concretion), witness_(witness) {}

  void build() {
    const EndedPath& path = concretion_.path();
    const bool constructs = path.plan.target->is_constructor();
    for (size_t i = 0; i < path.plan.parameters.size(); ++i) {
      const Plan::Parameter& parameter = path.plan.parameters[i];
      const bool not_yet = constructs && parameter.is_this;
      witness_.arguments.push_back(
          not_yet ? WitnessValue() : value_of(path.state.arguments->values()[i], parameter.basic));
    }
    add_statics();
    add_answers();
    for (size_t i = 0; i < queue_.size(); ++i) fill(queue_[i]);
    const bool returns = !path.state.threw && !path.state.result.is_undefined();
    if (returns) witness_.returned = returned(path.state.result, path.plan.target->result);
  }

 private:
  WitnessValue value_of(const Value& value, Basic basic) {
    using What = WitnessValue::What;
    if (basic != Basic::Reference) return {What::Number, 0, concretion_.number(value, basic)};
    const Value object = concretion_.settled(value);
    return object.is_null() ? WitnessValue() : WitnessValue{What::Object, number_of(object)};
  }

  size_t number_of(Value object) {
    auto it = numbers_.find({object.kind, object.location});
    if (it != numbers_.end()) return it->second;
    WitnessObject made = begin(object);
    const size_t number = witness_.objects.size();
    numbers_[{object.kind, object.location}] = number;
    witness_.objects.push_back(std::move(made));
    queue_.push_back(object);
    return number;
  }

  Returned returned(const Value& result, Basic basic) {
    using What = Returned::What;
    Returned returned;
    if (basic == Basic::Void) return returned;
    if (basic != Basic::Reference) {
      returned.what = What::Number;
      returned.bits = concretion_.number(result, basic);
      return returned;
    }
    const Value object = concretion_.settled(result);
    returned.what = What::Null;
    if (object.is_null()) return returned;
    const ChosenClass& chosen = concretion_.class_of(object);
    returned.type = chosen.type;
    const Type* constants = enum_of(*chosen.type);
    if (auto it = numbers_.find({object.kind, object.location}); it != numbers_.end()) {
      returned.what = What::Entry;
      returned.object = it->second;
    } else if (chosen.type == concretion_.path().machine.known.string) {
      const bool open = concretion_.is_open_text(object);
      returned.what = open ? What::Other : What::String;
      if (!open) returned.text = concretion_.string(object);
    } else if (constants != nullptr) {
      const std::optional<std::u16string> name = concretion_.constant(object);
      returned.what = name.has_value() ? What::Constant : What::Other;
      returned.type = constants;
      if (name.has_value()) returned.text = *name;
    } else if (is_box(*chosen.type)) {
      const Field& value = *chosen.type->instance_fields.back();
      returned.what = What::Box;
      returned.bits = concretion_.number(concretion_.field(object, value, When::Now), value.basic);
    } else {
      returned.what = What::Other;
      if (chosen.subclass) returned.subclass = number_of(*chosen.subclass);
    }
    return returned;
  }

  WitnessObject begin(Value value) {
    const bool symbolic = !value.is_location() || concretion_.state().heap[value.location].symbolic;
    if (!symbolic) return existing(value.location);
    const ChosenClass& chosen = concretion_.class_of(value);
    if (const Value kept = kept_box(value, *chosen.type); kept.is_location()) {
      return existing(kept.location);
    }
    WitnessObject object;
    object.type = chosen.type;
    const Machine& machine = concretion_.path().machine;
    object.rehashed = value.is_location() && concretion_.state().heap[value.location].lawful &&
                      has_table_law(machine, *chosen.type);
    const KnownTypes& known = concretion_.path().machine.known;
    if (chosen.type->is_array()) {
      object.what = WitnessObject::What::Array;
      object.length = concretion_.length(value);
    } else if (chosen.type == known.string) {
      object.what = WitnessObject::What::String;
      object.text = concretion_.string(value);
    } else if (chosen.type == known.class_) {
      object.what = WitnessObject::What::Class;
      object.type = concretion_.path().machine.program.object();
    } else if (chosen.subclass) {
      object.subclass = number_of(*chosen.subclass);
    }
    return object;
  }

  // Where a box is the one that Java keeps for its value: that one. Otherwise Undefined.
  Value kept_box(Value box, const Type& type) {
    const State& state = concretion_.state();
    const Value* kept = box.is_location() ? state.kept_boxes.find(box.location) : nullptr;
    const bool is_kept =
        kept != nullptr && kept->is_term() && concretion_.number(*kept, Basic::Boolean) != 0;
    if (!is_kept) return Value();
    const Field& value = *type.instance_fields.back();
    const int64_t number =
        concretion_.number(concretion_.field(box, value, When::AtEntry), value.basic);
    const Value there = kept_box_for(concretion_.path().machine.program, state, type, number);
    if (!there.is_location()) concretion_.note("a box is the one that Java keeps for its value");
    return there;
  }

  int number_of(const Subclass& made) {
    std::vector<Subclass>& all = witness_.subclasses;
    auto it = std::find_if(all.begin(), all.end(),
                           [&](const Subclass& other) { return other.name == made.name; });
    if (it == all.end()) it = all.insert(all.end(), made);
    return static_cast<int>(it - all.begin());
  }

  // One that class initialization has made, or the JVM: a Class.
  WitnessObject existing(Location location) {
    const EndedPath& path = concretion_.path();
    if (!existing_) existing_.emplace(path.state, path.machine.program);
    WitnessObject object;
    object.type = path.state.heap[location].type;
    if (object.type == path.machine.known.class_) {
      object.what = WitnessObject::What::Class;
      object.type = path.machine.mirrored(Value::at(location));
      return object;
    }
    const ExistingObjects::Place* place = existing_->find(location);
    if (place == nullptr) {
      concretion_.note("an argument leads to an object of the JDK that has no name");
      return object;
    }
    using What = WitnessObject::What;
    object.place = place->field;
    object.index = place->index;
    object.what = !place->holder ? What::Static : place->field ? What::Field : What::Element;
    if (place->holder) object.holder = number_of(Value::at(*place->holder));
    return object;
  }

  // What a symbolic object held; the others hold what class initialization has put there.
  void fill(Value value) {
    const size_t number = numbers_[{value.kind, value.location}];
    const WitnessObject::What what = witness_.objects[number].what;
    if (what == WitnessObject::What::Record) {
      for (const Field* field : witness_.objects[number].type->instance_fields) {
        const Value held = concretion_.field(value, *field, When::AtEntry);
        if (held.is_undefined()) continue;
        const WitnessValue member = value_of(held, field->basic);
        witness_.objects[number].fields.push_back({field, member});
      }
    } else if (what == WitnessObject::What::Array) {
      const Basic basic = witness_.objects[number].type->element_basic();
      const int32_t length = witness_.objects[number].length;
      for (const auto& [index, held] : concretion_.elements(value, When::AtEntry)) {
        if (held.is_undefined() || index < 0 || index >= length) continue;
        const WitnessValue element = value_of(held, basic);
        witness_.objects[number].elements.push_back({index, element});
      }
      if (basic == Basic::Reference) check_elements(value, *witness_.objects[number].type);
    }
  }

  // Classes are chosen one by one: that of an array may refuse what it holds, or takes in the run.
  void check_elements(Value array, const Type& type) {
    auto check = [&](Value held) {
      if (held.is_undefined()) return;
      const Value object = concretion_.settled(held);
      if (!object.is_null() && !concretion_.class_of(object).is_subtype_of(type.element)) {
        refuse(type);
      }
    };
    for (const auto& [index, held] : concretion_.elements(array, When::AtEntry)) check(held);
    const State& state = concretion_.state();
    for (uint32_t i = 0; i < state.taken_count && array.is_location(); ++i) {
      const Taken& taken = *state.taken.find(i);
      if (taken.array != array.location) continue;
      if (taken.type != nullptr && !taken.type->is_subtype_of(type.element)) refuse(type);
      check(taken.value);
    }
  }

  void refuse(const Type& array) {
    concretion_.note(
        fmt::format("no array class is known that can hold all that an array must hold: {} cannot",
                    readable_name(array)));
  }

  void add_statics() {
    const State& state = concretion_.state();
    state.statics.for_each([&](uint32_t id, const Ref<Object>& statics) {
      if (!statics || statics->form != Form::SymbolicRecord) return;
      for (const Field& field : concretion_.path().machine.program.type(id)->fields) {
        if (!field.is_static() || field.flags & (kFinal | kSynthetic)) continue;
        WitnessValue held = value_of(statics->initial()[field.slot], field.basic);
        const Granted::Numbers* numbers = concretion_.path().heap.bounds.granted.numbers_of(field);
        const bool unread = statics->initial()[field.slot].is_undefined();
        if (unread && numbers != nullptr) held.bits = numbers->usual();
        witness_.statics.push_back({&field, held});
      }
    });
  }

  // What functions that were given return: what is there at entry, or an argument of the call.
  void add_answers() {
    const State& state = concretion_.state();
    for (uint32_t i = 0; i < state.answer_count; ++i) {
      const Answered& answer = *state.answers.find(i);
      const size_t function = number_of(concretion_.settled(answer.function));
      Witness::Answer given{function, answer.basic, {}, argument_returned(answer)};
      if (given.argument < 0) given.value = value_of(answer.result, answer.basic);
      witness_.answers.push_back(given);
    }
  }

  // Of an object that the program has made; -1: it is none.
  int argument_returned(const Answered& answer) {
    if (answer.basic != Basic::Reference) return -1;
    const State& state = concretion_.state();
    const Value result = concretion_.settled(answer.result);
    const bool made = result.is_location() && !state.heap[result.location].symbolic &&
                      result.location >= state.entry->heap.next();
    if (!made) return -1;
    for (int i = 0; i < static_cast<int>(std::size(answer.arguments)); ++i) {
      if (same_value(SymbolicHeap::resolved(state, answer.arguments[i]), result)) return i;
    }
    concretion_.note("a function that was given returns something that its arguments lead to");
    return 0;
  }

  Concretion& concretion_;
  Witness& witness_;
  std::optional<ExistingObjects> existing_;
  absl::flat_hash_map<std::pair<Kind, uint32_t>, size_t> numbers_;
  std::vector<Value> queue_;
};

}  // namespace

void build_initial_heap(Concretion& concretion, Witness& witness) {
  Builder(concretion, witness).build();
}

}  // namespace kukang
