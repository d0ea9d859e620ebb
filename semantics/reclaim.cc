// Reclaiming what a path can no longer reach.
//
// Marks from the frames, the static fields and the tables of the state, and frees every other
// object. Runs between slices of a run and when the heap is full, which is when no value is held
// outside the state. Locations are not used again, so nothing that was numbered changes its number.

#include <algorithm>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "semantics/machine.h"

namespace kukang {
namespace {

class Marker {
 public:
  explicit Marker(const State& state) : state_(state) {}

  void mark(const Value& value) {
    if (value.is_location() && marked_.insert(value.location).second) {
      pending_.push_back(value.location);
    }
  }
  void mark_contents(const Object& object) {
    const uint32_t count = object.value_count();
    for (uint32_t i = 0; i < count; ++i) mark(object.values()[i]);
  }
  void finish() {
    while (!pending_.empty()) {
      const Location next = pending_.back();
      pending_.pop_back();
      mark_contents(state_.heap[next]);
    }
  }
  bool is_marked(Location location) const { return marked_.contains(location); }

 private:
  const State& state_;
  absl::flat_hash_set<Location> marked_;  // grows with what is alive, not with what ever was
  std::vector<Location> pending_;
};

// Of what is symbolic everything stays: an unreachable object may still be an alias.
void mark_symbolic(const State& state, Marker& marker) {
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    marker.mark(Value::at(*state.symbolic_objects.find(i)));
  }
  for (uint32_t i = 0; i < state.static_count; ++i) {
    marker.mark(Value::at(*state.static_objects.find(i)));
  }
  for (uint32_t i = 0; i < state.given_count; ++i) {
    marker.mark(Value::at(*state.given.find(i)));
  }
  for (UnknownId id = 0; id < state.next_unknown; ++id) {
    marker.mark(state.unknowns.find(id)->binding);
  }
  state.guarded.for_each([&](uint32_t, const Ref<Guarded>& guarded) {
    if (!guarded) return;
    for (const Alternative& one : guarded->alternatives) marker.mark(one.value);
  });
  state.contents.for_each([&](uint32_t, const Value& content) { marker.mark(content); });
  for (uint32_t i = 0; i < state.rank_count; ++i) {
    marker.mark(state.ranks.find(i)->order);
    marker.mark(state.ranks.find(i)->object);
  }
  if (state.arguments) marker.mark_contents(*state.arguments);
  marker.mark(state.result);
}

}  // namespace

void Machine::reclaim() {
  if (state->saved) return;  // what only the present heap reaches is not to be found in the old one
  Marker marker(*state);
  mark_symbolic(*state, marker);
  for (const Frame* f = state->top.get(); f != nullptr; f = f->caller.get()) {
    std::for_each(f->locals(), f->stack_base() + f->stack, [&](const Value& v) { marker.mark(v); });
    marker.mark(f->monitor);
  }
  auto mark_value = [&](uint32_t, const Value& value) { marker.mark(value); };
  state->initialization_failures.for_each(mark_value);
  state->mirrors.for_each(mark_value);
  state->literals.for_each(mark_value);
  state->singletons.for_each(mark_value);
  state->statics.for_each([&](uint32_t, const Ref<Object>& statics) {
    if (statics) marker.mark_contents(*statics);
  });
  marker.finish();
  heap().reclaim([&](Location location) { return marker.is_marked(location); });
  constexpr uint64_t kLeast = 64ull << 20;
  reclaim_at_ = std::max(kLeast, 2 * heap().bytes());
}

}  // namespace kukang
