// Hash tables of the JDK's, asked about keys of which not all is known: tables that the program has
// made, and those that were there at entry and were made by their law.
//
// By itself a table would fork over its buckets. What its users mean is whether it has an equal
// key. So where a table asks a key for its hash code it is told the code of an equal key that it
// has, by a fork for each that may be equal, or else a code of its own, with which the key does no
// harm (kukang.machine.Tables). All else is the table's own code. A key whose hash code is known
// has that, as in Java, but is asked about keys that have got codes of their own.
//
// Of a key of a class that is known to be lawful the hash code is not even computed. For others the
// true code is kept beside the one that was told: such a key is found only where these agree, as on
// the JVM. Where keys have got codes of their own the order in which the table iterates is not
// Java's (assumed.cc).

#include <algorithm>

#include "heap/slots.h"
#include "semantics/native/hash_table.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/laws.h"
#include "semantics/symbolic/strangers.h"

namespace kukang {
namespace {

constexpr std::string_view kTables = "kukang/machine/Tables";
constexpr std::string_view kFoundByChance =
    "a key of Set.of or Map.of that is equal to another and has another hash code is not found";

constexpr std::string_view kKeysAsTheyAre =
    "a hash table that was there before the call has put its keys by what they were when it was "
    "first looked at, after the method had changed something";

// An entry may be that of a key which was put a second time, by its true hash code.
const Placed* find_placed(const Machine& m, Value table, Value key, Value entry) {
  const State& state = *m.state;
  key = SymbolicHeap::resolved(state, key);
  for (uint32_t i = state.placed_count; i-- > 0;) {
    const Placed& placed = *state.placed_keys.find(i);
    const bool same = placed.table == table.location &&
                      same_value(SymbolicHeap::resolved(state, placed.key), key);
    const bool here = entry.is_null() || kept_code(m, entry) == spread(m, table, placed.place);
    if (same && here) return &placed;
  }
  return nullptr;
}

// Next: the table that asks is decided, and its law is assumed.
Step have_table(Machine& m, NativeCall& call) {
  Value table = asking_table(m);
  if (table.is_null()) return refuse(m, call);
  const Step step = with_operands(m, call, [&] { return demand(m, table, Need::Object); });
  if (step != Step::Next || !awaits_law(m, table)) return step;
  return assume_law(m, call, table);
}

Step list(Machine& m, NativeCall& call, bool placed_only) {
  const Value table = asking_table(m);
  std::vector<Value> found;
  for_each_entry(m, table, [&](const TableEntry& one) {
    if (placed_only && find_placed(m, table, one.key, one.entry) == nullptr) return;
    found.push_back(one.key);
    found.push_back(one.entry);
  });
  if (placed_only && found.empty()) return call.give(Value::null());
  const Value list =
      m.allocate_array(*m.program.array_of(m.program.object()), static_cast<int32_t>(found.size()));
  if (!list.is_location()) return m.raise_out_of_memory();
  std::copy(found.begin(), found.end(), m.change(list).values());
  return call.give(list);
}

Step entries(Machine& m, NativeCall& call) {
  const Step step = have_table(m, call);
  return step != Step::Next ? step : list(m, call, false);
}

Step suspects(Machine& m, NativeCall& call) {
  if (Step s = have_table(m, call); s != Step::Next) return s;
  const bool known = !call.args[0].is_term();
  if (known && m.state->placed_count == 0) return call.give(Value::null());
  return list(m, call, known);
}

Step is_placed(Machine& m, NativeCall& call) {
  return call.give_bool(find_placed(m, asking_table(m), call.args[0], call.args[1]) != nullptr);
}
Step place(Machine& m, NativeCall& call) {
  return call.give(find_placed(m, asking_table(m), call.args[0], call.args[1])->place);
}
Step hash(Machine& m, NativeCall& call) {
  return call.give(find_placed(m, asking_table(m), call.args[0], call.args[1])->hash);
}
Step code_of(Machine& m, NativeCall& call) {
  return call.give(code_for(m, asking_table(m), kept_code(m, call.args[0])));
}
Step spread_code(Machine& m, NativeCall& call) {
  return call.give(spread(m, asking_table(m), call.args[0].i));
}
Step bits(Machine& m, NativeCall& call) { return call.give(bits_that_count(m, asking_table(m))); }

// Entries tell by their codes; where there are none, that depends on where the search comes along.
Step is_lost(Machine& m, NativeCall& call) {
  if (!keeps_codes(m, asking_table(m))) m.approximate(kFoundByChance);
  return call.give_bool(false);
}

// Different keys get different codes, which fill the buckets of a table one after the other.
Step own_code(Machine& m, NativeCall& call) {
  const Value key = call.args[0];
  const bool lawful = call.method->argument_slots == 1;
  const Value hash = lawful ? Value() : call.args[1];
  if (!lawful && !hash.is_term()) return call.give(hash);
  State& state = *m.state;
  const Value table = asking_table(m);
  const Placed* known = find_placed(m, table, key, Value::null());
  if (known != nullptr && same_value(known->hash, hash)) return call.give(known->place);
  const uint32_t number = state.placed_count++;
  const auto place = static_cast<int32_t>((number + 1) * 0x9e3779b1u & 0x7fffffff);
  state.placed_keys.at(number) = {table.location, key, hash, place};
  state.placed = true;
  return call.give(place);
}

// REQUIRES that it is not NULL.
const Type& lowest_type(const Machine& m, Value value) {
  value = SymbolicHeap::resolved(*m.state, value);
  if (value.is_location() && !m.object(value).symbolic) return *m.object(value).type;
  return *m.symbolic->constraints.upper(m.symbolic->bounds_of_value(*m.state, value));
}

// Of floating point numbers equals and hashCode agree, too; they go by the bits.
bool is_lawful_type(const Machine& m, const Type& type) {
  return type.name == "java/lang/Float" || type.name == "java/lang/Double" ||
         SymbolicHeap::has_content(type) || &type == m.known.string || type.is_enum();
}

// Does the method do nothing but ask the JVM for what the record's components say?
bool is_made_by_compiler(const Method& method) {
  constexpr uint8_t kInvokeDynamic = 0xba;
  constexpr size_t kLongest = 8;  // two loads, a call, a return
  const auto code = method.owner->file->code(*method.info);
  if (!code.ok() || !code->has_value()) return false;
  const std::span<const uint8_t> bytes = (*code)->code;
  return bytes.size() <= kLongest &&
         std::find(bytes.begin(), bytes.end(), kInvokeDynamic) != bytes.end();
}

// A record of such is, unless it has an equals or a hashCode of its own.
bool is_lawful_record(const Machine& m, const Type& type) {
  if (type.super == nullptr || type.super->name != "java/lang/Record") return false;
  for (const Method& method : type.methods) {
    const bool own = method.name == "equals" || method.name == "hashCode";
    if (own && !is_made_by_compiler(method)) return false;
  }
  return std::all_of(type.instance_fields.begin(), type.instance_fields.end(),
                     [&](const Field* field) {
                       if (field->basic != Basic::Reference) return true;
                       const Type* component = m.symbolic->type_of(*field);
                       return component != nullptr && is_lawful_type(m, *component);
                     });
}

// REQUIRES that it is not NULL.
bool is_lawful_value(const Machine& m, Value value) {
  const Type& type = lowest_type(m, value);
  return is_lawful_type(m, type) || is_lawful_record(m, type);
}

Step is_lawful(Machine& m, NativeCall& call) {
  if (SymbolicHeap::resolved(*m.state, call.args[0]).is_null()) return call.give_bool(false);
  return call.give_bool(is_lawful_value(m, call.args[0]));
}

// Has the program written to an object that was there at entry?
bool has_changed_what_was_found(const State& state) {
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    bool changed = false;
    for_each_slot(state.heap[*state.symbolic_objects.find(i)], [&](const Slot& slot) {
      changed = !same_value(slot.at_entry, slot.now);
      return !changed;
    });
    if (changed) return true;
  }
  return false;
}

// A law runs when its table is first looked at, and asks keys as they are then.
Step as_at_entry(Machine& m, NativeCall& call) {
  const Value key = SymbolicHeap::resolved(*m.state, call.args[0]);
  if (key.is_null() || is_lawful_value(m, key)) return call.done();
  const bool by_identity = key.is_location() && goes_by_identity(m, m.object(key));
  if (!by_identity && has_changed_what_was_found(*m.state)) m.approximate(kKeysAsTheyAre);
  return call.done();
}

Step is_hash_known(Machine& m, NativeCall& call) {
  return call.give_bool(has_known_hash(m, SymbolicHeap::resolved(*m.state, call.args[0])));
}

constexpr NativeRow kRows[] = {
    {kTables, "entries", "", entries},
    {kTables, "suspects", "", suspects, kAnything},
    {kTables, "isPlaced", "", is_placed, kAnything},
    {kTables, "place", "", place, kAnything},
    {kTables, "hash", "", hash, kAnything},
    {kTables, "codeOf", "", code_of, {Take::Decided}},
    {kTables, "spread", "", spread_code, {Take::Known}},
    {kTables, "asAtEntry", "", as_at_entry, kAnything},
    {kTables, "bitsThatCount", "", bits},
    {kTables, "ownCode", "", own_code, kAnything},
    {kTables, "isLost", "", is_lost},
    {kTables, "isLawful", "", is_lawful, kAnything},
    {kTables, "isHashKnown", "", is_hash_known, kAnything},
};

}  // namespace

std::span<const NativeRow> hash_table_rows() { return kRows; }

bool has_known_hash(const Machine& m, Value key) {
  if (!key.is_location()) return !key.is_term() && !key.is_unknown();
  const Object& object = m.object(key);
  if (object.symbolic || object.form == Form::Deferred) return false;
  if (object.type == m.known.string) return m.has_known_text(key);
  if (object.type->is_enum()) return true;
  if (!is_lawful_type(m, *object.type) && !is_lawful_record(m, *object.type)) return false;
  return std::all_of(object.values(), object.values() + object.length, [&](const Value& part) {
    return has_known_hash(m, SymbolicHeap::resolved(*m.state, part));
  });
}

}  // namespace kukang
