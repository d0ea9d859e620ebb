#include "evidence/world.h"

#include <algorithm>
#include <map>
#include <set>

#include "evidence/method_text.h"
#include "fmt/format.h"
#include "fmt/ranges.h"

namespace kukang {

bool is_primitive(const std::string& type) {
  return std::find(kPrimitives.begin(), kPrimitives.end(), type) != kPrimitives.end();
}

RandomWorld::RandomWorld(Dice& dice) {
  has_strangers_ = dice.percent(45);
  add_interfaces(dice);
  add_classes(dice);
  add_fields(dice);
  if (dice.percent(20)) late_classes_ = {"Late0", "Late1", "Late2"};
}

void RandomWorld::add_interfaces(Dice& dice) {
  WorldClass first, second;
  first.name = "I0";
  second.name = "I1";
  first.is_interface = second.is_interface = true;
  classes_.push_back(first);
  if (dice.percent(40)) second.interfaces = {"I0"};
  classes_.push_back(second);
}

void RandomWorld::add_classes(Dice& dice) {
  const int count = dice.between(3, 5);
  for (int i = 0; i < count; ++i) {
    WorldClass type;
    type.name = fmt::format("C{}", i);
    std::vector<std::string> open = {"Object"};
    for (const WorldClass& other : classes_) {
      if (!other.is_interface && !other.is_final) open.insert(open.end(), 2, other.name);
    }
    if (i > 0) type.super = dice.pick(open);
    if (i == 0 || dice.percent(30)) type.interfaces.push_back("I0");
    if (dice.percent(35)) type.interfaces.push_back("I1");
    type.is_abstract = dice.percent(i == 0 ? 35 : 15) && i + 1 < count;
    type.is_final = !type.is_abstract && i > 0 && dice.percent(25);
    classes_.push_back(type);
  }
  // So that there can be objects of every class.
  for (WorldClass& type : classes_) type.is_abstract &= !concrete_below(type.name).empty();
}

void RandomWorld::add_fields(Dice& dice) {
  for (WorldClass& type : classes_) {
    if (type.is_interface) continue;
    std::set<std::string> names;
    const int count = dice.between(1, 4);
    for (int i = 0; i < count; ++i) {
      WorldField field;
      field.name = fmt::format("f{}", dice.below(6));
      field.type = some_type(dice);
      if (!names.insert(field.name).second) continue;
      field.is_static = dice.percent(12);
      field.is_final = dice.percent(12);
      field.is_private = dice.percent(30);
      const std::vector<std::string> made = made_for(field, type);
      if (!made.empty() && dice.percent(50)) field.made = dice.pick(made);
      type.fields.push_back(field);
    }
  }
}

// Constructors must end: what one makes is of a class that comes later and extends none.
std::vector<std::string> RandomWorld::made_for(const WorldField& field,
                                               const WorldClass& type) const {
  std::vector<std::string> found;
  if (field.is_static || !(field.is_private || field.is_final)) return found;
  for (const WorldClass* other = &type + 1; other < classes_.data() + classes_.size(); ++other) {
    const bool concrete = !other->is_interface && !other->is_abstract && other->super == "Object";
    if (concrete && is_subtype(other->name, field.type)) found.push_back(other->name);
  }
  return found;
}

const WorldClass* RandomWorld::find(const std::string& name) const {
  auto it = std::find_if(classes_.begin(), classes_.end(),
                         [&](const WorldClass& type) { return type.name == name; });
  return it == classes_.end() ? nullptr : &*it;
}

bool RandomWorld::is_subtype(const std::string& below, const std::string& above) const {
  if (below == above) return true;
  if (is_primitive(below) || is_primitive(above)) return false;
  if (above == "Object") return true;
  if (is_array(below) && is_array(above)) {
    const std::string element = below.substr(0, below.size() - 2);
    return !is_primitive(element) && is_subtype(element, above.substr(0, above.size() - 2));
  }
  const WorldClass* type = find(below);
  if (type == nullptr) return false;
  return is_subtype(type->super, above) ||
         std::any_of(type->interfaces.begin(), type->interfaces.end(),
                     [&](const std::string& interface) { return is_subtype(interface, above); });
}

// A name is the field of the lowest class that declares it; what is private there is not inherited.
std::vector<WorldField> RandomWorld::visible_fields(const std::string& type) const {
  std::vector<WorldField> fields;
  std::set<std::string> names;
  for (const WorldClass* at = find(type); at != nullptr; at = find(at->super)) {
    for (const WorldField& field : at->fields) {
      const bool inherited = at->name == type || !field.is_private;
      if (names.insert(field.name).second && inherited) fields.push_back(field);
    }
  }
  return fields;
}

std::vector<std::string> RandomWorld::concrete_below(const std::string& type) const {
  std::vector<std::string> found;
  for (const WorldClass& other : classes_) {
    const bool concrete = !other.is_interface && !other.is_abstract;
    if (concrete && is_subtype(other.name, type)) found.push_back(other.name);
  }
  return found;
}

std::string RandomWorld::some_class(Dice& dice) const {
  static const std::vector<std::string> kAnybody = {"Object", "Object", "Comparable", "Comparable",
                                                    "Comparator"};
  if (has_strangers_ && dice.percent(30)) return dice.pick(kAnybody);
  return classes_.empty() || dice.percent(6) ? "Object" : dice.pick(classes_).name;
}

std::string RandomWorld::element_type(Dice& dice) const {
  return dice.percent(50) ? some_class(dice) : dice.pick(kPrimitives);
}

std::string RandomWorld::some_type(Dice& dice) const {
  if (dice.percent(18)) return element_type(dice) + "[]";
  if (dice.percent(50)) return some_class(dice);
  return dice.percent(50) ? "int" : dice.pick(kPrimitives);
}

// --- text ---

std::string RandomWorld::java_of(const WorldField& field) const {
  // A constant that the compiler knows would be put in the place of every read.
  const bool primitive = is_primitive(field.type);
  std::string value = primitive ? field.type == "boolean" ? "true" : "2" : "null";
  const std::vector<std::string> concrete = concrete_below(field.type);
  if (field.is_static && !primitive && !concrete.empty()) value = "new " + concrete[0] + "()";
  if (!field.made.empty()) value = "new " + field.made + "()";
  return fmt::format("    {}{}{}{} {};\n    {}{{ {} = {}; }}\n", field.is_private ? "private " : "",
                     field.is_static ? "static " : "", field.is_final ? "final " : "", field.type,
                     field.name, field.is_static ? "static " : "", field.name, value);
}

std::string RandomWorld::java_of(const WorldClass& type, const std::string& methods,
                                 Dice& dice) const {
  const char* modifier = type.is_abstract ? "abstract " : type.is_final ? "final " : "";
  std::string text = fmt::format("  {}{} {}", modifier,
                                 type.is_interface ? "interface" : "static class", type.name);
  if (type.super != "Object") text += " extends " + type.super;
  if (!type.interfaces.empty()) {
    text += type.is_interface ? " extends " : " implements ";
    text += fmt::format("{}", fmt::join(type.interfaces, ", "));
  }
  text += " {\n";
  for (const WorldField& field : type.fields) text += java_of(field);
  if (type.name == "I0") text += "    int rank(int x);\n    I0 link();\n";
  const bool answers = !type.is_interface && is_subtype(type.name, "I0");
  const bool inherits = is_subtype(type.super, "I0");
  if (answers && (!inherits || dice.percent(50))) {
    MethodText rank(*this, dice, "int", {{"this", type.name}, {"x", "int", true}}, true);
    text += "    public int rank(int x) {\n" + rank.body(2) + "    }\n";
  }
  if (answers && (!inherits || dice.percent(50))) {
    MethodText link(*this, dice, "I0", {{"this", type.name}}, true);
    text += "    public I0 link() {\n" + link.body(1) + "    }\n";
  }
  return text + methods + "  }\n";
}

std::string RandomWorld::java(const std::string& package, int methods, Dice& dice) const {
  std::vector<std::string> places = {"W", "W"};
  for (const WorldClass& type : classes_) {
    if (!type.is_interface) places.push_back(type.name);
  }
  std::map<std::string, std::string> methods_of;
  for (int i = 0; i < methods; ++i) {
    const std::string& place = dice.pick(places);
    const bool is_static = place == "W" || dice.percent(30);
    methods_of[place] += method_text(*this, dice, fmt::format("m{}", i), is_static ? "" : place);
  }
  std::string text =
      fmt::format("package {};\n\nimport java.util.Comparator;\n\nfinal class W {{\n", package);
  text += late_classes_text(*this, dice);
  if (has_strangers_) text += "  record Key(int number, Object part) {}\n";
  for (const WorldClass& type : classes_) text += java_of(type, methods_of[type.name], dice);
  return text + methods_of["W"] + "}\n";
}

}  // namespace kukang
