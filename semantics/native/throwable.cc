// Stack traces.
//
// A backtrace is a long[] in Throwable.backtrace: two longs per frame, the method (its owner's id
// and its place among the owner's methods) and the index of the instruction. Frames of the
// exception's own constructors, of kukang.machine.Raise and of spun classes do not show, as the JVM
// does not show their like.

#include "semantics/native/table.h"
#include "support/text.h"

namespace kukang {
namespace {

constexpr uint32_t kDeepest = 1024;  // the JVM's MaxJavaStackTraceDepth
constexpr int64_t kNativeIndex = -1;

uint32_t index_of(const Method& method) {
  uint32_t index = 0;
  for (const Method& candidate : method.owner->methods) {
    if (&candidate == &method) break;
    ++index;
  }
  return index;
}

bool constructs(const Frame& frame, Value exception) {
  return frame.method->is_constructor() && frame.locals_size > 0 &&
         frame.locals()[0].is_location() && frame.locals()[0].location == exception.location;
}

Step fill_in_stack_trace(Machine& m, NativeCall& call) {
  const Value exception = call.args[0];
  ++m.state->stack_looks;
  const Frame* f = m.state->top.get();
  while (f != nullptr && f->method->name == "fillInStackTrace") f = f->caller.get();
  while (f != nullptr && constructs(*f, exception)) f = f->caller.get();
  std::vector<int64_t> entries;
  for (; f != nullptr && entries.size() < 2 * kDeepest; f = f->caller.get()) {
    if (f->method->owner == m.known.raise || f->method->owner->host != nullptr || f->waits)
      continue;
    entries.push_back(int64_t{f->method->owner->id} << 32 | index_of(*f->method));
    entries.push_back(f->role == Frame::Role::Native ? kNativeIndex
                                                     : m.code_of(*f).index_of(f->pc));
  }
  const Type& longs = *m.known.arrays[static_cast<int>(Basic::Long)];
  const Value backtrace = m.allocate_array(longs, static_cast<int32_t>(entries.size()));
  if (!backtrace.is_location()) return call.give(exception);
  std::copy(entries.begin(), entries.end(), m.change(backtrace).elements<int64_t>());
  const Type& throwable = *m.known.throwable;
  Object& object = m.change(exception);
  object.values()[find_field(throwable, "backtrace", "Ljava/lang/Object;")->slot] = backtrace;
  object.values()[find_field(throwable, "depth", "I")->slot] =
      Value::of(static_cast<int32_t>(entries.size() / 2));
  return call.give(exception);
}

// Fills in one StackTraceElement for a frame of a backtrace.
void describe(Machine& m, Value element, int64_t method_key, int64_t at) {
  const Type& owner = *m.program.type(static_cast<uint32_t>(method_key >> 32));
  const Method& method = owner.methods[static_cast<uint32_t>(method_key)];
  const Type& type = *m.object(element).type;
  auto set = [&](std::string_view field, std::string_view descriptor, Value value) {
    m.change(element).values()[find_field(type, field, descriptor)->slot] = value;
  };
  auto text = [&](std::string_view modified) {
    return m.literal(m.program.literal(utf16_from_modified(modified)));
  };
  constexpr std::string_view kString = "Ljava/lang/String;";
  set("declaringClass", kString, text(dotted(owner.name)));
  set("methodName", kString, text(method.name));
  const std::string& module = owner.file->source.module;
  if (!module.empty()) set("moduleName", kString, text(module));
  absl::StatusOr<std::string_view> file = owner.file->source_file();
  if (file.ok() && !file->empty()) set("fileName", kString, text(*file));
  constexpr int32_t kNativeLine = -2;
  int32_t line = kNativeLine;
  if (at != kNativeIndex) {
    line = m.ready(method)->line_at(static_cast<int32_t>(at));
  }
  set("lineNumber", "I", Value::of(line));
  // Neither the loader's name nor the module's version is shown.
  set("format", "B", Value::of(int32_t{3}));
}

Step init_stack_trace_elements(Machine& m, NativeCall& call) {
  const Value array = call.args[0];
  const Value exception = call.args[1];
  const uint32_t slot = find_field(*m.known.throwable, "backtrace", "Ljava/lang/Object;")->slot;
  const Value backtrace = m.object(exception).values()[slot];
  if (!backtrace.is_location()) return call.done();
  const uint32_t count = std::min(m.object(array).length, m.object(backtrace).length / 2);
  for (uint32_t i = 0; i < count; ++i) {
    const int64_t* entry = m.object(backtrace).elements<int64_t>() + 2 * i;
    const int64_t method = entry[0], at = entry[1];
    const Value element = m.object(array).values()[i];
    if (element.is_null()) return m.raise_null();
    describe(m, element, method, at);
  }
  return call.done();
}

using enum Take;

constexpr NativeRow kThrowableRows[] = {
    // A NullPointerException of the JVM's own is made with its message; any other has none to
    // extend.
    {"java/lang/NullPointerException", "getExtendedNPEMessage", "", null_result, {Made}},
    {"java/lang/Throwable",
     "fillInStackTrace",
     "(I)Ljava/lang/Throwable;",
     fill_in_stack_trace,
     {Decided, Anything}},
    {"java/lang/StackTraceElement",
     "initStackTraceElements",
     "",
     init_stack_trace_elements,
     {Known, Made}},
    {"java/lang/StackTraceElement", "computeFormat", "", nothing, kAnything},
};

}  // namespace

std::span<const NativeRow> throwable_rows() { return kThrowableRows; }

}  // namespace kukang
