// java.lang.System and what else the JDK would have set up while booting: streams, properties.

#include "semantics/native/outside.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"
#include "support/text.h"

namespace kukang {
namespace {

Step stand_in(Machine& m, NativeCall& call) { return stand_in_from(m, call, kSurroundings); }

// SharedSecrets.getJavaLangAccess(): System sets it while booting; here when it is first asked for.
Step get_java_lang_access(Machine& m, NativeCall& call) {
  const Type& secrets = *call.method->owner;
  const Field* field =
      find_field(secrets, "javaLangAccess", "Ljdk/internal/access/JavaLangAccess;");
  const Value access = m.state->static_object(secrets)->values()[field->slot];
  if (access.is_location()) return call.give(access);
  Linked<const Type*> system = m.program.load("java/lang/System");
  if (!system.ok()) return m.raise(system.failure());
  return m.retry_after(call, *find_method(m.program, **system, "setJavaLangAccess", "()V"));
}

void set_static(Machine& m, const Type& type, std::string_view name, std::string_view descriptor,
                Value value) {
  const Field* field = find_field(type, name, descriptor);
  if (field != nullptr) m.state->change_statics(type).values()[field->slot] = value;
}

// Instead of System's own initializer, which prepares the booting of the JVM.
Step initialize_system(Machine& m, NativeCall& call) {
  const Type& system = *call.method->owner;
  constexpr std::string_view kStream = "Ljava/io/PrintStream;";
  Linked<const Type*> console = m.program.load("kukang/machine/Console");
  if (!console.ok()) return m.raise(console.failure());
  const Field* to_err = find_field(**console, "toErr", "Z");
  for (const char* name : {"out", "err"}) {
    const Value stream = m.allocate(**console);
    // Not to be run again: the class counts as being initialized.
    if (!stream.is_location()) return m.raise("OutOfMemoryError", "Java heap space");
    m.change(stream).values()[to_err->slot] = Value::of(int32_t{name[0] == 'e'});
    set_static(m, system, name, kStream, stream);
  }
  Linked<const Type*> input = m.program.load("kukang/machine/Input");
  if (!input.ok()) return m.raise(input.failure());
  const Value in = m.allocate(**input);
  if (!in.is_location()) return m.raise("OutOfMemoryError", "Java heap space");
  set_static(m, system, "in", "Ljava/io/InputStream;", in);
  set_static(m, system, "lineSeparator", "Ljava/lang/String;", m.make_string(u"\n"));
  constexpr int32_t kNever = 1;  // no security manager, ever
  set_static(m, system, "allowSecurityManager", "I", Value::of(kNever));
  const Step step = m.initialize(**console);
  return step == Step::Ended ? step : call.done();
}

template <int kStream>
Step set_stream(Machine& m, NativeCall& call) {
  constexpr std::string_view names[] = {"in", "out", "err"};
  constexpr std::string_view types[] = {"Ljava/io/InputStream;", "Ljava/io/PrintStream;",
                                        "Ljava/io/PrintStream;"};
  set_static(m, *call.method->owner, names[kStream], types[kStream], call.args[0]);
  return call.done();
}

// What nobody listens to, and what symbolic execution prints, may be any text.
Step emit(Machine& m, NativeCall& call) {
  if (!m.options.console || m.symbolic != nullptr) return call.done();
  const std::optional<std::string> text = m.read_utf8(call.args[1]);
  if (!text.has_value() || call.args[0].kind != Kind::Int) return refuse(m, call);
  m.options.console(*text, call.args[0].i != 0);
  return call.done();
}

Step exit(Machine& m, NativeCall& call) {
  Ending how;
  how.outcome = Outcome::Exited;
  how.status = call.args[call.method->is_static() ? 0 : 1].i;
  return m.end(std::move(how));
}

// What only weak references lead to is not cleared, but on another machine it may be now.
Step collect_garbage(Machine& m, NativeCall& call) {
  ++m.state->moments;
  return call.done();
}

// A fixed seed for the iteration order of Set.of and Map.of, which the JVM varies from run to run.
Step fixed_seed(Machine&, NativeCall& call) { return call.give(int64_t{1}); }

// AccessController.doPrivileged(action, …) is action.run().
Step do_privileged(Machine& m, NativeCall& call) {
  const Value action = call.args[0];
  const Method* run = find_method(m.program, *m.object(action).type, "run", "()Ljava/lang/Object;");
  if (run == nullptr) return m.raise("AbstractMethodError", "run");
  Linked<const Method*> selected = select_method(*m.object(action).type, *run);
  if (!selected.ok()) return m.raise(selected.failure());
  return m.call(**selected, &action);
}

using enum Take;

constexpr NativeRow kSystemRows[] = {
    {"java/lang/System", "<clinit>", "", initialize_system},
    {"java/lang/System", "getSecurityManager", "", null_result},
    {"java/lang/System", "setIn0", "", set_stream<0>, kAnything},
    {"java/lang/System", "setOut0", "", set_stream<1>, kAnything},
    {"java/lang/System", "setErr0", "", set_stream<2>, kAnything},
    {"java/lang/System", "exit", "", exit},
    {"java/lang/Runtime", "exit", "", exit, {Anything, Known}},
    {"java/lang/Runtime", "halt", "", exit, {Anything, Known}},
    {"java/lang/Runtime", "gc", "", collect_garbage, kAnything},
    {"kukang/machine/Console", "emit", "", emit, kAnything},
    {"sun/security/action/GetPropertyAction", "privilegedGetProperty", "", stand_in, kAnything},
    {"sun/security/action/GetPropertyAction", "privilegedGetProperties", "", stand_in, kAnything},
    {"jdk/internal/misc/VM", "getSavedProperty", "", stand_in, kAnything},
    {"java/text/NumberFormat", "getNumberInstance", "(Ljava/util/Locale;)Ljava/text/NumberFormat;",
     stand_in, kAnything},
    {"jdk/internal/access/SharedSecrets", "getJavaLangAccess", "", get_java_lang_access},
    {"jdk/internal/misc/VM", "initialize", "", nothing},
    {"jdk/internal/misc/VM", "isBooted", "", yes},
    {"jdk/internal/misc/VM", "isModuleSystemInited", "", yes},
    {"jdk/internal/misc/CDS", "isDumpingClassList0", "", no},
    {"jdk/internal/misc/CDS", "isDumpingArchive0", "", no},
    {"jdk/internal/misc/CDS", "isSharingEnabled0", "", no},
    {"jdk/internal/misc/CDS", "initializeFromArchive", "", nothing, kAnything},
    {"jdk/internal/misc/CDS", "getRandomSeedForDumping", "", fixed_seed},
    {"java/security/AccessController",
     "doPrivileged",
     "",
     do_privileged,
     {Made, Anything, Anything, Anything}},
    {"java/security/AccessController", "getContext", "", null_result},
};

}  // namespace

std::span<const NativeRow> system_rows() { return kSystemRows; }

}  // namespace kukang
