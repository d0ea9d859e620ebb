#include "witness/wire.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr std::string_view kHow[] = {"returned", "threw", "failed",  "outside", "exited",
                                     "memory",   "hung",  "crashed", "trouble"};

std::string class_word(std::string_view internal_name) { return encoded(dotted(internal_name)); }

// CLASS FIELD
std::string words_of(const Field& field) {
  return fmt::format("{} {}", class_word(field.owner->name), encoded(field.name));
}

std::string word_of(const WitnessValue& value) {
  switch (value.what) {
    case WitnessValue::What::Null: return "_";
    case WitnessValue::What::Object: return fmt::format("#{}", value.object);
    case WitnessValue::What::Number: break;
  }
  return std::to_string(value.bits);
}

char kind_of(Basic basic) {
  switch (basic) {
    case Basic::Boolean: return 'Z';
    case Basic::Char: return 'C';
    case Basic::Float: return 'F';
    case Basic::Double: return 'D';
    case Basic::Byte: return 'B';
    case Basic::Short: return 'S';
    case Basic::Int: return 'I';
    case Basic::Long: return 'J';
    default: return 'L';
  }
}

std::string line_of(const Plan::Stage& stage) {
  using What = Plan::Stage::What;
  std::string line = stage.what == What::Assume ? "stage assume "
                     : stage.what == What::Run  ? "stage run "
                                                : "stage assert ";
  line += '-';
  if (stage.method != nullptr && stage.method->is_static()) line += 's';
  if (stage.if_non_null) line += 'n';
  if (stage.also_after_exception) line += 'x';
  for (const int argument : stage.arguments) line += fmt::format(" {}", argument);
  line += " ;";
  if (stage.method != nullptr) {
    line += fmt::format(" {} {} {}", class_word(stage.method->owner->name),
                        encoded(stage.method->name), encoded(stage.method->descriptor));
  }
  return line + "\n";
}

std::string interface_words(const Subclass& made) {
  std::string words;
  for (const Type* type : made.interfaces) words += ' ' + class_word(type->name);
  return words;
}

std::string creation_of(const WitnessObject& object, const Witness& witness) {
  using What = WitnessObject::What;
  switch (object.what) {
    case What::Record: {
      if (object.subclass < 0) return fmt::format("new {}\n", class_word(object.type->name));
      const Subclass& made = witness.subclasses[static_cast<size_t>(object.subclass)];
      if (!made.is_function) return fmt::format("new {}\n", class_word(made.name));
      return fmt::format("function {}{}\n", class_word(made.name), interface_words(made));
    }
    case What::Array:
      return fmt::format("array {} {}\n", class_word(object.type->name), object.length);
    case What::String: return fmt::format("string {}\n", encoded(object.text));
    case What::Class: return fmt::format("class {}\n", class_word(object.type->name));
    case What::Static: return fmt::format("static {}\n", words_of(*object.place));
    case What::Field: return fmt::format("of {} {}\n", object.holder, words_of(*object.place));
    case What::Element: break;
  }
  return fmt::format("at {} {}\n", object.holder, object.index);
}

void add_contents(const WitnessObject& object, size_t number, std::string& out) {
  for (const auto& [field, value] : object.fields) {
    out += fmt::format("set {} {} {}\n", number, words_of(*field), word_of(value));
  }
  for (size_t i = 0; i < object.elements.size(); ++i) {
    const bool follows = i > 0 && object.elements[i].index == object.elements[i - 1].index + 1;
    if (!follows) {
      if (i > 0) out += '\n';
      out += fmt::format("put {} {}", number, object.elements[i].index);
    }
    out += ' ' + word_of(object.elements[i].value);
  }
  if (!object.elements.empty()) out += '\n';
}

std::string text_from(std::string_view word) {
  if (word == "%") return "";
  std::u16string text;
  for (size_t i = 0; i < word.size(); ++i) {
    uint16_t unit = static_cast<uint8_t>(word[i]);
    if (word[i] == '%' && i + 4 < word.size()) {
      std::from_chars(&word[i] + 1, &word[i] + 5, unit, 16);
      i += 4;
    }
    text += static_cast<char16_t>(unit);
  }
  return utf8_from_utf16(text);
}

