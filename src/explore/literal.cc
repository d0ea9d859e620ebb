#include <charconv>
#include <limits>

#include "explore/concrete.h"
#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

// The text between quotes, with Java's escapes resolved.
absl::StatusOr<std::u16string> unquote(std::string_view quoted) {
  const std::u16string text = utf16_from_utf8(quoted.substr(1, quoted.size() - 2));
  std::u16string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != u'\\') {
      out.push_back(text[i]);
      continue;
    }
    if (++i == text.size()) return usage_error(fmt::format("{} ends in the middle of an escape", quoted));
    switch (text[i]) {
      case u'n': out.push_back(u'\n'); break;
      case u't': out.push_back(u'\t'); break;
      case u'r': out.push_back(u'\r'); break;
      case u'b': out.push_back(u'\b'); break;
      case u'f': out.push_back(u'\f'); break;
      case u'0': out.push_back(u'\0'); break;
      case u's': out.push_back(u' '); break;
      case u'u': {
        unsigned code = 0;
        const std::string digits(text.begin() + i + 1,
                                 text.begin() + std::min(i + 5, text.size()));
        auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
        if (error != std::errc() || end != digits.data() + 4) {
          return usage_error(fmt::format("\\u in {} needs four hexadecimal digits", quoted));
        }
        out.push_back(static_cast<char16_t>(code));
        i += 4;
        break;
      }
      default: out.push_back(text[i]); break;
    }
  }
  return out;
}

absl::Status not_a_literal(std::string_view text) {
  return usage_error(fmt::format(
      "{} is not a literal; write 7, 7L, 2.5, 2.5f, true, 'c', \"text\" or null (in a shell, quote "
      "the quotes: '\"text\"')",
      text));
}

absl::StatusOr<Literal> parse_number(std::string_view text) {
  Literal literal;
  std::string_view digits = text;
  const char suffix = text.back();
  const bool hexadecimal = text.starts_with("0x") || text.starts_with("-0x");
  const bool fraction = !hexadecimal && text.find_first_of(".eEfFdDNI") != std::string_view::npos;
  if (fraction) {
    literal.type = suffix == 'f' || suffix == 'F' ? 'F' : 'D';
    if (std::string_view("fFdD").find(suffix) != std::string_view::npos) digits.remove_suffix(1);
    const char* end = digits.data() + digits.size();
    std::from_chars_result parsed;
    if (literal.type == 'F') {
      float value = 0;
      parsed = std::from_chars(digits.data(), end, value);
      literal.number = value;
    } else {
      parsed = std::from_chars(digits.data(), end, literal.number);
    }
    if (parsed.ec != std::errc() || parsed.ptr != end) return not_a_literal(text);
    return literal;
  }
  if (suffix == 'l' || suffix == 'L') {
    literal.type = 'J';
    digits.remove_suffix(1);
  }
  const bool negative = digits.starts_with('-');
  if (negative) digits.remove_prefix(1);
  if (hexadecimal) digits.remove_prefix(2);
  uint64_t magnitude = 0;
  const char* end = digits.data() + digits.size();
  auto [stopped, error] = std::from_chars(digits.data(), end, magnitude, hexadecimal ? 16 : 10);
  if (error != std::errc() || stopped != end || digits.empty()) return not_a_literal(text);
  const bool is_long = literal.type == 'J';
  const uint64_t largest = is_long ? uint64_t{1} << 63 : uint64_t{1} << 31;
  const uint64_t limit = hexadecimal ? largest * 2 - 1 : negative ? largest : largest - 1;
  if (magnitude > limit) {
    return usage_error(fmt::format("{} does not fit {}", text, is_long ? "a long" : "an int"));
  }
  literal.integer = static_cast<int64_t>(negative ? 0 - magnitude : magnitude);
  if (!is_long) literal.integer = static_cast<int32_t>(literal.integer);
  return literal;
}

bool is_integer(const Literal& literal) { return literal.type == 'I' || literal.type == 'J'; }

// The literal as a value of the parameter's type, or Undefined when it cannot be one.
Value value_for(Machine& machine, const Literal& literal, std::string_view parameter) {
  const int64_t n = literal.integer;
  auto fits = [&](int64_t low, int64_t high) {
    return literal.type == 'I' && n >= low && n <= high ? Value::of(static_cast<int32_t>(n))
                                                        : Value();
  };
  switch (parameter[0]) {
    case 'Z': return literal.type == 'Z' ? Value::of(static_cast<int32_t>(n)) : Value();
    case 'B': return fits(-128, 127);
    case 'S': return fits(-32768, 32767);
    case 'C': return literal.type == 'C' ? Value::of(static_cast<int32_t>(n)) : fits(0, 65535);
    case 'I': return fits(std::numeric_limits<int32_t>::min(), std::numeric_limits<int32_t>::max());
    case 'J': return is_integer(literal) ? Value::of(n) : Value();
    case 'F':
      if (literal.type == 'F') return Value::of(static_cast<float>(literal.number));
      return is_integer(literal) ? Value::of(static_cast<float>(n)) : Value();
    case 'D':
      if (is_integer(literal)) return Value::of(static_cast<double>(n));
      return literal.type == 'D' || literal.type == 'F' ? Value::of(literal.number) : Value();
    default: break;
  }
  if (literal.type == 'n') return Value::null();
  const bool takes_string = parameter == "Ljava/lang/String;" ||
                            parameter == "Ljava/lang/Object;" ||
                            parameter == "Ljava/lang/CharSequence;";
  return literal.type == 's' && takes_string ? machine.make_string(literal.text) : Value();
}

}  // namespace

absl::StatusOr<Literal> parse_literal(std::string_view text) {
  Literal literal;
  if (text == "null") {
    literal.type = 'n';
    return literal;
  }
  if (text == "true" || text == "false") {
    literal.type = 'Z';
    literal.integer = text == "true";
    return literal;
  }
  if (text.empty()) return not_a_literal("an empty argument");
  const bool quoted = text.size() >= 2 && text.front() == text.back();
  if (quoted && text.front() == '"') {
    literal.type = 's';
    ASSIGN_OR_RETURN(literal.text, unquote(text));
    return literal;
  }
  if (quoted && text.front() == '\'') {
    ASSIGN_OR_RETURN(std::u16string unit, unquote(text));
    if (unit.size() != 1) return usage_error(fmt::format("{} is not one character", text));
    literal.type = 'C';
    literal.integer = unit[0];
    return literal;
  }
  return parse_number(text);
}

absl::StatusOr<std::vector<Value>> arguments_for(Machine& machine, const Method& method,
                                                 const std::vector<Literal>& literals) {
  const MethodDescriptor descriptor = take_apart(method.descriptor);
  if (literals.size() != descriptor.parameters.size()) {
    return usage_error(fmt::format(
        "{} takes {} argument{}, not {}",
        readable_method(*method.owner, method.name, method.descriptor),
        descriptor.parameters.size(), descriptor.parameters.size() == 1 ? "" : "s",
        literals.size()));
  }
  std::vector<Value> slots;
  for (size_t i = 0; i < literals.size(); ++i) {
    const std::string_view parameter = descriptor.parameters[i];
    const Value value = value_for(machine, literals[i], parameter);
    if (value.kind == Kind::Undefined) {
      return usage_error(fmt::format(
          "argument {} of {} must be a {}", i + 1,
          readable_method(*method.owner, method.name, method.descriptor),
          readable_type(parameter)));
    }
    slots.push_back(value);
    if (is_wide(basic_of(parameter[0]))) slots.push_back(Value());
  }
  return slots;
}

}  // namespace kukang
