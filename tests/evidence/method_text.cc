#include "evidence/method_text.h"

#include "fmt/format.h"
#include "fmt/ranges.h"

namespace kukang {

// --- statements ---

std::string MethodText::body(int statements) {
  std::string text = block(statements);
  if (result_ != "void") text += line("return " + expression(result_, 2) + ";");
  return text;
}

// Whoever opens a block forgets what it has declared.
std::string MethodText::block(int statements) {
  indent_ += "  ";
  std::string text;
  for (int i = 0; i < statements; ++i) text += statement();
  indent_.resize(indent_.size() - 2);
  return text;
}

std::string MethodText::statement() {
  const size_t before = scope_.size();
  const int roll = dice_.between(1, 100);
  if (roll <= 22) return declaration();
  if (roll <= 29 && !world_.late_classes().empty()) return late_statement();
  if (roll <= 36 && world_.has_strangers()) return map_statement();
  if (roll <= 50) return assignment();
  if (roll <= 56) return native_statement();
  if (roll <= 60) return text_statement();
  std::string text;
  ++nesting_;
  if (nesting_ > 2) {
    text = assignment();
  } else if (roll <= 76) {
    text = branch();
  } else if (roll <= 81) {
    text = loop();
  } else if (roll <= 86) {
    text = walk();
  } else if (roll <= 91) {
    text = attempt();
  } else if (roll <= 94) {
    text = selection();
  } else {
    text = early_end();
  }
  --nesting_;
  scope_.resize(before);
  return text;
}

std::string MethodText::declaration() {
  const std::string type = world_.some_type(dice_), name = fresh_name();
  std::string text = line(fmt::format("{} {} = {};", type, name, expression(type, 2)));
  scope_.push_back({name, type, true});
  return text;
}

std::string MethodText::assignment() {
  std::string type = dice_.percent(55) ? world_.some_class(dice_) : world_.some_type(dice_);
  std::vector<std::string> targets;
  for (int tries = 0; tries < 4 && targets.empty(); ++tries) {
    if (tries > 0) type = world_.some_type(dice_);
    targets = places([&](const std::string& other) { return other == type; }, true);
  }
  if (targets.empty()) return declaration();
  return line(dice_.pick(targets) + " = " + expression(type, 2) + ";");
}

std::string MethodText::branch() {
  std::string text = line("if (" + condition(2) + ") {");
  const size_t before = scope_.size();
  text += block(dice_.between(1, 2));
  scope_.resize(before);
  if (dice_.percent(40)) text += line("} else {") + block(1);
  return text + line("}");
}

std::string MethodText::loop() {
  const std::string name = fresh_name();
  const std::vector<std::string> arrays = places(is_array, false);
  std::string limit = std::to_string(dice_.between(2, 3));
  if (dice_.percent(50)) limit += fmt::format(" && {} < {}", name, integer(1));
  if (!arrays.empty() && dice_.percent(40)) {
    limit = fmt::format("2 && {} < {}.length", name, dice_.pick(arrays));
  }
  std::string text = line(fmt::format("for (int {0} = 0; {0} < {1}; {0}++) {{", name, limit));
  scope_.push_back({name, "int"});
  return text + block(dice_.between(1, 2)) + line("}");
}

// Along a linked structure.
std::string MethodText::walk() {
  const std::string type = world_.some_class(dice_), name = fresh_name(), count = fresh_name();
  std::string text = line(fmt::format("{} {} = {};", type, name, reference(type, 1)));
  scope_.push_back({name, type, true});
  text += line(fmt::format("for (int {0} = 0; {0} < {1} && {2} != (Object) {3}; {0}++) {{", count,
                           dice_.between(2, 3), name, reference("Object", 0)));
  if (dice_.percent(60)) text += block(1);
  std::vector<std::string> steps;
  add_parts(
      name, type, [&](const std::string& to) { return world_.is_subtype(to, type); }, false, 0,
      steps);
  const std::string step = steps.empty() ? reference(type, 1) : dice_.pick(steps);
  return text + line(fmt::format("  {} = {};", name, step)) + line("}");
}

std::string MethodText::attempt() {
  static const std::vector<std::string> kCaught = {
      "NullPointerException",  "ClassCastException",        "ArrayIndexOutOfBoundsException",
      "ArrayStoreException",   "ArithmeticException",       "NegativeArraySizeException",
      "IllegalStateException", "IndexOutOfBoundsException", "RuntimeException"};
  const size_t before = scope_.size();
  std::string text = line("try {") + block(dice_.between(1, 2));
  scope_.resize(before);
  text += line(fmt::format("}} catch ({} {}) {{", dice_.pick(kCaught), fresh_name())) + block(1);
  return text + line("}");
}

std::string MethodText::store_into_wide() {
  const std::string element = element_of(scope_[scope_.size() - 2].type);
  indent_ += "  ";
  std::string text = line("if (wide != null && narrow != null && wide.length > 0) {");
  text += line(fmt::format("  wide[0] = {};", made(element)));
  indent_.resize(indent_.size() - 2);
  return text + line("  }");
}

std::string MethodText::early_end() {
  std::string end = "throw new IllegalStateException();";
  if (dice_.percent(50))
    end = result_ == "void" ? "return;" : "return " + expression(result_, 1) + ";";
  if (dice_.percent(10)) return line("assert " + condition(2) + ";");
  return line("if (" + condition(2) + ") " + end);
}

std::string MethodText::selection() {
  std::string text = line("switch ((int) " + integer(1) + ") {");
  const size_t before = scope_.size();
  for (const char* label : {"case -1", "case 0", "case 2", "default"}) {
    if (dice_.percent(30)) continue;
    text += line(fmt::format("  {}: {{", label)) + block(1) +
            line(dice_.percent(70) ? "  break; }" : "  }");
    scope_.resize(before);
  }
  return text + line("}");
}

// --- methods ---

namespace {

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// What there is in it that figures are kept of, as part of its name.
std::string kinds_in(const std::string& body) {
  std::string kinds;
  if (has(body, "String")) kinds += "_text";
  if (has(body, "compareAndExchange")) kinds += "_swap";
  if (has(body, "narrow")) kinds += "_narrow";
  if (has(body, "Late")) kinds += "_late";
  if (has(body, ".compareTo(") || has(body, ".compare(") || has(body, "Objects.equals(")) {
    kinds += "_lawful";
  }
  return has(body, "java.util.Map") || has(body, "java.util.Set.of") ? kinds + "_table" : kinds;
}

// Two arrays that may be the same one, which can then hold less than the first says.
std::vector<Variable> wide_and_narrow(const RandomWorld& world, Dice& dice) {
  const std::string element = world.some_class(dice);
  const WorldClass* type = world.find(element);
  const std::string super = type == nullptr || dice.percent(50) ? "Object" : type->super;
  return {{"wide", super + "[]", true}, {"narrow", element + "[]", true}};
}

}  // namespace

std::string method_text(const RandomWorld& world, Dice& dice, const std::string& name,
                        const std::string& owner) {
  std::vector<Variable> scope;
  if (!owner.empty()) scope.push_back({"this", owner});
  const int count = dice.between(owner.empty() ? 2 : 1, 3);
  std::vector<std::string> parameters;
  for (int i = 0; i < count; ++i) {
    const std::string type = i == 0 ? world.some_class(dice) : world.some_type(dice);
    scope.push_back({fmt::format("p{}", i), type, true});
    parameters.push_back(type + " " + scope.back().name);
  }
  if (dice.percent(12)) {
    for (const Variable& array : wide_and_narrow(world, dice)) {
      scope.push_back(array);
      parameters.push_back(array.type + " " + array.name);
    }
  }
  const std::string result = dice.percent(15) ? "void" : world.some_type(dice);
  MethodText text(world, dice, result, scope, false);
  std::string body = scope.back().name == "narrow" ? text.store_into_wide() : "";
  body += text.body(dice.between(2, 6));
  return fmt::format("    {}{} {}{}({}) {{\n{}    }}\n", owner.empty() ? "static " : "", result,
                     name, kinds_in(body), fmt::join(parameters, ", "), body);
}

}  // namespace kukang
