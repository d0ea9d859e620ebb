// Identity hash codes.
//
// A run has a number for each object, which repeats from run to run. An exploration has a symbol
// for each object that somebody asks about: any number, the same for the same object. Only where
// nobody but a hash table of the JDK's has asked about an object that the program has made, the
// table gets a number as a run would, since it uses it for nothing but where it puts the object,
// and that nothing depends on the order in which it then iterates is assumed.

#include <algorithm>

#include "semantics/native/outside.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

bool is_hash_table(const Type& type) {
  for (std::string_view table :
       {"java/util/HashMap", "java/util/Hashtable", "java/util/IdentityHashMap",
        "java/util/ImmutableCollections", "java/util/WeakHashMap",
        "java/util/concurrent/ConcurrentHashMap"}) {
    const std::string_view name = type.name;
    if (name.starts_with(table) && (name.size() == table.size() || name[table.size()] == '$')) {
      return type.from_jdk;
    }
  }
  return false;
}

// Objects ask the objects that they consist of: Enum.hashCode, Objects.hash, a hashCode of the
// program's.
bool is_asked_by_table(const Machine& m) {
  const Frame* f = m.state->top.get();
  auto passes_on = [](const Method& method) {
    return method.name == "hashCode" || method.owner->host != nullptr ||
           (method.owner->name == "java/util/Objects" && method.name == "hash");
  };
  while (f != nullptr && passes_on(*f->method)) f = f->caller.get();
  return f != nullptr && is_hash_table(*f->method->owner);
}

// A class of the JDK's that is being initialized fills tables of its own.
bool is_jdk_initializing(const Machine& m) {
  const Frame* f = m.state->top.get();
  while (f != nullptr && f->method->owner->from_jdk && f->method->name != "<clinit>") {
    f = f->caller.get();
  }
  return f != nullptr && f->method->owner->from_jdk;
}

int32_t number_of(Location location) {
  const uint32_t spread = (location + 1) * 0x9e3779b1u;
  return static_cast<int32_t>(spread & 0x7fffffff);
}

}  // namespace

Step identity_hash(Machine& m, NativeCall& call) {
  if (call.args[0].is_null()) return call.give(int32_t{0});
  const Location location = call.args[0].location;
  m.state->hashed = std::max(m.state->hashed, location + 1);
  if (is_outside_known(m)) return call.give(number_of(location));
  const Value* known = m.state->identity_hashes.find(location);
  if (known != nullptr && !known->is_undefined()) return call.give(*known);
  if (!m.heap()[location].symbolic && is_asked_by_table(m)) {
    if (!is_jdk_initializing(m)) m.assume(kIterationOrder);
    return call.give(number_of(location));
  }
  if (m.symbolic == nullptr) return ask_too_early(m, "an identity hash code");
  const Value hash = m.symbolic->fresh_symbol(*m.state, Basic::Int);
  Terms& terms = m.symbolic->terms;
  m.state->condition.add(terms.make(Operator::Le, terms.of(0), hash.term));
  m.state->identity_hashes.at(location) = hash;
  return call.give(hash);
}

namespace {

constexpr NativeRow kRows[] = {
    {"java/lang/Object", "hashCode", "", identity_hash, {Take::Decided}},
    {"java/lang/System", "identityHashCode", "", identity_hash, {Take::DecidedOrNull}},
};

}  // namespace

std::span<const NativeRow> identity_hash_rows() { return kRows; }

}  // namespace kukang
