// Entering and leaving methods.

#include <algorithm>

#include "semantics/machine.h"
#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {

// A predicate of the contract itself may call the method: that call is not replaced.
const Method* Machine::replacement_of(const Method& method) const {
  for (const Replaced& row : replaced) {
    if (row.method != &method) continue;
    for (const Frame* f = state->top.get(); f != nullptr; f = f->caller.get()) {
      if (f->method->owner == row.by->owner) return nullptr;
    }
    return row.by;
  }
  return nullptr;
}

Step Machine::call(const Method& method, const Value* args) {
  if (!replaced.empty()) [[unlikely]] {
    if (const Method* by = replacement_of(method)) return call(*by, args);
  }
  if (method.is_abstract()) [[unlikely]] {
    return raise("AbstractMethodError",
                 readable_method(*method.owner, method.name, method.descriptor));
  }
  const Code* code = ready(method);
  if (code == nullptr) return Step::Ended;
  if (code->unusual) [[unlikely]] {
    if (code->assumption != nullptr) assume(*code->assumption);
    if (code->native == nullptr && code->stand_in.method != nullptr && symbolic != nullptr &&
        stands_in(*this, code->stand_in, method, args)) {
      return call(*code->stand_in.method, args);
    }
    if (code->instead != nullptr && code->instead->applies(*this, args)) {
      return enter_native(method, *code, args, code->instead->row.function);
    }
  }
  if (code->native != nullptr) return enter_native(method, *code, args);
  return enter_frame(method, *code, args);
}

Frame* Machine::make_frame(const Method& method, const Code& code, const Value* args) {
  Frame* callee = Frame::make(&method, code.max_locals, code.max_stack);
  Value* locals = callee->locals();
  std::copy_n(args, method.argument_slots, locals);
  std::fill(locals + method.argument_slots, locals + code.max_locals, Value());
  callee->pc = code.begin();
  return callee;
}

// Frames of a size that no compiler asks for count by their size.
bool Machine::too_deep(const Code& code) const {
  if (state->depth >= options.max_depth) return true;
  constexpr uint64_t kUsual = 1024;
  uint64_t slots = uint64_t{code.max_locals} + code.max_stack;
  if (slots <= kUsual) [[likely]]
    return false;
  for (const Frame* f = state->top.get(); f != nullptr; f = f->caller.get()) slots += f->capacity;
  return slots > options.max_depth * kUsual;
}

Step Machine::enter_frame(const Method& method, const Code& code, const Value* args) {
  if (too_deep(code) && !overflowing_) [[unlikely]] {
    if (symbolic != nullptr) {
      Ending how;
      how.outcome = Outcome::TooDeep;
      return end(std::move(how));
    }
    overflowing_ = true;
    return raise("StackOverflowError");
  }
  Frame* callee = make_frame(method, code, args);
  if (method.flags & kSynchronized) {
    callee->monitor = method.is_static() ? mirror(*method.owner) : args[0];
    if (callee->monitor.is_location()) ++change(callee->monitor).monitor;
  }
  state->push(callee);
  return Step::Switched;
}

Step Machine::enter_native(const Method& method, const Code& code, const Value* args,
                           Native instead) {
  NativeCall call{&method, args, Value()};
  native_ = &method;
  fired(Rule::NATIVE_C);
  const Step step = instead != nullptr ? instead(*this, call) : call_native(*this, call, code);
  native_ = nullptr;
  if (step != Step::Next) return step;
  Frame& f = frame();
  Value* sp = f.stack_base() + f.stack;
  switch (slots_of(method.result)) {
    case 2: sp[1] = Value(); [[fallthrough]];
    case 1: sp[0] = call.result; break;
    default: break;
  }
  f.stack += slots_of(method.result);
  ++f.pc;
  return Step::Switched;
}

Step Machine::return_from_frame(Value result, int slots) {
  Frame& leaving = frame();
  const Frame::Role role = leaving.role;
  if (leaving.monitor.is_location()) --change(leaving.monitor).monitor;
  if (leaving.initializes != nullptr) {
    state->change_statics(*leaving.initializes).initialization = Initialization::Done;
  }
  if (state->depth == 1) {
    state->pop();
    Ending how;
    how.value = result;
    return end(std::move(how));
  }
  state->pop();
  Frame& caller = frame();
  if (role == Frame::Role::Detour) return caller.waits ? begin_initializer() : Step::Switched;
  Value* sp = caller.stack_base() + caller.stack;
  if (slots >= 1) sp[0] = result;
  if (slots == 2) sp[1] = Value();
  caller.stack += slots;
  ++caller.pc;
  return Step::Switched;
}

}  // namespace kukang
