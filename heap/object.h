// An object: a header and, behind it, its fields or elements.
//
// A record has one Value per instance slot of its class. An array of references has one Value per
// element, an array of primitives its elements packed as the JVM would, or one Value per element
// once a term is among them. The static fields of a class are an object too, so that they are
// shared between forks and copied on write like any other.
//
// A symbolic record has its slots twice: as they are now, then as they were at entry. A first read
// defines both, a write only the first; so the second halves are the initial heap at every moment.
// An array whose length or indexes are not constants is an accumulator: its LEN, the default DEF of
// an element nobody has met (Undefined when anything is possible), and for every index met three
// Values: the index, the element as it is now, the element as it was at entry.
//
// A deferred record has slots behind its fields, too: what they are made from once somebody looks
// (deferred.h).
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

enum class Form : uint8_t {
  Record,
  SymbolicRecord,
  Deferred,    // a record that the program made, and whose fields are put off
  References,  // an array of references
  Packed,      // an array of primitives, packed
  Terms,       // an array of primitives with terms among them
  Accumulator,
};

struct Object {
  uint32_t refs = 0;
  uint16_t monitor = 0;  // how many times its monitor has been entered
  Form form = Form::Record;
  Initialization initialization = Initialization::None;
  uint32_t length = 0;    // slots of a record, elements of an array, indexes met of an accumulator
  uint16_t depth = 0;     // of a symbolic object: how far from the parameters it was found
  bool symbolic = false;  // found, not made: CONC↑
  bool shared = false;    // by the JVM: a box whose identity goes by its value, a literal
  bool raised = false;    // an exception that the JVM itself has thrown
  bool assumed = false;  // static fields: that they hold this at entry is assumed, and nobody knows
  bool lawful = false;   // of a symbolic object: the law of its class is assumed (laws.h)
  bool part = false;     // of a symbolic object: nobody but the one it is a part of refers to it
  bool own = false;      // of a symbolic object: the field where it was found alone refers to it
  bool natural = false;  // of a symbolic sorted collection: it has no Comparator
  bool chosen = false;   // of such a one: its Comparator is one that the user's code has chosen
  const Type* type = nullptr;  // of a symbolic object: the lowest class it is known to be of
  uint32_t variable = 0;       // of a symbolic object: its type variable τ

  // Every slot starts as `Undefined`, every packed element as zero.
  static Object* record(const Type* type, uint32_t slots);
  static Object* symbolic_record(const Type* type, uint32_t slots);
  static Object* array(const Type* type, uint32_t length);
  static Object* accumulator(const Type* type, Value length, Value default_element, uint32_t met);
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
  bool is_record() const { return form <= Form::Deferred; }
  bool is_packed() const { return form == Form::Packed; }
  // Of a symbolic record: the slots as they were at entry.
  Value* initial() { return values() + length; }
  const Value* initial() const { return values() + length; }

  // Of an accumulator.
  struct Met {
    Value index, now, initial;
  };
  const Value& len() const { return values()[0]; }
  const Value& otherwise() const { return values()[1]; }
  Met* met() { return reinterpret_cast<Met*>(values() + 2); }
  const Met* met() const { return reinterpret_cast<const Met*>(values() + 2); }

  // How many Values stand behind the header.
  uint32_t value_count() const;
  size_t size() const;  // in bytes, header included

 private:
  static Object* allocate(size_t bytes);
};

static_assert(sizeof(Object) % alignof(Value) == 0);

// Are they the same sort of object, found in the same way? What they hold may differ, and the form.
bool same_sort(const Object& a, const Object& b);

// The value a field or element of this kind has before anything is written to it.
Value default_value(Basic basic);
// The element at `index` of a packed array.
Value packed_element(const Object& array, uint32_t index);
// REQUIRES a constant of the array's kind.
void set_packed_element(Object& array, uint32_t index, const Value& value);

}  // namespace kukang
