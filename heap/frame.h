// A frame: one activation of a method, its locals ξ and operand stack ω.
//
// Frames form a list from the top down and are shared between forks like objects: the frame that
// runs is unique, its callers become so when they are returned to.

#pragma once

#include <cstring>
#include <new>

#include "heap/value.h"
#include "program/type.h"
#include "support/arena.h"
#include "support/ref.h"

namespace kukang {

struct Instruction;

struct Frame {
  enum class Role : uint8_t {
    Method,  // called by an instruction
    Detour,  // called before an instruction, which runs again when it returns: a class initializer
    Native,  // stands for a native method, in stack traces only
  };

  uint32_t refs = 0;
  Role role = Role::Method;
  bool waits = false;  // an initializer that has not begun: those of other classes come first
  uint16_t locals_size = 0;
  uint32_t capacity = 0;    // locals and operand stack together
  uint32_t stack = 0;       // values on the operand stack
  uint32_t activation = 0;  // tells the frames of a path apart
  const Method* method = nullptr;
  const Instruction* pc = nullptr;
  Ref<Frame> caller;
  Value monitor;                      // what a synchronized method has locked
  const Type* initializes = nullptr;  // of a Detour that initializes a class: which

  Value* locals() { return reinterpret_cast<Value*>(this + 1); }
  const Value* locals() const { return reinterpret_cast<const Value*>(this + 1); }
  Value* stack_base() { return locals() + locals_size; }
  const Value* stack_base() const { return locals() + locals_size; }

  static size_t bytes(uint32_t capacity) { return sizeof(Frame) + capacity * sizeof(Value); }

  static Frame* make(const Method* method, uint16_t locals, uint16_t stack) {
    const uint32_t capacity = uint32_t{locals} + stack;
    Frame* frame = new (Arena::allocate(bytes(capacity))) Frame;
    frame->method = method;
    frame->locals_size = locals;
    frame->capacity = capacity;
    return frame;
  }

  static Frame* copy(const Frame& other) {
    Frame* frame = new (Arena::allocate(bytes(other.capacity))) Frame(other);
    frame->refs = 0;
    std::memcpy(static_cast<void*>(frame->locals()), other.locals(),
                (other.locals_size + other.stack) * sizeof(Value));
    return frame;
  }

  // Drops the callers that nobody else holds too, in a loop: a chain may be very long.
  static void destroy(Frame* frame) {
    Ref<Frame> next = release(frame);
    while (next && next.unique()) next = release(next.detach());
  }

 private:
  static Ref<Frame> release(Frame* frame) {
    Ref<Frame> caller = std::move(frame->caller);
    const uint32_t capacity = frame->capacity;
    frame->~Frame();
    Arena::release(frame, bytes(capacity));
    return caller;
  }
};

}  // namespace kukang
