// A state σ of the machine: globals, frames, heap.
//
// Copying a State forks it: everything in it is shared until one of the two changes it. The paper's
// (g, pc, ξ, ω, h, φ) is here: g is `statics`, pc, ξ and ω are in the top frame, h is `heap`.

#pragma once

#include "heap/frame.h"
#include "heap/heap.h"
#include "heap/persistent_array.h"

namespace kukang {

struct State {
  Ref<Frame> top;
  uint32_t depth = 0;  // frames
  Heap heap;

  // By type id: the static fields of a class whose initialization has begun.
  PersistentArray<Ref<Object>> statics;
  // By type id: the exception that ended the initialization of a class.
  PersistentArray<Value> initialization_failures;
  // By type id: the java.lang.Class object of a type, Undefined until it is asked for.
  PersistentArray<Value> mirrors;
  // By Program::literal: the interned String.
  PersistentArray<Value> literals;
  // Objects there is one of (the main thread, its group, the console), by Singleton.
  PersistentArray<Value> singletons;

  uint64_t steps = 0;  // instructions executed on this path

  const Object* static_object(const Type& type) const {
    const Ref<Object>* object = statics.find(type.id);
    return object == nullptr ? nullptr : object->get();
  }
  Object& change_statics(const Type& type) {
    Ref<Object>& object = statics.at(type.id);
    if (!object.unique()) object = Ref<Object>(Object::copy(*object));
    return *object;
  }
  Initialization initialization(const Type& type) const {
    const Object* object = static_object(type);
    return object == nullptr ? Initialization::None : object->initialization;
  }

  void push(Frame* frame) {
    frame->caller = std::move(top);
    top = Ref<Frame>(frame);
    ++depth;
  }
  // Drops the top frame; the one below becomes unique.
  void pop() {
    Ref<Frame> below = top.unique() ? std::move(top->caller) : top->caller;
    top = std::move(below);
    --depth;
    own_top();
  }
  void own_top() {
    if (top && !top.unique()) top = Ref<Frame>(Frame::copy(*top));
  }
};

}  // namespace kukang
