#include "witness/concretion.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "fmt/format.h"
#include "heap/deferred.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr int32_t kLongestArray = 100'000;

template <class T>
bool within(int64_t bits) {
  return bits >= std::numeric_limits<T>::min() && bits <= std::numeric_limits<T>::max();
}

bool in_range(int64_t bits, Basic basic) {
  switch (basic) {
    case Basic::Byte: return within<int8_t>(bits);
    case Basic::Char: return within<uint16_t>(bits);
    case Basic::Short: return within<int16_t>(bits);
    case Basic::Int: return within<int32_t>(bits);
    default: return true;
  }
}

int64_t one_nan(int64_t bits, Basic basic) {
  if (basic == Basic::Float) {
    const float number = std::bit_cast<float>(static_cast<uint32_t>(bits));
    return std::isnan(number) ? 0x7fc00000 : static_cast<int32_t>(bits);
  }
  if (basic == Basic::Double && std::isnan(std::bit_cast<double>(bits))) return 0x7ff8000000000000;
  return bits;
}

}  // namespace

bool is_of_program(const Type& type) {
  const std::string_view name = type.name;
  return type.is_class() && !type.from_jdk && type.host == nullptr &&
         !name.starts_with("kukang/machine/") && name != "kukang/Contract" &&
         !name.starts_with("kukang/Contract$");
}

Concretion::Concretion(const EndedPath& path, Model model)
    : path_(path), state_(path.state), valuation_(std::move(model), path.heap.terms.arithmetic) {}

void Concretion::note(std::string trouble) {
  if (trouble_.empty()) trouble_ = std::move(trouble);
}

// Of a guarded one: what the numbers choose.
Value Concretion::settled(Value reference) {
  const Value value = SymbolicHeap::resolved(state_, reference);
  if (value.kind == Kind::GuardedReference) {
    for (const Alternative& one : state_.alternatives(value.unknown)) {
      if (valuation_.bits(Value::of(*one.when)) == 1) return settled(one.value);
    }
    note("no condition of a guarded reference holds");
    return Value::null();
  }
  if (value.kind == Kind::SymbolicReference || value.is_undefined()) return Value::null();
  if (value.kind != Kind::SymbolicLocation) return value;
  // Of an enum there are no others than those that are there.
  const Candidates candidates = path_.heap.objects_for(state_, value.unknown);
  for (const Candidate& candidate : candidates) {
    if (candidate.what == Candidate::What::Fresh) return value;
  }
  if (candidates.empty()) {
    note("nothing can be what a symbolic location stands for");
    return Value::null();
  }
  return Value::at(candidates[0].location);
}

int64_t Concretion::number(const Value& value, Basic basic) {
  if (value.is_undefined()) return 0;
  const std::optional<int64_t> bits = valuation_.bits(value);
  if (!bits.has_value() || !in_range(*bits, basic)) {
    note("a number is beyond the range of its type");
    return 0;
  }
  return one_nan(*bits, basic);
}

const ChosenClass& Concretion::class_of(Value reference) {
  std::unique_ptr<ChosenClass>& chosen = classes_[{reference.kind, reference.location}];
  if (!chosen) chosen = std::make_unique<ChosenClass>(find_class(reference));
  return *chosen;
}

ChosenClass Concretion::find_class(Value reference) {
  if (reference.is_location() && !state_.heap[reference.location].symbolic) {
    return {state_.heap[reference.location].type};
  }
  const SymbolicHeap& heap = path_.heap;
  const TypeBounds& bounds = heap.bounds_of_value(state_, reference);
  std::optional<ChosenClass> chosen = choose_class(bounds, heap.constraints, heap.program);
  if (chosen.has_value()) return *std::move(chosen);
  const Type* upper = heap.constraints.upper(bounds);
  if (upper->name != "java/lang/Class") {
    note(fmt::format("no class is known that {} could be of, and none can be made",
                     readable_name(*upper)));
  }
  return {upper};
}

Value Concretion::field(Value record, const Field& field, When when) const {
  Value value;
  if (record.is_location()) {
    const Object& object = state_.heap[record.location];
    if (object.is_record()) value = field_at(object, field, when);
  }
  const Granted::Numbers* numbers = path_.heap.bounds.granted.numbers_of(field);
  if (!value.is_undefined() || numbers == nullptr || numbers->usual() == 0) return value;
  // Nobody has read it.
  return field.basic == Basic::Long ? Value::of(numbers->usual())
                                    : Value::of(static_cast<int32_t>(numbers->usual()));
}

int32_t Concretion::length(Value array) {
  if (!array.is_location()) return 0;
  const Object& object = state_.heap[array.location];
  const int64_t length = number(length_of(object), Basic::Int);
  if (length >= 0 && length <= kLongestArray) return static_cast<int32_t>(length);
  note(fmt::format("an array is too long: {} elements", length));
  return 0;
}

std::vector<std::pair<int32_t, Value>> Concretion::elements(Value array, When when) {
  std::vector<std::pair<int32_t, Value>> elements;
  if (!array.is_location()) return elements;
  const int32_t count = length(array);
  for (const auto& [index, slot] : valuation_.elements(state_.heap[array.location], count)) {
    elements.emplace_back(static_cast<int32_t>(index), value_at(slot, when));
  }
  return elements;
}

std::optional<std::u16string> Concretion::constant(Value object) {
  if (!object.is_location()) return std::nullopt;
  const Value name = settled(constant_name(state_.heap[object.location]));
  return name.is_null() ? std::nullopt : std::optional(string(name));
}

bool Concretion::is_open_text(Value string) const {
  if (!string.is_location() || state_.heap[string.location].form != Form::Deferred) return false;
  bool open = false;
  for_each_piece(
      state_, state_.heap[string.location],
      [&](const Value&, Basic kind) {
        open = kind == Basic::Float || kind == Basic::Double;
        return !open;
      },
      [](const Value&) { return true; });
  return open;
}

std::u16string Concretion::string(Value string) {
  if (!string.is_location()) return u"";
  StringReader reader{state_};
  reader.settled = [&](const Value& reference) { return settled(reference); };
  reader.bits = [&](const Value& value) { return valuation_.bits(value); };
  reader.number = [&](const Value& piece, Basic kind) {
    const int64_t number = this->number(piece, kind);
    return kind == Basic::Char ? std::u16string(1, static_cast<char16_t>(number))
                               : utf16_from_utf8(std::to_string(number));
  };
  reader.unknown = [](StringReader::Byte low, StringReader::Byte high) {
    return static_cast<char16_t>(low.value_or(kAnyCharacter) | high.value_or(kAnyCharacter) << 8);
  };
  reader.longest = kLongestArray;
  std::u16string text = reader.read(state_.heap[string.location]);
  if (text.size() > kLongestArray) note("a text is too long");
  return text;
}

}  // namespace kukang
