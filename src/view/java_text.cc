#include "view/java_text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <cmath>
#include <limits>

#include "fmt/format.h"

namespace kukang {
namespace {

constexpr std::array kWords = {
    "abstract",  "assert",       "boolean",  "break",      "byte",    "case",       "catch",
    "char",      "class",        "const",    "continue",   "default", "do",         "double",
    "else",      "enum",         "extends",  "false",      "final",   "finally",    "float",
    "for",       "goto",         "if",       "implements", "import",  "instanceof", "int",
    "interface", "long",         "native",   "new",        "null",    "package",    "private",
    "protected", "public",       "return",   "short",      "static",  "strictfp",   "super",
    "switch",    "synchronized", "this",     "throw",      "throws",  "transient",  "true",
    "try",       "void",         "volatile", "while",      "_"};

bool is_lower(char c) { return std::islower(static_cast<unsigned char>(c)) != 0; }
bool is_upper(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }

template <class Number>
std::string floating(Number number, std::string_view box, std::string_view suffix) {
  if (std::isnan(number)) return fmt::format("{}.NaN", box);
  if (std::isinf(number)) {
    return fmt::format("{}.{}_INFINITY", box, number < 0 ? "NEGATIVE" : "POSITIVE");
  }
  std::string text = fmt::format("{}", number);
  if (text.find_first_of(".e") == std::string::npos) text += ".0";
  return text + std::string(suffix);
}

// `quote` is what ends the literal.
std::string escaped(char16_t unit, char16_t quote) {
  switch (unit) {
    case u'\n': return "\\n";
    case u'\r': return "\\r";
    case u'\t': return "\\t";
    case u'\\': return "\\\\";
    default: break;
  }
  if (unit == quote) return {'\\', static_cast<char>(unit)};
  if (unit >= u' ' && unit <= u'~') return {static_cast<char>(unit)};
  return fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
}

}  // namespace

bool is_box(const Type& type) {
  constexpr std::array kBoxes = {"java/lang/Boolean", "java/lang/Byte",    "java/lang/Character",
                                 "java/lang/Short",   "java/lang/Integer", "java/lang/Long",
                                 "java/lang/Float",   "java/lang/Double"};
  return type.from_jdk &&
         std::any_of(kBoxes.begin(), kBoxes.end(), [&](auto box) { return type.name == box; });
}

bool is_string(const Type& type) { return type.from_jdk && type.name == "java/lang/String"; }

bool is_java_keyword(std::string_view word) {
  return std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

std::string java_literal(int64_t bits, Basic basic) {
  switch (basic) {
    case Basic::Boolean: return bits != 0 ? "true" : "false";
    case Basic::Char: return "'" + escaped(static_cast<char16_t>(bits), u'\'') + "'";
    case Basic::Byte: return fmt::format("(byte) {}", bits);
    case Basic::Short: return fmt::format("(short) {}", bits);
    case Basic::Long:
      return bits == std::numeric_limits<int64_t>::min() ? "Long.MIN_VALUE"
                                                         : fmt::format("{}L", bits);
    case Basic::Float:
      return floating(std::bit_cast<float>(static_cast<uint32_t>(bits)), "Float", "f");
    case Basic::Double: return floating(std::bit_cast<double>(bits), "Double", "");
    default: return std::to_string(bits);
  }
}

std::string java_literal(std::u16string_view text) {
  std::string out = "\"";
  for (const char16_t unit : text) out += escaped(unit, u'"');
  return out + "\"";
}

std::string java_variable(std::string_view object_name) {
  std::string name;
  for (const char c : object_name) {
    if (c == '[') name += 's';
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_') name += c;
  }
  size_t capitals = 0;
  while (capitals < name.size() && is_upper(name[capitals])) ++capitals;
  // The last one of several begins the next word.
  if (capitals > 1 && capitals < name.size() && is_lower(name[capitals])) --capitals;
  for (size_t c = 0; c < capitals; ++c) {
    name[c] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[c])));
  }
  return name;
}

std::string java_statement(std::string_view indent, std::string_view text) {
  constexpr size_t kColumns = 100;
  std::string out, line(indent);
  for (size_t from = 0; from < text.size();) {
    char quote = 0;
    size_t to = from;
    for (; to < text.size(); ++to) {
      const char c = text[to];
      if (quote == 0 && c == ' ' && to > from && text[to - 1] == ',') break;
      if (c == '\\') {
        ++to;
      } else if (c == quote) {
        quote = 0;
      } else if (quote == 0 && (c == '"' || c == '\'')) {
        quote = c;
      }
    }
    const std::string_view piece = text.substr(from, to - from);
    if (from > 0 && line.size() + 1 + piece.size() > kColumns) {
      out += line + "\n";
      line = std::string(indent) + "    ";
    } else if (from > 0) {
      line += ' ';
    }
    line += piece;
    from = to + 1;
  }
  return out + line + "\n";
}

}  // namespace kukang
