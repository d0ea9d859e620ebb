// Objects the machine makes itself: instances, arrays, strings, class mirrors.

#include <algorithm>
#include <limits>

#include "heap/symbolic_heap.h"
#include "semantics/machine.h"
#include "support/text.h"

namespace kukang {
namespace {

// An instance with `more` slots than its class declares.
Object* make_instance(const Type& type, uint32_t more = 0) {
  Object* object = Object::record(&type, type.instance_slots + more);
  for (uint32_t i = 0; i < type.instance_slots; ++i) {
    object->values()[i] = default_value(type.instance_fields[i]->basic);
  }
  return object;
}

}  // namespace

bool Machine::has_room(uint64_t bytes) const {
  constexpr uint64_t kReserve = 1 << 20;
  const uint64_t limit = options.max_heap + (starving_ ? kReserve : 0);
  const uint64_t used = state->heap.bytes();
  return used <= limit && bytes <= limit - used && !state->heap.exhausted();
}

Value Machine::allocate(const Type& type) {
  if (!has_room(sizeof(Object) + type.instance_slots * sizeof(Value))) return Value();
  return Value::at(heap().allocate(make_instance(type)));
}

bool Machine::can_be_so_long(int32_t length) {
  constexpr int32_t kLongest = std::numeric_limits<int32_t>::max() - 2;  // of HotSpot
  return length <= kLongest;
}

Value Machine::allocate_array(const Type& array_type, int32_t length, bool sparse) {
  constexpr size_t kLarge = 64 << 20;  // not to be filled within a path's usual steps
  const size_t bytes = Object::bytes_for(&array_type, static_cast<uint32_t>(length));
  if (!can_be_so_long(length) || !has_room(bytes)) return Value();
  if (sparse && symbolic != nullptr && bytes >= kLarge) {
    return Value::at(SymbolicHeap::make_accumulator(*state, &array_type, Value::of(length)));
  }
  return Value::at(heap().allocate(Object::array(&array_type, static_cast<uint32_t>(length))));
}

// A mirror has one slot more than java.lang.Class declares: the type's id.
Value Machine::mirror(const Type& type) {
  Value& known_mirror = state->mirrors.at(type.id);
  if (known_mirror.is_location()) return known_mirror;
  Object* object = make_instance(*known.class_, 1);
  object->values()[object->length - 1] = Value::of(int64_t{type.id});
  const Value made = Value::at(heap().allocate(object));
  state->mirrors.at(type.id) = made;
  if (type.is_array()) {
    const Field* component = find_field(*known.class_, "componentType", "Ljava/lang/Class;");
    if (component != nullptr) change(made).values()[component->slot] = mirror(*type.element);
  }
  return made;
}

const Type* Machine::mirrored(Value class_object) const {
  const Object& mirror = object(class_object);
  return program.type(static_cast<uint32_t>(mirror.values()[mirror.length - 1].j));
}

Value Machine::literal(uint32_t literal) {
  if (const Value* known_literal = state->literals.find(literal);
      known_literal != nullptr && known_literal->is_location()) {
    return *known_literal;
  }
  const Value made = make_string(program.literal_text(literal));
  change(made).shared = true;
  state->literals.at(literal) = made;
  return made;
}

Value Machine::make_string(std::u16string_view text) {
  const bool latin1 = std::all_of(text.begin(), text.end(), [](char16_t c) { return c < 0x100; });
  const Type* bytes_type = known.arrays[static_cast<int>(Basic::Byte)];
  Object* bytes = Object::array(bytes_type, static_cast<uint32_t>(text.size() * (latin1 ? 1 : 2)));
  if (latin1) {
    std::copy(text.begin(), text.end(), bytes->bytes());
  } else {
    std::copy(text.begin(), text.end(), bytes->elements<char16_t>());
  }
  Object* string = make_instance(*known.string);
  string->values()[known.string_value] = Value::at(heap().allocate(bytes));
  string->values()[known.string_coder] = Value::of(latin1 ? kLatin1 : kUtf16);
  return Value::at(heap().allocate(string));
}

Value Machine::make_string(std::string_view utf8) { return make_string(utf16_from_utf8(utf8)); }

bool Machine::has_known_text(Value string) const {
  if (!string.is_location() || object(string).type != known.string) return false;
  const Value& value = object(string).values()[known.string_value];
  const Value& coder = object(string).values()[known.string_coder];
  if (coder.kind != Kind::Int || !value.is_location()) return false;
  const Object& bytes = object(value);
  if (bytes.form != Form::Terms) return bytes.is_packed();
  return std::none_of(bytes.values(), bytes.values() + bytes.length,
                      [](const Value& byte) { return byte.is_term(); });
}

std::optional<std::u16string> Machine::read_string(Value string) const {
  if (!has_known_text(string)) return std::nullopt;
  const Object& object = this->object(string);
  const Object& bytes = this->object(object.values()[known.string_value]);
  auto byte_at = [&](size_t i) {
    return static_cast<uint8_t>(bytes.is_packed() ? bytes.bytes()[i] : bytes.values()[i].i);
  };
  const bool latin1 = object.values()[known.string_coder].i == kLatin1;
  std::u16string text(latin1 ? bytes.length : bytes.length / 2, u'\0');
  for (size_t i = 0; i < text.size(); ++i) {
    text[i] = latin1 ? byte_at(i) : static_cast<char16_t>(byte_at(2 * i) | byte_at(2 * i + 1) << 8);
  }
  return text;
}

std::optional<std::string> Machine::read_utf8(Value string) const {
  std::optional<std::u16string> text = read_string(string);
  if (!text.has_value()) return std::nullopt;
  return utf8_from_utf16(*text);
}

}  // namespace kukang
