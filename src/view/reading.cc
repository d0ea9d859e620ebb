#include "view/reading.h"

#include <algorithm>

#include "heap/deferred.h"
#include "heap/text_facts.h"
#include "program/resolve.h"

namespace kukang {

Value field_at(const Object& record, const Field& field, When when) {
  if (field.slot >= record.length) return Value();
  const bool then = when == When::AtEntry && record.form == Form::SymbolicRecord;
  return (then ? record.initial() : record.values())[field.slot];
}

const Object& object_at(const State& state, Location location, When when) {
  const Object* then =
      when == When::AtEntry && state.entry ? state.entry->heap.find(location) : nullptr;
  return then != nullptr ? *then : state.heap[location];
}

const Object& statics_at(const State& state, uint32_t type, const Object& now, When when) {
  const Ref<Object>* then =
      when == When::AtEntry && state.entry ? state.entry->statics.find(type) : nullptr;
  return then != nullptr && *then ? **then : now;
}

const Type* enum_of(const Type& type) {
  for (size_t i = 0; i + 1 < type.ancestors.size(); ++i) {
    if (type.ancestors[i]->name == "java/lang/Enum") return type.ancestors[i + 1];
  }
  return nullptr;
}

Value constant_name(const Object& constant) {
  const Field* name = find_field(*constant.type, "name", "Ljava/lang/String;");
  return name == nullptr || name->slot >= constant.length ? Value() : constant.values()[name->slot];
}

std::u16string StringReader::read(const Object& string) const {
  std::u16string text;
  if (string.form != Form::Deferred) {
    add_characters(string, text);
    return text;
  }
  for_each_piece(
      state, string,
      [&](const Value& piece, Basic kind) {
        text += number(piece, kind);
        return text.size() <= longest;
      },
      [&](const Value& piece) {
        const Value part = settled(piece);
        if (part.is_location()) {
          add_characters(state.heap[part.location], text);
        } else {
          text += part.is_null() ? u"null" : unread;
        }
        return text.size() <= longest;
      });
  return text;
}

void StringReader::add_characters(const Object& string, std::u16string& text) const {
  const Value array = settled(string.values()[find_field(*string.type, "value", "[B")->slot]);
  if (!array.is_location()) {
    text += unread;
    return;
  }
  const Object& bytes = state.heap[array.location];
  const Value& coder = string.values()[find_field(*string.type, "coder", "B")->slot];
  const size_t width = bits(coder).value_or(0) == 0 ? 1 : 2;
  const size_t length =
      static_cast<size_t>(std::max<int64_t>(bits(length_of(bytes)).value_or(0), 0));
  const size_t units = std::min(length / width, longest + 1 - std::min(text.size(), longest));
  auto byte_of = [&](const Value& value) {
    const std::optional<int64_t> found = value.is_undefined() ? std::nullopt : bits(value);
    return found.has_value() ? Byte(static_cast<uint8_t>(*found)) : Byte();
  };
  const Byte otherwise = is_known_in_part(bytes) ? byte_of(bytes.otherwise()) : Byte(0);
  std::vector<Byte> known(units * width, otherwise);
  for_each_slot(bytes, [&](const Slot& slot) {
    const std::optional<int64_t> at = bits(slot.index);
    if (at.has_value() && *at >= 0 && static_cast<size_t>(*at) < known.size()) {
      known[static_cast<size_t>(*at)] = byte_of(slot.now);
    }
    return is_known_in_part(bytes) || !at.has_value() ||
           static_cast<size_t>(*at) + 1 < known.size();
  });
  auto know = [&](const KnownByte& foreseen) {
    const std::optional<int64_t> at = bits(foreseen.index);
    const bool inside = at.has_value() && *at >= 0 && static_cast<size_t>(*at) < known.size();
    if (inside) known[static_cast<size_t>(*at)] = byte_of(foreseen.byte);
  };
  if (bytes.symbolic) for_each_known_byte(state, array.location, know);
  for (size_t i = 0; i < units; ++i) {
    const Byte low = known[i * width], high = width == 1 ? Byte(0) : known[i * width + 1];
    text += low && high ? static_cast<char16_t>(*low | *high << 8) : unknown(low, high);
  }
}

}  // namespace kukang
