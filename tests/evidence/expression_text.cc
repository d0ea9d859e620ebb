// Expressions: what a method reads, compares, computes and makes.

#include "evidence/method_text.h"
#include "fmt/format.h"

namespace kukang {
namespace {

bool widens_to_int(const std::string& type) {
  return type == "int" || type == "byte" || type == "char" || type == "short";
}

}  // namespace

// --- places ---

void MethodText::add_parts(const std::string& owner, const std::string& type,
                           const Accepts& accepts, bool written, int depth,
                           std::vector<std::string>& out) {
  auto add = [&](const std::string& part, const std::string& of, bool writable) {
    if (accepts(of) && (writable || !written)) out.push_back(part);
    if (depth > 0) add_parts(part, of, accepts, written, depth - 1, out);
  };
  if (is_array(type)) {
    std::vector<std::string> indexes = {std::to_string(dice_.between(0, 2))};
    for (const Variable& variable : scope_) {
      if (widens_to_int(variable.type)) indexes.push_back(variable.name);
    }
    add(fmt::format("{}[{}]", owner, dice_.pick(indexes)), element_of(type), true);
  }
  for (const WorldField& field : world_.visible_fields(type)) {
    add(owner + "." + field.name, field.type, !field.is_final);
  }
}

std::vector<std::string> MethodText::places(const Accepts& accepts, bool written) {
  std::vector<std::string> out;
  const int depth = dice_.percent(35) ? 1 : 0;
  for (const Variable& variable : scope_) {
    if (accepts(variable.type) && (variable.writable || !written)) out.push_back(variable.name);
    add_parts(variable.name, variable.type, accepts, written, depth, out);
  }
  for (const WorldClass& type : world_.classes()) {
    if (!dice_.percent(15)) continue;
    for (const WorldField& field : type.fields) {
      const bool fits = field.is_static && accepts(field.type) && !(written && field.is_final);
      if (fits) out.push_back(type.name + "." + field.name);
    }
  }
  return out;
}

// --- expressions ---

std::string MethodText::expression(const std::string& type, int depth) {
  if (type == "boolean") return condition(depth);
  if (is_primitive(type)) return number(type, depth);
  return reference(type, depth);
}

std::string MethodText::literal(const std::string& type) {
  if (type == "long")
    return dice_.percent(10) ? "Long.MIN_VALUE" : fmt::format("{}L", dice_.between(-2, 5));
  if (type == "float") return fmt::format("{}.5f", dice_.between(0, 3));
  if (type == "double")
    return dice_.percent(15) ? "Double.NaN" : fmt::format("{}.25", dice_.between(0, 3));
  if (type == "int" && dice_.percent(6)) return "Integer.MAX_VALUE";
  return std::to_string(dice_.between(type == "char" ? 0 : -2, 5));
}

std::string MethodText::number(const std::string& type, int depth) {
  if (type == "int") return integer(depth);
  const std::vector<std::string> known =
      places([&](const std::string& other) { return other == type; }, false);
  if (!known.empty() && dice_.percent(65)) return dice_.pick(known);
  // Integers made floating are more than a solver can do.
  if (type == "float" || type == "double" || dice_.percent(40)) return literal(type);
  if (type == "long" && depth > 0 && dice_.percent(50)) {
    return fmt::format("({} + {})", number("long", depth - 1), integer(depth - 1));
  }
  return fmt::format("({}) {}", type, integer(0));
}

std::string MethodText::integer(int depth) {
  if (depth > 0 && world_.has_strangers() && dice_.percent(5)) return lawful_number();
  const int roll = dice_.between(1, 100);
  if (roll <= 8 && !world_.late_classes().empty()) return late_number();
  const std::vector<std::string> known = places(widens_to_int, false);
  if (roll > 78 && depth > 0) {
    static const std::vector<std::string> kOperators = {"+", "+", "-", "-", "+", "&", "|", "^"};
    if (roll > 97) return fmt::format("({} / {})", integer(depth - 1), integer(0));
    if (roll > 95) return fmt::format("({} * {})", integer(depth - 1), dice_.between(2, 5));
    if (roll > 93) return fmt::format("(int) {}", number("long", depth - 1));
    if (roll > 91) return fmt::format("({} ? {} : {})", condition(0), integer(0), integer(0));
    if (roll > 87 && !leaf_) {
      return fmt::format("{}.rank({})", reference("I0", 0), integer(0));
    }
    if (roll > 84) {
      const std::vector<std::string> arrays = places(is_array, false);
      if (!arrays.empty()) return dice_.pick(arrays) + ".length";
    }
    if (roll > 82) return seen_of(text());
    return fmt::format("({} {} {})", integer(depth - 1), dice_.pick(kOperators), integer(0));
  }
  return known.empty() || roll <= 22 ? literal("int") : dice_.pick(known);
}

std::string MethodText::comparison(int depth) {
  static const std::vector<std::string> kRelations = {"==", "!=", "<", "<=", ">", ">="};
  const std::string type = dice_.percent(75)   ? "int"
                           : dice_.percent(60) ? "long"
                           : dice_.percent(50) ? "float"
                                               : "double";
  return fmt::format("{} {} {}", number(type, depth), dice_.pick(kRelations), number(type, 0));
}

std::string MethodText::condition(int depth) {
  if (world_.has_strangers() && dice_.percent(15)) return lawful_condition();
  const int roll = dice_.between(1, 100);
  if (depth > 0 && roll > 92) {
    return fmt::format("({} {} {})", condition(depth - 1), dice_.percent(50) ? "&&" : "||",
                       condition(0));
  }
  if (depth > 0 && roll > 88) return fmt::format("!({})", condition(depth - 1));
  const std::vector<std::string> known =
      places([](const std::string& type) { return type == "boolean"; }, false);
  if (roll > 80) return known.empty() ? "true" : dice_.pick(known);
  if (roll > 62) {
    const std::string type = dice_.percent(12)
                                 ? dice_.percent(50) ? "int[]" : world_.some_class(dice_) + "[]"
                                 : world_.some_class(dice_);
    return fmt::format("((Object) {}) instanceof {}", some_reference(depth), type);
  }
  if (depth > 0 && roll > 56) return native_condition();
  if (depth > 0 && roll > 52) return text_condition();
  if (roll > 46) return fmt::format("{} == (Object) {}", some_reference(depth), some_reference(0));
  if (roll > 30) return fmt::format("{} {} null", some_reference(depth), roll % 2 ? "==" : "!=");
  return comparison(depth > 0 ? depth - 1 : 0);
}

std::string MethodText::some_reference(int depth) {
  const std::string type = world_.some_type(dice_);
  return reference(is_primitive(type) ? "Object" : type, depth);
}

std::string MethodText::made(const std::string& type) {
  if (is_array(type)) {
    const std::vector<std::string> known = places(widens_to_int, false);
    std::string length = std::to_string(dice_.between(0, 3));
    // No longer than memory allows.
    if (!known.empty() && dice_.percent(30))
      length = fmt::format("{0} > 3 ? 3 : {0}", dice_.pick(known));
    return fmt::format("new {}[{}]", element_of(type), length);
  }
  const std::vector<std::string> concrete = world_.concrete_below(type);
  if (concrete.empty()) return fmt::format("({}) null", type);
  return "new " + dice_.pick(concrete) + "()";
}

std::string MethodText::reference(const std::string& type, int depth) {
  const int roll = dice_.between(1, 100);
  const std::vector<std::string> known =
      places([&](const std::string& other) { return world_.is_subtype(other, type); }, false);
  if (roll <= 70 && !known.empty()) return dice_.pick(known);
  if (roll <= 82) {
    const std::vector<std::string> any =
        places([](const std::string& other) { return !is_primitive(other); }, false);
    if (!any.empty()) return fmt::format("(({}) (Object) {})", type, dice_.pick(any));
  }
  if (roll <= 88 && !leaf_ && depth > 0) {
    return fmt::format("(({}) (Object) {}.link())", type, reference("I0", depth - 1));
  }
  if (roll <= 93) return fmt::format("(({}) null)", type);
  if (roll <= 96 && depth > 0 && is_array(type)) return copied(type);
  if (roll <= 96 && depth > 0 && type == "Object") return text();
  return fmt::format("({})", made(type));
}

}  // namespace kukang
