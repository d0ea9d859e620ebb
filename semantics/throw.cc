// Exceptions: those the JVM raises itself, and how any exception finds its handler.
//
// An exception of the JVM's own is made by Java code: a method of kukang.machine.Raise, named after
// the exception, is called with the message and throws it. So the class is initialized, the
// constructor runs and the stack trace is filled in as for any other.

#include <algorithm>

#include "fmt/format.h"
#include "semantics/machine.h"
#include "semantics/null_message.h"

namespace kukang {
namespace {

bool is_error(const Type& thrown) {
  return std::any_of(thrown.ancestors.begin(), thrown.ancestors.end(),
                     [](const Type* ancestor) { return ancestor->name == "java/lang/Error"; });
}

}  // namespace

const Method* Machine::thrower(std::string_view name) const {
  for (const Method& method : known.raise->methods) {
    if (method.name == name) return &method;
  }
  return nullptr;
}

Step Machine::raise(std::string_view name, std::string_view message) {
  return raise(name, message.data() == nullptr ? Value::null() : make_string(message));
}

Step Machine::raise(std::string_view name, Value message) {
  const Method* method = thrower(name);
  if (method == nullptr) {
    return stop(absl::InternalError(fmt::format("kukang.machine.Raise has no {}", name)));
  }
  if (native_ != nullptr) {
    Frame* shown = Frame::make(native_, 0, 0);
    shown->role = Frame::Role::Native;
    state->push(shown);
    native_ = nullptr;
  }
  return call(*method, &message);
}

Step Machine::raise(std::string_view name) { return raise(name, std::string_view()); }

Step Machine::raise(const LinkFailure& failure) {
  if (!failure.status.ok()) return stop(failure.status);
  fired(Rule::LINK_C);
  const std::string_view name = failure.exception;
  return raise(name.substr(name.rfind('/') + 1), failure.message);
}

Step Machine::raise_null() {
  // In frames that do not show, nothing is explained either.
  if (native_ != nullptr || frame().method->owner->host != nullptr) {
    return raise("NullPointerException");
  }
  const std::string message = null_message(frame(), code_of(frame()));
  return message.empty() ? raise("NullPointerException") : raise("NullPointerException", message);
}

Step Machine::raise_out_of_memory(int32_t length) {
  // A native method's arguments have been popped; they are needed again.
  const uint32_t popped = native_ == nullptr ? 0 : native_->argument_slots;
  const uint64_t full = heap().bytes();
  frame().stack += popped;
  if (can_be_so_long(length)) reclaim();
  constexpr uint64_t kWorthwhile = 64;
  if (full - heap().bytes() > options.max_heap / kWorthwhile) {
    native_ = nullptr;
    return Step::Switched;
  }
  frame().stack -= popped;
  if (symbolic !=
      nullptr) {  // how much memory there is, is a matter of the machine, not the program
    Ending how;
    how.outcome = Outcome::TooLarge;
    return end(std::move(how));
  }
  starving_ = true;
  return raise("OutOfMemoryError", can_be_so_long(length)
                                       ? "Java heap space"
                                       : "Requested array size exceeds VM limit");
}

bool Machine::find_handler(const Frame& frame, const Type& thrown, int32_t* target) const {
  if (frame.role == Frame::Role::Native || frame.waits) return false;
  const Code& code = code_of(frame);
  const int32_t at = code.index_of(frame.pc);
  for (const Handler& handler : code.handlers) {
    if (at < handler.start || at >= handler.end) continue;
    *target = handler.target;
    if (handler.catch_type == 0) return true;
    // By name: there is one loader, and every superclass of what was thrown is loaded.
    const std::string_view name = frame.method->owner->file->class_name(handler.catch_type);
    for (const Type* ancestor : thrown.ancestors) {
      if (ancestor->name == name) return true;
    }
  }
  return false;
}

bool Machine::catches(const Type& thrown) const {
  int32_t target = 0;
  for (const Frame* f = state->top.get(); f != nullptr; f = f->caller.get()) {
    if (find_handler(*f, thrown, &target)) return true;
  }
  return false;
}

Step Machine::throw_object(Value exception) {
  const Type& thrown = *object(exception).type;
  overflowing_ = starving_ = false;
  const bool by_machine =
      state->depth > 0 && frame().method->owner->package == known.raise->package;
  if (by_machine) change(exception).raised = true;
  while (state->depth > 0) {
    Frame& f = frame();
    int32_t target = 0;
    if (find_handler(f, thrown, &target)) {
      fired(Rule::CATCH1_C);
      f.pc = code_of(f).begin() + target;
      f.stack_base()[0] = exception;
      f.stack = 1;
      return Step::Switched;
    }
    fired(Rule::CATCH2_C);
    if (f.monitor.is_location()) --change(f.monitor).monitor;
    const bool initializer = f.initializes != nullptr;
    if (initializer) {
      state->change_statics(*f.initializes).initialization = Initialization::Failed;
      state->initialization_failures.at(f.initializes->id) = exception;
    }
    if (state->depth == 1 && !initializer) break;
    state->pop();
    if (initializer && !is_error(thrown)) {
      return call(*thrower("ExceptionInInitializerError"), &exception);
    }
  }
  if (state->depth > 0) state->pop();
  Ending how;
  how.outcome = Outcome::Threw;
  how.value = exception;
  return end(std::move(how));
}

}  // namespace kukang
