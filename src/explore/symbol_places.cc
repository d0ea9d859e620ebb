#include "explore/symbol_places.h"

#include "heap/slots.h"

namespace kukang {
namespace {

class PlaceReader {
 public:
  explicit PlaceReader(const State& state) : state_(state) {}

  std::map<SymbolPlace, uint32_t> run() {
    if (state_.arguments) {
      for (uint32_t i = 0; i < state_.arguments->length; ++i) {
        add(PlaceKind::Parameter, i, 0, state_.arguments->values()[i]);
      }
    }
    for (uint32_t age = 0; age < state_.symbolic_count; ++age) {
      add_object(age, state_.heap[*state_.symbolic_objects.find(age)]);
    }
    state_.statics.for_each([&](uint32_t type, const Ref<Object>& statics) {
      if (!statics || statics->form != Form::SymbolicRecord) return;
      for (uint32_t i = 0; i < statics->length; ++i) {
        add(PlaceKind::Static, type, i, statics->initial()[i]);
      }
    });
    for (uint32_t i = 0; i < state_.outside_count; ++i) {
      add(PlaceKind::Outside, i, 0, state_.outside.find(i)->value);
    }
    return std::move(found_);
  }

 private:
  void add_object(uint32_t age, const Object& object) {
    if (is_known_in_part(object)) add(PlaceKind::Length, age, 0, object.len());
    uint32_t number = 0;
    for_each_slot(object, [&](const Slot& slot) {
      add(PlaceKind::Slot, age, number++, slot.at_entry);
      if (slot.at_entry.is_location()) add_text(age, slot.at_entry.location);
      return true;
    });
  }

  // The characters of a String are in an array that is found with it, and not by itself.
  void add_text(uint32_t age, Location location) {
    const Object* array = state_.heap.find(location);
    const bool text = array != nullptr && array->symbolic && is_known_in_part(*array) &&
                      array->type->element_basic() == Basic::Byte;
    if (!text) return;
    uint32_t number = 0;
    add(PlaceKind::Text, age, number++, array->len());
    for_each_slot(*array, [&](const Slot& slot) {
      add(PlaceKind::Text, age, number++, slot.at_entry);
      return true;
    });
  }

  void add(PlaceKind kind, uint32_t of, uint32_t number, const Value& value) {
    if (!value.is_term() || !value.term->is_symbol()) return;
    found_.emplace(SymbolPlace(kind, of, number), value.term->number());
  }

  const State& state_;
  std::map<SymbolPlace, uint32_t> found_;
};

}  // namespace

std::map<SymbolPlace, uint32_t> symbols_by_place(const State& state) {
  return PlaceReader(state).run();
}

}  // namespace kukang
