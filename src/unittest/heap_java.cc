#include "unittest/heap_java.h"

#include <algorithm>

#include "fmt/format.h"
#include "semantics/symbolic/strangers.h"
#include "support/text.h"
#include "unittest/hash_table_java.h"
#include "view/java_text.h"
#include "view/place_names.h"

namespace kukang {
namespace {

using Origin = WitnessObject::What;

constexpr size_t kMostListed = 16;  // elements in one array initializer

bool is_record_class(const Type& type) {
  return type.super != nullptr && type.super->name == "java/lang/Record";
}

// As set and get find it: with its class where another field hides it.
std::string reflected_name(const Field& field, const Type& type) {
  return field_name(field, type) == field.name
             ? std::string(field.name)
             : fmt::format("{}.{}", dotted(field.owner->name), field.name);
}

WitnessValue default_of(Basic basic) {
  return {basic == Basic::Reference ? WitnessValue::What::Null : WitnessValue::What::Number};
}

}  // namespace

HeapJava::HeapJava(const JavaPlace& place, const Witness& witness, std::vector<std::string> taken)
    : place_(place),
      witness_(witness),
      taken_(std::move(taken)),
      progress_(witness.objects.size()),
      inside_(witness.objects.size()),
      held_(witness.objects.size()),
      listed_(witness.objects.size()) {
  for (size_t i = 0; i < witness.objects.size(); ++i) variables_.push_back(name_for(i));
  const size_t count = witness.objects.size();
  for (size_t i = 0; i < count; ++i) {
    for (size_t part : table_parts(witness, i)) inside_[part] = true;
  }
  for (size_t i = 0; i < count; ++i) {
    if (!inside_[i]) make(i);
  }
  for (size_t i = 0; i < count; ++i) {
    if (!inside_[i] && !is_table(witness_, i)) complete(i);
  }
  for (size_t i = 0; i < count; ++i) {
    if (!inside_[i] && is_table(witness_, i)) fill(i);
  }
  for (const Witness::Static& assignment : witness.statics) {
    const Field& field = *assignment.field;
    const Type* held =
        place_.may_assign(*field.owner, field) ? place_.named(field.descriptor) : nullptr;
    const std::string text = value(assignment.value, field.basic, held, cast_to_set(field));
    statements_.push_back(
        held != nullptr
            ? fmt::format("{}.{} = {};", place_.name(*field.owner), field.name, text)
            : fmt::format("set({}, \"{}\", {});", class_text(*field.owner), field.name, text));
  }
}

// --- names ---

std::string HeapJava::free_name(std::string wish) {
  std::string name = is_java_keyword(wish) || wish.empty() ? wish + "_" : wish;
  for (int i = 2; std::find(taken_.begin(), taken_.end(), name) != taken_.end(); ++i) {
    name = fmt::format("{}{}", wish, i);
  }
  taken_.push_back(name);
  return name;
}

std::string HeapJava::name_for(size_t object) {
  const std::vector<Plan::Parameter>& parameters = witness_.script->plan->parameters;
  for (size_t i = 0; i < witness_.arguments.size(); ++i) {
    const WitnessValue& argument = witness_.arguments[i];
    const bool is_it = argument.what == WitnessValue::What::Object && argument.object == object;
    if (is_it && !parameters[i].is_this) return free_name(java_variable(parameters[i].name));
  }
  std::string wish = java_variable(short_name(*witness_.objects[object].type));
  if (wish.empty() || std::isdigit(static_cast<unsigned char>(wish[0])) != 0) wish = "object";
  return free_name(wish);
}

const Type& HeapJava::shown(size_t object) const {
  const Type* type = witness_.objects[object].type;
  const bool objects = type->is_array() && type->element->basic == Basic::Reference;
  if (objects && !place_.may_name(*type)) return **place_.program.load("[Ljava/lang/Object;");
  while (!place_.may_name(*type)) type = type->super;
  return *type;
}

std::string HeapJava::declared(size_t object) const {
  const WitnessObject& made = witness_.objects[object];
  if (made.subclass >= 0) {
    const Subclass& subclass = witness_.subclasses[static_cast<size_t>(made.subclass)];
    return is_lambda(made.subclass) ? place_.name(*subclass.interfaces[0])
                                    : stand_in(made.subclass);
  }
  return made.what == Origin::Class ? "Class<?>" : place_.name(shown(object));
}

// For an expression whose type is `given`; nullptr: Object.
std::string HeapJava::cast_for(size_t object, const Type* given) const {
  const Type& type = shown(object);
  const bool fits = &type == place_.program.object() || (given && given->is_subtype_of(&type));
  return fits ? "" : fmt::format("({}) ", declared(object));
}

std::string HeapJava::stand_in(int number) const {
  const Subclass& subclass = witness_.subclasses[static_cast<size_t>(number)];
  std::string name = "Some";
  if (subclass.super != place_.program.object()) name += "_" + place_.name(*subclass.super);
  for (const Type* type : subclass.interfaces) name += "_" + place_.name(*type);
  std::replace(name.begin(), name.end(), '.', '_');
  return name;
}

bool HeapJava::is_lambda(int number) const {
  const Subclass& subclass = witness_.subclasses[static_cast<size_t>(number)];
  return subclass.is_function && subclass.interfaces.size() == 1;
}

std::string HeapJava::class_text(const Type& type) const {
  return place_.may_name(type) ? place_.name(type) + ".class"
                               : fmt::format("type(\"{}\")", dotted(type.name));
}

// --- values ---

HeapJava::Cast HeapJava::cast_to_call(const Method& method) {
  if (JavaPlace::is_overloaded(method)) return Cast::Exactly;
  return JavaPlace::has_arguments(*method.owner, *method.info) ? Cast::Raw : Cast::None;
}

HeapJava::Cast HeapJava::cast_to_set(const Field& field) {
  return JavaPlace::has_arguments(*field.owner, *field.info) ? Cast::Raw : Cast::None;
}

bool HeapJava::fits(size_t object, const Type& expected) const {
  const WitnessObject& made = witness_.objects[object];
  if (made.subclass >= 0) {
    return witness_.subclasses[static_cast<size_t>(made.subclass)].is_subtype_of(&expected);
  }
  return shown(object).is_subtype_of(&expected);
}

bool HeapJava::is_plain(size_t object, const Type& expected, Cast cast) const {
  const Type& type = shown(object);
  if (cast == Cast::Exactly) return &type == &expected;
  if (!fits(object, expected)) return false;
  const bool any = cast == Cast::None || !JavaPlace::is_generic(expected);
  const WitnessObject& made = witness_.objects[object];
  if (any || made.what == Origin::Class) return any;
  return made.subclass >= 0 || is_stranger_class(type) || JavaPlace::is_generic(type);
}

std::string HeapJava::value(const WitnessValue& value, Basic basic, const Type* expected,
                            Cast cast) const {
  if (value.what == WitnessValue::What::Number) return java_literal(value.bits, basic);
  const bool null = value.what == WitnessValue::What::Null;
  const std::string text = null ? "null" : variables_[value.object];
  if (expected == nullptr) return text;
  const bool plain = null ? cast != Cast::Exactly : is_plain(value.object, *expected, cast);
  return plain ? text : fmt::format("({}) {}", place_.name(*expected), text);
}

// --- hash tables ---

void HeapJava::fill(size_t table) {
  for (size_t node : table_entries(witness_, table)) {
    std::string texts;
    for (const WitnessValue& held : held_by_entry(witness_, table, node)) {
      texts += (texts.empty() ? "" : ", ") + value(held, Basic::Reference, nullptr);
    }
    statements_.push_back(fmt::format("{}.{}({});", variables_[table],
                                      is_table_set(witness_, table) ? "add" : "put", texts));
  }
}

// --- objects ---

void HeapJava::make(size_t object) {
  if (progress_[object] != Progress::NotYet) return;
  progress_[object] = Progress::Begun;
  const std::string created = creation(object);
  statements_.push_back(fmt::format("{} {} = {};", declared(object), variables_[object], created));
  progress_[object] = Progress::Made;
}

// Makes the objects among the values; one that is waiting for these becomes null.
void HeapJava::make_first(Values& values) {
  for (WitnessValue& value : values) {
    if (value.what != WitnessValue::What::Object) continue;
    make(value.object);
    if (progress_[value.object] == Progress::Begun) value = WitnessValue();
  }
}

std::string HeapJava::creation(size_t object) {
  const WitnessObject& made = witness_.objects[object];
  switch (made.what) {
    case Origin::Record: return record_creation(object);
    case Origin::Array: return array_creation(object);
    case Origin::String: return fmt::format("new String({})", java_literal(made.text));
    case Origin::Class: return class_text(*made.type);
    case Origin::Field:
    case Origin::Element: make(made.holder); [[fallthrough]];
    case Origin::Static: break;
  }
  return place_text(object);
}

std::string HeapJava::record_creation(size_t object) {
  const WitnessObject& made = witness_.objects[object];
  const Type& type = *made.type;
  if (made.subclass >= 0 && is_lambda(made.subclass)) return lambda(object);
  if (made.subclass >= 0) return fmt::format("make({}.class)", declared(object));
  if (is_stranger_class(type) || is_table(witness_, object))
    return fmt::format("new {}()", declared(object));
  if (is_box(type)) {
    const Field& field = *type.instance_fields.back();
    return fmt::format("new {}({})", declared(object),
                       java_literal(wanted(object, field).bits, field.basic));
  }
  const bool is_record = is_record_class(type);
  std::optional<PlainConstructor> best;
  Values arguments;
  for (PlainConstructor& constructor : plain_constructors(place_, type, is_record)) {
    std::optional<Values> values = arguments_for(object, constructor);
    if (!values || (best && values->size() <= arguments.size())) continue;
    best = std::move(constructor);
    arguments = *std::move(values);
  }
  if (best) return construction(object, *best, std::move(arguments));
  if (is_record && !made.fields.empty()) {
    trouble_ = fmt::format("the fields of a record ({}) are set by its constructor only",
                           readable_name(type));
  }
  return place_.may_name(type) ? fmt::format("make({}.class)", place_.name(type))
                               : fmt::format("make(\"{}\")", dotted(type.name));
}

WitnessValue HeapJava::wanted(size_t object, const Field& field) const {
  for (const auto& [known, value] : witness_.objects[object].fields) {
    if (known == &field) return value;
  }
  return default_of(field.basic);
}

// With which the constructor leaves in the fields what they should hold; nullopt: with none.
std::optional<HeapJava::Values> HeapJava::arguments_for(size_t object,
                                                        const PlainConstructor& constructor) const {
  std::vector<std::optional<WitnessValue>> found(
      take_apart(constructor.method->descriptor).parameters.size());
  for (const auto& [field, value] : constructor.sets) {
    if (value.what != PlainConstructor::Source::What::Parameter) continue;
    const WitnessValue wanted = this->wanted(object, *field);
    std::optional<WitnessValue>& argument = found[value.parameter];
    if (argument && *argument != wanted) return std::nullopt;
    argument = wanted;
  }
  Values arguments;
  for (const std::optional<WitnessValue>& argument : found) {
    if (!argument) return std::nullopt;
    arguments.push_back(*argument);
  }
  return arguments;
}

std::string HeapJava::construction(size_t object, const PlainConstructor& constructor,
                                   Values arguments) {
  using Kind = PlainConstructor::Source::What;
  const Method& method = *constructor.method;
  const Values wished = arguments;
  make_first(arguments);
  if (arguments != wished && is_record_class(*method.owner)) {
    trouble_ = "a record holds itself, by way of its fields";
  }
  for (const auto& [field, value] : constructor.sets) {
    std::optional<WitnessValue>& held = held_[object][field];
    if (value.what == Kind::Parameter) held = arguments[value.parameter];
    if (value.what == Kind::Null) held = WitnessValue();
    if (value.what == Kind::Number) held = {WitnessValue::What::Number, 0, value.bits};
  }
  const bool direct = place_.may_call(method);
  const std::vector<std::string_view> parameters = take_apart(method.descriptor).parameters;
  std::string text;
  for (size_t i = 0; i < parameters.size(); ++i) {
    text += (i == 0 && direct ? "" : ", ") + value(arguments[i], basic_of(parameters[i][0]),
                                                   direct ? place_.named(parameters[i]) : nullptr,
                                                   direct ? cast_to_call(method) : Cast::None);
  }
  if (direct) return fmt::format("new {}({})", place_.name(*method.owner), text);
  return fmt::format("{}construct({}, \"{}\"{})", cast_for(object, nullptr),
                     class_text(*method.owner), method.descriptor, text);
}

std::string HeapJava::array_creation(size_t object) {
  const WitnessObject& array = witness_.objects[object];
  const Type& element = *array.type->element;
  if (!place_.may_name(element)) {
    return fmt::format("({}) java.lang.reflect.Array.newInstance({}, {})", declared(object),
                       class_text(element), array.length);
  }
  const WitnessValue usual = default_of(element.basic);
  if (static_cast<size_t>(array.length) <= kMostListed) {
    Values& listed = listed_[object];
    listed.resize(static_cast<size_t>(array.length), usual);
    for (const auto& [index, value] : array.elements) listed[static_cast<size_t>(index)] = value;
    make_first(listed);
    std::string text;
    for (const WitnessValue& one : listed) {
      text += (text.empty() ? "" : ", ") + value(one, element.basic, &element);
    }
    const bool plain = std::all_of(listed.begin(), listed.end(),
                                   [&](const WitnessValue& one) { return one == usual; });
    if (!plain) return fmt::format("{{{}}}", text);
  }
  const Type* inmost = &element;
  std::string more;
  for (; inmost->is_array(); inmost = inmost->element) more += "[]";
  return fmt::format("new {}[{}]{}", place_.name(*inmost), array.length, more);
}

// The way to an object that class initialization has made.
std::string HeapJava::place_text(size_t object) const {
  const WitnessObject& made = witness_.objects[object];
  const std::string holder = made.what == Origin::Static ? "" : variables_[made.holder];
  if (made.what == Origin::Element) {
    return fmt::format("{}java.lang.reflect.Array.get({}, {})", cast_for(object, nullptr), holder,
                       made.index);
  }
  const Field& field = *made.place;
  const Type& owner = *field.owner;
  const Type& in = made.what == Origin::Static ? owner : *witness_.objects[made.holder].type;
  const bool direct = place_.may_name(in) && place_.may_use(owner, field.flags) &&
                      (made.what == Origin::Static || field_name(field, in) == field.name);
  const std::string from = made.what == Origin::Field ? holder
                           : direct                 ? place_.name(owner)
                                                    : class_text(owner);
  const std::string name =
      made.what == Origin::Field ? reflected_name(field, in) : std::string(field.name);
  return direct ? fmt::format("{}{}.{}", cast_for(object, place_.named(field.descriptor)), from,
                              field.name)
                : fmt::format("{}get({}, \"{}\")", cast_for(object, nullptr), from, name);
}

// Sets what its creation has not left as it should be.
void HeapJava::complete(size_t object) {
  const WitnessObject& made = witness_.objects[object];
  for (const auto& [index, value] : made.elements) {
    const Type& element = *made.type->element;
    const size_t i = static_cast<size_t>(index);
    const WitnessValue held =
        i < listed_[object].size() ? listed_[object][i] : default_of(element.basic);
    if (held == value) continue;
    statements_.push_back(fmt::format(
        "{}[{}] = {};", variables_[object], index,
        this->value(value, element.basic, place_.may_name(element) ? &element : nullptr)));
  }
  if (is_box(*made.type)) return;
  for (const auto& [field, value] : made.fields) {
    const auto held = held_[object].find(field);
    const std::optional<WitnessValue> now =
        held == held_[object].end() ? default_of(field->basic) : held->second;
    if (now != value) assign(object, *field, value);
  }
}

void HeapJava::assign(size_t object, const Field& field, const WitnessValue& value) {
  const Type& type = *witness_.objects[object].type;
  const bool direct = is_stranger_class(*field.owner) ||
                      (field_name(field, type) == field.name && place_.may_assign(type, field));
  if (direct) {
    statements_.push_back(fmt::format(
        "{}.{} = {};", variables_[object], field.name,
        this->value(value, field.basic, place_.named(field.descriptor), cast_to_set(field))));
    return;
  }
  statements_.push_back(fmt::format("set({}, \"{}\", {});", variables_[object],
                                    reflected_name(field, type),
                                    this->value(value, field.basic, nullptr)));
}

}  // namespace kukang
