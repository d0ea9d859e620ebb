// Hash tables of the JDK's that the program has made, asked about keys whose hash codes are terms.
//
// By itself a table would fork over its buckets. What its users mean is whether it has an equal
// key. So the table is told, as the key's hash code, where it has put an equal one, by a fork for
// each entry that may be equal, or else a number of its own, where the key does no harm
// (kukang.machine.Tables). All else is the table's own code. A key whose hash code is known is put
// where Java puts it, but asked about entries that have got numbers.
//
// An entry that got a number has a true hash code, too: a key of a class that is not known to be
// lawful is found only where these agree, as on the JVM. Where keys have got numbers the order in
// which the table iterates is not Java's (assumed.cc).

#include <algorithm>

#include "heap/slots.h"
#include "semantics/native/hash_table.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/strangers.h"

namespace kukang {
namespace {

constexpr std::string_view kTables = "kukang/machine/Tables";

// A field of an object that the program has made; NULL where it has none of that name.
Value read(const Machine& m, Value holder, std::string_view name) {
  const Object& object = m.object(holder);
  const Field* field = field_named(*object.type, name);
  return field == nullptr ? Value::null() : object.values()[field->slot];
}

bool is_entry(const Machine& m, Value object) {
  const Type& type = *m.object(object).type;
  return field_named(type, "key") != nullptr && field_named(type, "hash") != nullptr;
}

// The frame of the table that asks; nullptr: none does.
const Frame* asking(const Machine& m) {
  const Frame* f = m.state->top.get();
  while (f != nullptr && !is_hash_table(*f->method->owner)) f = f->caller.get();
  return f;
}

Value asked_table(const Machine& m) {
  const Frame* f = asking(m);
  return f == nullptr ? Value::null() : table_of(m, *f);
}

template <class Visit>
void for_each_entry(const Machine& m, Value table, Visit visit) {
  const Value buckets = read(m, table, "table");
  if (!buckets.is_location()) return;
  for_each_slot(m.object(buckets), [&](const Slot& slot) {
    Value entry = slot.now;
    if (!entry.is_location()) return true;
    const bool tree = field_named(*m.object(entry).type, "first") != nullptr;
    if (tree) entry = read(m, entry, "first");
    for (; entry.is_location(); entry = read(m, entry, "next")) visit(entry);
    return true;
  });
}

const Placed* find_placed(const State& state, Value table, Value key) {
  key = SymbolicHeap::resolved(state, key);
  for (uint32_t i = state.placed_count; i-- > 0;) {
    const Placed& placed = *state.placed_keys.find(i);
    if (placed.table == table.location &&
        same_value(SymbolicHeap::resolved(state, placed.key), key)) {
      return &placed;
    }
  }
  return nullptr;
}

// Nullptr where the entry is where Java would have put it.
const Placed* find_placed(const Machine& m, Value table, Value entry) {
  const Placed* placed = find_placed(*m.state, table, read(m, entry, "key"));
  const bool here = placed != nullptr && read(m, entry, "hash").i == placed->place;
  return here ? placed : nullptr;
}

Step suspects(Machine& m, NativeCall& call) {
  const bool known = !call.args[0].is_term();
  const Value table = asked_table(m);
  if (!is_made_table(m, table) || (known && m.state->placed_count == 0)) {
    return call.give(Value::null());
  }
  std::vector<Value> found;
  for_each_entry(m, table, [&](Value entry) {
    if (!known || find_placed(m, table, entry) != nullptr) found.push_back(entry);
  });
  if (known && found.empty()) return call.give(Value::null());
  const Value list =
      m.allocate_array(*m.program.array_of(m.program.object()), static_cast<int32_t>(found.size()));
  if (!list.is_location()) return m.raise_out_of_memory();
  std::copy(found.begin(), found.end(), m.change(list).values());
  return call.give(list);
}

Step key_of(Machine& m, NativeCall& call) {
  return is_entry(m, call.args[0]) ? call.give(read(m, call.args[0], "key")) : refuse(m, call);
}
Step place_of(Machine& m, NativeCall& call) {
  return is_entry(m, call.args[0]) ? call.give(read(m, call.args[0], "hash")) : refuse(m, call);
}

Step hash_of(Machine& m, NativeCall& call) {
  if (!is_entry(m, call.args[0])) return refuse(m, call);
  const Placed* placed = find_placed(m, asked_table(m), call.args[0]);
  return call.give(placed == nullptr ? read(m, call.args[0], "hash") : placed->hash);
}

// Different keys get different numbers, which fill the buckets of a table one after the other.
Step own_place(Machine& m, NativeCall& call) {
  const Value key = call.args[0], hash = call.args[1];
  if (!hash.is_term()) return call.give(hash);
  State& state = *m.state;
  const Value table = asked_table(m);
  if (!is_made_table(m, table)) return refuse(m, call);
  const Placed* known = find_placed(state, table, key);
  if (known != nullptr && same_value(known->hash, hash)) return call.give(known->place);
  const uint32_t number = state.placed_count++;
  const auto place = static_cast<int32_t>((number + 1) * 0x9e3779b1u & 0x7fffffff);
  state.placed_keys.at(number) = {table.location, key, hash, place};
  state.placed = true;
  return call.give(place);
}

Step asked_key(Machine& m, NativeCall& call) {
  constexpr int kFirstParameter = 1;
  const Frame* f = asking(m);
  return f == nullptr ? refuse(m, call) : call.give(f->locals()[kFirstParameter]);
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

Step is_lawful(Machine& m, NativeCall& call) {
  if (SymbolicHeap::resolved(*m.state, call.args[0]).is_null()) return call.give_bool(false);
  const Type& type = lowest_type(m, call.args[0]);
  return call.give_bool(is_lawful_type(m, type) || is_lawful_record(m, type));
}

Step is_text(Machine& m, NativeCall& call) {
  if (SymbolicHeap::resolved(*m.state, call.args[0]).is_null()) return call.give_bool(false);
  return call.give_bool(&lowest_type(m, call.args[0]) == m.known.string);
}

constexpr NativeRow kRows[] = {
    {kTables, "suspects", "", suspects, kAnything},
    {kTables, "keyOf", "", key_of, {Take::Made}},
    {kTables, "placeOf", "", place_of, {Take::Made}},
    {kTables, "hashOf", "", hash_of, {Take::Made}},
    {kTables, "ownPlace", "", own_place, kAnything},
    {kTables, "askedKey", "", asked_key, kAnything},
    {kTables, "isLawful", "", is_lawful, {Take::Anything}},
    {kTables, "isText", "", is_text, {Take::Anything}},
};

}  // namespace

std::span<const NativeRow> hash_table_rows() { return kRows; }

}  // namespace kukang
