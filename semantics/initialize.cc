// Class initialization (JVMS 5.5), as frames.
//
// The class to be initialized is marked as running and the frame of its initializer is pushed.
// There it waits while its superclass and then its superinterfaces that declare default methods are
// initialized, each in a frame on top of it; when one returns, the next is looked for, and at last
// the instruction that asked runs again. An exception that leaves such a frame marks its class
// failed. A frame that waits shows in no stack trace and catches nothing.

#include <algorithm>

#include "fmt/format.h"
#include "semantics/machine.h"
#include "semantics/native/table.h"
#include "support/text.h"

namespace kukang {
namespace {

bool is_to_be_initialized(const State& state, const Type& type) {
  const Initialization now = state.initialization(type);
  return now == Initialization::None || now == Initialization::Failed;
}

bool declares_default_methods(const Type& interface) {
  return std::any_of(interface.methods.begin(), interface.methods.end(), [](const Method& m) {
    return !(m.flags & (kAbstract | kStatic)) && m.name[0] != '<';
  });
}

// What must be initialized before the class, and is not: the first of it. nullptr: nothing.
const Type* first_before(const State& state, const Type& type) {
  if (type.is_interface() || type.super == nullptr) return nullptr;
  if (is_to_be_initialized(state, *type.super)) return type.super;
  for (const Type* interface : type.all_interfaces) {
    if (is_to_be_initialized(state, *interface) && declares_default_methods(*interface)) {
      return interface;
    }
  }
  return nullptr;
}

}  // namespace

absl::Status Machine::make_statics(const Type& type) {
  Object* statics = Object::record(&type, type.static_slots);
  statics->initialization = Initialization::Running;
  state->statics.at(type.id) = Ref<Object>(statics);
  const ClassFile& file = *type.file;
  for (const Field& field : type.fields) {
    if (!field.is_static()) continue;
    Value value = default_value(field.basic);
    ASSIGN_OR_RETURN(const uint16_t constant, file.constant_value(*field.info));
    if (file.is(constant, ConstantTag::String)) {
      value = literal(program.literal(utf16_from_modified(file.string(constant))));
    } else if (constant != 0) {
      value.j = static_cast<int64_t>(file.constants[constant].bits);
    }
    statics->values()[field.slot] = value;
  }
  return absl::OkStatus();
}

Step Machine::initialize(const Type& type) {
  if (!type.is_class()) return Step::Next;
  switch (state->initialization(type)) {
    case Initialization::Running:
    case Initialization::Done: return Step::Next;
    case Initialization::Failed: {
      const Value args[] = {
          make_string(fmt::format("Could not initialize class {}", readable_name(type))),
          *state->initialization_failures.find(type.id)};
      return call(*thrower("InitializationFailed"), args);
    }
    case Initialization::None: break;
  }
  fired(Rule::INITIALIZE_C);
  if (absl::Status made = make_statics(type); !made.ok()) return stop(std::move(made));

  if (type.class_initializer == nullptr && first_before(*state, type) == nullptr) {
    state->change_statics(type).initialization = Initialization::Done;
    return Step::Next;
  }
  const Method* body = type.class_initializer != nullptr ? type.class_initializer : known.nothing;
  const Code* code = ready(*body);
  if (code == nullptr) return Step::Ended;
  if (code->native != nullptr) {
    NativeCall call{body, nullptr, Value()};
    if (const Step step = code->native->function(*this, call); step != Step::Next) return step;
    body = known.nothing;
  }
  if (push_detour(*body, &type) == Step::Ended) return Step::Ended;
  return begin_initializer();
}

Step Machine::begin_initializer() {
  const Type& type = *frame().initializes;
  frame().waits = true;
  while (const Type* before = first_before(*state, type)) {
    if (const Step step = initialize(*before); step != Step::Next) return step;
  }
  frame().waits = false;
  return Step::Switched;
}

Step Machine::push_detour(const Method& body, const Type* initializes, const Value* args) {
  const Code* code = ready(body);
  if (code == nullptr) return Step::Ended;
  Frame* frame = make_frame(body, *code, args);
  frame->role = Frame::Role::Detour;
  frame->initializes = initializes;
  state->push(frame);
  return Step::Switched;
}

Step Machine::retry_after(const NativeCall& call, const Type& type) {
  retry(call);
  const Step step = initialize(type);
  return step == Step::Next ? Step::Switched : step;
}

Step Machine::retry_after(const NativeCall& call, const Method& method) {
  retry(call);
  return push_detour(method, nullptr);
}

}  // namespace kukang
