#include "view/throwable.h"

#include <algorithm>

#include "fmt/format.h"
#include "heap/symbolic_heap.h"
#include "support/text.h"

namespace kukang {
namespace {

// A field of Throwable, as its class has it.
Value field_of(const Machine& machine, const State& state, Value exception, std::string_view name,
               std::string_view descriptor) {
  const Object& object = state.heap[exception.location];
  const Field* field = find_field(*machine.known.throwable, name, descriptor);
  if (field == nullptr || field->slot >= object.length) return Value();
  return SymbolicHeap::resolved(state, object.values()[field->slot]);
}

// Frames of the machine's own classes, and of what contracts call, show nothing that helps.
bool is_shown(const Machine& machine, const Type& owner) {
  return owner.package != machine.known.raise->package && owner.name != "kukang/Contract";
}

std::string file_of(const Type& type) {
  absl::StatusOr<std::string_view> file = type.file->source_file();
  return file.ok() ? std::string(*file) : std::string();
}

}  // namespace

std::string StackElement::text() const {
  const std::string file = file_of(*method->owner);
  const std::string place = file.empty() ? "Unknown Source"
                            : line < 0   ? file
                                         : fmt::format("{}:{}", file, line);
  return fmt::format("{}.{}({})", dotted(method->owner->name), method->name, place);
}

std::string StackElement::location() const {
  const std::string file = file_of(*method->owner);
  if (file.empty()) return fmt::format("{}.{}", dotted(method->owner->name), method->name);
  return line < 0 ? file : fmt::format("{}:{}", file, line);
}

std::vector<StackElement> stack_of(Machine& machine, const State& state, Value exception) {
  std::vector<StackElement> stack;
  const Value backtrace = field_of(machine, state, exception, "backtrace", "Ljava/lang/Object;");
  if (!backtrace.is_location()) return stack;
  const Object& entries = state.heap[backtrace.location];
  if (entries.form != Form::Packed) return stack;
  for (uint32_t i = 0; i + 1 < entries.length; i += 2) {
    // As semantics/native/throwable.cc has put them there.
    const int64_t key = entries.elements<int64_t>()[i], at = entries.elements<int64_t>()[i + 1];
    const Type& owner = *machine.program.type(static_cast<uint32_t>(key >> 32));
    if (!is_shown(machine, owner)) continue;
    const Method& method = owner.methods[static_cast<uint32_t>(key)];
    const Code* code = at < 0 ? nullptr : machine.ready(method);
    stack.push_back({&method, code == nullptr ? -1 : code->line_at(static_cast<int32_t>(at))});
  }
  return stack;
}

bool is_own_code(const Machine& machine, const Method& method) {
  const Type& owner = *method.owner;
  return !owner.from_jdk && owner.host == nullptr && is_shown(machine, owner);
}

std::vector<StackElement> frames_of(Machine& machine, const State& state) {
  std::vector<StackElement> stack;
  for (const Frame* f = state.top.get(); f != nullptr; f = f->caller.get()) {
    const Type& owner = *f->method->owner;
    if (!is_shown(machine, owner) || owner.host != nullptr || f->waits) continue;
    const Code* code = f->role == Frame::Role::Native ? nullptr : machine.ready(*f->method);
    stack.push_back({f->method, code == nullptr ? -1 : code->line_at(code->index_of(f->pc))});
  }
  return stack;
}

const StackElement* own_code(const std::vector<StackElement>& stack) {
  auto it = std::find_if(stack.begin(), stack.end(), [](const StackElement& element) {
    return !element.method->owner->from_jdk;
  });
  if (it != stack.end()) return &*it;
  return stack.empty() ? nullptr : &stack.front();
}

StackElement beginning_of(Machine& machine, const Method& method) {
  const Code* code = machine.ready(method);
  return {&method, code == nullptr ? -1 : code->line_at(0)};
}

std::string message_of(const Machine& machine, const State& state, Value exception,
                       const Valuation& valuation, const Valuation::Written& written) {
  const Value message = field_of(machine, state, exception, "detailMessage", "Ljava/lang/String;");
  if (!message.is_location()) return "";
  return valuation.string(state, state.heap[message.location], written);
}

}  // namespace kukang
