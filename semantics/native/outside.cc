#include "semantics/native/outside.h"

#include <chrono>
#include <limits>

#include "fmt/format.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"
#include "support/requires.h"

namespace kukang {

void note_source(State& state, std::string_view name, Value value, uint32_t first_bound) {
  state.outside.at(state.outside_count++) = {name, value, first_bound, state.condition.size()};
}

Value symbol_from(Machine& m, const Source& source) {
  KUKANG_REQUIRES(m.symbolic != nullptr);
  State& state = *m.state;
  Terms& terms = m.symbolic->terms;
  const Value value = m.symbolic->fresh_symbol(state, source.basic);
  const uint32_t first_bound = state.condition.size();
  auto constant = [&](int64_t bits) { return terms.constant(value.term->sort, bits); };
  for (const Term* bound : {terms.make(Operator::Le, constant(source.low), value.term),
                            terms.make(Operator::Le, value.term, constant(source.high))}) {
    if (!bound->is_true()) state.condition.add(bound);
  }
  note_source(state, source.name, value, first_bound);
  return value;
}

Step ask_too_early(Machine& m, std::string_view name) {
  return m.stop(unsupported(fmt::format("{} is not known before the method begins", name)));
}

Step from_outside(Machine& m, NativeCall& call, const Source& source, int64_t actual) {
  if (m.symbolic != nullptr) return call.give(symbol_from(m, source));
  if (!is_outside_known(m)) return ask_too_early(m, source.name);
  return source.basic == Basic::Long ? call.give(actual) : call.give(static_cast<int32_t>(actual));
}

bool is_asked_by_program(const Machine& m) {
  // These look for a property on behalf of whoever calls them.
  auto passes_on = [](const Type& type) {
    return type.name == "java/lang/Boolean" || type.name == "java/lang/Integer" ||
           type.name == "java/lang/Long";
  };
  const Frame* f = m.state->top.get();
  while (f != nullptr && passes_on(*f->method->owner)) f = f->caller.get();
  return f != nullptr && !f->method->owner->from_jdk;
}

Step stand_in_from(Machine& m, NativeCall& call, std::string_view class_name) {
  Linked<const Type*> type = m.program.load(class_name);
  if (!type.ok()) return m.raise(type.failure());
  const Method* method = (*type)->declared(call.method->selector);
  if (method == nullptr) return m.stop(absl::InternalError("a method has no stand-in"));
  if (m.initialize(**type) == Step::Ended) return Step::Ended;  // it has no initializer
  return m.call(*method, call.args);
}

namespace {

constexpr int64_t kAny = std::numeric_limits<int64_t>::max();
constexpr int64_t kAnyInt = std::numeric_limits<int32_t>::max();

// --- time ---

int64_t since_epoch(auto unit) {
  using Unit = decltype(unit);
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<Unit>(now).count();
}

Step current_time_millis(Machine& m, NativeCall& call) {
  constexpr int64_t kYear10000 = 253'402'300'800'000;
  m.assume("the clock shows a time between the years 1970 and 10000");
  return from_outside(m, call, {"System.currentTimeMillis()", Basic::Long, 0, kYear10000 - 1},
                      since_epoch(std::chrono::milliseconds()));
}

// Does not run backwards, nor so long that a difference overflows.
Step nano_time(Machine& m, NativeCall& call) {
  constexpr Source kNanoTime = {"System.nanoTime()", Basic::Long, -kAny - 1, kAny};
  if (m.symbolic == nullptr) {
    return from_outside(m, call, kNanoTime, since_epoch(std::chrono::nanoseconds()));
  }
  State& state = *m.state;
  const Term* before = nullptr;
  for (uint32_t i = state.outside_count; i > 0 && before == nullptr; --i) {
    const FromOutside& told = *state.outside.find(i - 1);
    if (told.name == kNanoTime.name) before = told.value.term;
  }
  const Value now = symbol_from(m, kNanoTime);
  if (before != nullptr) {
    m.assume("System.nanoTime() neither decreases nor wraps around while the method runs");
    Terms& terms = m.symbolic->terms;
    const Term* passed = terms.make(Operator::Sub, now.term, before);
    state.condition.add(terms.make(Operator::Le, before, now.term));
    state.condition.add(terms.make(Operator::Le, terms.of(int64_t{0}), passed));
    state.outside.at(state.outside_count - 1).last_bound = state.condition.size();
  }
  return call.give(now);
}

// --- the machine ---

Step available_processors(Machine& m, NativeCall& call) {
  if (!is_asked_by_program(m)) return call.give(int32_t{1});
  return from_outside(m, call, {"Runtime.availableProcessors()", Basic::Int, 1, kAnyInt}, 1);
}
Step max_memory(Machine& m, NativeCall& call) {
  return from_outside(m, call, {"Runtime.maxMemory()", Basic::Long, 0, kAny},
                      static_cast<int64_t>(m.options.max_heap));
}
Step total_memory(Machine& m, NativeCall& call) {
  return from_outside(m, call, {"Runtime.totalMemory()", Basic::Long, 0, kAny},
                      static_cast<int64_t>(m.options.max_heap));
}
Step free_memory(Machine& m, NativeCall& call) {
  return from_outside(m, call, {"Runtime.freeMemory()", Basic::Long, 0, kAny},
                      static_cast<int64_t>(m.options.max_heap - m.heap().bytes()));
}

// --- input ---

void assume_of_input(Machine& m) {
  m.assume(
      "reading System.in does not fail, and nothing depends on how many bytes of it the JDK's own "
      "readers get at once");
}

// kukang.machine.Input, whose method is running, was called by the JDK.
bool is_read_by_jdk(const Machine& m) {
  const Frame* caller = m.state->top->caller.get();
  return caller != nullptr && caller->method->owner->from_jdk;
}

Step next_byte(Machine& m, NativeCall& call) {
  assume_of_input(m);
  const bool here = is_outside_known(m) && m.options.input;
  return from_outside(m, call, {kInput, Basic::Int, -1, 255}, here ? m.options.input() : -1);
}

Step more_bytes(Machine& m, NativeCall& call) {
  if (is_read_by_jdk(m)) return call.give_bool(false);
  return from_outside(m, call, {kInput, Basic::Int, 0, 1}, 0);
}

Step waiting_bytes(Machine& m, NativeCall& call) {
  assume_of_input(m);
  if (is_read_by_jdk(m)) return call.give(int32_t{0});
  return from_outside(m, call, {"System.in.available()", Basic::Int, 0, kAnyInt}, 0);
}

// --- the environment ---

constexpr std::string_view kOutside = "kukang/machine/Outside";

Step ask(Machine& m, NativeCall& call) {
  return stand_in_from(m, call, is_asked_by_program(m) ? kOutside : kSurroundings);
}
Step ask_always(Machine& m, NativeCall& call) { return stand_in_from(m, call, kOutside); }

Step is_known(Machine& m, NativeCall& call) {
  if (m.symbolic == nullptr && m.options.explores) return ask_too_early(m, "the environment");
  return call.give_bool(is_outside_known(m));
}

// Any text; `kind` says whether there may be none.
Step text(Machine& m, NativeCall& call, std::string_view name, Kind kind) {
  const Finding finding{m.known.string};
  const Value value = m.symbolic->fresh_unknown(*m.state, kind, finding);
  note_source(*m.state, name, value, m.state->condition.size());
  return call.give(value);
}
Step variable(Machine& m, NativeCall& call) {
  return text(m, call, "System.getenv()", Kind::SymbolicReference);
}
Step property(Machine& m, NativeCall& call) {
  return text(m, call, "System.getProperty()", Kind::SymbolicReference);
}
Step property_that_exists(Machine& m, NativeCall& call) {
  return text(m, call, "System.getProperty()", Kind::SymbolicLocation);
}

Step on_unix(Machine& m, NativeCall& call) {
  m.assume(kOnUnix);
  return call.done();
}

Step list_properties(Machine& m, NativeCall&) {
  return m.stop(unsupported("System.getProperties: which properties there are is not known"));
}

constexpr NativeRow kOutsideRows[] = {
    {"java/lang/System", "nanoTime", "", nano_time},
    {"java/lang/System", "currentTimeMillis", "", current_time_millis},
    {"java/lang/System", "getProperty", "", ask, kAnything},
    {"java/lang/System", "getProperties", "", ask, kAnything},
    {"java/lang/System", "setProperty", "", ask_always, kAnything},
    {"java/lang/System", "clearProperty", "", ask_always, kAnything},
    {"java/lang/System", "getenv", "(Ljava/lang/String;)Ljava/lang/String;", ask_always, kAnything},
    {"java/lang/Runtime", "availableProcessors", "", available_processors, kAnything},
    {"java/lang/Runtime", "maxMemory", "", max_memory, kAnything},
    {"java/lang/Runtime", "totalMemory", "", total_memory, kAnything},
    {"java/lang/Runtime", "freeMemory", "", free_memory, kAnything},
    {"kukang/machine/Input", "next", "", next_byte},
    {"kukang/machine/Input", "more", "", more_bytes},
    {"kukang/machine/Input", "waiting", "", waiting_bytes},
    {"kukang/machine/Outside", "isKnown", "", is_known},
    {"kukang/machine/Outside", "variable", "", variable, kAnything},
    {"kukang/machine/Outside", "property", "", property, kAnything},
    {"kukang/machine/Outside", "propertyThatExists", "", property_that_exists, kAnything},
    {"kukang/machine/Outside", "onUnix", "", on_unix},
    {"kukang/machine/Outside", "listProperties", "", list_properties},
};

}  // namespace

std::span<const NativeRow> outside_rows() { return kOutsideRows; }

}  // namespace kukang
