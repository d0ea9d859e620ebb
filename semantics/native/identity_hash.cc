// Identity hash codes.
//
// A run has a number for each object, which repeats from run to run. An exploration has a symbol
// for each object that somebody asks about: any number, the same for the same object.
//
// A hash table of the JDK's that the program, or a law, has made uses the code for nothing but
// where it puts an object. It gets a number that tells the object from all others, as in a run, and
// whoever else asks gets the symbol nevertheless. Where a table puts things shows in two ways,
// which are assumed away, each where it could matter: in the order in which it iterates
// (assumed.cc), and in whether an equals that does not go by identity is asked about two objects.
// Any other table that was there at entry has put its objects by their true codes: it gets the
// symbol, too; and so does every table where numbers are not wanted (Machine::numbers_identities).
//
// Two objects of a state may be one of the JVM's: boxes of the same value, the String of a literal
// and one that was found. Their symbols are the same if they are. A table that goes by identity
// alone puts all that may be shared in one place, and finds by == which it has.

#include <algorithm>

#include "program/hierarchy.h"
#include "program/resolve.h"
#include "semantics/native/hash_table.h"
#include "semantics/native/outside.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/laws.h"

namespace kukang {

bool is_hash_table(const Type& type) {
  for (std::string_view table :
       {"java/util/HashMap", "java/util/Hashtable", "java/util/IdentityHashMap",
        "java/util/ImmutableCollections", "java/util/LinkedHashMap", "java/util/WeakHashMap",
        "java/util/concurrent/ConcurrentHashMap"}) {
    const std::string_view name = type.name;
    if (name.starts_with(table) && (name.size() == table.size() || name[table.size()] == '$')) {
      return type.from_jdk;
    }
  }
  return false;
}

Value table_of(const Machine& m, const Frame& f) {
  Value object = SymbolicHeap::resolved(*m.state, f.locals()[0]);
  while (object.is_location() && !m.object(object).symbolic) {
    const Object& view = m.object(object);
    const Field* outer = nullptr;
    for (const Field& field : view.type->fields) {
      if (field.name == "this$0") outer = &field;
    }
    if (outer == nullptr) break;
    object = SymbolicHeap::resolved(*m.state, view.values()[outer->slot]);
  }
  return object;
}

bool is_made_table(const Machine& m, Value table) {
  if (table.is_unknown()) {
    const TypeBounds& bounds = m.symbolic->bounds_of_value(*m.state, table);
    return has_table_law(m, *m.symbolic->constraints.upper(bounds));
  }
  if (!table.is_location()) return false;
  const Object& object = m.object(table);
  return !object.symbolic || has_table_law(m, *object.type);
}

bool is_law(const Method& method) {
  return method.owner->name.starts_with("kukang/machine/Lawful");
}

int32_t number_of(Location location) {
  const uint32_t spread = (location + 1) * 0x9e3779b1u;
  return static_cast<int32_t>(spread & 0x7fffffff);
}

namespace {

// Does the method that runs give a hash code, made of those that it was told?
bool passes_on(const Machine& m, const Frame& frame) {
  const Method& method = *frame.method;
  const Type& owner = *method.owner;
  if (owner.host != nullptr || owner.name.starts_with("kukang/machine/")) return true;
  if (owner.name == "java/util/Objects" && method.name == "hash") return true;
  if (method.name != "hashCode") return false;
  return owner.from_jdk || only_combines_codes(*owner.file, m.code_of(frame));
}

// Does a table that the program has made ask? Objects ask the objects that they consist of:
// Enum.hashCode, Objects.hash, a hashCode of the program's.
bool is_asked_by_table(const Machine& m) {
  const Frame* f = m.state->top.get();
  while (f != nullptr && !is_law(*f->method) && passes_on(m, *f)) f = f->caller.get();
  if (f != nullptr && is_law(*f->method)) return true;
  while (f != nullptr && is_hash_table(*f->method->owner) && f->method->is_static()) {
    f = f->caller.get();
  }
  if (f == nullptr || !is_hash_table(*f->method->owner)) return false;
  return is_made_table(m, table_of(m, *f));
}

// Is a method of Object what the object has under that name, whatever its class turns out to be?
bool has_plain(const Machine& m, const Object& object, std::string_view name,
               std::string_view descriptor) {
  const Method& plain = *find_method(m.program, *m.program.object(), name, descriptor);
  auto by_identity = [](const Method& method) {
    return method.owner->super == nullptr || method.owner->name == "java/lang/Enum";
  };
  if (!object.symbolic) {
    const Linked<const Method*> selected = select_method(*object.type, plain);
    return selected.ok() && by_identity(**selected);
  }
  const TypeBounds& bounds = **m.state->types.find(object.variable);
  const auto& all = m.hierarchy->implementations(bounds, plain, m.symbolic->constraints);
  return std::all_of(all.begin(), all.end(), [&](const Implementation& one) {
    return one.method != nullptr && by_identity(*one.method);
  });
}

bool is_equal_to_itself_only(const Machine& m, const Object& object) {
  return has_plain(m, object, "equals", "(Ljava/lang/Object;)Z");
}

}  // namespace

bool goes_by_identity(const Machine& m, const Object& object) {
  return is_equal_to_itself_only(m, object) && has_plain(m, object, "hashCode", "()I");
}

namespace {

// Is it a table that never calls equals, or its law, that asks?
bool is_asked_by_identity(const Machine& m) {
  const Method& asking = *m.state->top->method;
  return asking.owner->name == "java/util/IdentityHashMap" || is_law(asking);
}

// Could another location be the same object? The answer never changes.
bool may_be_elsewhere(const Machine& m, const Object& object) {
  return object.symbolic || object.shared || object.type == m.known.string;
}

int32_t number_for_table(Machine& m, Location location) {
  const Object& object = m.heap()[location];
  if (is_asked_by_identity(m)) return number_of(may_be_elsewhere(m, object) ? 0 : location);
  if (!is_equal_to_itself_only(m, object)) m.assume(kHashesDiffer);
  return number_of(location);
}

// The condition under which two boxes are one; nullptr: they are not, or nobody has asked.
const Term* one_box_if(Machine& m, Location a, Location b) {
  const Object &first = m.heap()[a], &second = m.heap()[b];
  if (first.type != second.type || first.type == m.known.string) return nullptr;
  if (first.symbolic) {
    const Value* kept = m.state->kept_boxes.find(a);
    const bool asked = kept != nullptr && !kept->is_undefined();
    const bool made = !second.symbolic && second.shared;
    return asked && made ? is_that_box(m, Value::at(a), Value::at(b)) : nullptr;
  }
  if (second.symbolic) return one_box_if(m, b, a);
  return first.shared && second.shared ? same_box(m, first, second) : nullptr;
}

void relate_to_boxes(Machine& m, Location location) {
  if (!SymbolicHeap::has_content(*m.heap()[location].type)) return;
  std::vector<Location> others;
  m.state->identity_hashes.for_each([&](uint32_t other, const Value& hash) {
    if (other != location && !hash.is_undefined()) others.push_back(other);
  });
  for (const Location other : others) {
    if (const Term* same = one_box_if(m, location, other)) {
      relate_hash_codes(m, Value::at(location), Value::at(other), same);
    }
  }
}

}  // namespace

void relate_hash_codes(Machine& m, Value a, Value b, const Term* same) {
  const Value* first = m.state->identity_hashes.find(a.location);
  const Value* second = m.state->identity_hashes.find(b.location);
  if (first == nullptr || second == nullptr || !first->is_term() || !second->is_term()) return;
  Terms& terms = m.symbolic->terms;
  const Term* equal = terms.make(Operator::Eq, first->term, second->term);
  const Term* related = terms.make(Operator::Either, terms.negation(same), equal);
  if (!related->is_true()) m.state->condition.add_fact(related);
}

bool is_jdk_initializing(const State& state) {
  const Frame* f = state.top.get();
  while (f != nullptr && f->method->owner->from_jdk && f->method->name != "<clinit>") {
    f = f->caller.get();
  }
  return f != nullptr && f->method->owner->from_jdk;
}

bool copies_places(const Type& type) {
  for (const Type* t = &type; t != nullptr; t = t->super) {
    if (t->name == "java/util/IdentityHashMap" || t->name == "java/util/Hashtable") return true;
  }
  return false;
}

Step identity_hash(Machine& m, NativeCall& call) {
  if (call.args[0].is_null()) return call.give(int32_t{0});
  const Location location = call.args[0].location;
  m.state->hashed = std::max(m.state->hashed, location + 1);
  if (is_outside_known(m)) return call.give(number_of(location));
  const bool numbered = m.numbers_identities || is_jdk_initializing(*m.state);
  if (numbered && is_asked_by_table(m)) {
    if (is_jdk_initializing(*m.state)) return call.give(number_of(location));
    m.state->placed = true;
    return call.give(number_for_table(m, location));
  }
  const Value* known = m.state->identity_hashes.find(location);
  if (known != nullptr && !known->is_undefined()) return call.give(*known);
  if (m.symbolic == nullptr) return ask_too_early(m, "an identity hash code");
  const Value hash = m.symbolic->fresh_symbol(*m.state, Basic::Int);
  Terms& terms = m.symbolic->terms;
  m.state->condition.add(terms.make(Operator::Le, terms.of(0), hash.term));
  m.state->identity_hashes.at(location) = hash;
  relate_to_boxes(m, location);
  return call.give(hash);
}

namespace {

constexpr NativeRow kIdentityHashRows[] = {
    {"java/lang/Object", "hashCode", "", identity_hash, {Take::Decided}},
    {"java/lang/System", "identityHashCode", "", identity_hash, {Take::DecidedOrNull}},
};

}  // namespace

std::span<const NativeRow> identity_hash_rows() { return kIdentityHashRows; }

}  // namespace kukang
