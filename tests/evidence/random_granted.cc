#include "evidence/random_granted.h"

#include <algorithm>

#include "evidence/lawful.h"
#include "fmt/format.h"

namespace kukang {
namespace {

Granted::Numbers some_numbers(const Field& field, Dice& dice) {
  Granted::Numbers numbers;
  numbers.low = dice.between(field.basic == Basic::Char ? 0 : -2, 3);
  numbers.high = numbers.low + dice.between(0, 3);
  numbers.text =
      fmt::format("{}.{} is {}..{}", field.owner->name, field.name, numbers.low, numbers.high);
  return numbers;
}

bool is_integer(Basic basic) {
  return basic == Basic::Int || basic == Basic::Long || basic == Basic::Short ||
         basic == Basic::Byte || basic == Basic::Char;
}

}  // namespace

Granted random_granted(const Program& program, const std::vector<const Type*>& classes,
                       Dice& dice) {
  Granted granted;
  for (const Type* type : classes) {
    for (const Field& field : type->fields) {
      if (field.is_static() || field.flags & kSynthetic || dice.percent(50)) continue;
      if (is_integer(field.basic)) granted.numbers[&field] = some_numbers(field, dice);
      if (field.basic != Basic::Reference || dice.percent(50)) continue;
      const Type* declared = declared_type(program, field);
      std::vector<const Type*> below;
      std::copy_if(classes.begin(), classes.end(), std::back_inserter(below),
                   [&](const Type* other) { return other->is_subtype_of(declared); });
      if (below.empty()) continue;
      const Type* as = dice.pick(below);
      granted.of_field[&field] = {
          as, fmt::format("{}.{} is a {}", field.owner->name, field.name, as->name)};
    }
  }
  return granted;
}

std::string text_of(const Granted& granted) {
  std::vector<std::string> texts;
  for (const auto& [field, numbers] : granted.numbers) texts.push_back(numbers.text);
  for (const auto& [field, as] : granted.of_field) texts.push_back(as.text);
  std::sort(texts.begin(), texts.end());
  std::string all;
  for (const std::string& text : texts) all += text + "\n";
  return all;
}

}  // namespace kukang
