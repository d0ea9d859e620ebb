#include "heap/object.h"

#include <algorithm>
#include <new>

#include "support/requires.h"

namespace kukang {

Value default_value(Basic basic) {
  switch (basic) {
    case Basic::Long: return Value::of(int64_t{0});
    case Basic::Float: return Value::of(0.0f);
    case Basic::Double: return Value::of(0.0);
    case Basic::Reference: return Value::null();
    default: return Value::of(int32_t{0});
  }
}

Value packed_element(const Object& array, uint32_t index) {
  switch (array.type->element_basic()) {
    case Basic::Boolean:
    case Basic::Byte: return Value::of(int32_t{array.elements<int8_t>()[index]});
    case Basic::Char: return Value::of(int32_t{array.elements<uint16_t>()[index]});
    case Basic::Short: return Value::of(int32_t{array.elements<int16_t>()[index]});
    case Basic::Long: return Value::of(array.elements<int64_t>()[index]);
    case Basic::Float: return Value::of(array.elements<float>()[index]);
    case Basic::Double: return Value::of(array.elements<double>()[index]);
    default: return Value::of(array.elements<int32_t>()[index]);
  }
}

void set_packed_element(Object& array, uint32_t index, const Value& value) {
  KUKANG_REQUIRES(array.is_packed() &&
                  value.kind == default_value(array.type->element_basic()).kind);
  switch (array.type->element_basic()) {
    case Basic::Boolean:
    case Basic::Byte: array.elements<int8_t>()[index] = static_cast<int8_t>(value.i); break;
    case Basic::Char:
    case Basic::Short: array.elements<int16_t>()[index] = static_cast<int16_t>(value.i); break;
    case Basic::Long: array.elements<int64_t>()[index] = value.j; break;
    case Basic::Float: array.elements<float>()[index] = value.f; break;
    case Basic::Double: array.elements<double>()[index] = value.d; break;
    default: array.elements<int32_t>()[index] = value.i; break;
  }
}

bool same_sort(const Object& a, const Object& b) {
  return a.type == b.type && a.length == b.length && a.symbolic == b.symbolic &&
         a.shared == b.shared && a.raised == b.raised && a.variable == b.variable &&
         a.depth == b.depth;
}

Object* Object::allocate(size_t bytes) { return new (Arena::allocate(bytes)) Object; }

Object* Object::record(const Type* type, uint32_t slots) {
  Object* object = allocate(sizeof(Object) + slots * sizeof(Value));
  object->type = type;
  object->length = slots;
  for (uint32_t i = 0; i < slots; ++i) object->values()[i] = Value();
  return object;
}

Object* Object::symbolic_record(const Type* type, uint32_t slots) {
  Object* object = record(type, 2 * slots);
  object->form = Form::SymbolicRecord;
  object->symbolic = true;
  object->length = slots;
  return object;
}

Object* Object::accumulator(const Type* type, Value length, Value default_element, uint32_t met) {
  Object* object = record(type, 2 + 3 * met);
  object->form = Form::Accumulator;
  object->length = met;
  object->values()[0] = length;
  object->values()[1] = default_element;
  return object;
}

Object* Object::array(const Type* type, uint32_t length) {
  const bool packed = type->element_basic() != Basic::Reference;
  const size_t bytes = bytes_for(type, length);
  Object* object = packed ? new (Arena::allocate_zeros(bytes)) Object : allocate(bytes);
  object->type = type;
  object->length = length;
  object->form = packed ? Form::Packed : Form::References;
  if (!packed) std::fill_n(object->values(), length, Value::null());
  return object;
}

size_t Object::bytes_for(const Type* array_type, uint64_t length) {
  const Basic element = array_type->element_basic();
  const size_t width = element == Basic::Reference ? sizeof(Value) : width_of(element);
  return sizeof(Object) + length * width;
}

uint32_t Object::value_count() const {
  switch (form) {
    case Form::Packed: return 0;
    case Form::SymbolicRecord: return 2 * length;
    case Form::Accumulator: return 2 + 3 * length;
    default: return length;
  }
}

size_t Object::size() const {
  return is_packed() ? bytes_for(type, length) : sizeof(Object) + value_count() * sizeof(Value);
}

Object* Object::copy(const Object& other) {
  const size_t bytes = other.size();
  Object* object = allocate(bytes);
  std::memcpy(static_cast<void*>(object), &other, bytes);
  object->refs = 0;
  return object;
}

void Object::destroy(Object* object) { Arena::release(object, object->size()); }

}  // namespace kukang
