#include "trace/notation.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "expr/model.h"
#include "fmt/format.h"
#include "heap/deferred.h"
#include "heap/symbolic_heap.h"
#include "program/resolve.h"
#include "view/place_names.h"
#include "view/valuation.h"

namespace kukang {
namespace {

constexpr uint32_t kMostShown = 8;  // elements of an array that the program has made

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size()) {
    text.replace(at, from.size(), to);
  }
}

// Java's signs as the paper's.
std::string text_of_term(const Term& term) {
  std::string text = text_of(term);
  constexpr std::pair<std::string_view, std::string_view> kSigns[] = {
      {" == ", " = "}, {" != ", " ≠ "}, {" <= ", " ≤ "}, {" >= ", " ≥ "},
      {" && ", " ∧ "}, {" || ", " ∨ "}, {"!", "¬"}};
  for (const auto& [java, paper] : kSigns) replace_all(text, java, paper);
  return text;
}

bool is_a(const Type& type, std::string_view name) {
  return std::any_of(type.ancestors.begin(), type.ancestors.end(),
                     [&](const Type* ancestor) { return ancestor->name == name; });
}

// --- what is written as in Java ---

// The characters of a String that has only constants in it, or numbers as a whole.
std::optional<std::string> string_text(const State& state, const Object& object) {
  if (object.symbolic || object.type->name != "java/lang/String") return std::nullopt;
  const Field* value = find_field(*object.type, "value", "[B");
  auto constant = [&](const Object& string) {
    const Value bytes = string.values()[value->slot];
    return bytes.is_location() && state.heap[bytes.location].is_packed();
  };
  bool plain = object.form == Form::Deferred || constant(object);
  if (object.form == Form::Deferred) {
    for_each_piece(
        state, object, [](const Value&, Basic) { return true; },
        [&](const Value& piece) {
          plain = piece.is_null() || (piece.is_location() && constant(state.heap[piece.location]));
          return plain;
        });
  }
  if (!plain) return std::nullopt;
  return Valuation(std::nullopt, Arithmetic::Wrap).string(state, object);
}

std::optional<std::string> field_text(const State& state, const Object& object,
                                      std::string_view name) {
  const Field* field = find_field(*object.type, name, "Ljava/lang/String;");
  if (field == nullptr || field->slot >= object.length) return std::nullopt;
  const Value value = object.values()[field->slot];
  return value.is_location() ? string_text(state, state.heap[value.location]) : std::nullopt;
}

// Strings, classes and enum constants that are there.
std::optional<std::string> literal(const Program& program, const State& state, Location location) {
  const Object& object = state.heap[location];
  if (object.symbolic || !object.is_record()) return std::nullopt;
  if (auto text = string_text(state, object)) return quoted(*std::move(text));
  std::optional<std::string> text;
  if (object.type->name == "java/lang/Class") {
    state.mirrors.for_each([&](uint32_t type, const Value& mirror) {
      if (!mirror.is_location() || mirror.location != location) return;
      text = short_name(*program.type(type)) + ".class";
    });
  } else if (const Type* constants = enum_of(*object.type)) {
    if (auto name = field_text(state, object, "name")) {
      text = fmt::format("{}.{}", short_name(*constants), *name);
    }
  }
  return text;
}

// --- g ---

bool is_shown_static(const Field& field) {
  if (!field.is_static() || field.flags & kSynthetic) return false;
  const bool constant = field.basic != Basic::Reference || field.descriptor == "Ljava/lang/String;";
  return !(field.flags & kFinal && constant);
}

std::vector<std::pair<std::string, Value>> globals_of(const State& state) {
  std::vector<std::pair<std::string, Value>> globals;
  state.statics.for_each([&](uint32_t, const Ref<Object>& statics) {
    if (!statics) return;
    const Type& type = *statics->type;
    if (type.from_jdk || type.host != nullptr || enum_of(type) != nullptr) return;
    for (const Field& field : type.fields) {
      if (!is_shown_static(field)) continue;
      const Value& value = statics->values()[field.slot];
      if (value.is_undefined()) continue;
      globals.emplace_back(fmt::format("{}.{}", short_name(type), field.name), value);
    }
  });
  return globals;
}

// --- φ ---

// Does `a` say nothing that `b` does not?
bool follows(const TypeLiteral& a, const TypeLiteral& b) {
  if (a.variable != b.variable || a.holds != b.holds) return false;
  return a.holds ? b.type->is_subtype_of(a.type) : a.type->is_subtype_of(b.type);
}

// The symbolic location whose type variable it is, as long as it is no object.
std::optional<UnknownId> location_of(const State& state, uint32_t variable) {
  for (UnknownId i = 0; i < state.next_unknown; ++i) {
    const Unknown& unknown = *state.unknowns.find(i);
    if (unknown.variable == variable && unknown.binding.is_undefined()) return i;
  }
  return std::nullopt;
}

