// An object: a header and, behind it, its fields or elements.
//
// A record has one Value per instance slot of its class. An array of references has one Value per
// element, an array of primitives its elements packed as the JVM would. The static fields of a
// class are an object too, so that they are shared between forks and copied on write like any
// other.
//
// Objects are shared between the states that a fork made: one with refs > 1 is immutable. Heap
// hands out a mutable one only after it has made it unique.

#pragma once

#include <cstdint>
#include <cstring>
#include <span>

#include "heap/value.h"
#include "program/type.h"
#include "support/arena.h"
#include "support/ref.h"

namespace kukang {

// Of a static object: how far the initialization of its class has come (JVMS 5.5).
enum class Initialization : uint8_t { None, Running, Done, Failed };

struct Object {
  uint32_t refs = 0;
  uint16_t monitor = 0;  // how many times its monitor has been entered
  bool packed = false;   // elements are packed primitives rather than Values
  Initialization initialization = Initialization::None;
  uint32_t length = 0;  // slots of a record, elements of an array
  const Type* type = nullptr;

  // Every slot starts as `Undefined`, every packed element as zero.
  static Object* record(const Type* type, uint32_t slots);
  static Object* array(const Type* type, uint32_t length);
  static Object* copy(const Object& other);
  static void destroy(Object* object);
  static size_t bytes_for(const Type* array_type, uint64_t length);

  Value* values() { return reinterpret_cast<Value*>(this + 1); }
  const Value* values() const { return reinterpret_cast<const Value*>(this + 1); }
  uint8_t* bytes() { return reinterpret_cast<uint8_t*>(this + 1); }
  const uint8_t* bytes() const { return reinterpret_cast<const uint8_t*>(this + 1); }
  template <class T>
  T* elements() {
    return reinterpret_cast<T*>(this + 1);
  }
  template <class T>
  const T* elements() const {
    return reinterpret_cast<const T*>(this + 1);
  }

  bool is_array() const { return type->is_array(); }
  size_t size() const;  // in bytes, header included

 private:
  static Object* allocate(size_t bytes);
};

static_assert(sizeof(Object) % alignof(Value) == 0);

// The value a field or element of this kind has before anything is written to it.
Value default_value(Basic basic);

}  // namespace kukang
