// Java literals (JLS 3.10) as arguments: from text to values.

#include <cctype>
#include <charconv>
#include <limits>

#include "explore/concrete.h"
#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr std::string_view kNamedEscapes = "ntrbfs\"'\\";
constexpr std::u16string_view kNamedEscaped = u"\n\t\r\b\f \"'\\";

// What the escape at `at`, behind its backslash, stands for; `at` moves to its last character.
absl::StatusOr<char16_t> unescape(std::u16string_view text, size_t& at, std::string_view quoted) {
  auto number = [&](size_t begin, size_t most, int base) {
    const std::u16string_view digits = text.substr(begin, most);
    const std::string ascii(digits.begin(), digits.end());
    unsigned value = 0;
    const char* end = ascii.data() + ascii.size();
    const char* stopped = std::from_chars(ascii.data(), end, value, base).ptr;
    return std::pair(value, static_cast<size_t>(stopped - ascii.data()));
  };
  const char16_t c = text[at];
  if (c == u'u') {
    const auto [code, digits] = number(at + 1, 4, 16);
    if (digits != 4)
      return usage_error(fmt::format("\\u in {} needs four hexadecimal digits", quoted));
    at += 4;
    return static_cast<char16_t>(code);
  }
  if (c >= u'0' && c <= u'7') {
    const auto [code, digits] = number(at, c <= u'3' ? 3 : 2, 8);
    at += digits - 1;
    return static_cast<char16_t>(code);
  }
  const size_t named = c < 0x80 ? kNamedEscapes.find(static_cast<char>(c)) : std::string_view::npos;
  if (named == std::string_view::npos) {
    return usage_error(
        fmt::format("{} has an escape that Java does not have; \\\\ is a backslash", quoted));
  }
  return kNamedEscaped[named];
}

// The text between quotes.
absl::StatusOr<std::u16string> unquote(std::string_view quoted) {
  const std::u16string text = utf16_from_utf8(quoted.substr(1, quoted.size() - 2));
  std::u16string out;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] != u'\\') {
      out.push_back(text[i]);
      continue;
    }
    if (++i == text.size()) {
      return usage_error(fmt::format("{} ends in the middle of an escape", quoted));
    }
    ASSIGN_OR_RETURN(const char16_t unit, unescape(text, i, quoted));
    out.push_back(unit);
  }
  return out;
}

absl::Status not_a_literal(std::string_view text) {
  return usage_error(
      fmt::format("{} is not a literal; write 7, 7L, 2.5, 2.5f, true, 'c', \"text\" or null\n"
                  "  (in a shell, quote the quotes: '\"text\"')",
                  text));
}

absl::Status does_not_fit(std::string_view text, std::string_view type) {
  return usage_error(fmt::format("{} does not fit {}", text, type));
}

// 2.5, 1e10, .5f, 3d, NaN, -Infinity
absl::StatusOr<Literal> parse_fraction(std::string_view text) {
  Literal literal;
  std::string_view digits = text;
  const char suffix = text.back();
  const bool is_float = suffix == 'f' || suffix == 'F';
  literal.type = is_float ? 'F' : 'D';
  if (is_float || suffix == 'd' || suffix == 'D') digits.remove_suffix(1);
  const char* end = digits.data() + digits.size();
  float single = 0;
  const std::from_chars_result parsed = is_float
                                            ? std::from_chars(digits.data(), end, single)
                                            : std::from_chars(digits.data(), end, literal.number);
  if (is_float) literal.number = single;
  if (parsed.ptr != end || parsed.ec == std::errc::invalid_argument) return not_a_literal(text);
  if (parsed.ec != std::errc()) return does_not_fit(text, is_float ? "a float" : "a double");
  return literal;
}

// Java's four bases; an underscore may stand between digits.
absl::StatusOr<Literal> parse_integer(std::string_view text) {
  Literal literal;
  std::string_view rest = text;
  const bool negative = rest.starts_with('-');
  if (negative) rest.remove_prefix(1);
  const bool is_long = rest.ends_with('l') || rest.ends_with('L');
  literal.type = is_long ? 'J' : 'I';
  if (is_long) rest.remove_suffix(1);
  int base = 10;
  if (rest.starts_with("0x") || rest.starts_with("0X")) base = 16;
  if (rest.starts_with("0b") || rest.starts_with("0B")) base = 2;
  if (base != 10) rest.remove_prefix(2);
  if (base == 10 && rest.size() > 1 && rest[0] == '0') base = 8;
  if (rest.starts_with('_') || rest.ends_with('_')) return not_a_literal(text);
  std::string digits(rest);
  std::erase(digits, '_');

  uint64_t magnitude = 0;
  const char* end = digits.data() + digits.size();
  const auto [stopped, error] = std::from_chars(digits.data(), end, magnitude, base);
  if (stopped != end || error == std::errc::invalid_argument) return not_a_literal(text);
  const uint64_t largest = is_long ? uint64_t{1} << 63 : uint64_t{1} << 31;
  const uint64_t limit = base != 10 ? largest * 2 - 1 : negative ? largest : largest - 1;
  if (error != std::errc() || magnitude > limit) {
    const bool as_long = !is_long && error == std::errc() && magnitude < uint64_t{1} << 63;
    return does_not_fit(text, is_long   ? "a long"
                              : as_long ? fmt::format("an int; a long is written {}L", text)
                                        : "an int");
  }
  literal.integer = static_cast<int64_t>(negative ? 0 - magnitude : magnitude);
  if (!is_long) literal.integer = static_cast<int32_t>(literal.integer);
  return literal;
}

