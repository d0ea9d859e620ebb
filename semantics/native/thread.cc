// java.lang.Thread: there is one, the main thread.

#include "semantics/native/table.h"

namespace kukang {
namespace {

enum Singleton : uint32_t { kMainThread };

Step current_thread(Machine& m, NativeCall& call) {
  Value& thread = m.state->singletons.at(kMainThread);
  if (!thread.is_location()) {
    const Type& type = *call.method->owner;
    const Value made = m.allocate(type);
    if (!made.is_location()) return m.raise_out_of_memory();
    const Value name = m.make_string(u"main");
    Object& object = m.change(made);
    auto set = [&](std::string_view field, std::string_view descriptor, Value value) {
      object.values()[find_field(type, field, descriptor)->slot] = value;
    };
    set("name", "Ljava/lang/String;", name);
    set("tid", "J", Value::of(int64_t{1}));
    set("priority", "I", Value::of(int32_t{5}));
    m.state->singletons.at(kMainThread) = made;
    return call.give(made);
  }
  return call.give(thread);
}

Step holds_lock(Machine& m, NativeCall& call) {
  if (call.args[0].is_null()) return m.raise_null();
  return call.give_bool(m.object(call.args[0]).monitor > 0);
}

Step is_alive(Machine&, NativeCall& call) { return call.give_bool(true); }
Step nothing(Machine&, NativeCall& call) { return call.done(); }

Step start(Machine& m, NativeCall&) {
  return m.stop(unsupported("Thread.start: the program starts a second thread; only one is run"));
}

constexpr NativeRow kRows[] = {
    {"java/lang/Thread", "currentThread", "", current_thread},
    {"java/lang/Thread", "holdsLock", "", holds_lock},
    {"java/lang/Thread", "isAlive", "", is_alive},
    {"java/lang/Thread", "yield", "", nothing},
    {"java/lang/Thread", "onSpinWait", "", nothing},
    {"java/lang/Thread", "sleep", "(J)V", nothing},
    {"java/lang/Thread", "start", "", start},
    {"java/lang/Thread", "setPriority0", "", nothing},
};

}  // namespace

std::span<const NativeRow> thread_rows() { return kRows; }

}  // namespace kukang
