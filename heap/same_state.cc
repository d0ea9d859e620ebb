#include "heap/same_state.h"

#include <algorithm>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "heap/symbolic_heap.h"
#include "program/resolve.h"

namespace kukang {
namespace {

bool is_reference_object(const Type& type) {
  return std::any_of(type.ancestors.begin(), type.ancestors.end(), [](const Type* ancestor) {
    return ancestor->name == "java/lang/ref/Reference";
  });
}

bool same_header(const Object& a, const Object& b) {
  return same_sort(a, b) && a.form == b.form && a.monitor == b.monitor &&
         a.initialization == b.initialization;
}

// Both as wide as the kind says; what stands behind is of no account.
bool same_constant(const Value& a, const Value& b) {
  if (a.kind != b.kind) return false;
  switch (a.kind) {
    case Kind::Undefined:
    case Kind::Null: return true;
    case Kind::Int:
    case Kind::Float: return a.i == b.i;
    default: return a.j == b.j;
  }
}

class Comparison {
 public:
  Comparison(const State& then, const State& now, uint64_t& effort)
      : then_(then), now_(now), effort_(effort), made_more_(then.heap.next() != now.heap.next()) {}

  bool run(Compared compared) {
    return same_numbers() && same_frames(compared) && same_arguments() && same_objects() &&
           same_tables() && same_objects();
  }

 private:
  // What is only ever added to is the same when there is as much of it.
  bool same_numbers() const {
    return then_.condition.last() == now_.condition.last() && then_.stage == now_.stage &&
           then_.threw == now_.threw && then_.next_symbol == now_.next_symbol &&
           then_.next_unknown == now_.next_unknown && then_.next_variable == now_.next_variable &&
           then_.symbolic_count == now_.symbolic_count && then_.taken_count == now_.taken_count &&
           then_.materialized == now_.materialized && then_.saved.get() == now_.saved.get() &&
           then_.moments == now_.moments && then_.outside_count == now_.outside_count &&
           then_.placed_count == now_.placed_count && then_.foreseen_count == now_.foreseen_count &&
           then_.compared_count == now_.compared_count && now_.hashed <= then_.heap.next();
  }

  bool same_frames(Compared compared) {
    const Frame *a = then_.top.get(), *b = now_.top.get();
    for (; a != nullptr && b != nullptr; a = a->caller.get(), b = b->caller.get()) {
      if (!same_frame(*a, *b)) return false;
      if (compared == Compared::TopFrame) return true;
    }
    return a == b;
  }

  bool same_frame(const Frame& a, const Frame& b) {
    if (a.pc != b.pc || a.method != b.method || a.role != b.role || a.stack != b.stack ||
        a.initializes != b.initializes || !same(a.monitor, b.monitor)) {
      return false;
    }
    return same_values(a.locals(), b.locals(), a.locals_size + a.stack);
  }

  bool same_arguments() {
    if (!same(then_.result, now_.result)) return false;
    const Ref<Object>&a = then_.arguments, &b = now_.arguments;
    return !a || same_values(a->values(), b->values(), a->length);
  }

  bool same_tables() {
    auto values = [&](const Value& a, const Value& b) { return same(a, b); };
    return same_entries(then_.statics, now_.statics,
                        [&](const Ref<Object>& a, const Ref<Object>& b) {
                          if (!a || !b) return a.get() == b.get();
                          return same_contents(*a, *b);
                        }) &&
           same_entries(
               then_.unknowns, now_.unknowns,
               [&](const Unknown& a, const Unknown& b) { return same(a.binding, b.binding); }) &&
           same_entries(then_.initialization_failures, now_.initialization_failures, values) &&
           same_entries(then_.mirrors, now_.mirrors, values) &&
           same_entries(then_.literals, now_.literals, values) &&
           same_entries(then_.singletons, now_.singletons, values);
  }

  template <class T, class Same>
  static bool same_entries(const PersistentArray<T>& a, const PersistentArray<T>& b, Same same) {
    const T none{};
    bool equal = true;
    a.for_each([&](uint32_t index, const T& entry) {
      const T* other = equal ? b.find(index) : nullptr;
      equal = equal && same(entry, other == nullptr ? none : *other);
    });
    b.for_each([&](uint32_t index, const T& entry) {
      equal = equal && (a.find(index) != nullptr || same(none, entry));
    });
    return equal;
  }

  // Of all that is reachable and was not compared yet.
  bool same_objects() {
    for (; next_ < pairs_.size(); ++next_) {
      const auto [a, b] = pairs_[next_];
      if (!same_contents(then_.heap[a], now_.heap[b])) return false;
    }
    return true;
  }

  bool same_contents(const Object& a, const Object& b) {
    if (!same_header(a, b)) return false;
    if (made_more_ && is_reference_object(*a.type) && !is_cleared(b)) return false;
    if (!a.is_packed()) return same_values(a.values(), b.values(), a.value_count());
    if (&a == &b) return true;
    const size_t bytes = a.size() - sizeof(Object);
    return spend(bytes / sizeof(Value)) && std::memcmp(a.bytes(), b.bytes(), bytes) == 0;
  }

  static bool is_cleared(const Object& reference) {
    const Field* referent = find_field(*reference.type, "referent", "Ljava/lang/Object;");
    return referent != nullptr && reference.values()[referent->slot].is_null();
  }

  bool same_values(const Value* a, const Value* b, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
      if (!same(a[i], b[i])) return false;
    }
    return true;
  }

  bool same(const Value& then, const Value& now) {
    if (!spend(1)) return false;
    const Value a = SymbolicHeap::resolved(then_, then), b = SymbolicHeap::resolved(now_, now);
    if (!a.is_location() || !b.is_location()) return same_constant(a, b);
    const auto [mine, fresh] = renamed_.try_emplace(a.location, b.location);
    if (!fresh) return mine->second == b.location;
    if (!named_.try_emplace(b.location, a.location).second) return false;
    const bool moved = a.location != b.location;
    if (moved && !(may_move(then_, a.location) && may_move(now_, b.location))) return false;
    pairs_.push_back({a.location, b.location});
    return true;
  }

  // What was there at entry is known by its location, and so is what has an identity hash code.
  bool may_move(const State& state, Location location) const {
    return location >= now_.hashed && !state.heap[location].symbolic &&
           (!state.entry || location >= state.entry->heap.next());
  }

  bool spend(uint64_t values) {
    if (effort_ < values) {
      effort_ = 0;
      return false;
    }
    effort_ -= values;
    return true;
  }

  const State& then_;
  const State& now_;
  uint64_t& effort_;
  const bool made_more_;                              // objects, in between
  absl::flat_hash_map<Location, Location> renamed_;   // where it was → where it is
  absl::flat_hash_map<Location, Location> named_;     // and back: no two are in one place
  std::vector<std::pair<Location, Location>> pairs_;  // the same, in the order of discovery
  size_t next_ = 0;                                   // of these, to be compared
};

}  // namespace

bool same_state(const State& then, const State& now, Compared compared, uint64_t& effort) {
  return Comparison(then, now, effort).run(compared);
}

}  // namespace kukang
