#include "view/valuation.h"

#include "heap/deferred.h"
#include "heap/symbolic_heap.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr int64_t kLongestString = 200;

Sort sort_of_constant(Kind kind) {
  switch (kind) {
    case Kind::Long: return Sort::Long;
    case Kind::Float: return Sort::Float;
    case Kind::Double: return Sort::Double;
    default: return Sort::Int;
  }
}

Term constant(Sort sort, int64_t bits) {
  Term term{Operator::Constant, sort};
  term.bits = bits;
  return term;
}

std::string quoted_char(char16_t unit) {
  switch (unit) {
    case u'\'': return "'\\''";
    case u'\\': return "'\\\\'";
    default: break;
  }
  return "'" + printable(std::u16string_view(&unit, 1)) + "'";
}

}  // namespace

std::optional<int64_t> Valuation::bits(const Value& value) const {
  switch (value.kind) {
    case Kind::Int: return value.i;
    case Kind::Float: return static_cast<int64_t>(static_cast<uint32_t>(value.j));
    case Kind::Long:
    case Kind::Double: return value.j;
    default: break;
  }
  if (!value.is_term() || !model_.has_value()) return std::nullopt;
  return evaluate_exactly(*value.term, *model_, arithmetic_);
}

std::string Valuation::text(const Value& value, Basic basic) const {
  const std::optional<int64_t> bits = this->bits(value);
  if (!bits.has_value()) return "?";
  if (basic == Basic::Boolean) return *bits != 0 ? "true" : "false";
  if (basic == Basic::Char) return quoted_char(static_cast<char16_t>(*bits));
  const Sort sort = value.is_term() ? value.term->sort : sort_of_constant(value.kind);
  return text_of(constant(sort, *bits));
}

Value Valuation::length_of(const Object& array) const {
  return array.form == Form::Accumulator ? array.len()
                                         : Value::of(static_cast<int32_t>(array.length));
}

Value Valuation::element(const Object& array, int64_t index, bool initially) const {
  switch (array.form) {
    case Form::Packed: return packed_element(array, static_cast<uint32_t>(index));
    case Form::Accumulator: break;
    default: return array.values()[index];
  }
  for (uint32_t i = 0; i < array.length; ++i) {
    const Object::Met& met = array.met()[i];
    if (bits(met.index) == index) return initially ? met.initial : met.now;
  }
  return array.otherwise();
}

// As String.valueOf has it; a float or double approximately.
std::string Valuation::number(const Value& value, Basic kind) const {
  const std::optional<int64_t> bits = this->bits(value);
  if (!bits.has_value()) return text_of(*value.term);
  const char16_t unit = static_cast<char16_t>(*bits);
  if (kind == Basic::Char) return utf8_from_utf16(std::u16string_view(&unit, 1));
  if (kind == Basic::Float || kind == Basic::Double) {
    std::string text = text_of(constant(value.term->sort, *bits));
    if (text.ends_with('f')) text.pop_back();
    return text;
  }
  return std::to_string(*bits);
}

std::string Valuation::string(const State& state, const Object& string, const Field& value,
                              const Field& coder, const Written& written) const {
  if (string.form != Form::Deferred) return characters(state, string, value, coder);
  std::string text;
  auto is_short = [&] { return text.size() < static_cast<size_t>(kLongestString); };
  for_each_piece(
      state, string,
      [&](const Value& piece, Basic kind) {
        text += written ? written(*piece.term) : number(piece, kind);
        return is_short();
      },
      [&](const Value& piece) {
        const Value part = SymbolicHeap::resolved(state, piece);
        text += part.is_null()       ? "null"
                : part.is_location() ? characters(state, state.heap[part.location], value, coder)
                                     : "?";
        return is_short();
      });
  return is_short() ? text : text + "...";
}

std::string Valuation::characters(const State& state, const Object& string, const Field& value,
                                  const Field& coder) const {
  const Value array = SymbolicHeap::resolved(state, string.values()[value.slot]);
  if (!array.is_location()) return "?";
  const Object& bytes = state.heap[array.location];
  const bool latin1 = this->bits(string.values()[coder.slot]).value_or(0) == 0;
  const int64_t length = this->bits(length_of(bytes)).value_or(0);
  const int64_t units = latin1 ? length : length / 2;
  auto byte = [&](int64_t index) {
    const std::optional<int64_t> found = bits(element(bytes, index));
    return found.has_value() ? std::optional(static_cast<uint8_t>(*found)) : std::nullopt;
  };
  std::u16string text;
  for (int64_t i = 0; i < std::min(units, kLongestString); ++i) {
    const auto low = byte(latin1 ? i : 2 * i);
    const auto high = latin1 ? std::optional<uint8_t>(0) : byte(2 * i + 1);
    text += low && high ? static_cast<char16_t>(*low | *high << 8) : u'?';
  }
  std::string out = utf8_from_utf16(text);
  if (units > kLongestString) out += "...";
  return out;
}

}  // namespace kukang
