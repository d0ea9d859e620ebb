#include "semantics/symbolic/anything.h"

#include <algorithm>

#include "heap/symbolic_heap.h"

namespace kukang {
namespace {

// Walks over what values lead to.
class Walk {
 public:
  explicit Walk(State& state) : state_(state) {}

  void add(Value value) {
    value = SymbolicHeap::resolved(state_, value);
    if (value.is_unknown()) {
      add_unknown(value);
    } else if (value.is_location() && seen_.insert(value.location).second) {
      found_.push_back(value.location);
    }
  }
  void add_found() {
    for (uint32_t i = 0; i < state_.symbolic_count; ++i) {
      add(Value::at(*state_.symbolic_objects.find(i)));
    }
  }
  void go() {
    for (; next_ < found_.size(); ++next_) {
      const Object& object = state_.heap[found_[next_]];
      for (uint32_t v = 0; v < object.value_count(); ++v) add(object.values()[v]);
      open_ |= object.symbolic && is_open(object);
    }
  }
  // Did it come to something that is not decided, which may be whatever was found?
  bool is_open() const { return open_; }

  // Adds those that the program made to State::given, but for what a static field held at entry,
  // which can be found anyway.
  uint32_t give() {
    absl::flat_hash_set<Location> known;
    for (uint32_t i = 0; i < state_.static_count; ++i) known.insert(*state_.static_objects.find(i));
    for (; given_ < found_.size(); ++given_) {
      const Location location = found_[given_];
      if (state_.heap[location].symbolic || known.contains(location)) continue;
      state_.given.at(state_.given_count++) = location;
    }
    return state_.given_count;
  }
  absl::flat_hash_set<Location> take() { return std::move(seen_); }

 private:
  void add_unknown(Value value) {
    if (value.kind == Kind::GuardedReference) {
      const std::vector<Alternative> alternatives = state_.alternatives(value.unknown);
      for (const Alternative& one : alternatives) add(one.value);
      return;
    }
    const Unknown& unknown = *state_.unknowns.find(value.unknown);
    for (uint32_t i = unknown.first_given; i < unknown.last_given; ++i) {
      add(Value::at(*state_.given.find(i)));
    }
    open_ = true;
  }

  // Does it lead to what nobody has looked at?
  static bool is_open(const Object& object) {
    if (object.form == Form::Accumulator) return object.type->element_basic() == Basic::Reference;
    if (!object.is_record()) return false;
    return std::any_of(object.values(), object.values() + object.length,
                       [](const Value& value) { return value.is_undefined(); });
  }

  State& state_;
  std::vector<Location> found_;
  size_t next_ = 0, given_ = 0;
  absl::flat_hash_set<Location> seen_;
  bool open_ = false;
};

}  // namespace

WithinReach within_reach(Machine& m, std::span<const Value> given, bool found) {
  State& state = *m.state;
  Walk walk(state);
  for (const Value& value : given) walk.add(value);
  state.statics.for_each([&](uint32_t type, const Ref<Object>& statics) {
    if (!statics || m.program.type(type)->from_jdk) return;
    for (uint32_t i = 0; i < statics->length; ++i) walk.add(statics->values()[i]);
  });
  if (found) walk.add_found();
  Reach reach{state.given_count};
  walk.go();
  reach.sure = walk.give();
  if (walk.is_open()) {
    walk.add_found();
    walk.go();
  }
  reach.last = walk.give();
  return {walk.take(), reach};
}

Value anything(Machine& m, Basic basic, const Type* type, uint32_t depth, Reach reach) {
  return m.symbolic->anything(*m.state, basic, type, depth, reach);
}

}  // namespace kukang
