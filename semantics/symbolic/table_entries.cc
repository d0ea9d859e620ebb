// How the hash tables of the JDK keep what they hold: nodes in chains, or keys in an array, and
// with what they make of a hash code before they use it.

#include <algorithm>

#include "heap/slots.h"
#include "heap/symbolic_heap.h"
#include "semantics/native/hash_table.h"

namespace kukang {
namespace {

enum class Layout : uint8_t { Chains, Pairs, Keys };

struct TableClass {
  std::string_view name, array;
  Layout layout;
  int32_t (*spread)(int32_t code);
  int32_t counts = -1;  // the bits of it that do
};

int32_t shifted(int32_t code, int by) {
  return static_cast<int32_t>(static_cast<uint32_t>(code) >> by);
}
int32_t as_it_is(int32_t code) { return code; }
int32_t with_upper_half(int32_t code) { return code ^ shifted(code, 16); }
int32_t supplemental(int32_t code) {
  code ^= shifted(code, 20) ^ shifted(code, 12);
  return code ^ shifted(code, 7) ^ shifted(code, 4);
}

constexpr TableClass kTables[] = {
    {"java/util/HashMap", "table", Layout::Chains, with_upper_half},
    {"java/util/Hashtable", "table", Layout::Chains, as_it_is},
    {"java/util/WeakHashMap", "table", Layout::Chains, supplemental},
    {"java/util/concurrent/ConcurrentHashMap", "table", Layout::Chains, with_upper_half,
     0x7fffffff},
    {"java/util/ImmutableCollections$SetN", "elements", Layout::Keys, as_it_is},
    {"java/util/ImmutableCollections$MapN", "table", Layout::Pairs, as_it_is},
};

const TableClass* class_of(const Type& type) {
  for (const Type* above : type.ancestors) {
    for (const TableClass& known : kTables) {
      if (above->name == known.name) return &known;
    }
  }
  return nullptr;
}

const TableClass* class_of(const Machine& m, Value table) {
  if (table.is_location()) return class_of(*m.object(table).type);
  return class_of(*m.symbolic->constraints.upper(m.symbolic->bounds_of_value(*m.state, table)));
}

// A field of an object as it is now, of the class that is named, or else of the lowest
// that has one; NULL where there is none.
Value read(const Machine& m, Value holder, std::string_view name, std::string_view owner = "") {
  const Object& object = m.object(holder);
  const Field* found = owner.empty() ? field_named(*object.type, name) : nullptr;
  for (const Field* field : object.type->instance_fields) {
    if (field->owner->name == owner && field->name == name) found = field;
  }
  return found == nullptr ? Value::null() : object.values()[found->slot];
}

void follow_chain(const Machine& m, Value node,
                  absl::FunctionRef<void(const TableEntry& entry)> visit) {
  const bool tree = m.object(node).type->name.ends_with("$TreeBin");
  if (tree) node = read(m, node, "first");
  for (; node.is_location(); node = read(m, node, "next")) {
    const bool weak = field_named(*m.object(node).type, "key") == nullptr;
    const bool number = read(m, node, "hash").kind == Kind::Int;
    visit({read(m, node, weak ? "referent" : "key"), number ? node : Value::null()});
  }
}

}  // namespace

Value asking_table(const Machine& m) {
  const Frame* f = m.state->top.get();
  while (f != nullptr && f->method->owner->name == "kukang/machine/Tables") f = f->caller.get();
  // The hash code of a whole table is not asked for to put anything anywhere.
  if (f == nullptr || f->method->name == "hashCode") return Value::null();
  if (is_law(*f->method)) return table_of(m, *f);
  while (f != nullptr && f->method->is_static() && is_hash_table(*f->method->owner)) {
    f = f->caller.get();
  }
  if (f == nullptr || !is_hash_table(*f->method->owner)) return Value::null();
  const Value table = table_of(m, *f);
  const bool asks = is_made_table(m, table) && class_of(m, table) != nullptr;
  return asks ? table : Value::null();
}

bool awaits_law(const Machine& m, Value table) {
  if (table.is_unknown()) return true;
  return table.is_location() && m.object(table).symbolic && !m.object(table).lawful;
}

void for_each_entry(const Machine& m, Value table,
                    absl::FunctionRef<void(const TableEntry& entry)> visit) {
  const TableClass& known = *class_of(m, table);
  const Value array = read(m, table, known.array, known.name);
  if (!array.is_location()) return;
  const bool pairs = known.layout == Layout::Pairs;
  for_each_slot(m.object(array), [&](const Slot& slot) {
    const bool key = !pairs || slot.index.i % 2 == 0;
    if (!key || slot.now.is_null()) return true;
    if (known.layout == Layout::Chains) {
      follow_chain(m, slot.now, visit);
    } else {
      visit({slot.now, Value::null()});
    }
    return true;
  });
}

int32_t spread(const Machine& m, Value table, int32_t code) {
  const TableClass& known = *class_of(m, table);
  return known.spread(code) & known.counts;
}

// Of an int each bit is spread to lower ones: what is above it is right after as many steps.
int32_t code_for(const Machine& m, Value table, int32_t spread_code) {
  const TableClass& known = *class_of(m, table);
  int32_t code = spread_code;
  for (int bit = 0; bit < 32; ++bit) code = spread_code ^ code ^ known.spread(code);
  return code;
}

int32_t bits_that_count(const Machine& m, Value table) { return class_of(m, table)->counts; }

bool keeps_codes(const Machine& m, Value table) {
  return class_of(m, table)->layout == Layout::Chains;
}

int32_t kept_code(const Machine& m, Value entry) { return read(m, entry, "hash").i; }

}  // namespace kukang
