// Variable handles of fields and of elements of arrays.
//
// A handle is an object of the class that the JDK has for it: VarHandleInts$FieldInstanceReadWrite,
// say. That class has a static method for each way of access, get, compareAndSet and so on, which
// is plain Java around Unsafe, and runs as such. Modelled are the making of handles, and what the
// JVM does to call the method: see spin/variable.h.

#include <bit>

#include "fmt/format.h"
#include "semantics/native/offsets.h"
#include "semantics/native/table.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr std::string_view kLookup = "java/lang/invoke/MethodHandles$Lookup",
                           kHandles = "java/lang/invoke/MethodHandles";

// Ints for an int, References for an object.
std::string family_of(Basic basic) {
  std::string name(basic == Basic::Reference ? "reference" : name_of(basic));
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  return name + "s";
}

// A handle without content, of a class of java.lang.invoke.
Step make(Machine& m, std::string_view name, Value& handle) {
  Linked<const Type*> type = m.program.load(fmt::format("java/lang/invoke/VarHandle{}", name));
  if (!type.ok()) return m.raise(type.failure());
  handle = m.allocate(**type);
  return handle.is_location() ? Step::Next : m.raise_out_of_memory();
}

void set(Machine& m, Value handle, std::string_view name, std::string_view descriptor,
         Value value) {
  const Field* field = find_field(*m.object(handle).type, name, descriptor);
  m.change(handle).values()[field->slot] = value;
}
void set_class(Machine& m, Value handle, std::string_view name, const Type& type) {
  set(m, handle, name, "Ljava/lang/Class;", m.mirror(type));
}

bool may_use(const Machine& m, const Type& from, const Field& field) {
  if (field.flags & kPrivate) return same_nest(m.program, from, *field.owner);
  return from.package == field.owner->package ||
         (field.flags & kPublic && field.owner->flags & kPublic);
}

Step find_variable(Machine& m, NativeCall& call) {
  const Object& lookup = m.object(call.args[0]);
  const Field* looking = find_field(*lookup.type, "lookupClass", "Ljava/lang/Class;");
  const Type& from = *m.mirrored(lookup.values()[looking->slot]);
  const Type& holder = *m.mirrored(call.args[1]);
  const Type& type = *m.mirrored(call.args[3]);
  const std::string name = m.read_utf8(call.args[2]).value();
  const std::string_view descriptor = std::string_view(m.program.array_of(&type)->name).substr(1);
  const Field* field = holder.is_class() ? find_field(holder, name, descriptor) : nullptr;
  if (field == nullptr || field->is_static() || !may_use(m, from, *field)) {
    return m.stop(unsupported(fmt::format(
        "a VarHandle of the field {} of {}: there is no such instance field that {} may use", name,
        readable_name(holder), readable_name(from))));
  }
  Value handle;
  const std::string_view access = field->flags & kFinal ? "ReadOnly" : "ReadWrite";
  const std::string class_name = fmt::format("{}$FieldInstance{}", family_of(field->basic), access);
  if (Step s = make(m, class_name, handle); s != Step::Next) return s;
  set(m, handle, "fieldOffset", "J", Value::of(offset_of(*field)));
  set_class(m, handle, "receiverType", holder);
  if (field->basic == Basic::Reference) set_class(m, handle, "fieldType", type);
  return call.give(handle);
}

Step find_static_variable(Machine& m, NativeCall& call) {
  return m.stop(unsupported(fmt::format("a VarHandle of the static field {} of {}",
                                        m.read_utf8(call.args[2]).value(),
                                        readable_name(*m.mirrored(call.args[1])))));
}

