// java.lang.Thread: there is one, the main thread.

#include "semantics/native/table.h"

namespace kukang {
namespace {

enum Singleton : uint32_t { kMainThread };

// Later JDKs keep some of these elsewhere.
void set_field(Machine& m, Value object, std::string_view name, std::string_view descriptor,
               Value value) {
  const Field* field = find_field(*m.object(object).type, name, descriptor);
  if (field != nullptr) m.change(object).values()[field->slot] = value;
}

Step current_thread(Machine& m, NativeCall& call) {
  if (const Value* known = m.state->singletons.find(kMainThread);
      known != nullptr && known->is_location()) {
    return call.give(*known);
  }
  Linked<const Type*> group_type = m.program.load("java/lang/ThreadGroup");
  if (!group_type.ok()) return m.raise(group_type.failure());
  const Value thread = m.allocate(*call.method->owner);
  const Value group = m.allocate(**group_type);
  if (!thread.is_location() || !group.is_location()) return m.raise_out_of_memory();
  constexpr std::string_view kString = "Ljava/lang/String;";
  const Value name = m.make_string(u"main");
  set_field(m, group, "name", kString, name);
  set_field(m, group, "maxPriority", "I", Value::of(int32_t{10}));
  set_field(m, thread, "name", kString, name);
  set_field(m, thread, "group", "Ljava/lang/ThreadGroup;", group);
  set_field(m, thread, "tid", "J", Value::of(int64_t{1}));
  set_field(m, thread, "priority", "I", Value::of(int32_t{5}));
  m.state->singletons.at(kMainThread) = thread;
  return call.give(thread);
}

Step holds_lock(Machine& m, NativeCall& call) { return call.give_bool(is_locked(m, call.args[0])); }

// Of the threads, the main thread has been started.
Step is_alive(Machine& m, NativeCall& call) {
  const Value* main = m.state->singletons.find(kMainThread);
  return call.give_bool(main != nullptr && same_value(*main, call.args[0]));
}

Step sleep(Machine& m, NativeCall& call) {
  if (call.args[0].j >= 0) return call.done();
  return m.raise("IllegalArgumentException", "timeout value is negative");
}

Step start(Machine& m, NativeCall&) {
  return m.stop(unsupported("Thread.start: the program starts a second thread; only one is run"));
}

using enum Take;

constexpr NativeRow kThreadRows[] = {
    {"java/lang/Thread", "currentThread", "", current_thread},
    {"java/lang/Thread", "holdsLock", "", holds_lock, {Decided}},
    {"java/lang/Thread", "isAlive", "", is_alive, {Made}},
    {"java/lang/Thread", "yield", "", nothing},
    {"java/lang/Thread", "onSpinWait", "", nothing},
    {"java/lang/Thread", "sleep", "(J)V", sleep},
    {"java/lang/Thread", "start", "", start, kAnything},
    {"java/lang/Thread", "setPriority0", "", nothing, kAnything},
};

}  // namespace

std::span<const NativeRow> thread_rows() { return kThreadRows; }

}  // namespace kukang
