// Texts of numbers, and what is seen of their characters: how many there are, which, and what
// follows from all of them. Most of the numbers are not decided when somebody looks.
//
// Most of them are narrow: a text has a form for each number of digits and each sign.

#include "evidence/method_text.h"
#include "fmt/format.h"

namespace kukang {

// Of a number or a condition, as somebody may print it. A solver that is to find one number of
// which two texts are long has much to do: `wide` ones stand alone.
std::string MethodText::printed(bool wide) {
  const int roll = dice_.between(1, 100);
  if (roll <= 15) return fmt::format("({})", condition(0));
  if (wide && roll <= 25) return fmt::format("(short) {}", integer(0));
  if (wide && roll <= 30) return integer(0);
  if (roll <= 75) return fmt::format("(byte) {}", integer(0));
  return fmt::format("(char) {}", number("char", 0));
}

std::string MethodText::text() {
  const int roll = dice_.between(1, 100);
  if (roll <= 30) return fmt::format("(\"n\" + {})", printed(true));
  if (roll <= 50) return fmt::format("(\"\" + {})", printed(true));
  if (roll <= 60) return fmt::format("(\"x\" + ({}) + 'y')", condition(0));
  if (roll <= 80) return fmt::format("String.valueOf({})", printed(true));
  if (roll <= 90) return fmt::format("Integer.toString((byte) {})", integer(0));
  return fmt::format("({} + \",\" + {})", printed(false), printed(false));
}

std::string MethodText::seen_of(const std::string& text) {
  const int roll = dice_.between(1, 100);
  if (roll <= 35) return text + ".length()";
  if (roll <= 65) return fmt::format("{}.charAt({})", text, dice_.between(0, 2));
  if (roll <= 90) return fmt::format("{}.indexOf(\"{}\")", text, dice_.between(0, 3));
  // Its equations are hard where they are long.
  return fmt::format("(\"x\" + ({})).hashCode()", condition(0));
}

std::string MethodText::text_condition() {
  const int roll = dice_.between(1, 100);
  const std::string seen = text();
  if (roll <= 40) return fmt::format("{}.equals(\"{}\")", seen, dice_.between(-2, 12));
  if (roll <= 55) return fmt::format("{}.equals(\"n{}\")", seen, dice_.between(-2, 12));
  if (roll <= 70) return fmt::format("{}.startsWith(\"-\")", seen);
  if (roll <= 80) return fmt::format("{}.endsWith(\"{}\")", seen, dice_.between(0, 9));
  if (roll <= 90) return fmt::format("{}.equals({})", seen, text());
  return fmt::format("{}.length() > {}", seen, dice_.between(0, 3));
}

// One after the other in a builder.
std::string MethodText::text_statement() {
  const std::string builder = fresh_name(), seen = fresh_name();
  std::string what = line(fmt::format("StringBuilder {} = new StringBuilder();", builder));
  const int parts = dice_.between(1, 3);
  for (int i = 0; i < parts; ++i) {
    const int roll = dice_.between(1, 100);
    const std::string part = roll <= 20   ? "\"a\""
                             : roll <= 30 ? "'b'"
                             : roll <= 40 ? std::to_string(dice_.between(-12, 12))
                             : roll <= 45 ? text()
                                          : printed(parts == 1);
    what += line(fmt::format("{}.append({});", builder, part));
    if (dice_.percent(10)) what += line(fmt::format("{}.setLength(1);", builder));
  }
  const std::string at = dice_.percent(50) ? builder : builder + ".toString()";
  what += line(fmt::format("int {} = {};", seen, seen_of(at)));
  scope_.push_back({seen, "int", true});
  if (dice_.percent(40)) {
    const std::string kept = fresh_name();
    what += line(fmt::format("Object {} = {}.toString();", kept, builder));
    scope_.push_back({kept, "Object", true});
  }
  return what;
}

}  // namespace kukang
