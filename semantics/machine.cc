#include "semantics/machine.h"

#include "semantics/native/table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {

std::string_view text_of(Outcome outcome) {
  static constexpr std::string_view kTexts[] = {
#define OUTCOME(name, text) text,
#include "semantics/outcome.def"
  };
  return kTexts[static_cast<int>(outcome)];
}

absl::StatusOr<std::unique_ptr<Machine>> Machine::make(const Program& program, Options options) {
  std::unique_ptr<Machine> machine(new Machine(program, std::move(options)));
  RETURN_IF_ERROR(machine->find_known_types());
  return machine;
}

absl::Status Machine::find_known_types() {
  ASSIGN_OR_RETURN(known.string, program.require("java/lang/String"));
  ASSIGN_OR_RETURN(known.class_, program.require("java/lang/Class"));
  ASSIGN_OR_RETURN(known.throwable, program.require("java/lang/Throwable"));
  ASSIGN_OR_RETURN(known.raise, program.require("kukang/machine/Raise"));
  known.nothing = known.raise->declared(program.selector("nothing", "()V"));
  if (known.nothing == nullptr) return absl::InternalError("kukang.machine.Raise has no nothing()");
  for (int i = static_cast<int>(Basic::Boolean); i <= static_cast<int>(Basic::Long); ++i) {
    known.arrays[i] = program.array_of(program.primitive(static_cast<Basic>(i)));
  }
  const Field* value = find_field(*known.string, "value", "[B");
  const Field* coder = find_field(*known.string, "coder", "B");
  if (value == nullptr || coder == nullptr) {
    return unsupported("this JDK's String has no fields value and coder; use a JDK 17 (--jdk)");
  }
  known.string_value = value->slot;
  known.string_coder = coder->slot;
  return absl::OkStatus();
}

const Code* Machine::prepare(const Method& method) {
  std::unique_ptr<Code> code;
  if (const NativeRow* native = find_native(method)) {
    code = std::make_unique<Code>();
    code->native = native;
    code->operands = operand_slots(method);
  } else if (method.flags & kNative) {
    stop(unsupported("the native method " +
                     readable_method(*method.owner, method.name, method.descriptor) +
                     " is not modelled"));
    return nullptr;
  } else {
    absl::StatusOr<std::unique_ptr<Code>> decoded = decode(program, method);
    if (!decoded.ok()) {
      stop(decoded.status());
      return nullptr;
    }
    code = std::move(*decoded);
  }
  code->stand_in = find_stand_in(program, method);
  code->assumption = find_assumption(method);
  code->instead = find_conditional(method);
  code->unusual =
      code->stand_in.method != nullptr || code->instead != nullptr || code->assumption != nullptr;
  const Prepared* expected = nullptr;
  if (method.prepared.compare_exchange_strong(expected, code.get(), std::memory_order_acq_rel)) {
    return code.release();
  }
  return static_cast<const Code*>(expected);  // another worker was first, with an equal result
}

void Machine::assume(const AssumedRow& row) {
  if (row.applies == nullptr || row.applies(*state)) assume(row.what);
}

void Machine::enter(State& target, const Method& method, const std::vector<Value>& args) {
  state = &target;
  ending = Ending();
  native_ = nullptr;
  overflowing_ = starving_ = false;
  const Code* code = ready(method);
  if (code == nullptr) return;
  if (code->native != nullptr) {
    stop(usage_error(readable_method(*method.owner, method.name, method.descriptor) +
                     " is done by the machine itself and cannot be run alone; write a method "
                     "that calls it"));
    return;
  }
  if (code->assumption != nullptr) assume(*code->assumption);
  // The method itself, whatever stands for it where it is called.
  if (enter_frame(method, *code, args.data()) == Step::Ended) return;
  if (initialize(*method.owner) == Step::Ended) return;
  for (const Type* type : {known.class_, known.string}) {
    if (initialize(*type) == Step::Ended) return;
  }
}

void Machine::enter_initializer(State& target, const Type& type) {
  enter(target, *known.nothing, {});
  if (ending.reason.ok()) initialize(type);
}

Progress Machine::run(State& target, uint64_t steps) {
  state = &target;
  if (!ending.reason.ok()) return Progress::Ended;
  state->own_top();
  while (steps > 0) {
    if (is_to_pause()) break;
    if (heap().bytes() > reclaim_at_) reclaim();
    // Between slices nothing but the state refers to objects, so they can be reclaimed.
    constexpr uint64_t kSlice = 1 << 18;
    const uint64_t slice = std::min(steps, kSlice);
    const Progress progress =
        observer != nullptr ? interpret<true>(slice) : interpret<false>(slice);
    if (progress != Progress::Paused) return progress;
    steps -= slice;
  }
  return Progress::Paused;
}

Progress Machine::run_to(State& target, uint64_t steps, const MeetingPoint& meeting) {
  state = &target;
  if (!ending.reason.ok()) return Progress::Ended;
  state->own_top();
  meeting_ = meeting;
  return interpret<false, true>(steps);
}

Step Machine::fork() {
  if (choices.size() != 1 || choices[0].guard != nullptr || choices[0].candidate.cut) {
    return Step::Forked;
  }
  return apply(Choice(choices[0]));
}

Step Machine::apply(const Choice& choice) {
  fired(choice.rule);
  return choice.candidate.unmodelled ? stop_at_open_class() : choice.effect(*this, choice);
}

Step Machine::stop_at_open_class() {
  return stop(unsupported("which class a symbolic java.lang.Class is cannot be left open"));
}

void Machine::retry(const NativeCall& call) {
  frame().stack += call.method->argument_slots;
  native_ = nullptr;
}

Step Machine::fork_in(const NativeCall& call) {
  retry(call);
  const Step step = fork();
  if (step != Step::Next) return step;
  ++frame().pc;  // the native method's own end would not
  return Step::Switched;
}

Progress Machine::take(State& target, const Choice& choice) {
  state = &target;
  ending = Ending();  // of another path, maybe
  native_ = nullptr;
  state->own_top();
  ++state->steps;
  const Step step = apply(choice);
  if (step == Step::Next) ++frame().pc;
  return step == Step::Ended    ? Progress::Ended
         : step == Step::Forked ? Progress::Forked
                                : Progress::Paused;
}

Step Machine::end(Ending how) {
  ending = std::move(how);
  return Step::Ended;
}

Step Machine::leave_assumed() {
  Ending how;
  how.outcome = Outcome::AssumptionFailed;
  return end(std::move(how));
}

Step Machine::stop(absl::Status why) {
  Ending how;
  how.outcome = Outcome::Stopped;
  how.reason = std::move(why);
  return end(std::move(how));
}

Step Machine::ill_typed() {
  const Frame& f = frame();
  const Code& code = code_of(f);
  const uint16_t offset = code.offsets[code.index_of(f.pc)];
  return stop(
      malformed(f.method->owner->file->source.file, offset,
                "in " + readable_method(*f.method->owner, f.method->name, f.method->descriptor) +
                    ": " + std::string(mnemonic(code.bytes[offset])) +
                    " finds an operand of the wrong type (the offset is in the method's code)"));
}

}  // namespace kukang
