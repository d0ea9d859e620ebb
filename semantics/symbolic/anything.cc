#include "semantics/symbolic/anything.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"
#include "heap/symbolic_heap.h"

namespace kukang {

// What a static field held at entry can be found anyway.
Reach reach_from(Machine& m, std::span<const Value> given) {
  State& state = *m.state;
  std::vector<Location> found;
  absl::flat_hash_set<Location> seen;
  auto add = [&](Value value) {
    value = SymbolicHeap::resolved(state, value);
    if (value.is_location() && seen.insert(value.location).second) found.push_back(value.location);
  };
  for (uint32_t i = 0; i < state.static_count; ++i) seen.insert(*state.static_objects.find(i));
  std::for_each(given.begin(), given.end(), add);
  state.statics.for_each([&](uint32_t type, const Ref<Object>& statics) {
    if (!statics || m.program.type(type)->from_jdk) return;
    std::for_each(statics->values(), statics->values() + statics->length, add);
  });
  const uint32_t first = state.given_count;
  for (size_t i = 0; i < found.size(); ++i) {
    const Object& object = state.heap[found[i]];
    for (uint32_t v = 0; v < object.value_count(); ++v) add(object.values()[v]);
    if (!object.symbolic) state.given.at(state.given_count++) = found[i];
  }
  return {first, state.given_count};
}

Value anything(Machine& m, Basic basic, const Type* type, uint32_t depth, Reach reach) {
  if (basic != Basic::Reference) return m.symbolic->fresh_symbol(*m.state, basic);
  if (type == nullptr) return Value::null();
  Finding finding{type};
  finding.depth = depth;
  const Value value = m.symbolic->fresh_unknown(*m.state, Kind::SymbolicReference, finding);
  Unknown& unknown = m.state->unknowns.at(value.unknown);
  unknown.first_given = reach.first;
  unknown.last_given = reach.last;
  return value;
}

}  // namespace kukang
