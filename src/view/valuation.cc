#include "view/valuation.h"

#include <algorithm>

#include "heap/symbolic_heap.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr size_t kLongestString = 200;

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

std::vector<std::pair<int64_t, Slot>> Valuation::elements(const Object& array, int64_t most) const {
  std::vector<std::pair<int64_t, Slot>> elements;
  for_each_slot(array, [&](const Slot& slot) {
    if (const std::optional<int64_t> index = bits(slot.index)) elements.emplace_back(*index, slot);
    return is_known_in_part(array) || static_cast<int64_t>(elements.size()) < most;
  });
  std::stable_sort(elements.begin(), elements.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  return elements;
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

std::string Valuation::string(const State& state, const Object& string,
                              const Written& written) const {
  StringReader reader{state};
  reader.settled = [&](const Value& reference) { return SymbolicHeap::resolved(state, reference); };
  reader.bits = [&](const Value& value) { return bits(value); };
  reader.number = [&](const Value& piece, Basic kind) {
    return utf16_from_utf8(written ? written(*piece.term) : number(piece, kind));
  };
  reader.unknown = [](StringReader::Byte, StringReader::Byte) { return u'?'; };
  reader.unread = u"?";
  reader.longest = kLongestString;
  const std::u16string text = reader.read(string);
  if (text.size() <= kLongestString) return utf8_from_utf16(text);
  return utf8_from_utf16(text.substr(0, kLongestString)) + "...";
}

}  // namespace kukang