bool is_plain(char16_t unit) {
  return unit > u' ' && unit <= u'~' && unit != u'"' && unit != u'*' && unit != u'%' &&
         unit != u'\\';
}

std::string_view take_word(std::string_view& line) {
  const size_t space = line.find(' ');
  const std::string_view word = line.substr(0, space);
  line.remove_prefix(space == std::string_view::npos ? line.size() : space + 1);
  return word;
}

}  // namespace

std::string encoded(std::u16string_view text) {
  if (text.empty()) return "%";
  std::string out;
  for (const char16_t unit : text) {
    if (is_plain(unit)) {
      out += static_cast<char>(unit);
    } else {
      out += fmt::format("%{:04x}", static_cast<unsigned>(unit));
    }
  }
  return out;
}
std::string encoded(std::string_view modified) {
  const bool plain = std::all_of(modified.begin(), modified.end(),
                                 [](char c) { return is_plain(static_cast<unsigned char>(c)); });
  return plain && !modified.empty() ? std::string(modified)
                                    : encoded(utf16_from_modified(modified));
}

std::string lines_of(const Script& script) {
  const Plan& plan = *script.plan;
  std::string out = "plan\n";
  for (const Type* type : script.initialized) {
    out += fmt::format("initialize {}\n", class_word(type->name));
  }
  for (const Field* field : script.watched) out += fmt::format("watch {}\n", words_of(*field));
  out += "parameters ";
  for (const Plan::Parameter& parameter : plan.parameters) out += kind_of(parameter.basic);
  out += '\n';
  for (const Plan::Stage& stage : plan.stages) {
    if (stage.what != Plan::Stage::What::Decide) out += line_of(stage);
  }
  return out;
}

std::string lines_of(const Witness& witness) {
  std::string out = "witness\n";
  if (witness.placed) out += "placed\n";
  for (const Subclass& made : witness.subclasses) {
    if (made.is_function) continue;
    out += fmt::format("subclass {} {} {}{}\n", class_word(made.name),
                       class_word(made.neighbour->name), class_word(made.super->name),
                       interface_words(made));
  }
  for (const WitnessObject& object : witness.objects) out += creation_of(object, witness);
  for (size_t i = 0; i < witness.objects.size(); ++i) add_contents(witness.objects[i], i, out);
  for (size_t i = 0; i < witness.objects.size(); ++i) {
    if (witness.objects[i].rehashed) out += fmt::format("rehash {}\n", i);
  }
  for (const auto& [field, value] : witness.statics) {
    out += fmt::format("let {} {}\n", words_of(*field), word_of(value));
  }
  for (const Witness::Answer& answer : witness.answers) {
    out += fmt::format(
        "answer {} {} {}\n", answer.function, kind_of(answer.basic),
        answer.argument < 0 ? word_of(answer.value) : fmt::format("@{}", answer.argument));
  }
  out += witness.spoils ? "run s" : "run -";
  for (const WitnessValue& argument : witness.arguments) out += ' ' + word_of(argument);
  return out + "\n";
}

std::optional<Reply> parse_reply(std::string_view line) {
  Reply reply;
  const std::string_view company = take_word(line);
  if (company != "alone" && company != "threads") return std::nullopt;
  reply.leaves = company == "threads";
  const std::string_view how = take_word(line);
  size_t number = 0;
  while (number < std::size(kHow) && kHow[number] != how) ++number;
  if (number == std::size(kHow)) return std::nullopt;
  reply.end.how = static_cast<RunEnd::How>(number);
  const std::string_view stage = take_word(line);
  std::from_chars(stage.data(), stage.data() + stage.size(), reply.end.stage);
  const std::string exception = text_from(take_word(line)), where = text_from(take_word(line));
  if (reply.end.how == RunEnd::How::Trouble) {
    reply.end.text = exception;
  } else if (exception != "-") {
    reply.end.exception = exception;
  }
  if (where != "-") reply.end.where = where;
  reply.end.heap = line;
  return reply;
}

}  // namespace kukang
