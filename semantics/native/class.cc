// java.lang.Class: what a class can be asked at run time.

#include <algorithm>

#include "fmt/format.h"
#include "semantics/native/table.h"
#include "support/text.h"

namespace kukang {
namespace {

const Type& type_of(Machine& m, NativeCall& call) { return *m.mirrored(call.args[0]); }

Step desired_assertion_status(Machine& m, NativeCall& call) {
  return call.give_bool(m.options.assertions && !type_of(m, call).from_jdk);
}

Step get_primitive_class(Machine& m, NativeCall& call) {
  const std::string name = m.read_utf8(call.args[0]).value();
  for (int i = static_cast<int>(Basic::Boolean); i <= static_cast<int>(Basic::Void); ++i) {
    const Type* type = m.program.primitive(static_cast<Basic>(i));
    if (type != nullptr && type->name == name) return call.give(m.mirror(*type));
  }
  return m.raise("ClassNotFoundException", name);
}

Step is_array(Machine& m, NativeCall& call) { return call.give_bool(type_of(m, call).is_array()); }
Step is_primitive(Machine& m, NativeCall& call) {
  return call.give_bool(type_of(m, call).is_primitive());
}
Step is_interface(Machine& m, NativeCall& call) {
  return call.give_bool(type_of(m, call).is_class() && type_of(m, call).is_interface());
}
Step is_hidden(Machine& m, NativeCall& call) {
  return call.give_bool(type_of(m, call).host != nullptr);
}
Step is_record(Machine& m, NativeCall& call) {
  const Type& type = type_of(m, call);
  if (!type.is_class()) return call.give_bool(false);
  auto record = type.file->record();
  return call.give_bool(record.ok() && record->has_value());
}

Step is_instance(Machine& m, NativeCall& call) {
  if (call.args[1].is_null()) return call.give_bool(false);
  return call.give_bool(m.object(call.args[1]).type->is_subtype_of(&type_of(m, call)));
}

Step is_assignable_from(Machine& m, NativeCall& call) {
  return call.give_bool(m.mirrored(call.args[1])->is_subtype_of(&type_of(m, call)));
}

// a.b.C for a/b/C; and a slash where a hidden class has its dot.
std::string binary_name(const Type& type) {
  std::string name = type.name;
  for (char& c : name) c = c == '/' ? '.' : c == '.' ? '/' : c;
  return name;
}

Step init_class_name(Machine& m, NativeCall& call) {
  const Value name =
      m.literal(m.program.literal(utf16_from_modified(binary_name(type_of(m, call)))));
  const Field* field = find_field(*m.known.class_, "name", "Ljava/lang/String;");
  m.change(call.args[0]).values()[field->slot] = name;
  return call.give(name);
}

// The entry of InnerClasses that speaks of the class itself; nullopt for a top-level class.
std::optional<InnerClass> own_inner_class(const Type& type) {
  if (!type.is_class()) return std::nullopt;
  auto entries = type.file->inner_classes();
  if (!entries.ok()) return std::nullopt;
  for (const InnerClass& entry : *entries) {
    if (entry.inner == type.name) return entry;
  }
  return std::nullopt;
}

std::string simple_name(const Type& type) {
  if (type.is_array()) return simple_name(*type.element) + "[]";
  if (auto inner = own_inner_class(type)) return std::string(inner->name);
  const std::string name = binary_name(type);
  return name.substr(name.rfind('.') + 1);
}

Step get_simple_name(Machine& m, NativeCall& call) {
  return call.give(m.make_string(utf16_from_modified(simple_name(type_of(m, call)))));
}

Step get_simple_binary_name(Machine& m, NativeCall& call) {
  auto inner = own_inner_class(type_of(m, call));
  if (!inner.has_value() || inner->name.empty()) return call.give(Value::null());
  return call.give(m.make_string(utf16_from_modified(inner->name)));
}

Step get_declaring_class(Machine& m, NativeCall& call) {
  auto inner = own_inner_class(type_of(m, call));
  if (!inner.has_value() || inner->outer.empty()) return call.give(Value::null());
  Linked<const Type*> outer = m.program.load(inner->outer);
  return outer.ok() ? call.give(m.mirror(**outer)) : m.raise(outer.failure());
}

Step get_superclass(Machine& m, NativeCall& call) {
  const Type& type = type_of(m, call);
  if (type.super == nullptr || (type.is_class() && type.is_interface())) {
    return call.give(Value::null());
  }
  return call.give(m.mirror(*type.super));
}

Step get_interfaces(Machine& m, NativeCall& call) {
  const Type& type = type_of(m, call);
  const Value array = m.allocate_array(*m.program.array_of(m.known.class_),
                                       static_cast<int32_t>(type.interfaces.size()));
  if (!array.is_location()) return m.raise_out_of_memory();
  for (size_t i = 0; i < type.interfaces.size(); ++i) {
    const Value mirror = m.mirror(*type.interfaces[i]);
    m.change(array).values()[i] = mirror;
  }
  return call.give(array);
}

// Those of the class file: a private nested class has no more than its package.
Step get_access_flags(Machine& m, NativeCall& call) {
  return call.give(static_cast<int32_t>(m.mirrored(call.args[0])->flags));
}

Step get_modifiers(Machine& m, NativeCall& call) {
  const Type& type = type_of(m, call);
  constexpr uint16_t kSuper = 0x0020;
  uint16_t flags = type.flags;
  if (auto inner = own_inner_class(type)) flags = inner->flags;
  return call.give(static_cast<int32_t>(flags & ~kSuper));
}

Step for_name(Machine& m, NativeCall& call) {
  const std::string name = m.read_utf8(call.args[0]).value();
  if (name.find('/') != std::string::npos) return m.raise("ClassNotFoundException", name);
  Linked<const Type*> type = m.program.load(slashed(name));
  if (!type.ok() && !type.failure().status.ok()) return m.stop(type.failure().status);
  if (!type.ok()) return m.raise("ClassNotFoundException", name);
  const Value mirror = m.mirror(**type);
  if (call.args[1].i != 0 && m.state->initialization(**type) == Initialization::None &&
      (*type)->is_class()) {
    return m.retry_after(call, **type);
  }
  return call.give(mirror);
}

const Method* values_of(const Type& type) {
  if (!type.is_class() || !(type.flags & kEnum) || type.super == nullptr ||
      type.super->name != "java/lang/Enum") {
    return nullptr;
  }
  for (const Method& method : type.methods) {
    const bool found = method.name == "values" && method.is_static() && method.argument_slots == 0;
    if (found) return &method;
  }
  return nullptr;
}

const Field& kept_constants(Machine& m) {
  return *find_field(*m.known.class_, "enumConstants", "[Ljava/lang/Object;");
}

// Class.getEnumConstantsShared goes through reflection; the enum's own values() does the same.
Step get_enum_constants(Machine& m, NativeCall& call) {
  const Type& type = type_of(m, call);
  if (values_of(type) == nullptr) return call.give(Value::null());
  const Value kept = m.object(call.args[0]).values()[kept_constants(m).slot];
  if (kept.is_location()) return call.give(kept);
  if (m.state->initialization(type) == Initialization::None) return m.retry_after(call, type);
  Linked<const Type*> own = m.program.load("kukang/machine/Constants");
  if (!own.ok()) return m.raise(own.failure());
  if (m.initialize(**own) == Step::Ended) return Step::Ended;  // it has no initializer
  return m.call(*find_method(m.program, **own, "share", "(Ljava/lang/Class;)[Ljava/lang/Object;"),
                call.args);
}

Step call_values(Machine& m, NativeCall& call) {
  const Method* values = values_of(type_of(m, call));
  return values == nullptr ? call.give(Value::null()) : m.call(*values, nullptr);
}

Step keep_constants(Machine& m, NativeCall& call) {
  m.change(call.args[0]).values()[kept_constants(m).slot] = call.args[1];
  return call.done();
}

// The class of the method that called the method that asks.
Step get_caller_class(Machine& m, NativeCall& call) {
  ++m.state->stack_looks;
  const Frame* asking = m.state->top.get();
  const Frame* caller = asking->caller.get();
  if (caller == nullptr) return call.give(Value::null());
  return call.give(m.mirror(*caller->method->owner));
}

using enum Take;

constexpr NativeRow kClassRows[] = {
    {"java/lang/Class", "desiredAssertionStatus", "", desired_assertion_status, {Made}},
    {"java/lang/Class", "getPrimitiveClass", "", get_primitive_class},
    {"java/lang/Class", "isArray", "", is_array, {Made}},
    {"java/lang/Class", "isPrimitive", "", is_primitive, {Made}},
    {"java/lang/Class", "isInterface", "", is_interface, {Made}},
    {"java/lang/Class", "isHidden", "", is_hidden, {Made}},
    {"java/lang/Class", "isRecord0", "", is_record, {Made}},
    {"java/lang/Class", "isInstance", "", is_instance, {Made, MadeOrNull}},
    {"java/lang/Class", "isAssignableFrom", "", is_assignable_from, {Made, Made}},
    {"java/lang/Class", "initClassName", "", init_class_name, {Made}},
    {"java/lang/Class", "getSimpleName", "", get_simple_name, {Made}},
    {"java/lang/Class", "getSimpleBinaryName0", "", get_simple_binary_name, {Made}},
    {"java/lang/Class", "getDeclaringClass0", "", get_declaring_class, {Made}},
    {"java/lang/Class", "getSuperclass", "", get_superclass, {Made}},
    {"java/lang/Class", "getInterfaces0", "", get_interfaces, {Made}},
    {"java/lang/Class", "getModifiers", "", get_modifiers, {Made}},
    {"java/lang/Class", "forName0", "", for_name, {Known, Known, Anything, Anything}},
    {"java/lang/Class", "getEnumConstantsShared", "", get_enum_constants, {Made}},
    {"kukang/machine/Constants", "values", "", call_values, {Made}},
    {"kukang/machine/Constants", "keep", "", keep_constants, {Made, Made}},
    {"java/lang/Class", "getClassLoader", "", null_result, kAnything},
    {"java/lang/Class", "getClassLoader0", "", null_result, kAnything},
    {"jdk/internal/reflect/Reflection", "getCallerClass", "", get_caller_class},
    {"jdk/internal/reflect/Reflection", "getClassAccessFlags", "", get_access_flags, {Made}},
};

}  // namespace

std::span<const NativeRow> class_rows() { return kClassRows; }

}  // namespace kukang
