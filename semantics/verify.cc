#include "semantics/verify.h"

#include "fmt/format.h"
#include "semantics/typed_instructions.h"

namespace kukang {
namespace {

class Verifier {
 public:
  Verifier(const Program& program, const Method& method, const Code& code, uint32_t offset)
      : place_{method, code, offset}, types_(program), frame_(place_, types_) {}

  absl::Status run() {
    before_.resize(place_.code.instructions.size());
    queued_.assign(place_.code.instructions.size(), false);
    const MethodDescriptor descriptor = take_apart(place_.method.descriptor);
    result_ = descriptor.result;
    RETURN_IF_ERROR(flow(0, at_entry(descriptor)));
    while (!work_.empty()) {
      place_.at = work_.back();
      work_.pop_back();
      queued_[place_.at] = false;
      frame_.slots = *before_[place_.at];
      RETURN_IF_ERROR(step());
    }
    return absl::OkStatus();
  }

 private:
  // Locals have one slot more than the method uses: in a constructor it holds `this`, so that a
  // return sees whether it has been initialized, whatever became of local 0.
  TypedSlots at_entry(const MethodDescriptor& descriptor) {
    TypedSlots entry;
    const bool constructs = place_.method.is_constructor() && !place_.file().super_name.empty();
    const SlotType self = constructs ? kUninitializedThis : types_.of_class(place_.file().name);
    if (!place_.method.is_static()) entry.locals.push_back(self);
    for (std::string_view parameter : descriptor.parameters) {
      entry.locals.push_back(types_.of_descriptor(parameter));
      if (is_wide(entry.locals.back())) entry.locals.push_back(kSecond);
    }
    entry.locals.resize(place_.code.max_locals, kUnusable);
    entry.locals.push_back(self);
    return entry;
  }

  // Control reaches `target` with these contents: merge them into what is known there.
  absl::Status flow(int32_t target, const TypedSlots& contents) {
    if (target < 0 || target >= static_cast<int32_t>(before_.size())) {
      return place_.wrong("lets control run over the end of the code");
    }
    budget_ -= static_cast<int64_t>(contents.locals.size() + contents.stack.size());
    if (budget_ < 0) return place_.wrong("is in a method too intricate to verify");
    std::optional<TypedSlots>& known = before_[target];
    bool changed = !known.has_value();
    if (changed) {
      known = contents;
    } else {
      if (known->stack.size() != contents.stack.size()) {
        return place_.wrong("meets another path with a different stack depth");
      }
      changed |= merge(known->locals, contents.locals);
      changed |= merge(known->stack, contents.stack);
    }
    if (changed && !queued_[target]) {
      queued_[target] = true;
      work_.push_back(target);
    }
    return absl::OkStatus();
  }

  bool merge(Slots& known, const Slots& other) {
    bool changed = false;
    for (size_t i = 0; i < known.size(); ++i) {
      const SlotType merged = types_.merge(known[i], other[i]);
      if (merged == known[i]) continue;
      known[i] = merged;
      if (i > 0 && is_wide(known[i - 1])) known[i - 1] = kUnusable;
      changed = true;
    }
    return changed;
  }

  absl::Status step() {
    const Instruction& instruction = place_.instruction();
    // A handler is entered with the locals as they are before and after any covered instruction.
    RETURN_IF_ERROR(flow_to_handlers());
    RETURN_IF_ERROR(execute_on_types(place_, types_, frame_));
    RETURN_IF_ERROR(flow_to_handlers());
    switch (instruction.op) {
      case Op::goto_: return flow(place_.at + instruction.b, frame_.slots);
      case Op::tableswitch:
      case Op::lookupswitch:
        for (int32_t target : instruction.table->targets) {
          RETURN_IF_ERROR(flow(place_.at + target, frame_.slots));
        }
        return flow(place_.at + instruction.table->otherwise, frame_.slots);
      case Op::ireturn:
      case Op::lreturn:
      case Op::freturn:
      case Op::dreturn:
      case Op::areturn:
      case Op::return_: return check_return();
      case Op::athrow: return absl::OkStatus();
      default: break;
    }
    if (operands_of(instruction.op) == Operands::Branch) {
      RETURN_IF_ERROR(flow(place_.at + instruction.b, frame_.slots));
    }
    return flow(place_.at + 1, frame_.slots);
  }

  // What is returned has been popped.
  absl::Status check_return() {
    const Op op = place_.instruction().op;
    const Op due = result_ == "V" ? Op::return_ : return_of(types_.of_descriptor(result_));
    if (op != due) {
      return place_.wrong(fmt::format("ends a method that returns {}", readable_type(result_)));
    }
    if (frame_.slots.locals.back() != types_.of_class(place_.file().name)) {
      return place_.wrong("ends a constructor that has called no other");
    }
    return absl::OkStatus();
  }
  static Op return_of(SlotType slot) {
    switch (slot) {
      case 'I': return Op::ireturn;
      case 'J': return Op::lreturn;
      case 'F': return Op::freturn;
      case 'D': return Op::dreturn;
      default: return Op::areturn;
    }
  }

  absl::Status flow_to_handlers() {
    for (const Handler& handler : place_.code.handlers) {
      if (place_.at < handler.start || place_.at >= handler.end) continue;
      if (place_.code.max_stack < 1) {
        return place_.wrong("has a handler but no room for the exception");
      }
      const std::string_view caught = handler.catch_type == 0
                                          ? "java/lang/Throwable"
                                          : place_.file().class_name(handler.catch_type);
      RETURN_IF_ERROR(flow(handler.target, {frame_.slots.locals, {types_.of_class(caught)}}));
    }
    return absl::OkStatus();
  }

  CodePlace place_;
  SlotTypes types_;
  TypedFrame frame_;
  int64_t budget_ = int64_t{1} << 27;  // slots to merge: bounds both time and memory
  std::string_view result_;
  std::vector<std::optional<TypedSlots>> before_;  // what is known before each instruction
  std::vector<bool> queued_;
  std::vector<int32_t> work_;
};

}  // namespace

absl::Status verify(const Program& program, const Method& method, const Code& code,
                    uint32_t offset) {
  return Verifier(program, method, code, offset).run();
}

}  // namespace kukang