using Conjuncts = std::vector<const PathCondition::Node*>;

// Does another bound of a type say what this one does? Of two that say the same the first one
// shows.
bool is_implied(const Conjuncts& conjuncts, size_t i) {
  for (size_t j = 0; j < conjuncts.size(); ++j) {
    if (j == i || conjuncts[j]->condition != nullptr) continue;
    const TypeLiteral &a = conjuncts[i]->literal, &b = conjuncts[j]->literal;
    if (follows(a, b) && (j < i || !follows(b, a))) return true;
  }
  return false;
}

// Is it the first that says what τ is? That one comes with the object.
bool is_declared(const Conjuncts& conjuncts, size_t i) {
  const TypeLiteral& literal = conjuncts[i]->literal;
  return literal.holds && std::none_of(conjuncts.begin(), conjuncts.begin() + i, [&](auto* before) {
           return before->condition == nullptr && before->literal.holds &&
                  before->literal.variable == literal.variable;
         });
}

void write_condition(const State& state, Sigma& out) {
  const Conjuncts conjuncts = state.condition.conjuncts();
  for (size_t i = 0; i < conjuncts.size(); ++i) {
    const TypeLiteral& literal = conjuncts[i]->literal;
    if (conjuncts[i]->condition != nullptr) {
      std::string text = text_of_term(*conjuncts[i]->condition);
      const bool known =
          std::find(out.conditions.begin(), out.conditions.end(), text) != out.conditions.end();
      if (!known) out.conditions.push_back(std::move(text));
    } else if (!is_implied(conjuncts, i)) {
      const std::optional<UnknownId> location = location_of(state, literal.variable);
      const bool declared = !location.has_value() && is_declared(conjuncts, i);
      const std::string name = location.has_value() ? fmt::format("α̂{}", *location)
                                                    : fmt::format("τ{}", literal.variable);
      (declared ? out.types : out.conditions)
          .push_back(fmt::format("{} {} {}", name,
                                 literal.holds ? "<:" : "≮:", short_name(*literal.type)));
    }
  }
}

// --- h ---

// A field, or an element at an index.
struct Part {
  std::string_view field;
  Value index;
  Value value;
};

std::vector<Part> elements_of(const Object& array) {
  std::vector<Part> parts = {{"LEN", {}, length_of(array)}};
  const bool whole = !is_known_in_part(array);
  if (!whole && !array.otherwise().is_undefined()) parts.push_back({"DEF", {}, array.otherwise()});
  for_each_slot(array, [&](const Slot& slot) {
    parts.push_back({"", slot.index, slot.now});
    return !whole || parts.size() <= kMostShown;
  });
  return parts;
}

std::vector<Part> fields_of(const Object& record) {
  std::vector<Part> parts;
  const bool throwable = is_a(*record.type, "java/lang/Throwable");
  for_each_slot(record, [&](const Slot& slot) {
    const bool bookkeeping = slot.field->owner->from_jdk && slot.field->name != "detailMessage";
    const bool shown = !(throwable && bookkeeping) && !slot.now.is_undefined();
    if (shown) parts.push_back({slot.field->name, {}, slot.now});
    return true;
  });
  return parts;
}

std::vector<Part> parts_of(const Object& object) {
  return object.is_record() ? fields_of(object) : elements_of(object);
}

}  // namespace

std::string quoted(std::string text) {
  constexpr std::pair<std::string_view, std::string_view> kEscapes[] = {
      {"\\", "\\\\"}, {"\"", "\\\""}, {"\n", "\\n"}, {"\t", "\\t"}, {"\r", "\\r"}};
  for (const auto& [plain, escaped] : kEscapes) replace_all(text, plain, escaped);
  return "\"" + text + "\"";
}

// --- values and objects ---

Notation::Name Notation::name_of(const State& state, Location location) {
  auto [it, fresh] = names_.try_emplace(location);
  if (fresh) {
    const bool made = !state.heap[location].symbolic;
    it->second = {made, made ? made_++ : found_++};
  }
  return it->second;
}

std::string Notation::written(const State& state, Value value) {
  switch (value.kind) {
    case Kind::Undefined: return "?";
    case Kind::Null: return "NULL";
    case Kind::SymbolicLocation:
    case Kind::SymbolicReference: return unknown(state, value);
    case Kind::Location: break;
    default:
      return value.is_term() ? text_of_term(*value.term)
                             : Valuation(Model(), Arithmetic::Wrap).text(value, Basic::Int);
  }
  if (auto text = literal(program_, state, value.location)) return *std::move(text);
  const Name name = name_of(state, value.location);
  return fmt::format("{}{}", name.made ? "l" : "α", name.number);
}

