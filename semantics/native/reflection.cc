// The little of reflection that the JDK itself needs: declared fields and their offsets, enclosing
// methods, generic signatures.

#include "semantics/native/table.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr std::string_view kString = "Ljava/lang/String;";
constexpr std::string_view kClass = "Ljava/lang/Class;";

Value text(Machine& m, std::string_view modified) {
  return m.literal(m.program.literal(utf16_from_modified(modified)));
}

// A java.lang.reflect.Field; its slot is the field's place among those its class declares.
Value make_field(Machine& m, const Type& reflected, const Field& field, int32_t place,
                 const Type& field_type) {
  const Value made = m.allocate(reflected);
  if (!made.is_location()) return made;
  auto set = [&](std::string_view name, std::string_view descriptor, Value value) {
    m.change(made).values()[find_field(reflected, name, descriptor)->slot] = value;
  };
  set("clazz", kClass, m.mirror(*field.owner));
  set("slot", "I", Value::of(place));
  set("name", kString, text(m, field.name));
  set("type", kClass, m.mirror(field_type));
  set("modifiers", "I", Value::of(int32_t{field.flags}));
  return made;
}

Step get_declared_fields(Machine& m, NativeCall& call) {
  const Type& type = *m.mirrored(call.args[0]);
  const bool public_only = call.args[1].i != 0;
  Linked<const Type*> reflected = m.program.load("java/lang/reflect/Field");
  if (!reflected.ok()) return m.raise(reflected.failure());
  if (!m.is_initialized(**reflected)) return m.retry_after(call, **reflected);
  std::vector<Value> fields;
  int32_t place = 0;
  for (const Field& field : type.fields) {
    const int32_t at = place++;
    if (public_only && !(field.flags & kPublic)) continue;
    const std::string_view name = type_name(field.descriptor);
    Linked<const Type*> field_type = field.basic == Basic::Reference
                                         ? m.program.load(name)
                                         : Linked<const Type*>(m.program.primitive(field.basic));
    if (!field_type.ok()) return m.raise(field_type.failure());
    fields.push_back(make_field(m, **reflected, field, at, **field_type));
    if (!fields.back().is_location()) return m.raise_out_of_memory();
  }
  const Value array =
      m.allocate_array(*m.program.array_of(*reflected), static_cast<int32_t>(fields.size()));
  if (!array.is_location()) return m.raise_out_of_memory();
  std::copy(fields.begin(), fields.end(), m.change(array).values());
  return call.give(array);
}

// Object[] {class, method's name or null, its descriptor or null}, or null for a member class.
Step get_enclosing_method(Machine& m, NativeCall& call) {
  const Type& type = *m.mirrored(call.args[0]);
  if (!type.is_class()) return call.give(Value::null());
  absl::StatusOr<std::optional<EnclosingMethod>> enclosing = type.file->enclosing_method();
  if (!enclosing.ok()) return m.stop(enclosing.status());
  if (!enclosing->has_value()) return call.give(Value::null());
  Linked<const Type*> around = m.program.load((*enclosing)->class_name);
  if (!around.ok()) return m.raise(around.failure());
  const Value array = m.allocate_array(*m.program.array_of(m.program.object()), 3);
  if (!array.is_location()) return m.raise_out_of_memory();
  const Value mirror = m.mirror(**around);
  m.change(array).values()[0] = mirror;
  if (!(*enclosing)->name.empty()) {
    const Value name = text(m, (*enclosing)->name);
    const Value descriptor = text(m, (*enclosing)->descriptor);
    m.change(array).values()[1] = name;
    m.change(array).values()[2] = descriptor;
  }
  return call.give(array);
}

Step get_generic_signature(Machine& m, NativeCall& call) {
  const Type& type = *m.mirrored(call.args[0]);
  if (!type.is_class()) return call.give(Value::null());
  absl::StatusOr<std::string_view> signature = type.file->signature(type.file->attributes);
  if (!signature.ok()) return m.stop(signature.status());
  return call.give(signature->empty() ? Value::null() : text(m, *signature));
}

using enum Take;

constexpr NativeRow kReflectionRows[] = {
    {"java/lang/Class", "getDeclaredFields0", "", get_declared_fields, {Made}},
    {"java/lang/Class", "getEnclosingMethod0", "", get_enclosing_method, {Made}},
    {"java/lang/Class", "getGenericSignature0", "", get_generic_signature, {Made}},
};

}  // namespace

std::span<const NativeRow> reflection_rows() { return kReflectionRows; }

}  // namespace kukang
