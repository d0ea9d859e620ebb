#include "explore/initializer.h"

#include "absl/container/flat_hash_set.h"
#include "explore/recurrence.h"
#include "program/resolve.h"
#include "support/requires.h"

namespace kukang {
namespace {

constexpr uint64_t kMostSteps = 50'000'000;

// Sees the static fields that initializers use. Everything else that a program shares is reached
// through one of them, but for what the JDK keeps.
class StaticFieldsUsed final : public Observer {
 public:
  explicit StaticFieldsUsed(const Program& program) : program_(program) {}

  void executed(const State& state, const Code& code, const Instruction& pc) override {
    if (!quiet) return;
    const Field* field = field_of(state, code, pc);
    if (field == nullptr || field->owner->from_jdk) return;
    const Type& owner = *field->owner;
    const Initialization initialization = state.initialization(owner);
    if (initialization == Initialization::None) return;  // first its class; then once more
    const Type* running = initializing(state);
    if (running == &owner) return;
    // Properties, which a class of the JDK's asks for.
    const bool for_jdk = running != nullptr && running->from_jdk;
    if (for_jdk && owner.name.starts_with("kukang/machine/")) return;
    // What the compiler keeps for itself (a switch's table, an enum's array) nobody changes.
    const bool kept = field->flags & kSynthetic;
    quiet = initialization == Initialization::Done && field->flags & kFinal &&
            (kept || never_changes(state, state.static_object(owner)->values()[field->slot]));
  }
  void fired(Rule) override {}

  bool quiet = true;

 private:
  // The static field that the instruction is about to read or write, if it is such an instruction.
  const Field* field_of(const State& state, const Code& code, const Instruction& pc) const {
    if (pc.op == Op::getstatic_at || pc.op == Op::putstatic_at) return pc.field;
    if (pc.op != Op::getstatic && pc.op != Op::putstatic) return nullptr;
    const uint8_t* bytes = code.bytes.data() + code.offsets[code.index_of(&pc)];
    Linked<const Field*> field = resolve_field(program_, *state.top->method->owner,
                                               static_cast<uint16_t>(bytes[1] << 8 | bytes[2]));
    return field.ok() ? *field : nullptr;
  }

  // The class whose initializer is running.
  static const Type* initializing(const State& state) {
    const Frame* f = state.top.get();
    while (f != nullptr && f->initializes == nullptr) f = f->caller.get();
    return f == nullptr ? nullptr : f->initializes;
  }

  const Program& program_;
};

bool same_contents(const Object& a, const Object& b) {
  if (&a == &b) return true;
  if (a.form != b.form || a.size() != b.size() || a.monitor != b.monitor) return false;
  if (a.is_packed()) return std::memcmp(a.bytes(), b.bytes(), a.size() - sizeof(Object)) == 0;
  return std::equal(a.values(), a.values() + a.value_count(), b.values(), same_value);
}

// Is all that was there `before` as it was? A String may have computed its hash code.
bool changed_nothing(const Machine& machine, const State& before, const State& after) {
  for (Location at = 0; at < before.heap.next(); ++at) {
    const Object* then = before.heap.find(at);
    const Object* now = after.heap.find(at);
    if (then == nullptr || now == nullptr || then->type == machine.known.string) continue;
    if (!same_contents(*then, *now)) return false;
  }
  bool same = true;
  before.statics.for_each([&](uint32_t id, const Ref<Object>& then) {
    if (then) same &= same_contents(*then, **after.statics.find(id));
  });
  return same && before.assumptions == after.assumptions &&
         before.approximations == after.approximations;
}

}  // namespace

InitializerRun run_initializer(Machine& machine, const State& state, const Type& type) {
  KUKANG_REQUIRES(machine.observer == nullptr);
  InitializerRun run;
  run.after = state;
  StaticFieldsUsed used(machine.program);
  machine.observer = &used;
  machine.enter_initializer(run.after, type);
  const uint64_t limit = run.after.steps + kMostSteps;
  Recurrence recurrence;  // one that never ends is given up at once
  recurrence.restart(run.after);
  Progress progress = Progress::Paused;
  while (progress == Progress::Paused && run.after.steps < limit && !machine.is_to_pause()) {
    progress = recurrence.run(machine, run.after, limit - run.after.steps);
  }
  machine.observer = nullptr;
  run.returned = progress == Progress::Ended && machine.ending.outcome == Outcome::Returned &&
                 machine.is_initialized(type);
  run.quiet = run.returned && used.quiet && changed_nothing(machine, state, run.after);
  return run;
}

bool never_changes(const State& state, const Value& value) {
  absl::flat_hash_set<Location> seen;
  std::vector<Location> queue;
  auto add = [&](const Value& v) {
    if (v.is_location() && seen.insert(v.location).second) queue.push_back(v.location);
  };
  add(value);
  for (size_t i = 0; i < queue.size(); ++i) {
    const Object& object = state.heap[queue[i]];
    if (object.is_array()) {
      if (object.length > 0) return false;
      continue;
    }
    const std::string& name = object.type->name;
    if (name == "java/lang/String" || name == "java/lang/Class") continue;  // caches of their own
    for (const Field* field : object.type->instance_fields) {
      if (!(field->flags & kFinal)) return false;
      add(object.values()[field->slot]);
    }
  }
  return true;
}

}  // namespace kukang
