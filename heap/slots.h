// The slots of an object, whatever form it has: its fields, or the elements of an array.

#pragma once

#include <algorithm>
#include <string_view>

#include "heap/object.h"

namespace kukang {

struct Slot {
  const Field* field;  // nullptr: an element
  Value index;         // of an element; a term where the array is known in part
  // Undefined: nobody has looked. What the program has made was not there at entry: both are the
  // same.
  Value at_entry, now;
};

// Of an array that is known in part those that were met, in that order. A String that is not
// written yet (heap/deferred.h) has none. Calls visit(slot) until it returns false.
template <class Visit>
void for_each_slot(const Object& object, Visit visit) {
  switch (object.form) {
    case Form::Deferred: return;
    case Form::Accumulator:
      for (uint32_t i = 0; i < object.length; ++i) {
        const Object::Met& met = object.met()[i];
        const Value& at_entry = object.symbolic ? met.initial : met.now;
        if (!visit(Slot{nullptr, met.index, at_entry, met.now})) return;
      }
      return;
    default: break;
  }
  if (object.is_array()) {
    for (uint32_t i = 0; i < object.length; ++i) {
      const Value element = object.is_packed() ? packed_element(object, i) : object.values()[i];
      if (!visit(Slot{nullptr, Value::of(static_cast<int32_t>(i)), element, element})) return;
    }
    return;
  }
  const std::vector<const Field*>& fields = object.type->instance_fields;
  const Value* at_entry = object.form == Form::SymbolicRecord ? object.initial() : object.values();
  for (size_t i = 0; i < std::min<size_t>(object.length, fields.size()); ++i) {
    if (!visit(Slot{fields[i], Value(), at_entry[i], object.values()[i]})) return;
  }
}

// The instance field of that name, the lowest where there are several; nullptr: there is none.
inline const Field* field_named(const Type& type, std::string_view name) {
  const std::vector<const Field*>& fields = type.instance_fields;
  const auto found = std::find_if(fields.rbegin(), fields.rend(),
                                  [&](const Field* field) { return field->name == name; });
  return found == fields.rend() ? nullptr : *found;
}

// Is it an array of which only what was met is known? The rest is `otherwise()`.
inline bool is_known_in_part(const Object& object) { return object.form == Form::Accumulator; }

inline Value length_of(const Object& array) {
  return is_known_in_part(array) ? array.len() : Value::of(static_cast<int32_t>(array.length));
}

}  // namespace kukang
