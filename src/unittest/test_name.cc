#include "unittest/test_name.h"

#include <cctype>
#include <map>
#include <set>

#include "fmt/format.h"
#include "support/text.h"
#include "view/java_text.h"
#include "view/place_names.h"

namespace kukang {
namespace {

constexpr size_t kMostNulls = 3;
constexpr size_t kLongestText = 20;

// What an identifier may be made of; other characters become one underscore.
std::string word(std::string_view text) {
  std::string out;
  for (const char c : text) {
    const bool fits = std::isalnum(static_cast<unsigned char>(c)) != 0;
    if (fits || (!out.empty() && out.back() != '_')) out += fits ? c : '_';
  }
  while (out.ends_with('_')) out.pop_back();
  return out;
}

// Node; int_array for int[]
std::string type_word(const Type& type) {
  return type.is_array() ? type_word(*type.element) + "_array" : word(short_name(type));
}

// minus_7, NaN, x; char_10 for what is no letter or digit.
std::string number_word(int64_t bits, Basic basic) {
  std::string text = java_literal(bits, basic);
  if (basic == Basic::Char) {
    return text.size() == 3 && !word(text).empty() ? word(text) : fmt::format("char_{}", bits);
  }
  if (text[0] == '(') text.erase(0, text.find(' ') + 1);  // (byte) 7
  if (std::isupper(static_cast<unsigned char>(text[0])) != 0) text.erase(0, text.find('.') + 1);
  if (text.ends_with('L') || text.ends_with('f')) text.pop_back();
  return (text[0] == '-' ? "minus_" : "") + word(text);
}

// The name of the method's parameter that is the object; or of its class.
std::string object_word(const Witness& witness, size_t object) {
  for (size_t i = 0; i < witness.arguments.size(); ++i) {
    const WitnessValue& argument = witness.arguments[i];
    if (argument.what == WitnessValue::What::Object && argument.object == object) {
      return witness.script->plan->parameters[i].name;
    }
  }
  return java_variable(short_name(*witness.objects[object].type));
}

std::string returned_word(const Witness& witness) {
  using What = Returned::What;
  const Returned& returned = witness.returned;
  switch (returned.what) {
    case What::Nothing: return "";
    case What::Null: return "_null";
    case What::Number:
      return "_" + number_word(returned.bits, witness.script->plan->target->result);
    case What::Entry: return "_" + object_word(witness, returned.object);
    case What::String: {
      const std::string text = utf8_from_utf16(returned.text);
      const bool short_word = text.size() <= kLongestText && !text.empty() && word(text) == text;
      return short_word ? "_" + text : "_a_string";
    }
    case What::Constant: return "_" + word(utf8_from_utf16(returned.text));
    case What::Box:
      return "_" + number_word(returned.bits, returned.type->instance_fields.back()->basic);
    case What::Other: break;
  }
  return "_new_" + type_word(*returned.type);
}

std::string outcome(const UnitTest& test) {
  const RunEnd& end = test.witness.end;
  const std::string exception = word(end.exception.substr(end.exception.rfind('.') + 1));
  if (test.violation) {
    const std::string& asserted = test.violation->asserted;  // "invariant wellFormed of this"
    if (asserted.empty()) return "fails_with_" + exception;
    const size_t from = asserted.find(' ') + 1;
    return "breaks_" + word(asserted.substr(from, asserted.find(' ', from) - from));
  }
  if (end.how == RunEnd::How::Threw) return "throws_" + exception;
  return "returns" + returned_word(test.witness);
}

// item, where that parameter is null; root for a field of `this`, other_root for one of another
// parameter. Each object is looked at once.
std::vector<std::string> nulls(const Witness& witness) {
  std::vector<std::string> names;
  std::set<size_t> seen;
  const std::vector<Plan::Parameter>& parameters = witness.script->plan->parameters;
  const bool constructs = witness.script->plan->target->is_constructor();
  for (size_t i = 0; i < witness.arguments.size(); ++i) {
    const WitnessValue& argument = witness.arguments[i];
    const std::string name = word(parameters[i].name);
    if (argument.what == WitnessValue::What::Null && !(constructs && parameters[i].is_this)) {
      names.push_back(name);
    }
    if (argument.what != WitnessValue::What::Object || !seen.insert(argument.object).second) {
      continue;
    }
    for (const auto& [field, value] : witness.objects[argument.object].fields) {
      if (value.what != WitnessValue::What::Null) continue;
      names.push_back((parameters[i].is_this ? "" : name + "_") + word(field->name));
    }
  }
  return names;
}

// with_2_Nodes: the objects that are no arguments.
std::string company(const Witness& witness) {
  std::map<std::string, size_t> counts;
  for (size_t i = 0; i < witness.objects.size(); ++i) {
    const WitnessObject& object = witness.objects[i];
    const bool is_argument = std::any_of(
        witness.arguments.begin(), witness.arguments.end(), [&](const WitnessValue& argument) {
          return argument.what == WitnessValue::What::Object && argument.object == i;
        });
    const bool made =
        object.what == WitnessObject::What::Record || object.what == WitnessObject::What::Array;
    if (made && !is_argument) ++counts[type_word(*object.type)];
  }
  std::string out;
  for (const auto& [type, count] : counts) {
    out += fmt::format("{}{}_{}{}", out.empty() ? "_with_" : "_and_", count, type,
                       count == 1 ? "" : "s");
  }
  return out;
}

// _for_1_2: the numbers among the arguments.
std::string numbers(const Witness& witness) {
  std::string out;
  for (size_t i = 0; i < witness.arguments.size(); ++i) {
    const WitnessValue& argument = witness.arguments[i];
    if (argument.what != WitnessValue::What::Number) continue;
    out += "_" + number_word(argument.bits, witness.script->plan->parameters[i].basic);
  }
  return out.empty() ? "" : "_for" + out;
}

}  // namespace

std::string test_name(const UnitTest& test, NameDetail detail) {
  const Method& target = *test.witness.script->plan->target;
  std::string name =
      target.is_constructor() ? "new_" + word(short_name(*target.owner)) : word(target.name);
  if (name.empty() || std::isalpha(static_cast<unsigned char>(name[0])) == 0) name = "test" + name;
  name += "_" + outcome(test);
  if (detail == NameDetail::Numbers) name += numbers(test.witness);
  const std::vector<std::string> null = nulls(test.witness);
  for (size_t i = 0; i < std::min(null.size(), kMostNulls); ++i) {
    name += fmt::format("{}{}_is_null", i == 0 ? "_when_" : "_and_", null[i]);
  }
  return name + company(test.witness);
}

}  // namespace kukang
