#include "heap/object.h"

#include <new>

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

Object* Object::allocate(size_t bytes) { return new (Arena::allocate(bytes)) Object; }

Object* Object::record(const Type* type, uint32_t slots) {
  Object* object = allocate(sizeof(Object) + slots * sizeof(Value));
  object->type = type;
  object->length = slots;
  for (uint32_t i = 0; i < slots; ++i) object->values()[i] = Value();
  return object;
}

Object* Object::array(const Type* type, uint32_t length) {
  const Basic element = type->element_basic();
  const size_t bytes = bytes_for(type, length);
  Object* object = allocate(bytes);
  object->type = type;
  object->length = length;
  object->packed = element != Basic::Reference;
  if (object->packed) {
    std::memset(object->bytes(), 0, bytes - sizeof(Object));
  } else {
    for (uint32_t i = 0; i < length; ++i) object->values()[i] = Value::null();
  }
  return object;
}

size_t Object::bytes_for(const Type* array_type, uint64_t length) {
  const Basic element = array_type->element_basic();
  const size_t width = element == Basic::Reference ? sizeof(Value) : width_of(element);
  return sizeof(Object) + length * width;
}

size_t Object::size() const {
  return packed ? bytes_for(type, length) : sizeof(Object) + length * sizeof(Value);
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
