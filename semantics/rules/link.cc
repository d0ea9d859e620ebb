// First executions: an instruction that names a constant resolves it and becomes its quick form.
//
// The constant's index is read from the class file's bytes, not from the decoded instruction: two
// workers may resolve the same instruction at once, and the one that comes second must not read
// what the first has already replaced. Nor does it write: both have come to the same, and others
// may be reading.

#include <mutex>

#include "fmt/format.h"
#include "semantics/rules/cold.h"
#include "semantics/spin/spin.h"
#include "semantics/spin/variable.h"
#include "support/text.h"

namespace kukang::rules {
namespace {

const Type& current(Machine& m) { return *m.frame().method->owner; }

const uint8_t* bytes_at_pc(Machine& m) {
  const Frame& f = m.frame();
  const Code& code = m.code_of(f);
  return code.bytes.data() + code.offsets[code.index_of(f.pc)];
}

// The constant that the running instruction names.
uint16_t constant(Machine& m) {
  constexpr uint8_t kLdc = 0x12;
  const uint8_t* bytes = bytes_at_pc(m);
  return bytes[0] == kLdc ? bytes[1] : static_cast<uint16_t>(bytes[1] << 8 | bytes[2]);
}

// Replaces the running instruction; it runs again at once, in its new form.
Step become(Machine& m, Op op, uint16_t a, int32_t b, uint64_t bits) {
  static std::mutex replacing;
  const std::lock_guard lock(replacing);
  auto* instruction = const_cast<Instruction*>(m.frame().pc);
  if (instruction->op == op) return Step::Again;
  instruction->a = a;
  instruction->b = b;
  instruction->bits = bits;
  instruction->op = op;
  return Step::Again;
}
template <class T>
Step become(Machine& m, Op op, uint16_t a, int32_t b, const T* pointer) {
  return become(m, op, a, b, reinterpret_cast<uint64_t>(pointer));
}

std::string field_text(const Field& field) {
  return fmt::format("{}.{}", readable_name(*field.owner), field.name);
}

Step resolve_constant(Machine& m, Op narrow, Op string) {
  const uint16_t index = constant(m);
  const ClassFile& file = *current(m).file;
  const Constant& c = file.constants[index];
  auto number = [&](Kind kind) { return become(m, narrow, 0, static_cast<int32_t>(kind), c.bits); };
  switch (c.tag) {
    case ConstantTag::Integer: return number(Kind::Int);
    case ConstantTag::Float: return number(Kind::Float);
    case ConstantTag::Long: return number(Kind::Long);
    case ConstantTag::Double: return number(Kind::Double);
    case ConstantTag::String:
      return become(m, string, 0, 0,
                    uint64_t{m.program.literal(utf16_from_modified(file.string(index)))});
    case ConstantTag::Class: {
      Linked<const Type*> type = resolve_class(m.program, current(m), file.class_name(index));
      if (!type.ok()) return m.raise(type.failure());
      return become(m, Op::ldc_class, 0, 0, *type);
    }
    default:
      return m.stop(unsupported(
          fmt::format("{}: constant {} of {} is a {}, which is not supported", file.source.file,
                      index, readable_name(current(m)),
                      c.tag == ConstantTag::Dynamic
                          ? fmt::format("dynamic constant ({})", file.name_and_type(c.second).name)
                      : c.tag == ConstantTag::MethodHandle ? std::string("method handle")
                                                           : std::string("method type"))));
  }
}

// May the running method assign to this final field?
bool may_assign(Machine& m, const Field& field) {
  const Method& method = *m.frame().method;
  if (!(field.flags & kFinal)) return true;
  if (method.owner != field.owner) return false;
  return field.is_static() ? method.is_class_initializer() : method.is_constructor();
}

Step resolve_field(Machine& m, bool is_static, bool writes, const Field** out) {
  Linked<const Field*> field = kukang::resolve_field(m.program, current(m), constant(m));
  if (!field.ok()) return m.raise(field.failure());
  if ((*field)->is_static() != is_static) {
    return m.raise(
        "IncompatibleClassChangeError",
        fmt::format("Expected {}static field {}", is_static ? "" : "non-", field_text(**field)));
  }
  if (writes && !may_assign(m, **field)) {
    return m.raise("IllegalAccessError",
                   fmt::format("Update to {}final field {} attempted from a different class ({}) "
                               "than the field's declaring class",
                               is_static ? "static " : "non-static ", field_text(**field),
                               readable_name(current(m))));
  }
  *out = *field;
  return Step::Next;
}

Step field_slot(Machine& m, const Field& field, uint16_t* slot) {
  if (field.slot > 0xffff) {
    return m.stop(unsupported(fmt::format("{}: more than 65535 fields", field_text(field))));
  }
  *slot = static_cast<uint16_t>(field.slot);
  return Step::Next;
}

bool smaller_than_int(Basic basic) {
  return basic == Basic::Boolean || basic == Basic::Byte || basic == Basic::Char ||
         basic == Basic::Short;
}

Step resolve_method(Machine& m, bool is_static, const Method** out) {
  Linked<const Method*> method = kukang::resolve_method(m.program, current(m), constant(m));
  if (!method.ok()) {
    const ClassFile& file = *current(m).file;
    const Constant& reference = file.constants[constant(m)];
    const std::string_view owner = file.class_name(reference.first);
    if (owner == "java/lang/invoke/MethodHandle") {
      return m.stop(unsupported(fmt::format("{} calls {}.{}, which is not supported",
                                            readable_name(current(m)), dotted(owner),
                                            file.name_and_type(reference.second).name)));
    }
    return m.raise(method.failure());
  }
  if ((*method)->is_static() != is_static) {
    return m.raise(
        "IncompatibleClassChangeError",
        fmt::format("{} method '{}'", is_static ? "Expected static" : "Expecting non-static",
                    readable_method(*(*method)->owner, (*method)->name, (*method)->descriptor)));
  }
  *out = *method;
  return Step::Next;
}

Step resolve_type(Machine& m, const Type** out) {
  Linked<const Type*> type =
      resolve_class(m.program, current(m), current(m).file->class_name(constant(m)));
  if (!type.ok()) return m.raise(type.failure());
  *out = *type;
  return Step::Next;
}

}  // namespace

Step ldc(Machine& m) { return resolve_constant(m, Op::ldc_value, Op::ldc_string); }
Step ldc2_w(Machine& m) { return resolve_constant(m, Op::ldc_wide, Op::ldc_string); }

Step getstatic(Machine& m) {
  const Field* field = nullptr;
  if (Step s = resolve_field(m, true, false, &field); s != Step::Next) return s;
  return become(m, Op::getstatic_at, 0, 0, field);
}

Step putstatic(Machine& m) {
  const Field* field = nullptr;
  if (Step s = resolve_field(m, true, true, &field); s != Step::Next) return s;
  return become(m, Op::putstatic_at, 0, 0, field);
}

Step getfield(Machine& m) {
  const Field* field = nullptr;
  uint16_t slot = 0;
  if (Step s = resolve_field(m, false, false, &field); s != Step::Next) return s;
  if (Step s = field_slot(m, *field, &slot); s != Step::Next) return s;
  return become(m, is_wide(field->basic) ? Op::getfield_wide : Op::getfield_narrow, slot, 0, field);
}

Step putfield(Machine& m) {
  const Field* field = nullptr;
  uint16_t slot = 0;
  if (Step s = resolve_field(m, false, true, &field); s != Step::Next) return s;
  if (Step s = field_slot(m, *field, &slot); s != Step::Next) return s;
  const Op op = is_wide(field->basic)            ? Op::putfield_wide
                : smaller_than_int(field->basic) ? Op::putfield_small
                                                 : Op::putfield_narrow;
  return become(m, op, slot, static_cast<int32_t>(field->basic), field);
}

// Does the running instruction call a method of VarHandle's that takes what it is given?
bool accesses_variable(Machine& m) {
  const ClassFile& file = *current(m).file;
  const Constant& reference = file.constants[constant(m)];
  return is_variable_access(m.program, file.class_name(reference.first),
                            file.name_and_type(reference.second).name);
}

Step invokevirtual(Machine& m) {
  if (accesses_variable(m)) {
    Linked<const Method*> access = spin_variable_access(m.program, current(m), constant(m));
    if (!access.ok()) return m.raise(access.failure());
    if (Step s = m.initialize(*(*access)->owner); s != Step::Next) return s;
    return become(m, Op::invokedynamic_at, (*access)->argument_slots, 0, *access);
  }
  const Method* method = nullptr;
  if (Step s = resolve_method(m, false, &method); s != Step::Next) return s;
  return become(m, Op::invokevirtual_at, method->argument_slots, 0, method);
}

Step invokeinterface(Machine& m) {
  const Method* method = nullptr;
  if (Step s = resolve_method(m, false, &method); s != Step::Next) return s;
  return become(m, Op::invokeinterface_at, method->argument_slots, 0, method);
}

// JVMS 6.5 invokespecial: a call of a superclass's method is looked up from the direct superclass.
Step invokespecial(Machine& m) {
  const Method* method = nullptr;
  if (Step s = resolve_method(m, false, &method); s != Step::Next) return s;
  const Type& from = current(m);
  const bool super_call = !method->is_constructor() && !method->is_private() &&
                          !method->owner->is_interface() && method->owner != &from &&
                          from.is_subtype_of(method->owner);
  if (super_call) {
    const Method* found = find_method(m.program, *from.super, method->name, method->descriptor);
    if (found != nullptr) method = found;
  }
  return become(m, Op::invokespecial_at, method->argument_slots, 0, method);
}

Step invokestatic(Machine& m) {
  const Method* method = nullptr;
  if (Step s = resolve_method(m, true, &method); s != Step::Next) return s;
  const bool elsewhere = method->owner != &current(m);
  return become(m, Op::invokestatic_at, method->argument_slots, elsewhere, method);
}

Step invokedynamic(Machine& m) {
  Linked<const Method*> method = spin_call_site(m.program, current(m), constant(m));
  if (!method.ok()) return m.raise(method.failure());
  // Spun classes of lambdas that capture nothing hold their one instance in a static field.
  if (Step s = m.initialize(*(*method)->owner); s != Step::Next) return s;
  return become(m, Op::invokedynamic_at, (*method)->argument_slots, 0, *method);
}

Step new_(Machine& m) {
  const Type* type = nullptr;
  if (Step s = resolve_type(m, &type); s != Step::Next) return s;
  if (!type->is_class() || type->flags & (kAbstract | kInterface)) {
    return m.raise("InstantiationError", readable_name(*type));
  }
  return become(m, Op::new_at, 0, 0, type);
}

Step anewarray(Machine& m) {
  const Type* type = nullptr;
  if (Step s = resolve_type(m, &type); s != Step::Next) return s;
  return become(m, Op::anewarray_at, 0, 0, m.program.array_of(type));
}

Step multianewarray(Machine& m) {
  const Type* type = nullptr;
  if (Step s = resolve_type(m, &type); s != Step::Next) return s;
  return become(m, Op::multianewarray_at, bytes_at_pc(m)[3], 0, type);
}

// NULL is cast and tested without resolving the class, which may not exist.
Step checkcast(Machine& m) {
  if (top(m).is_null()) {
    m.fired(Rule::CHECKCAST1_C);
    return Step::Next;
  }
  const Type* type = nullptr;
  if (Step s = resolve_type(m, &type); s != Step::Next) return s;
  return become(m, Op::checkcast_at, 0, 0, type);
}

Step instanceof (Machine & m) {
  if (top(m).is_null()) {
    m.fired(Rule::INSTANCEOF1_C);
    Frame& f = m.frame();
    f.stack_base()[f.stack - 1] = Value::of(int32_t{0});
    return Step::Next;
  }
  const Type* type = nullptr;
  if (Step s = resolve_type(m, &type); s != Step::Next) return s;
  return become(m, Op::instanceof_at, 0, 0, type);
}

}  // namespace kukang::rules
