#include "explore/entry.h"

#include "absl/container/flat_hash_set.h"
#include "explore/initializer.h"
#include "explore/static_objects.h"
#include "heap/old.h"
#include "support/requires.h"

namespace kukang {
namespace {

// The classes on the class path that are reachable from `roots` by name, in order of discovery.
std::vector<const Type*> named_classes(const Program& program, std::vector<const Type*> roots) {
  absl::flat_hash_set<const Type*> seen;
  std::vector<const Type*> found;
  auto add = [&](const Type* type) {
    while (type != nullptr && type->is_array()) type = type->element;
    if (type != nullptr && type->is_class() && !type->from_jdk && seen.insert(type).second) {
      found.push_back(type);
    }
  };
  for (const Type* root : roots) add(root);
  for (size_t i = 0; i < found.size(); ++i) {
    const ClassFile& file = *found[i]->file;
    for (size_t c = 1; c < file.constants.size(); ++c) {
      if (file.constants[c].tag != ConstantTag::Class) continue;
      Linked<const Type*> type = program.load(file.class_name(static_cast<uint16_t>(c)));
      if (type.ok()) add(*type);
    }
    for (const Field& field : found[i]->fields) {
      if (field.basic != Basic::Reference) continue;
      Linked<const Type*> type = program.load(type_name(field.descriptor));
      if (type.ok()) add(*type);
    }
  }
  return found;
}

std::vector<const Type*> roots_of(const Plan& plan) {
  std::vector<const Type*> roots = {plan.target->owner};
  for (const Plan::Parameter& parameter : plan.parameters) {
    if (parameter.type != nullptr) roots.push_back(parameter.type);
  }
  for (const Plan::Stage& stage : plan.stages) {
    if (stage.method != nullptr) roots.push_back(stage.method->owner);
  }
  return roots;
}

// The target's class, and those of which the parameters may be, or lead to, objects.
absl::flat_hash_set<const Type*> implied_classes(const Program& program, const Plan& plan,
                                                 bool symbolic_statics) {
  absl::flat_hash_set<const Type*> implied;
  std::vector<const Type*> queue;
  auto add = [&](const Type* type) {
    while (type != nullptr && type->is_array()) type = type->element;
    if (type != nullptr && type->is_class() && implied.insert(type).second) queue.push_back(type);
  };
  for (const Plan::Parameter& parameter : plan.parameters) add(parameter.type);
  for (size_t i = 0; i < queue.size(); ++i) {
    const Type& type = *queue[i];
    add(type.super);
    if (type.from_jdk) continue;
    for (const Field& field : type.fields) {
      if (field.basic != Basic::Reference || (field.is_static() && !symbolic_statics)) continue;
      Linked<const Type*> held = program.load(type_name(field.descriptor));
      if (held.ok()) add(*held);
    }
  }
  implied.insert(plan.target->owner);
  return implied;
}

// Can anything have changed what the static fields of the class lead to?
bool may_have_changed(const State& state, const Type& type) {
  for (const Field& field : type.fields) {
    if (!field.is_static() || field.flags & kSynthetic) continue;
    const Value& value = state.static_object(type)->values()[field.slot];
    if (value.is_undefined()) continue;  // nothing is assumed of it
    if (!(field.flags & kFinal) || !never_changes(state, value)) return true;
  }
  return false;
}

void find_static_objects(State& state, const std::vector<const Type*>& classes) {
  for (const Location location : objects_in_statics(state, classes)) {
    state.static_objects.at(state.static_count++) = location;
  }
}

// Makes the static fields that can change symbolic: as they were at entry, they are found on
// demand.
void forget_statics(State& state, const std::vector<const Type*>& classes) {
  for (const Type* type : classes) {
    const Object* known = state.static_object(*type);
    if (known == nullptr) continue;
    Object* statics = Object::symbolic_record(known->type, known->length);
    statics->symbolic = false;
    statics->initialization = known->initialization;
    std::copy_n(known->values(), known->length, statics->values());
    for (const Field& field : type->fields) {
      if (!field.is_static() || field.flags & (kFinal | kSynthetic)) continue;
      statics->values()[field.slot] = Value();
    }
    std::copy_n(statics->values(), statics->length, statics->initial());
    state.statics.at(type->id) = Ref<Object>(statics);
  }
}

}  // namespace

absl::StatusOr<State> state_at_entry(Machine& machine, const Plan& plan, bool symbolic_statics) {
  KUKANG_REQUIRES(machine.observer == nullptr);
  State state;
  std::vector<const Type*> order;
  auto initialize = [&](const Type& type, bool implied) {
    if (machine.state = &state; machine.is_initialized(type)) return;
    InitializerRun run = run_initializer(machine, state, type);
    if (!run.returned || (!run.quiet && !implied)) return;
    state = std::move(run.after);
    order.push_back(&type);
  };
  const std::vector<const Type*> classes = named_classes(machine.program, roots_of(plan));
  const auto implied = implied_classes(machine.program, plan, symbolic_statics);
  initialize(*machine.known.string, true);
  for (const Type* type : classes) initialize(*type, implied.contains(type));
  for (const Plan::Parameter& parameter : plan.parameters) {
    if (parameter.type != nullptr && parameter.type->is_class()) initialize(*parameter.type, true);
  }
  find_static_objects(state, classes);
  if (symbolic_statics) forget_statics(state, classes);
  state.steps = 0;
  remember_entry(state, std::move(order));
  return state;
}

void mark_assumed_statics(const Program& program, State& state) {
  state.entry->statics.for_each([&](uint32_t id, const Ref<Object>& statics) {
    if (!statics) return;
    const Type& type = *program.type(id);
    if (!type.from_jdk && may_have_changed(state, type)) state.change_statics(type).assumed = true;
  });
}

}  // namespace kukang
