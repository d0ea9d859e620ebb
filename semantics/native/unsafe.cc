// jdk.internal.misc.Unsafe: fields and elements by offset.
//
// An offset is 16 for the first element of an array or the first slot of an object; elements follow
// at their width (4 for references, as on the JVM), slots at 8. Volatile access is plain access:
// there is one thread.

#include "fmt/format.h"
#include "semantics/native/table.h"
#include "semantics/rules/branches.h"
#include "semantics/rules/fields.h"

namespace kukang {
namespace {

constexpr int64_t kBase = 16;
constexpr int64_t kSlotSize = 8;
constexpr int32_t kReferenceSize = 4;

// `AnyObject` is Object or const Object; the result is const with it.
template <class AnyObject>
auto slot_at(AnyObject& object, int64_t offset) -> decltype(object.values()) {
  const int64_t size = object.is_array() ? kReferenceSize : kSlotSize;
  const int64_t index = (offset - kBase) / size;
  if (object.is_packed() || offset < kBase || index >= object.length) return nullptr;
  return object.values() + index;
}

template <class AnyObject>
auto bytes_at(AnyObject& object, int64_t offset, size_t width) -> decltype(object.bytes()) {
  const size_t size = object.size() - sizeof(Object);
  const auto at = static_cast<uint64_t>(offset - kBase);
  if (!object.is_packed() || at > size || width > size - at) return nullptr;
  return object.bytes() + at;
}

Step bad_offset(Machine& m, NativeCall& call) {
  return m.stop(unsupported(
      fmt::format("Unsafe.{} outside any object (offset {})", call.method->name, call.args[2].j)));
}

// Arguments of all accessors: this, object, offset (two slots), values …
template <class Stored, class W>
Step get(Machine& m, NativeCall& call) {
  if (!call.args[1].is_location()) return bad_offset(m, call);
  const Object& object = m.object(call.args[1]);
  if (const Value* slot = slot_at(object, call.args[2].j)) return call.give(*slot);
  const uint8_t* bytes = bytes_at(object, call.args[2].j, sizeof(Stored));
  if (bytes == nullptr) return bad_offset(m, call);
  Stored element;
  std::memcpy(&element, bytes, sizeof element);
  return call.give(Value::of(static_cast<W>(element)));
}

template <class Stored, class W>
Step put(Machine& m, NativeCall& call) {
  if (!call.args[1].is_location()) return bad_offset(m, call);
  Object& object = m.change(call.args[1]);
  if (Value* slot = slot_at(object, call.args[2].j)) {
    *slot = call.args[4];
    return call.done();
  }
  uint8_t* bytes = bytes_at(object, call.args[2].j, sizeof(Stored));
  if (bytes == nullptr) return bad_offset(m, call);
  const auto element = static_cast<Stored>(kukang::get<W>(call.args[4]));
  std::memcpy(bytes, &element, sizeof element);
  return call.done();
}

Step get_reference(Machine& m, NativeCall& call) {
  if (!call.args[1].is_location()) return bad_offset(m, call);
  const Value* slot = slot_at(m.object(call.args[1]), call.args[2].j);
  return slot != nullptr ? call.give(*slot) : bad_offset(m, call);
}

Step put_reference(Machine& m, NativeCall& call) {
  if (!call.args[1].is_location()) return bad_offset(m, call);
  Value* slot = slot_at(m.change(call.args[1]), call.args[2].j);
  if (slot == nullptr) return bad_offset(m, call);
  *slot = call.args[4];
  return call.done();
}

// compareAndSet gives whether it did, compareAndExchange what it found.
template <class T, bool kExchange>
Step compare_and_set(Machine& m, NativeCall& call) {
  if (!call.args[1].is_location()) return bad_offset(m, call);
  Object& object = m.change(call.args[1]);
  const Value expected = call.args[4];
  const Value next = call.args[4 + kSlots<T>];
  if (Value* slot = slot_at(object, call.args[2].j)) {
    const Value found = *slot;
    const bool same =
        found.kind == expected.kind && kukang::get<T>(found) == kukang::get<T>(expected);
    if (same) *slot = next;
    return kExchange ? call.give(found) : call.give_bool(same);
  }
  uint8_t* bytes = bytes_at(object, call.args[2].j, sizeof(T));
  if (bytes == nullptr) return bad_offset(m, call);
  T found;
  std::memcpy(&found, bytes, sizeof found);
  const T value = kukang::get<T>(next);
  const bool same = found == kukang::get<T>(expected);
  if (same) std::memcpy(bytes, &value, sizeof value);
  return kExchange ? call.give(Value::of(found)) : call.give_bool(same);
}

template <bool kExchange>
Step compare_and_set_reference(Machine& m, NativeCall& call) {
  if (!call.args[1].is_location()) return bad_offset(m, call);
  Value* slot = slot_at(m.change(call.args[1]), call.args[2].j);
  if (slot == nullptr) return bad_offset(m, call);
  const Value found = *slot;
  const bool same = rules::same_reference(found, call.args[4]);
  if (same) *slot = call.args[5];
  return kExchange ? call.give(found) : call.give_bool(same);
}

Step array_base_offset(Machine&, NativeCall& call) { return call.give(int32_t{kBase}); }

Step array_index_scale(Machine& m, NativeCall& call) {
  const Type& array = *m.mirrored(call.args[1]);
  const int32_t width = width_of(array.element_basic());
  return call.give(width == 0 ? kReferenceSize : width);
}

Step object_field_offset(Machine& m, NativeCall& call) {
  const Type& type = *m.mirrored(call.args[1]);
  const std::string name = m.read_utf8(call.args[2]);
  for (const Field* field : type.instance_fields) {
    if (field->name == name) return call.give(kBase + kSlotSize * field->slot);
  }
  return m.stop(unsupported(fmt::format("Unsafe.objectFieldOffset: {} has no instance field {}",
                                        readable_name(type), name)));
}

// Of a java.lang.reflect.Field.
Step reflected_field_offset(Machine& m, NativeCall& call) {
  const Object& reflected = m.object(call.args[1]);
  auto read = [&](std::string_view name, std::string_view descriptor) {
    return reflected.values()[find_field(*reflected.type, name, descriptor)->slot];
  };
  const Type& type = *m.mirrored(read("clazz", "Ljava/lang/Class;"));
  return call.give(kBase + kSlotSize * type.fields[read("slot", "I").i].slot);
}

Step allocate_instance(Machine& m, NativeCall& call) {
  const Type& type = *m.mirrored(call.args[1]);
  if (!m.is_initialized(type)) return m.retry_after(call, type);
  const Value object = m.allocate(type);
  return object.is_location() ? call.give(object) : m.raise_out_of_memory();
}

Step ensure_initialized(Machine& m, NativeCall& call) {
  const Type& type = *m.mirrored(call.args[1]);
  return m.is_initialized(type) ? call.done() : m.retry_after(call, type);
}

Step should_be_initialized(Machine& m, NativeCall& call) {
  return call.give_bool(!m.is_initialized(*m.mirrored(call.args[1])));
}

// sun.misc.Unsafe, which anyone may name, is for the JDK's classes only.
Step get_unsafe(Machine& m, NativeCall& call) {
  if (!m.frame().method->owner->from_jdk) return m.raise("SecurityException", "Unsafe");
  const Type& type = *call.method->owner;
  const Field* unsafe = find_field(type, "theUnsafe", "Lsun/misc/Unsafe;");
  return call.give(m.state->static_object(type)->values()[unsafe->slot]);
}

constexpr std::string_view kUnsafe = "jdk/internal/misc/Unsafe";

#define ACCESSORS(Name, Stored, W)                           \
  {kUnsafe, "get" #Name, "", get<Stored, W>},                \
      {kUnsafe, "get" #Name "Volatile", "", get<Stored, W>}, \
      {kUnsafe, "put" #Name, "", put<Stored, W>}, {          \
    kUnsafe, "put" #Name "Volatile", "", put<Stored, W>      \
  }

constexpr NativeRow kRows[] = {
    ACCESSORS(Int, int32_t, int32_t),
    ACCESSORS(Long, int64_t, int64_t),
    ACCESSORS(Float, float, float),
    ACCESSORS(Double, double, double),
    ACCESSORS(Byte, int8_t, int32_t),
    ACCESSORS(Boolean, int8_t, int32_t),
    ACCESSORS(Short, int16_t, int32_t),
    ACCESSORS(Char, uint16_t, int32_t),
    {kUnsafe, "getReference", "", get_reference},
    {kUnsafe, "getReferenceVolatile", "", get_reference},
    {kUnsafe, "putReference", "", put_reference},
    {kUnsafe, "putReferenceVolatile", "", put_reference},
    {kUnsafe, "compareAndSetInt", "", compare_and_set<int32_t, false>},
    {kUnsafe, "compareAndSetLong", "", compare_and_set<int64_t, false>},
    {kUnsafe, "compareAndSetReference", "", compare_and_set_reference<false>},
    {kUnsafe, "compareAndExchangeInt", "", compare_and_set<int32_t, true>},
    {kUnsafe, "compareAndExchangeLong", "", compare_and_set<int64_t, true>},
    {kUnsafe, "compareAndExchangeReference", "", compare_and_set_reference<true>},
    {kUnsafe, "arrayBaseOffset0", "", array_base_offset},
    {kUnsafe, "arrayIndexScale0", "", array_index_scale},
    {kUnsafe, "objectFieldOffset0", "", reflected_field_offset},
    {kUnsafe, "objectFieldOffset1", "", object_field_offset},
    {kUnsafe, "allocateInstance", "", allocate_instance},
    {kUnsafe, "ensureClassInitialized0", "", ensure_initialized},
    {kUnsafe, "shouldBeInitialized0", "", should_be_initialized},
    {"sun/misc/Unsafe", "getUnsafe", "", get_unsafe},
    {"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", "", yes},
    {kUnsafe, "loadFence", "", nothing},
    {kUnsafe, "storeFence", "", nothing},
    {kUnsafe, "fullFence", "", nothing},
};
#undef ACCESSORS

}  // namespace

std::span<const NativeRow> unsafe_rows() { return kRows; }

}  // namespace kukang