absl::StatusOr<Literal> parse_number(std::string_view text) {
  const std::string_view magnitude = text.substr(text.starts_with('-') ? 1 : 0);
  const bool has_base = magnitude.starts_with("0x") || magnitude.starts_with("0X");
  const bool named = magnitude == "NaN" || magnitude == "Infinity";
  const bool starts_well =
      named || (!magnitude.empty() &&
                (std::isdigit(static_cast<unsigned char>(magnitude[0])) || magnitude[0] == '.'));
  if (!starts_well) return not_a_literal(text);
  const bool fraction =
      named || (!has_base && magnitude.find_first_of(".eEfFdD") != std::string_view::npos);
  return fraction ? parse_fraction(text) : parse_integer(text);
}

absl::StatusOr<Literal> parse_quoted(std::string_view text) {
  const char quote = text.front();
  if (text.size() < 2 || text.back() != quote) {
    return usage_error(fmt::format(
        "{} has no closing {} (in a shell, quote the quotes: '\"text\"')", text, quote));
  }
  ASSIGN_OR_RETURN(std::u16string content, unquote(text));
  Literal literal;
  if (quote == '"') {
    literal.type = 's';
    literal.text = std::move(content);
    return literal;
  }
  if (content.size() != 1) {
    return usage_error(fmt::format("{} is not one character; a text is written \"text\"", text));
  }
  literal.type = 'C';
  literal.integer = content[0];
  return literal;
}

bool is_integer(const Literal& literal) { return literal.type == 'I' || literal.type == 'J'; }

bool takes_text(std::string_view parameter) {
  return parameter == "Ljava/lang/String;" || parameter == "Ljava/lang/Object;" ||
         parameter == "Ljava/lang/CharSequence;";
}

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
  return literal.type == 's' && takes_text(parameter) ? machine.make_string(literal.text) : Value();
}

// What may be written for a parameter.
std::string_view how_written(std::string_view parameter) {
  switch (parameter[0]) {
    case 'Z': return "true or false";
    case 'B': return "-128 to 127";
    case 'S': return "-32768 to 32767";
    case 'C': return "'c', or 0 to 65535";
    case 'I': return "7";
    case 'J': return "7L or 7";
    case 'F': return "2.5f or 7";
    case 'D': return "2.5 or 7";
    default: break;
  }
  return takes_text(parameter) ? "\"text\" or null" : "null, there being no literal of this type";
}

}  // namespace

absl::StatusOr<Literal> parse_literal(std::string_view text) {
  Literal literal;
  if (text.empty()) return not_a_literal("an empty argument");
  if (text == "null") {
    literal.type = 'n';
  } else if (text == "true" || text == "false") {
    literal.type = 'Z';
    literal.integer = text == "true";
  } else if (text.front() == '"' || text.front() == '\'') {
    ASSIGN_OR_RETURN(literal, parse_quoted(text));
  } else {
    ASSIGN_OR_RETURN(literal, parse_number(text));
  }
  literal.written = text;
  return literal;
}

absl::StatusOr<std::vector<Value>> arguments_for(Machine& machine, const Method& method,
                                                 const std::vector<Literal>& literals) {
  const MethodDescriptor descriptor = take_apart(method.descriptor);
  const std::string called = readable_method(*method.owner, method.name, method.descriptor);
  if (literals.size() != descriptor.parameters.size()) {
    return usage_error(fmt::format("{} takes {} argument{}, not {}", called,
                                   descriptor.parameters.size(),
                                   descriptor.parameters.size() == 1 ? "" : "s", literals.size()));
  }
  std::vector<Value> slots;
  for (size_t i = 0; i < literals.size(); ++i) {
    const std::string_view parameter = descriptor.parameters[i];
    const Value value = value_for(machine, literals[i], parameter);
    if (value.kind == Kind::Undefined) {
      return usage_error(fmt::format("argument {} of {} cannot be {}: for {} write {}", i + 1,
                                     called, literals[i].written, readable_type(parameter),
                                     how_written(parameter)));
    }
    slots.push_back(value);
    if (is_wide(basic_of(parameter[0]))) slots.push_back(Value());
  }
  return slots;
}

}  // namespace kukang
