// Random numbers, where the seed is not known.
//
// A java.util.Random whose seed is a constant computes as its code says. Of one that was made
// without a seed nothing is known: the first number that is drawn from it can be any, exactly. What
// comes after that depends on the first, and on a seed that is a symbol all depends: that is left
// out of account, an approximation. ThreadLocalRandom is such a generator, Math.random() and
// Collections.shuffle draw from one.

#include <limits>
#include <optional>

#include "semantics/native/outside.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

constexpr std::string_view kSeed = "new Random()", kDrawn = "Random",
                           kDrawnInThread = "ThreadLocalRandom";
constexpr std::string_view kThreadLocalRandom = "java/util/concurrent/ThreadLocalRandom";

template <class T>
constexpr std::pair<int64_t, int64_t> kAnyOf = {std::numeric_limits<T>::min(),
                                                std::numeric_limits<T>::max()};

// --- generators ---

bool is_thread_local(const Machine& m, Value generator) {
  return m.object(generator).type->name == kThreadLocalRandom;
}

// Where a generator that the method has made, or a class of the JDK, keeps its seed: the
// AtomicLong.
std::optional<Location> cell_of(const Machine& m, Value generator) {
  if (!generator.is_location() || m.object(generator).symbolic) return std::nullopt;
  const Object& object = m.object(generator);
  for (const Field* field : object.type->instance_fields) {
    if (field->name != "seed" || field->owner->name != "java/util/Random") continue;
    const Value cell = object.values()[field->slot];
    if (cell.is_location() && !m.object(cell).symbolic) return cell.location;
  }
  return std::nullopt;
}

uint32_t seed_slot(const Machine& m, Location cell) {
  return find_field(*m.state->heap[cell].type, "value", "J")->slot;
}

bool has_unknown_seed(const Machine& m, const Value* args) {
  if (m.symbolic == nullptr || !args[0].is_location()) return false;
  if (is_thread_local(m, args[0])) return true;
  const std::optional<Location> cell = cell_of(m, args[0]);
  return cell.has_value() && m.state->heap[*cell].values()[seed_slot(m, *cell)].is_term();
}

// The one symbol of the term, if it has no other operands but constants; else nullptr.
const Term* only_symbol(const Term* term) {
  while (term != nullptr && !term->is_symbol()) {
    const Term* next = nullptr;
    for (const Term* arg : term->args) {
      if (arg == nullptr || arg->is_constant()) continue;
      if (next != nullptr) return nullptr;
      next = arg;
    }
    term = next;
  }
  return term;
}

// Has nothing been drawn from the generator yet, whose seed nobody knows?
bool is_untouched(const Machine& m, Value generator) {
  const State& state = *m.state;
  const Term* seed = nullptr;
  if (!is_thread_local(m, generator)) {
    const Location cell = *cell_of(m, generator);
    seed = only_symbol(state.heap[cell].values()[seed_slot(m, cell)].term);
    if (seed == nullptr || !m.object(generator).type->from_jdk) return false;
  }
  for (uint32_t i = 0; i < state.outside_count; ++i) {
    const FromOutside& told = *state.outside.find(i);
    if (seed == nullptr && told.name == kDrawnInThread) return false;
    if (seed != nullptr && told.name == kSeed && told.value.term == seed) return true;
  }
  return seed == nullptr;
}

// A number is about to be drawn; the next one depends on it.
void draw(Machine& m, Value generator, bool exact) {
  if (!exact || !is_untouched(m, generator)) {
    m.approximate(
        "the numbers that a random generator gives are taken to be independent of each other");
  }
  if (is_thread_local(m, generator)) return;
  const Location cell = *cell_of(m, generator);
  const Value seed = m.symbolic->fresh_symbol(*m.state, Basic::Long);
  m.heap().change(cell).values()[seed_slot(m, cell)] = seed;
}

std::string_view source_of(const Machine& m, Value generator) {
  return is_thread_local(m, generator) ? kDrawnInThread : kDrawn;
}

Step draw_between(Machine& m, NativeCall& call, Basic basic, std::pair<int64_t, int64_t> range) {
  const Value generator = call.args[0];
  draw(m, generator, true);
  return call.give(symbol_from(m, {source_of(m, generator), basic, range.first, range.second}));
}

// --- methods ---

bool is_unknown(const Machine& m, const Value*) { return !is_outside_known(m); }

// Random() is Random(long) with any seed.
Step make(Machine& m, NativeCall& call) {
  if (m.symbolic == nullptr) return ask_too_early(m, kSeed);
  const auto [low, high] = kAnyOf<int64_t>;
  const Value args[] = {call.args[0], symbol_from(m, {kSeed, Basic::Long, low, high}), Value()};
  return m.call(*find_method(m.program, *call.method->owner, "<init>", "(J)V"), args);
}

