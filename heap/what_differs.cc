#include "heap/what_differs.h"

#include <algorithm>

namespace kukang {
namespace {

// Or a reference, of which it is known as well what it is.
bool is_constant(const Value& value) {
  return (value.kind >= Kind::Int && value.kind <= Kind::Double) || value.is_reference();
}

class WhatHolds {
 public:
  explicit WhatHolds(std::span<const State* const> states) : states_(states) {}

  WhatDiffers run() {
    if (std::all_of(states_.begin(), states_.end(), [](const State* s) { return s->depth > 0; })) {
      compare_frames();
    }
    compare_objects();
    compare_statics();
    return std::move(differs_);
  }

 private:
  // of(i): what the i-th of so many holds.
  template <class Of>
  static bool differ(size_t count, Of of) {
    bool some = false;
    for (size_t i = 0; i < count; ++i) {
      const Value value = of(i);
      if (!is_constant(value)) return false;
      some |= !same_value(value, of(0));
    }
    return some;
  }

  void compare_frames() {
    uint32_t locals = ~0u, operands = ~0u;
    for (const State* state : states_) {
      locals = std::min<uint32_t>(locals, state->top->locals_size);
      operands = std::min(operands, state->top->stack);
    }
    auto frame = [&](size_t i) -> const Frame& { return *states_[i]->top; };
    for (uint32_t at = 0; at < locals; ++at) {
      if (differ(states_.size(), [&](size_t i) { return frame(i).locals()[at]; })) {
        differs_.locals.push_back(at);
      }
    }
    for (uint32_t at = 0; at < operands; ++at) {
      if (differ(states_.size(), [&](size_t i) { return frame(i).stack_base()[at]; })) {
        differs_.operands.push_back(at);
      }
    }
  }

  void compare_objects() {
    std::set<Location> different;
    for (const State* state : states_.subspan(1)) {
      states_[0]->heap.for_each_difference(state->heap,
                                           [&](Location at) { different.insert(at); });
    }
    for (const Location at : different) {
      compare([&](const State& state) { return state.heap.find(at); });
    }
  }

  void compare_statics() {
    std::set<uint32_t> different;
    for (const State* state : states_.subspan(1)) {
      states_[0]->statics.for_each_difference(state->statics,
                                              [&](uint32_t type) { different.insert(type); });
    }
    for (const uint32_t type : different) {
      compare([&](const State& state) {
        const Ref<Object>* object = state.statics.find(type);
        return object == nullptr ? nullptr : object->get();
      });
    }
  }

  // What find(state) finds in each of the states.
  template <class Find>
  void compare(Find find) {
    std::vector<const Object*> objects;
    for (const State* state : states_) objects.push_back(find(*state));
    const Object* first = objects[0];
    auto is_alike = [&](const Object* other) {
      return other != nullptr && other->type == first->type && other->length == first->length &&
             (other->form == Form::Accumulator) == (first->form == Form::Accumulator) &&
             (other->initialization == Initialization::None) ==
                 (first->initialization == Initialization::None);
    };
    if (first == nullptr || !std::all_of(objects.begin(), objects.end(), is_alike)) return;
    if (std::all_of(objects.begin(), objects.end(), [&](auto* other) { return other == first; })) {
      return;
    }
    for (uint32_t at = 0; at < first->length; ++at) {
      if (differ(objects.size(), [&](size_t i) { return slot(*objects[i], at); })) note(*first, at);
    }
  }

  static Value slot(const Object& object, uint32_t at) {
    if (object.form == Form::Accumulator) return object.met()[at].now;
    return object.is_packed() ? packed_element(object, at) : object.values()[at];
  }

  void note(const Object& object, uint32_t at) {
    if (object.initialization != Initialization::None) {
      for (const Field& field : object.type->fields) {
        if (field.is_static() && field.slot == at) differs_.fields.insert(field.name);
      }
    } else if (object.is_array()) {
      differs_.elements = true;
    } else if (at < object.type->instance_fields.size()) {
      differs_.fields.insert(object.type->instance_fields[at]->name);
    }
  }

  std::span<const State* const> states_;
  WhatDiffers differs_;
};

}  // namespace

WhatDiffers what_differs(std::span<const State* const> states) { return WhatHolds(states).run(); }

}  // namespace kukang
