// java.util.concurrent.atomic, as far as it goes through variable handles, which are not modelled:
// each of these methods is a few lines of Java in kukang.machine.Atomics. What else is atomic goes
// through Unsafe.

#include "fmt/format.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {

Step call_atomics(Machine& m, std::string_view name, std::string_view descriptor,
                  const Value* args) {
  Linked<const Type*> atomics = m.program.load("kukang/machine/Atomics");
  if (!atomics.ok()) return m.raise(atomics.failure());
  if (m.initialize(**atomics) == Step::Ended) return Step::Ended;  // it has no initializer
  for (const Method& method : (*atomics)->methods) {
    if (method.name == name && method.descriptor == descriptor) return m.call(method, args);
  }
  return m.stop(absl::InternalError(fmt::format("Atomics has no {}{}", name, descriptor)));
}

namespace {

// The method of that name, and of these parameters after the object.
Step stand_in(Machine& m, NativeCall& call, std::string_view name) {
  const std::string descriptor =
      fmt::format("(L{};{}", call.method->owner->name, call.method->descriptor.substr(1));
  return call_atomics(m, name, descriptor, call.args);
}

Step same_name(Machine& m, NativeCall& call) { return stand_in(m, call, call.method->name); }
// In whatever order others might see it.
Step get(Machine& m, NativeCall& call) { return stand_in(m, call, "get"); }
Step set(Machine& m, NativeCall& call) { return stand_in(m, call, "set"); }
Step compare_and_set(Machine& m, NativeCall& call) { return stand_in(m, call, "compareAndSet"); }
Step compare_and_exchange(Machine& m, NativeCall& call) {
  return stand_in(m, call, "compareAndExchange");
}

Step elements(Machine& m, NativeCall& call) {
  const Object& holder = m.object(call.args[0]);
  for (const Field* field : holder.type->instance_fields) {
    if (field->name != "array") continue;
    const Value array = holder.values()[field->slot];
    return array.is_undefined() ? find_field_of(m, call, call.args[0], *field) : call.give(array);
  }
  return m.stop(absl::InternalError("an atomic array without a field array"));
}

constexpr std::string_view kAtomics = "kukang/machine/Atomics";
constexpr std::string_view kReference = "java/util/concurrent/atomic/AtomicReference";
constexpr std::string_view kBoolean = "java/util/concurrent/atomic/AtomicBoolean";
constexpr std::string_view kReferences = "java/util/concurrent/atomic/AtomicReferenceArray";
constexpr std::string_view kInts = "java/util/concurrent/atomic/AtomicIntegerArray";
constexpr std::string_view kLongs = "java/util/concurrent/atomic/AtomicLongArray";

// The initializer would make a variable handle.
#define OF_ALL(owner)                                                                      \
  {owner, "<clinit>", "", nothing}, {owner, "getPlain", "", get, kAnything},               \
      {owner, "getOpaque", "", get, kAnything}, {owner, "getAcquire", "", get, kAnything}, \
      {owner, "lazySet", "", set, kAnything}, {owner, "setPlain", "", set, kAnything},     \
      {owner, "setOpaque", "", set, kAnything}, {owner, "setRelease", "", set, kAnything}, \
      {owner, "getAndSet", "", same_name, kAnything},                                      \
      {owner, "compareAndSet", "", compare_and_set, kAnything},                            \
      {owner, "weakCompareAndSet", "", compare_and_set, kAnything},                        \
      {owner, "weakCompareAndSetPlain", "", compare_and_set, kAnything},                   \
      {owner, "weakCompareAndSetVolatile", "", compare_and_set, kAnything},                \
      {owner, "weakCompareAndSetAcquire", "", compare_and_set, kAnything},                 \
      {owner, "weakCompareAndSetRelease", "", compare_and_set, kAnything},                 \
      {owner, "compareAndExchange", "", compare_and_exchange, kAnything},                  \
      {owner, "compareAndExchangeAcquire", "", compare_and_exchange, kAnything}, {         \
    owner, "compareAndExchangeRelease", "", compare_and_exchange, kAnything                \
  }
#define OF_ARRAYS(owner) \
  OF_ALL(owner), {owner, "get", "", get, kAnything}, { owner, "set", "", set, kAnything }
#define OF_NUMBERS(owner)                                                 \
  OF_ARRAYS(owner), {owner, "getAndIncrement", "", same_name, kAnything}, \
      {owner, "getAndDecrement", "", same_name, kAnything},               \
      {owner, "getAndAdd", "", same_name, kAnything},                     \
      {owner, "incrementAndGet", "", same_name, kAnything},               \
      {owner, "decrementAndGet", "", same_name, kAnything}, {             \
    owner, "addAndGet", "", same_name, kAnything                          \
  }

constexpr NativeRow kAtomicRows[] = {
    OF_ALL(kReference), OF_ALL(kBoolean),   OF_ARRAYS(kReferences),
    OF_NUMBERS(kInts),  OF_NUMBERS(kLongs), {kAtomics, "elements", "", elements, {Take::Decided}},
};
#undef OF_NUMBERS
#undef OF_ARRAYS
#undef OF_ALL

}  // namespace

std::span<const NativeRow> atomic_rows() { return kAtomicRows; }

}  // namespace kukang