// next(bits)
bool draws_bits(const Machine& m, const Value* args) {
  return has_unknown_seed(m, args) && args[1].kind == Kind::Int && args[1].i > 0 && args[1].i <= 32;
}
Step next(Machine& m, NativeCall& call) {
  const int32_t bits = call.args[1].i;
  const std::pair<int64_t, int64_t> some = {0, (int64_t{1} << bits) - 1};
  return draw_between(m, call, Basic::Int, bits == 32 ? kAnyOf<int32_t> : some);
}

template <class T, Basic kBasic>
Step any(Machine& m, NativeCall& call) {
  return draw_between(m, call, kBasic, kAnyOf<T>);
}

// A subclass of the program's may have other bits.
bool is_of_jdk(const Machine& m, const Value* args) {
  return has_unknown_seed(m, args) && m.object(args[0]).type->from_jdk;
}

// (bound) and (origin, bound); longs take two slots.
template <Kind kKind, int kBound>
bool has_bounds(const Machine& m, const Value* args) {
  auto number = [&](int slot) { return kKind == Kind::Int ? int64_t{args[slot].i} : args[slot].j; };
  return is_of_jdk(m, args) && args[1].kind == kKind && args[kBound].kind == kKind &&
         number(kBound) > (kBound == 1 ? 0 : number(1));
}
template <Basic kBasic, int kBound>
Step below(Machine& m, NativeCall& call) {
  auto number = [&](int slot) {
    return kBasic == Basic::Int ? int64_t{call.args[slot].i} : call.args[slot].j;
  };
  return draw_between(m, call, kBasic, {kBound == 1 ? 0 : number(1), number(kBound) - 1});
}

// From 0 to 1, or, for nextGaussian, anything.
template <Basic kBasic, bool kUnit>
Step real(Machine& m, NativeCall& call) {
  State& state = *m.state;
  const Value generator = call.args[0];
  draw(m, generator, false);
  Terms& terms = m.symbolic->terms;
  const uint32_t first_bound = state.condition.size();
  const Value value = m.symbolic->fresh_symbol(state, kBasic);
  auto constant = [&](double v) {
    return kBasic == Basic::Float ? terms.of(static_cast<float>(v)) : terms.of(v);
  };
  if (kUnit) {
    state.condition.add(terms.make(Operator::Le, constant(0), value.term));
    state.condition.add(terms.make(Operator::Lt, value.term, constant(1)));
  }
  note_source(state, source_of(m, generator), value, first_bound);
  return call.give(value);
}

constexpr std::string_view kRandom = "java/util/Random",
                           kSupport = "jdk/internal/util/random/RandomSupport";

constexpr ConditionalRow kChanceRows[] = {
    {{kRandom, "<init>", "()V", make}, is_unknown},
    {{kRandom, "next", "(I)I", next}, draws_bits},
    {{kRandom, "nextInt", "(I)I", below<Basic::Int, 1>}, has_bounds<Kind::Int, 1>},
    {{kRandom, "nextFloat", "()F", real<Basic::Float, true>}, is_of_jdk},
    {{kRandom, "nextDouble", "()D", real<Basic::Double, true>}, is_of_jdk},
    {{kRandom, "nextGaussian", "()D", real<Basic::Double, false>}, is_of_jdk},
    {{kThreadLocalRandom, "localInit", "()V", nothing}, is_unknown},
    {{kThreadLocalRandom, "nextInt", "()I", any<int32_t, Basic::Int>}, is_of_jdk},
    {{kThreadLocalRandom, "nextLong", "()J", any<int64_t, Basic::Long>}, is_of_jdk},
    {{kSupport, "boundedNextInt", "(Ljava/util/random/RandomGenerator;I)I", below<Basic::Int, 1>},
     has_bounds<Kind::Int, 1>},
    {{kSupport, "boundedNextInt", "(Ljava/util/random/RandomGenerator;II)I", below<Basic::Int, 2>},
     has_bounds<Kind::Int, 2>},
    {{kSupport, "boundedNextLong", "(Ljava/util/random/RandomGenerator;J)J", below<Basic::Long, 1>},
     has_bounds<Kind::Long, 1>},
    {{kSupport, "boundedNextLong", "(Ljava/util/random/RandomGenerator;JJ)J",
      below<Basic::Long, 3>},
     has_bounds<Kind::Long, 3>},
};

}  // namespace

std::span<const ConditionalRow> chance_rows() { return kChanceRows; }

}  // namespace kukang
