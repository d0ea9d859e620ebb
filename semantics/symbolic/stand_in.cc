// Which methods of the JDK have a Java method of kukang.machine.Symbolic run in their stead, and
// when: loops that the machine does by itself otherwise, and what makes a text of a number.

#include "fmt/format.h"
#include "semantics/native/hash_table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

using Where = StandIn::Where;

// A term, an unknown, or an object that is only partly known.
bool is_symbolic(const Machine& m, const Value& value) {
  if (!value.is_location()) return value.is_term() || value.is_unknown();
  const Object& object = m.object(value);
  return object.symbolic || object.form >= Form::Terms;
}

// A reference that is not decided, or a text that is not known.
bool is_open_text(const Machine& m, const Value& value) {
  if (!value.is_location()) return value.is_unknown();
  const Object& object = m.object(value);
  return object.symbolic || (object.type == m.known.string && !m.has_known_text(value));
}

struct StandInRow {
  std::string_view owner, name, descriptor;  // an empty descriptor: any
  std::string_view stand_in;
  Where where;
};

constexpr std::string_view kBuilder = "java/lang/StringBuilder", kBuffer = "java/lang/StringBuffer";
constexpr StandInRow kStandIns[] = {
    {"java/lang/System", "arraycopy", "", "arraycopy", Where::Symbols},
    {"java/lang/reflect/Array", "getLength", "", "getLength", Where::Symbols},
    {"jdk/internal/util/ArraysSupport", "mismatch", "", "mismatch", Where::Symbols},
    {"java/lang/String", "length", "", "stringLength", Where::Symbols},
    {"java/lang/Boolean", "parseBoolean", "", "parseBoolean", Where::Symbols},
    {"java/lang/Integer", "toHexString", "", "toHexString", Where::Numbers},
    {"java/lang/Integer", "toString", "(I)Ljava/lang/String;", "text", Where::Numbers},
    {"java/lang/Long", "toString", "(J)Ljava/lang/String;", "text", Where::Numbers},
    {"java/lang/Float", "toString", "(F)Ljava/lang/String;", "text", Where::Numbers},
    {"java/lang/Double", "toString", "(D)Ljava/lang/String;", "text", Where::Numbers},
    {"java/lang/String", "valueOf", "(C)Ljava/lang/String;", "text", Where::Numbers},
    {kBuilder, "append", "(I)Ljava/lang/StringBuilder;", "append", Where::Numbers},
    {kBuilder, "append", "(J)Ljava/lang/StringBuilder;", "append", Where::Numbers},
    {kBuilder, "append", "(F)Ljava/lang/StringBuilder;", "append", Where::Numbers},
    {kBuilder, "append", "(D)Ljava/lang/StringBuilder;", "append", Where::Numbers},
    {kBuffer, "append", "(I)Ljava/lang/StringBuffer;", "append", Where::Numbers},
    {kBuffer, "append", "(J)Ljava/lang/StringBuffer;", "append", Where::Numbers},
    {kBuilder, "append", "(C)Ljava/lang/StringBuilder;", "append", Where::Receiver},
    {kBuilder, "append", "(Z)Ljava/lang/StringBuilder;", "append", Where::Receiver},
    {kBuilder, "append", "(Ljava/lang/CharSequence;II)Ljava/lang/StringBuilder;", "append",
     Where::Receiver},
    {kBuilder, "append", "(Ljava/lang/String;)Ljava/lang/StringBuilder;", "append",
     Where::Deferred},
    {kBuilder, "toString", "", "toString", Where::Receiver},
    {"java/lang/String", "equals", "", "equals", Where::Texts},
};

}  // namespace

const Method* symbolic_method(const Program& program, std::string_view name,
                              std::string_view descriptor) {
  Linked<const Type*> type = program.load("kukang/machine/Symbolic");
  if (!type.ok()) return nullptr;
  for (const Method& method : (*type)->methods) {
    const bool fits = descriptor.empty() || method.descriptor == descriptor;
    if (method.name == name && fits) return &method;
  }
  return nullptr;
}

Step call_stand_in(Machine& m, std::string_view name, const Value* args) {
  if (const Method* method = symbolic_method(m.program, name)) return m.call(*method, args);
  return m.stop(absl::InternalError(fmt::format("kukang.machine.Symbolic has no {}", name)));
}

namespace {

const Method* method_of_tables(const Program& program, std::string_view name) {
  Linked<const Type*> type = program.load("kukang/machine/Tables");
  if (!type.ok()) return nullptr;
  for (const Method& method : (*type)->methods) {
    if (method.name == name) return &method;
  }
  return nullptr;
}

// Of any class: the hash code is what a hash table asks for.
StandIn find_hash_code(const Program& program, const Method& method) {
  if (method.flags & kNative) return {};
  if (method.owner->name == "java/util/Hashtable$Entry") {
    return {method_of_tables(program, "hashCodeOfEntry"), Where::Placed};
  }
  return {method_of_tables(program, "hashCode"), Where::Keys};
}

// Does the hash table whose method runs ask about a key of which not all is known, the last of the
// arguments, or may it have one?
bool may_be_at_a_loss(const Machine& m, const Method& method, const Value* args) {
  if (!is_hash_table(*m.state->top->method->owner)) return false;
  const Value& key = args[method.argument_slots - 1];
  const Value table = asking_table(m);
  if (table.is_null()) return false;
  return m.state->placed_count > 0 || !has_known_hash(m, key) || awaits_law(m, table);
}

}  // namespace

StandIn find_stand_in(const Program& program, const Method& method) {
  const bool hash_code = method.name == "hashCode" && method.descriptor == "()I";
  if (hash_code && !method.is_static()) return find_hash_code(program, method);
  if (method.owner->name == "java/util/WeakHashMap" && method.name == "matchesKey") {
    return {method_of_tables(program, "matchesKey"), Where::Keys};
  }
  for (const StandInRow& row : kStandIns) {
    if (method.owner->name != row.owner || method.name != row.name) continue;
    if (!row.descriptor.empty() && row.descriptor != method.descriptor) continue;
    // It takes the object, if there is one, as its first parameter.
    const std::string object = method.is_static() ? "" : "L" + method.owner->name + ";";
    const std::string wanted = "(" + object + std::string(method.descriptor.substr(1));
    if (const Method* found = symbolic_method(program, row.stand_in, wanted)) {
      return {found, row.where};
    }
  }
  return {};
}

bool stands_in(const Machine& m, const StandIn& stand_in, const Method& method, const Value* args) {
  auto some = [&](auto holds) { return std::any_of(args, args + method.argument_slots, holds); };
  auto deferred = [&](const Value& argument) { return is_deferred(m, argument); };
  switch (stand_in.where) {
    case Where::Symbols: return some([&](const Value& v) { return is_symbolic(m, v); });
    case Where::Numbers: return some([&](const Value& v) { return v.is_term() || deferred(v); });
    case Where::Deferred: return some(deferred) && !is_symbolic(m, args[0]);
    case Where::Receiver: return deferred(args[0]);
    case Where::Texts: return some([&](const Value& v) { return is_open_text(m, v); });
    case Where::Keys: return may_be_at_a_loss(m, method, args);
    case Where::Placed: return m.state->placed;
  }
  return false;
}

}  // namespace kukang