Step array_elements(Machine& m, NativeCall& call) {
  const Type& array = *m.mirrored(call.args[0]);
  if (!array.is_array()) {
    return m.raise("IllegalArgumentException", "not an array type: " + readable_name(array));
  }
  const Basic basic = array.element_basic();
  Value handle;
  if (Step s = make(m, family_of(basic) + "$Array", handle); s != Step::Next) return s;
  const int32_t shift = std::countr_zero(static_cast<uint32_t>(element_size(basic)));
  set(m, handle, "abase", "I", Value::of(int32_t{kFirstOffset}));
  set(m, handle, "ashift", "I", Value::of(shift));
  if (basic == Basic::Reference) {
    set_class(m, handle, "arrayType", array);
    set_class(m, handle, "componentType", *array.element);
  }
  return call.give(handle);
}

// The bytes of an array as elements of another kind.
Step bytes_as(Machine& m, NativeCall& call) {
  const Type& array = *m.mirrored(call.args[0]);
  const bool fits = array.is_array() && array.element_basic() != Basic::Reference &&
                    width_of(array.element_basic()) > 1;
  if (!fits) return m.raise("UnsupportedOperationException");
  Value handle;
  const std::string class_name =
      fmt::format("ByteArrayAs{}$ArrayHandle", family_of(array.element_basic()));
  if (Step s = make(m, class_name, handle); s != Step::Next) return s;
  const Type& order = *m.object(call.args[1]).type;
  const Field* big = find_field(order, "BIG_ENDIAN", "Ljava/nio/ByteOrder;");
  const bool is_big = same_value(m.state->static_object(order)->values()[big->slot], call.args[1]);
  set(m, handle, "be", "Z", Value::of(int32_t{is_big}));
  return call.give(handle);
}

// The method of that name in the class or above it.
const Method* access_method(const Type& type, std::string_view name) {
  for (const Type* t = &type; t != nullptr; t = t->super) {
    for (const Method& method : t->methods) {
      if (method.is_static() && method.name == name) return &method;
    }
  }
  return nullptr;
}

// Are the caller's types those of the method, for a handle that asks for no less? That is looked at
// for byte arrays only, of which the JDK has such handles.
bool is_exact(const NativeCall& call, const Method& method) {
  for (const Method& entry : call.method->owner->methods) {
    if (entry.flags & kNative) continue;
    const MethodDescriptor caller = take_apart(entry.descriptor);
    return caller.parameters[1] == "[B" && caller.result == take_apart(method.descriptor).result;
  }
  return false;
}

Step access(Machine& m, NativeCall& call) {
  const Object& handle = m.object(call.args[0]);
  const Method* method = access_method(*handle.type, call.method->name);
  if (method == nullptr) return m.raise("UnsupportedOperationException");
  const Field* exact = find_field(*handle.type, "exact", "Z");
  const bool fits = method->descriptor == call.method->descriptor &&
                    (handle.values()[exact->slot].i == 0 || is_exact(call, *method));
  if (!fits) {
    return m.stop(unsupported(fmt::format(
        "VarHandle.{} with operands, or for a result, of other types than the variable's",
        call.method->name)));
  }
  if (!m.is_initialized(*method->owner)) return m.retry_after(call, *method->owner);
  return m.call(*method, call.args);
}

using enum Take;

constexpr NativeRow kVariableRows[] = {
    {kLookup, "findVarHandle", "", find_variable, {Made, Made, Known, Made}},
    {kLookup, "findStaticVarHandle", "", find_static_variable, {Made, Made, Known, Made}},
    {kHandles, "arrayElementVarHandle", "", array_elements, {Made}},
    {kHandles, "byteArrayViewVarHandle", "", bytes_as, {Made, Made}},
    // Which types a handle's methods have: read from the methods themselves.
    {"java/lang/invoke/VarForm", "<init>", "", nothing, kAnything},
};

constexpr NativeRow kAccess = {
    "", "", "", access, {Made, Anything, Anything, Anything, Anything, Anything}};

}  // namespace

std::span<const NativeRow> variable_rows() { return kVariableRows; }
const NativeRow& variable_access() { return kAccess; }

}  // namespace kukang
