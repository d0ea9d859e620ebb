// java.lang.Object, reflective arrays, System.arraycopy: what is done to any object.

#include <algorithm>

#include "fmt/format.h"
#include "semantics/native/table.h"
#include "semantics/rules/branches.h"
#include "support/text.h"

namespace kukang {
namespace {

Step get_class(Machine& m, NativeCall& call) {
  return call.give(m.mirror(*m.object(call.args[0]).type));
}

Step clone(Machine& m, NativeCall& call) {
  const Object& original = m.object(call.args[0]);
  static constexpr std::string_view kCloneable = "java/lang/Cloneable";
  bool cloneable = original.is_array();
  for (const Type* interface : original.type->all_interfaces) {
    cloneable |= interface->name == kCloneable;
  }
  if (!cloneable) return m.raise("CloneNotSupportedException", dotted(original.type->name));
  if (!m.has_room(original.size())) return m.raise_out_of_memory();
  Object* copy = Object::copy(original);
  copy->monitor = 0;
  return call.give(Value::at(m.heap().allocate(copy)));
}

Step notify(Machine& m, NativeCall& call) {
  if (!is_locked(m, call.args[0])) {
    return m.raise("IllegalMonitorStateException", "current thread is not owner");
  }
  return call.done();
}

// With one thread nobody could ever wake it.
Step wait(Machine& m, NativeCall& call) {
  if (call.args[1].j < 0) {
    return m.raise("IllegalArgumentException", "timeout value is negative");
  }
  if (!is_locked(m, call.args[0])) {
    return m.raise("IllegalMonitorStateException", "current thread is not owner");
  }
  return m.stop(unsupported("Object.wait: there is only one thread, which would wait forever"));
}

std::string array_text(const Type& type, uint32_t length) {
  const Basic element = type.element_basic();
  return fmt::format("{}[{}]", element == Basic::Reference ? "object array" : name_of(element),
                     length);
}

// Elements one by one, until one is not of the target's element type. Where that is open, the loop
// that stands in for the method decides it.
Step copy_checked(Machine& m, NativeCall& call, const Object& source, Object& target) {
  const int32_t from = call.args[1].i, to = call.args[3].i, count = call.args[4].i;
  const Value* elements = source.values() + from;
  const bool open = std::any_of(elements, elements + count, [&](const Value& element) {
    return element.is_unknown() || (element.is_location() && m.object(element).symbolic);
  });
  if (open) return call_stand_in(m, "arraycopy", call.args);
  for (int32_t i = 0; i < count; ++i) {
    const Value element = elements[i];
    if (element.is_location() && !m.object(element).type->is_subtype_of(target.type->element)) {
      return m.raise(
          "ArrayStoreException",
          fmt::format("arraycopy: element type mismatch: can not cast one of the "
                      "elements of {}[] to the type of the destination array, {}",
                      dotted(source.type->element->name), dotted(target.type->element->name)));
    }
    target.values()[to + i] = element;
  }
  return call.done();
}

// Arrays of primitives of one type, of which one at least holds terms.
Step copy_terms(Machine& m, NativeCall& call) {
  const uint32_t from = call.args[1].i, to = call.args[3].i, count = call.args[4].i;
  const Object& source = m.object(call.args[0]);
  std::vector<Value> elements;
  for (uint32_t i = from; i < from + count; ++i) {
    elements.push_back(source.is_packed() ? packed_element(source, i) : source.values()[i]);
  }
  const bool terms = std::any_of(elements.begin(), elements.end(),
                                 [](const Value& element) { return element.is_term(); });
  if (terms) SymbolicHeap::unpack(*m.state, call.args[2].location);
  Object& target = m.change(call.args[2]);
  for (uint32_t i = 0; i < count; ++i) {
    if (target.is_packed()) {
      set_packed_element(target, to + i, elements[i]);
    } else {
      target.values()[to + i] = elements[i];
    }
  }
  return call.done();
}

Step array_copy(Machine& m, NativeCall& call) {
  Object& target = m.change(call.args[2]);
  const Object& source = m.object(call.args[0]);
  const int32_t from = call.args[1].i, to = call.args[3].i, count = call.args[4].i;
  for (const auto& [object, role] : {std::pair{&source, "source"}, {&target, "destination"}}) {
    if (object->is_array()) continue;
    return m.raise("ArrayStoreException", fmt::format("arraycopy: {} type {} is not an array", role,
                                                      readable_name(*object->type)));
  }
  auto holds_objects = [](const Object& array) { return array.form == Form::References; };
  if (holds_objects(source) != holds_objects(target) ||
      (!holds_objects(source) && source.type != target.type)) {
    auto text = [&](const Object& array) {
      return holds_objects(array) ? std::string("object array[]")
                                  : fmt::format("{}[]", name_of(array.type->element_basic()));
    };
    return m.raise("ArrayStoreException",
                   fmt::format("arraycopy: type mismatch: can not copy {} into {}", text(source),
                               text(target)));
  }
  auto bad_index = [&](std::string_view what, int64_t at, const Object& array) {
    return m.raise("ArrayIndexOutOfBoundsException",
                   fmt::format("arraycopy: {} {} out of bounds for {}", what, at,
                               array_text(*array.type, array.length)));
  };
  if (from < 0) return bad_index("source index", from, source);
  if (to < 0) return bad_index("destination index", to, target);
  if (count < 0) {
    return m.raise("ArrayIndexOutOfBoundsException",
                   fmt::format("arraycopy: length {} is negative", count));
  }
  if (int64_t{from} + count > source.length) {
    return bad_index("last source index", static_cast<uint32_t>(from) + uint32_t(count), source);
  }
  if (int64_t{to} + count > target.length) {
    return bad_index("last destination index", static_cast<uint32_t>(to) + uint32_t(count), target);
  }
  if (holds_objects(source) && !source.type->element->is_subtype_of(target.type->element)) {
    return copy_checked(m, call, source, target);
  }
  if (source.form == Form::Terms || target.form == Form::Terms) return copy_terms(m, call);
  const size_t width = source.is_packed() ? width_of(source.type->element_basic()) : sizeof(Value);
  std::memmove(target.bytes() + to * width, source.bytes() + from * width, count * width);
  return call.done();
}

Step array_length(Machine& m, NativeCall& call) {
  const Object& array = m.object(call.args[0]);
  if (!array.is_array()) return m.raise("IllegalArgumentException", "Argument is not an array");
  return call.give(static_cast<int32_t>(array.length));
}

Step new_array(Machine& m, NativeCall& call) {
  const Type* element = m.mirrored(call.args[0]);
  constexpr size_t kMostDimensions = 255;
  const bool too_deep = element->name.find_first_not_of('[') == kMostDimensions;
  if (element->basic == Basic::Void || too_deep) return m.raise("IllegalArgumentException");
  const int32_t length = call.args[1].i;
  if (length < 0) return m.raise("NegativeArraySizeException", std::to_string(length));
  const Value array = m.allocate_array(*m.program.array_of(element), length);
  return array.is_location() ? call.give(array) : m.raise_out_of_memory(length);
}

Step intern(Machine& m, NativeCall& call) {
  const uint32_t literal = m.program.literal(m.read_string(call.args[0]).value());
  Value& interned = m.state->literals.at(literal);
  if (!interned.is_location()) {
    interned = call.args[0];
    m.change(interned).shared = true;
  }
  return call.give(interned);
}

Step is_big_endian(Machine&, NativeCall& call) { return call.give_bool(false); }

const Field& referent(const NativeCall& call) {
  return *find_field(*call.method->owner, "referent", "Ljava/lang/Object;");
}

Step refers_to(Machine& m, NativeCall& call) {
  const Field& field = referent(call);
  Value found = m.object(call.args[0]).values()[field.slot];
  if (found.is_undefined()) return find_field_of(m, call, call.args[0], field);
  Value asked = call.args[1];
  if (m.symbolic == nullptr) return call.give_bool(rules::same_reference(found, asked));
  Same same;
  const Step step = with_operands(m, call, [&] { return same_references(m, found, asked, same); });
  if (step != Step::Next) return step;
  if (same.literal) m.approximate(kLiteral);
  return give_whether(m, call, same.when);
}

Step clear_reference(Machine& m, NativeCall& call) {
  m.change(call.args[0]).values()[referent(call).slot] = Value::null();
  return call.done();
}

Step name_of_class(Machine& m, NativeCall& call) {
  return call.give(m.make_string(dotted(m.object(call.args[0]).type->name)));
}

using enum Take;

constexpr NativeRow kObjectRows[] = {
    {"java/lang/Object", "getClass", "", get_class, {Made}},
    {"java/lang/Object", "clone", "", clone, {Made}},
    {"java/lang/Object", "notify", "", notify, {Decided}},
    {"java/lang/Object", "notifyAll", "", notify, {Decided}},
    {"java/lang/Object", "wait", "(J)V", wait, {Decided, Known}},
    {"java/lang/System", "arraycopy", "", array_copy, {Made, Known, Made, Known, Known}},
    {"kukang/machine/Symbolic", "nameOf", "", name_of_class, {Decided}},
    {"java/lang/reflect/Array", "getLength", "", array_length, {Made}},
    {"java/lang/reflect/Array", "newArray", "", new_array, {Made, Known}},
    {"java/lang/String", "intern", "", intern, {Known}},
    {"java/lang/StringUTF16", "isBigEndian", "", is_big_endian},
    // References are never cleared behind the program's back, so there is no thread that does it.
    {"java/lang/ref/Reference", "<clinit>", "", nothing},
    {"java/lang/ref/Finalizer", "<clinit>", "", nothing},
    {"java/lang/ref/Reference", "refersTo0", "", refers_to, {Decided, Anything}},
    {"java/lang/ref/PhantomReference", "refersTo0", "", refers_to, {Decided, Anything}},
    {"java/lang/ref/Reference", "clear0", "", clear_reference, {Decided}},
};

}  // namespace

bool is_locked(const Machine& m, Value object) {
  if (m.object(object).monitor > 0) return true;
  for (const Frame* f = m.state->top.get(); f != nullptr; f = f->caller.get()) {
    if (!f->monitor.is_unknown()) continue;
    if (same_value(SymbolicHeap::resolved(*m.state, f->monitor), object)) return true;
  }
  return false;
}

std::span<const NativeRow> object_rows() { return kObjectRows; }

}  // namespace kukang