std::string Notation::unknown(const State& state, Value value) {
  const bool location = value.kind == Kind::SymbolicLocation;
  std::string text = fmt::format("{}{}", location ? "α̂" : "ᾱ", value.unknown);
  const std::pair entry(text, state.unknowns.find(value.unknown)->type);
  const bool known = std::find(unknowns_.begin(), unknowns_.end(), entry) != unknowns_.end();
  if (!known) unknowns_.push_back(entry);
  return text;
}

std::string Notation::value(const State& state, Value value) {
  return written(state, SymbolicHeap::resolved(state, value));
}

std::string Notation::object(const State& state, const Object& object) {
  Sigma::Map parts;
  for (const Part& part : parts_of(object)) {
    parts.emplace_back(part.field.empty() ? value(state, part.index) : std::string(part.field),
                       value(state, part.value));
  }
  if (object.is_array() && !is_known_in_part(object) && object.length > kMostShown) {
    parts.emplace_back("...", "");
  }
  const std::string type =
      object.symbolic ? fmt::format("τ{}", object.variable) : short_name(*object.type);
  return text_of(parts) + type;
}

std::string Notation::exception(const State& state, Value exception) {
  const Object& object = state.heap[exception.location];
  const auto message = field_text(state, object, "detailMessage");
  return short_name(*object.type) + (message.has_value() ? ": " + *message : "");
}

// --- states ---

std::vector<Location> Notation::reach(const State& state, std::vector<Value> from) {
  std::vector<Location> found;
  absl::flat_hash_set<Location> seen;
  for (size_t next = 0; next < from.size(); ++next) {
    const Value value = SymbolicHeap::resolved(state, from[next]);
    if (!value.is_location() || !seen.insert(value.location).second) continue;
    if (literal(program_, state, value.location).has_value()) continue;
    name_of(state, value.location);
    found.push_back(value.location);
    for (const Part& part : parts_of(state.heap[value.location])) from.push_back(part.value);
  }
  std::sort(found.begin(), found.end(),
            [&](Location a, Location b) { return name_of(state, a) < name_of(state, b); });
  return found;
}

Sigma Notation::describe(const State& state, const std::vector<Value>& roots) {
  const auto globals = globals_of(state);
  std::vector<Value> from;  // symbolic objects first, so that they are numbered by age
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    from.push_back(Value::at(*state.symbolic_objects.find(i)));
  }
  from.insert(from.end(), roots.begin(), roots.end());
  for (const auto& [field, value] : globals) from.push_back(value);

  Sigma out;
  for (Location location : reach(state, std::move(from))) {
    out.heap.emplace_back(written(state, Value::at(location)), object(state, state.heap[location]));
  }
  for (const auto& [field, held] : globals) out.globals.emplace_back(field, value(state, held));
  write_condition(state, out);
  return out;
}

Sigma Notation::entry(const State& state, const Plan& plan) {
  const Value* arguments = state.arguments->values();
  Sigma out = describe(state, {arguments, arguments + plan.parameters.size()});
  int slot = 0;
  for (size_t i = 0; i < plan.parameters.size(); ++i) {
    out.locals.emplace_back(std::to_string(slot), written(state, arguments[i]));
    slot += slots_of(plan.parameters[i].basic);
  }
  return out;
}

Sigma Notation::running(const State& state, const Code& code) {
  std::vector<Value> roots;
  for (const Frame* frame = state.top.get(); frame != nullptr; frame = frame->caller.get()) {
    roots.insert(roots.end(), frame->locals(), frame->locals() + frame->locals_size + frame->stack);
  }
  Sigma out = describe(state, roots);
  const Frame& top = *state.top;
  out.pc = code.offsets[code.index_of(top.pc)];
  for (uint32_t i = 0; i < top.locals_size; ++i) {
    const Value& local = top.locals()[i];
    if (!local.is_undefined()) out.locals.emplace_back(std::to_string(i), value(state, local));
  }
  for (uint32_t i = top.stack; i-- > 0;) {
    const Value& operand = top.stack_base()[i];
    if (operand.is_undefined()) continue;
    std::string text = value(state, operand);
    const bool compound = operand.is_term() && text.find(' ') != std::string::npos;
    out.stack.push_back(compound ? "(" + text + ")" : std::move(text));
  }
  return out;
}

Sigma Notation::idle(const State& state) {
  const Object& arguments = *state.arguments;
  std::vector<Value> roots(arguments.values(), arguments.values() + arguments.length);
  roots.push_back(state.result);
  return describe(state, roots);
}

}  // namespace kukang
