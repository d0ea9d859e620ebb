// What a native method is called with.
//
// Every row of the native table says, operand by operand, what its function can do with
// (native/table.h). Here that is held against what there is, once for all methods: references that
// are not decided are demanded as an instruction would demand them, NULL raises its exception, a
// text that was put off is written, and then the row runs, or the symbolic row of the method, or
// the Java method that stands in for it. A function of numbers that has none of these gives a fresh
// symbol, which is registered as an approximation; anything else is refused by name. So no function
// meets an operand that it cannot read.

#include <algorithm>

#include "fmt/format.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"
#include "support/requires.h"

namespace kukang {
namespace {

bool takes_null(Take take) {
  return take == Take::MadeOrNull || take == Take::DecidedOrNull || take == Take::Anything;
}

// Is all known that the object holds? REQUIRES one that was made.
bool is_known(const Machine& m, const Value& location) {
  const Object& object = m.object(location);
  KUKANG_REQUIRES(!object.symbolic);
  if (object.type == m.known.string) return m.has_known_text(location);
  if (object.is_packed()) return true;
  const Value* values = object.values();
  return std::all_of(values, values + object.value_count(), [](const Value& value) {
    return !value.is_term() && !value.is_unknown() && !value.is_undefined();
  });
}

bool takes(const Machine& m, Take take, const Value& value) {
  if (take == Take::Anything) return value.kind != Kind::GuardedReference;
  if (value.is_null()) return takes_null(take);
  if (!value.is_location()) return !value.is_term() && !value.is_unknown();
  if (take >= Take::Decided) return true;
  const Object& object = m.object(value);
  if (object.symbolic || object.form == Form::Accumulator) return false;
  return take != Take::Known || is_known(m, value);
}

Take take_of(const NativeRow& row, size_t operand) {
  return operand < row.takes.of.size() ? row.takes.of[operand] : Take::Known;
}

bool takes_all(const Machine& m, const NativeRow& row, const NativeCall& call, const Code& code) {
  for (size_t i = 0; i < code.operands.size(); ++i) {
    if (!takes(m, take_of(row, i), call.args[code.operands[i]])) return false;
  }
  return true;
}

bool lacks_an_object(const NativeRow& row, const NativeCall& call, const Code& code) {
  for (size_t i = 0; i < code.operands.size(); ++i) {
    if (call.args[code.operands[i]].is_null() && !takes_null(take_of(row, i))) return true;
  }
  return false;
}

// Decides the references that every row of the method wants decided, one after the other.
Step decide_operands(Machine& m, NativeCall& call, const Code& code, const NativeRow* symbolic) {
  // The operands have been popped, but are still there: what is found out is written to them.
  Frame& f = m.frame();
  Value* args = f.stack_base() + f.stack;
  for (size_t i = 0; i < code.operands.size(); ++i) {
    Take take = take_of(*code.native, i);
    if (symbolic != nullptr) take = std::max(take, take_of(*symbolic, i));
    const uint8_t slot = code.operands[i];
    // No function knows of guarded references.
    const bool guarded = call.args[slot].kind == Kind::GuardedReference;
    if (take == Take::Anything && !guarded) continue;
    if (call.args[slot].is_unknown()) {
      if (args != call.args) return refuse(m, call);
      const Step step = with_operands(m, call, [&] { return demand(m, args[slot], Need::Object); });
      if (step != Step::Next) return step;
    }
    if (call.args[slot].is_null() && !takes_null(take)) return m.raise_null();
    if (take == Take::Known && is_deferred(m, call.args[slot])) {
      m.retry(call);
      return look_at(m, call.args[slot]);
    }
  }
  return Step::Next;
}

const NativeRow* symbolic_row(const Method& method) {
  for (const NativeRow& row : symbolic_rows()) {
    if (row.owner == method.owner->name && row.name == method.name) return &row;
  }
  return nullptr;
}

// Is what the method is about to compute a matter of numbers alone?
bool only_numbers(const Method& method) {
  if (!method.is_static() || method.result == Basic::Reference || method.result == Basic::Void) {
    return false;
  }
  for (std::string_view parameter : take_apart(method.descriptor).parameters) {
    if (basic_of(parameter[0]) == Basic::Reference) return false;
  }
  return true;
}

Step call_symbolically(Machine& m, NativeCall& call, const Code& code) {
  const Method& method = *call.method;
  const NativeRow* symbolic = symbolic_row(method);
  if (Step s = decide_operands(m, call, code, symbolic); s != Step::Next) return s;
  for (const NativeRow* row : {code.native, symbolic}) {
    if (row != nullptr && takes_all(m, *row, call, code)) return row->function(m, call);
  }
  if (code.stand_in.method != nullptr) return m.call(*code.stand_in.method, call.args);
  if (!only_numbers(method)) return refuse(m, call);
  m.approximate(fmt::format("{} of a symbolic number is taken to be any number",
                            readable_method(*method.owner, method.name, method.descriptor)));
  return call.give(m.symbolic->fresh_symbol(*m.state, method.result));
}

}  // namespace

std::vector<uint8_t> operand_slots(const Method& method) {
  std::vector<uint8_t> slots;
  int next = 0;
  if (!method.is_static()) slots.push_back(static_cast<uint8_t>(next++));
  for (std::string_view parameter : take_apart(method.descriptor).parameters) {
    slots.push_back(static_cast<uint8_t>(next));
    next += slots_of(basic_of(parameter[0]));
  }
  return slots;
}

Step call_native(Machine& m, NativeCall& call, const Code& code) {
  if (m.symbolic == nullptr) {
    return lacks_an_object(*code.native, call, code) ? m.raise_null()
                                                     : code.native->function(m, call);
  }
  return takes_all(m, *code.native, call, code) ? code.native->function(m, call)
                                                : call_symbolically(m, call, code);
}

Step refuse(Machine& m, const NativeCall& call) {
  const Method& method = *call.method;
  return m.stop(
      unsupported(fmt::format("the native method {} is not modelled for symbolic arguments",
                              readable_method(*method.owner, method.name, method.descriptor))));
}

}  // namespace kukang
