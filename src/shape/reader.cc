#include "shape/reader.h"

#include <algorithm>

#include "fmt/format.h"
#include "heap/old.h"
#include "heap/symbol_range.h"
#include "semantics/symbolic/laws.h"

namespace kukang {
namespace {

using What = Shape::Slot::What;

int64_t bits_of(const Value& constant) {
  switch (constant.kind) {
    case Kind::Int: return constant.i;
    case Kind::Float: return static_cast<int64_t>(static_cast<uint32_t>(constant.j));
    default: return constant.j;
  }
}

// The static field that holds the object, the first by name.
std::string name_of_static(const State& state, const Program& program, Location location) {
  std::string name;
  state.statics.for_each([&](uint32_t id, const Ref<Object>& fields) {
    if (!fields) return;
    for (const Field& field : program.type(id)->fields) {
      if (!field.is_static() || field.flags & kSynthetic) continue;
      const Value value = static_at_entry(state, field);
      if (!value.is_location() || value.location != location) continue;
      std::string found = fmt::format("{}.{}", readable_name(*field.owner), field.name);
      if (name.empty() || found < name) name = std::move(found);
    }
  });
  return name.empty() ? fmt::format("object {} of the static fields", location) : name;
}

}  // namespace

const Shape& ShapeReader::read(const EndedPath& path) {
  tables_found_.clear();
  read_once(path);
  find_least_order(path);
  return shape_;
}

void ShapeReader::read_once(const EndedPath& path) {
  shape_.objects.clear();
  shape_.slots.clear();
  shape_.symbols.clear();
  shape_.certain = path.state.approximations == 0;
  found_.clear();
  objects_.clear();
  symbols_.clear();
  renamed_.clear();
  number_of(SymbolicHeap::resolved(path.state, path.state.arguments->values()[0]).location);
  for (size_t i = 0; i < found_.size(); ++i) read_object(path, found_[i]);
}

uint32_t ShapeReader::number_of(Location location) {
  if (const uint32_t* known = objects_.find(location)) return *known;
  const uint32_t number = static_cast<uint32_t>(found_.size());
  objects_.set(location, number);
  found_.push_back(location);
  return number;
}

uint32_t ShapeReader::number_of(const Term& symbol) {
  if (const uint32_t* known = symbols_.find(symbol.number())) return *known;
  const uint32_t number = fresh_symbol(symbol.range);
  symbols_.set(symbol.number(), number);
  return number;
}

uint32_t ShapeReader::fresh_symbol(Range range) {
  const uint32_t number = static_cast<uint32_t>(shape_.symbols.size());
  shape_.symbols.push_back(tables_.terms.symbol(range, number));
  return number;
}

// One that was there at entry is at the same location on every path, one of a JDK class that was
// initialized meanwhile, or a Class, need not be.
uint32_t ShapeReader::number_of_static(const EndedPath& path, Location location) {
  auto find = [&] {
    const Machine& machine = path.machine;
    if (path.state.heap[location].type == machine.known.class_) {
      const std::string name = readable_name(*machine.mirrored(Value::at(location)));
      return tables_.static_object(name + ".class");
    }
    return tables_.static_object(name_of_static(path.state, path.machine.program, location));
  };
  if (location >= path.state.entry->heap.next()) return find();
  auto [it, fresh] = statics_.try_emplace(location, 0);
  if (fresh) it->second = find();
  return it->second;
}

void ShapeReader::read_object(const EndedPath& path, Location location) {
  const Object& object = path.state.heap[location];
  Shape::Object read;
  read.type = tables_.type_of(object.type, path.heap.bounds_of(path.state, object.variable));
  read.first = static_cast<uint32_t>(shape_.slots.size());
  if (object.is_array()) {
    read_elements(path, location);
  } else {
    if (object.lawful && has_table_law(path.machine, *object.type)) note_table(path, object);
    for_each_slot(object, [&](const Slot& slot) {
      const bool place = !tables_found_.empty() && tells_place(path, location, *slot.field);
      const Value held = place ? Value() : slot.at_entry;
      shape_.slots.push_back(slot_of(path, held, slot.field->basic));
      const bool reference = slot.field->basic == Basic::Reference;
      if (reference && !shape_.slots.back().is_open()) note_field(path, *slot.field);
      return true;
    });
  }
  read.count = static_cast<uint32_t>(shape_.slots.size()) - read.first;
  shape_.objects.push_back(read);
}

void ShapeReader::note_field(const EndedPath& path, const Field& field) {
  if (!fields_.insert(&field).second) return;
  if (const Type* type = path.heap.type_of(field)) reference_types_.insert(type);
}

void ShapeReader::read_elements(const EndedPath& path, Location location) {
  const Object& array = path.state.heap[location];
  shape_.slots.push_back(slot_of(path, length_of(array), Basic::Int));
  met_.clear();
  for_each_slot(array, [&](const Slot& slot) {
    if (!slot.at_entry.is_undefined()) met_.push_back(slot);
    return true;
  });
  std::stable_sort(met_.begin(), met_.end(), [](const Slot& a, const Slot& b) {
    if (a.index.is_term() || b.index.is_term()) return !a.index.is_term() && b.index.is_term();
    return a.index.i < b.index.i;
  });
  if (const Entries* entries = entries_in(location)) {
    met_.clear();
    for (Location node : entries->nodes) {
      const auto index = static_cast<int32_t>(met_.size());
      met_.push_back({nullptr, Value::of(index), Value::at(node), Value::at(node)});
    }
  }
  const bool references = array.type->element_basic() == Basic::Reference;
  if (references && !met_.empty()) reference_types_.insert(array.type->element);
  for (const Slot& met : met_) {
    shape_.slots.push_back(slot_of(path, met.index, Basic::Int));
    shape_.slots.push_back(slot_of(path, met.at_entry, array.type->element_basic()));
  }
}

Shape::Slot ShapeReader::slot_of(const EndedPath& path, Value value, Basic basic) {
  Shape::Slot slot;
  slot.basic = basic;
  value = SymbolicHeap::resolved(path.state, value);
  if (value.is_undefined() && basic != Basic::Reference) {
    slot.what = What::Symbol;
    slot.unread = true;
    slot.number = fresh_symbol(symbol_range(basic));
    return slot;
  }
  if (value.is_unknown()) {  // a box or a stranger: its number stands for it
    const uint32_t variable = path.state.unknowns.find(value.unknown)->variable;
    const Value* content = path.state.contents.find(variable);
    if (content == nullptr || content->is_undefined()) return slot;
    value = *content;
    slot.basic = value.kind == Kind::LongTerm ? Basic::Long : Basic::Int;
  }
  if (value.is_undefined()) return slot;
  if (value.is_null()) {
    slot.what = What::Null;
  } else if (value.is_location() && path.state.heap[value.location].symbolic) {
    slot.what = What::Object;
    slot.number = number_of(value.location);
  } else if (value.is_location()) {
    slot.what = What::Static;
    slot.number = number_of_static(path, value.location);
  } else if (!value.is_term()) {
    slot.what = What::Constant;
    slot.bits = bits_of(value);
  } else if (value.term->is_symbol()) {
    slot.what = What::Symbol;
    slot.number = number_of(*value.term);
  } else {
    slot.what = What::Term;
    slot.term = renamed(*value.term);
  }
  return slot;
}

// --- hash tables ---

namespace {

Value read_at_entry(const EndedPath& path, Location holder, std::string_view name) {
  const Object& object = path.state.heap[holder];
  const Field* field = field_named(*object.type, name);
  if (field == nullptr) return Value::null();
  return SymbolicHeap::resolved(path.state, object.initial()[field->slot]);
}

}  // namespace

void ShapeReader::note_table(const EndedPath& path, const Object& table) {
  const Field* buckets = field_named(*table.type, "table");
  if (buckets == nullptr) return;
  const Value array = SymbolicHeap::resolved(path.state, table.initial()[buckets->slot]);
  if (!array.is_location() || entries_in(array.location) != nullptr) return;
  Entries entries{array.location, {}, field_named(*table.type, "head") != nullptr};
  auto add_chain = [&](Value node, std::string_view next) {
    for (; node.is_location(); node = read_at_entry(path, node.location, next)) {
      entries.nodes.push_back(node.location);
    }
  };
  if (entries.ordered) {
    const Field& head = *field_named(*table.type, "head");
    add_chain(SymbolicHeap::resolved(path.state, table.initial()[head.slot]), "after");
  } else {
    for_each_slot(path.state.heap[array.location], [&](const Slot& slot) {
      if (!slot.at_entry.is_undefined()) add_chain(slot.at_entry, "next");
      return true;
    });
  }
  tables_found_.push_back(std::move(entries));
}

const ShapeReader::Entries* ShapeReader::entries_in(Location buckets) const {
  const auto it = std::find_if(tables_found_.begin(), tables_found_.end(),
                               [&](const Entries& one) { return one.buckets == buckets; });
  return it == tables_found_.end() ? nullptr : &*it;
}

// What an entry has taken for its key's hash code, and what stands behind it in its bucket.
bool ShapeReader::tells_place(const EndedPath& path, Location holder, const Field& field) const {
  if (!path.state.heap[holder].part || (field.name != "hash" && field.name != "next")) return false;
  return std::any_of(tables_found_.begin(), tables_found_.end(), [&](const Entries& one) {
    return std::find(one.nodes.begin(), one.nodes.end(), holder) != one.nodes.end();
  });
}

void ShapeReader::find_least_order(const EndedPath& path) {
  constexpr size_t kMostOrders = 5'040;
  size_t orders = 1;
  for (Entries& entries : tables_found_) {
    std::sort(entries.nodes.begin(), entries.ordered ? entries.nodes.begin() : entries.nodes.end());
    for (size_t i = 2; i <= entries.nodes.size() && !entries.ordered; ++i) {
      orders = std::min(orders * i, kMostOrders + 1);
    }
  }
  has_orders_ = orders > 1;
  if (!has_orders_) return;
  if (orders > kMostOrders) {
    shape_.certain = false;
    return;
  }
  // One table after the other, as the wheels of a counter.
  auto next_order = [&] {
    for (Entries& entries : tables_found_) {
      if (entries.ordered) continue;
      if (std::next_permutation(entries.nodes.begin(), entries.nodes.end())) return true;
    }
    return false;
  };
  read_once(path);
  Shape least = shape_;
  std::vector<Entries> best = tables_found_;
  while (next_order()) {
    read_once(path);
    if (compare(shape_, least, tables_) >= 0) continue;
    least = shape_;
    best = tables_found_;
  }
  tables_found_ = std::move(best);
  read_once(path);
}

// --- conditions ---

const Term* ShapeReader::renamed(const Term& term) {
  if (term.is_symbol()) return shape_.symbols[number_of(term)];
  if (term.is_constant()) return tables_.terms.constant(term.sort, term.bits);
  if (auto it = renamed_.find(&term); it != renamed_.end()) return it->second;
  const Term* args[3] = {};
  for (int i = 0; i < arity_of(term.op); ++i) args[i] = renamed(*term.args[i]);
  return renamed_[&term] = tables_.terms.make(term.op, args[0], args[1], args[2]);
}

Conditions ShapeReader::conditions(const EndedPath& path) {
  Conditions out;
  for (const PathCondition::Node* node : path.state.condition.conjuncts()) {
    if (node->condition == nullptr) continue;
    const Term* condition = renamed(*node->condition);
    if (!condition->is_true()) out.push_back(condition);
  }
  std::sort(out.begin(), out.end(),
            [](const Term* a, const Term* b) { return compare_structure(a, b) < 0; });
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

// --- writes ---

bool ShapeReader::add_writes(const EndedPath& path, std::vector<std::string>& written) const {
  const State& state = path.state;
  bool any = false;
  auto add = [&](std::string name) {
    any = true;
    auto it = std::lower_bound(written.begin(), written.end(), name);
    if (it == written.end() || *it != name) written.insert(it, std::move(name));
  };
  auto changed = [&](const Value& now, const Value& before) {
    return !same_value(now, before) &&
           !same_value(SymbolicHeap::resolved(state, now), SymbolicHeap::resolved(state, before));
  };
  auto name_of = [](const Field& field) {
    return fmt::format("{}.{}", readable_name(*field.owner), field.name);
  };
  for (Location location : found_) {
    const Object& object = state.heap[location];
    if (object.type == path.machine.known.string) continue;  // keeps its hash for itself
    for_each_slot(object, [&](const Slot& slot) {
      if (changed(slot.now, slot.at_entry)) {
        add(slot.field ? name_of(*slot.field) : "elements of " + readable_name(*object.type));
      }
      return true;
    });
  }
  state.statics.for_each_unshared(state.entry->statics, [&](uint32_t id) {
    const Ref<Object>& before = *state.entry->statics.find(id);
    const Ref<Object>& now = *state.statics.find(id);
    if (!before || before.get() == now.get()) return;
    const Type& type = *path.machine.program.type(id);
    if (type.from_jdk) return;
    for (const Field& field : type.fields) {
      if (field.is_static() && changed(now->values()[field.slot], before->values()[field.slot])) {
        add(name_of(field));
      }
    }
  });
  for (uint32_t i = 0; i < state.static_count; ++i) {
    const Location location = *state.static_objects.find(i);
    const Object *now = &state.heap[location], *before = &state.entry->heap[location];
    if (now == before || !now->is_record()) continue;
    for (uint32_t v = 0; v < now->type->instance_slots; ++v) {
      if (changed(now->values()[v], before->values()[v])) {
        add(name_of(*now->type->instance_fields[v]));
      }
    }
  }
  return any;
}

}  // namespace kukang
