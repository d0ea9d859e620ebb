#include "semantics/verify.h"

#include <string>

#include "fmt/format.h"

namespace kukang {
namespace {

// A slot's kind: I J F D A as in descriptors; '2' the second slot of a J or D; '.' unusable.
constexpr char kUnusable = '.';
constexpr char kSecond = '2';

struct Slots {
  std::string locals;
  std::string stack;
};

char kind_of(std::string_view descriptor) {
  switch (basic_of(descriptor[0])) {
    case Basic::Long: return 'J';
    case Basic::Float: return 'F';
    case Basic::Double: return 'D';
    case Basic::Reference: return 'A';
    default: return 'I';
  }
}

bool wide(char kind) { return kind == 'J' || kind == 'D'; }

class Verifier {
 public:
  Verifier(const Method& method, const Code& code, uint32_t offset)
      : method_(method), file_(*method.owner->file), code_(code), offset_(offset) {}

  absl::Status run() {
    before_.resize(code_.instructions.size());
    queued_.assign(code_.instructions.size(), false);
    Slots entry;
    if (!method_.is_static()) entry.locals += 'A';
    const MethodDescriptor descriptor = take_apart(method_.descriptor);
    for (std::string_view parameter : descriptor.parameters) {
      entry.locals += kind_of(parameter);
      if (wide(entry.locals.back())) entry.locals += kSecond;
    }
    entry.locals.resize(code_.max_locals, kUnusable);
    result_ = descriptor.result;
    RETURN_IF_ERROR(flow(0, entry));
    while (!work_.empty()) {
      at_ = work_.back();
      work_.pop_back();
      queued_[at_] = false;
      RETURN_IF_ERROR(step(before_[at_]->locals, before_[at_]->stack));
    }
    return absl::OkStatus();
  }

 private:
  absl::Status wrong(std::string_view what) const {
    return malformed(file_.source.file, offset_ + code_.offsets[at_],
                     fmt::format("in {}: {} {}",
                                 readable_method(*method_.owner, method_.name, method_.descriptor),
                                 mnemonic(code_.bytes[code_.offsets[at_]]), what));
  }

  // Control reaches `target` with these slots: merge them into what is known there.
  absl::Status flow(int32_t target, const Slots& slots) {
    if (target < 0 || target >= static_cast<int32_t>(before_.size())) {
      return wrong("lets control run over the end of the code");
    }
    budget_ -= static_cast<int64_t>(slots.locals.size() + slots.stack.size()) + 1;
    if (budget_ < 0) return wrong("is in a method too intricate to verify");
    std::optional<Slots>& known = before_[target];
    bool changed = !known.has_value();
    if (changed) {
      known = slots;
    } else {
      if (known->stack.size() != slots.stack.size()) {
        return wrong("meets another path with a different stack depth");
      }
      changed |= merge(known->locals, slots.locals);
      changed |= merge(known->stack, slots.stack);
    }
    if (changed && !queued_[target]) {
      queued_[target] = true;
      work_.push_back(target);
    }
    return absl::OkStatus();
  }

  static bool merge(std::string& known, const std::string& other) {
    bool changed = false;
    for (size_t i = 0; i < known.size(); ++i) {
      if (known[i] == other[i] || known[i] == kUnusable) continue;
      known[i] = kUnusable;
      if (i > 0 && wide(known[i - 1])) known[i - 1] = kUnusable;
      changed = true;
    }
    return changed;
  }

  absl::Status push(char kind) {
    now_.stack += kind;
    if (wide(kind)) now_.stack += kSecond;
    if (now_.stack.size() > code_.max_stack) return wrong("overflows the operand stack");
    return absl::OkStatus();
  }

  absl::Status pop(char kind) {
    if (wide(kind)) RETURN_IF_ERROR(pop_slot(kSecond));
    return pop_slot(kind);
  }
  absl::Status pop_slot(char kind) {
    if (now_.stack.empty()) return wrong("finds the operand stack empty");
    if (now_.stack.back() != kind) return wrong("finds an operand of the wrong kind");
    now_.stack.pop_back();
    return absl::OkStatus();
  }

  absl::Status apply(std::string_view effect) {
    const size_t dash = effect.find('-');
    for (size_t i = dash; i-- > 0;) RETURN_IF_ERROR(pop(effect[i]));
    for (char kind : effect.substr(dash + 1)) RETURN_IF_ERROR(push(kind));
    return absl::OkStatus();
  }

  absl::Status load(char kind, uint16_t local) {
    const bool there =
        now_.locals[local] == kind && (!wide(kind) || now_.locals[local + 1] == kSecond);
    if (!there) return wrong(fmt::format("finds local {} of the wrong kind", local));
    return push(kind);
  }

  absl::Status store(char kind, uint16_t local) {
    RETURN_IF_ERROR(pop(kind));
    set_local(local, kind);
    if (wide(kind)) set_local(local + 1, kSecond);
    return absl::OkStatus();
  }
  void set_local(uint16_t local, char kind) {
    std::string& locals = now_.locals;
    if (kind != kSecond && local > 0 && wide(locals[local - 1])) locals[local - 1] = kUnusable;
    locals[local] = kind;
  }

  // dup_x1 and its like move slots, whole values only: `taken` slots from the top are put back
  // beneath `under` more.
  absl::Status duplicate(size_t taken, size_t under) {
    std::string& stack = now_.stack;
    if (stack.size() < taken + under) return wrong("finds too few operands");
    RETURN_IF_ERROR(whole(taken));
    RETURN_IF_ERROR(whole(taken + under));
    stack.insert(stack.size() - taken - under, stack.substr(stack.size() - taken));
    if (stack.size() > code_.max_stack) return wrong("overflows the operand stack");
    return absl::OkStatus();
  }
  absl::Status whole(size_t slots) {
    if (now_.stack.size() < slots) return wrong("finds too few operands");
    if (slots > 0 && now_.stack[now_.stack.size() - slots] == kSecond) {
      return wrong("splits a long or double");
    }
    return absl::OkStatus();
  }
  absl::Status swap() {
    RETURN_IF_ERROR(whole(1));
    RETURN_IF_ERROR(whole(2));
    std::swap(now_.stack.end()[-1], now_.stack.end()[-2]);
    return absl::OkStatus();
  }
  absl::Status drop(size_t slots) {
    RETURN_IF_ERROR(whole(slots));
    now_.stack.resize(now_.stack.size() - slots);
    return absl::OkStatus();
  }

  absl::Status call(std::string_view descriptor, bool receiver) {
    const MethodDescriptor parts = take_apart(descriptor);
    for (size_t i = parts.parameters.size(); i-- > 0;) {
      RETURN_IF_ERROR(pop(kind_of(parts.parameters[i])));
    }
    if (receiver) RETURN_IF_ERROR(pop('A'));
    return parts.result == "V" ? absl::OkStatus() : push(kind_of(parts.result));
  }

  std::string_view descriptor_of_constant(uint16_t index) const {
    return file_.name_and_type(file_.constants[index].second).descriptor;
  }

  char kind_of_constant(uint16_t index) const {
    switch (file_.constants[index].tag) {
      case ConstantTag::Integer: return 'I';
      case ConstantTag::Float: return 'F';
      case ConstantTag::Long: return 'J';
      case ConstantTag::Double: return 'D';
      case ConstantTag::Dynamic: return kind_of(descriptor_of_constant(index));
      default: return 'A';
    }
  }

  absl::Status transfer(const Instruction& instruction) {
    const uint16_t a = instruction.a;
    switch (instruction.op) {
      case Op::iload: return load('I', a);
      case Op::lload: return load('J', a);
      case Op::fload: return load('F', a);
      case Op::dload: return load('D', a);
      case Op::aload: return load('A', a);
      case Op::istore: return store('I', a);
      case Op::lstore: return store('J', a);
      case Op::fstore: return store('F', a);
      case Op::dstore: return store('D', a);
      case Op::astore: return store('A', a);
      case Op::iinc:
        return now_.locals[a] == 'I' ? absl::OkStatus() : wrong("finds no int to increment");
      case Op::pop: return drop(1);
      case Op::pop2: return drop(2);
      case Op::dup: return duplicate(1, 0);
      case Op::dup_x1: return duplicate(1, 1);
      case Op::dup_x2: return duplicate(1, 2);
      case Op::dup2: return duplicate(2, 0);
      case Op::dup2_x1: return duplicate(2, 1);
      case Op::dup2_x2: return duplicate(2, 2);
      case Op::swap: return swap();
      case Op::ldc:
      case Op::ldc2_w: return push(kind_of_constant(a));
      case Op::getstatic: return push(kind_of(descriptor_of_constant(a)));
      case Op::putstatic: return pop(kind_of(descriptor_of_constant(a)));
      case Op::getfield:
        RETURN_IF_ERROR(pop('A'));
        return push(kind_of(descriptor_of_constant(a)));
      case Op::putfield:
        RETURN_IF_ERROR(pop(kind_of(descriptor_of_constant(a))));
        return pop('A');
      case Op::invokestatic:
      case Op::invokedynamic: return call(descriptor_of_constant(a), false);
      case Op::invokevirtual:
      case Op::invokespecial:
      case Op::invokeinterface: return call(descriptor_of_constant(a), true);
      case Op::multianewarray:
        for (int32_t i = 0; i < instruction.b; ++i) RETURN_IF_ERROR(pop('I'));
        return push('A');
      default: return apply(effect_of(instruction.op));
    }
  }

  absl::Status step(const std::string& locals, const std::string& stack) {
    now_ = {locals, stack};
    const Instruction& instruction = code_.instructions[at_];
    // A handler is entered with the locals as they are before and after any covered instruction.
    RETURN_IF_ERROR(flow_to_handlers());
    RETURN_IF_ERROR(transfer(instruction));
    RETURN_IF_ERROR(flow_to_handlers());
    switch (instruction.op) {
      case Op::goto_: return flow(at_ + instruction.b, now_);
      case Op::tableswitch:
      case Op::lookupswitch:
        for (int32_t target : instruction.table->targets) RETURN_IF_ERROR(flow(at_ + target, now_));
        return flow(at_ + instruction.table->otherwise, now_);
      case Op::ireturn: return check_return('I');
      case Op::lreturn: return check_return('J');
      case Op::freturn: return check_return('F');
      case Op::dreturn: return check_return('D');
      case Op::areturn: return check_return('A');
      case Op::return_:
        return result_ == "V" ? absl::OkStatus() : wrong("returns nothing where a result is due");
      case Op::athrow: return absl::OkStatus();
      default: break;
    }
    if (operands_of(instruction.op) == Operands::Branch) {
      RETURN_IF_ERROR(flow(at_ + instruction.b, now_));
    }
    return flow(at_ + 1, now_);
  }

  absl::Status check_return(char kind) {
    const bool fits = result_ != "V" && kind_of(result_) == kind;
    return fits ? absl::OkStatus() : wrong("returns a value of the wrong kind");
  }

  absl::Status flow_to_handlers() {
    for (const Handler& handler : code_.handlers) {
      if (at_ < handler.start || at_ >= handler.end) continue;
      if (code_.max_stack < 1) return wrong("has a handler but no room for the exception");
      RETURN_IF_ERROR(flow(handler.target, Slots{now_.locals, "A"}));
    }
    return absl::OkStatus();
  }

  const Method& method_;
  const ClassFile& file_;
  const Code& code_;
  const uint32_t offset_;
  int64_t budget_ = int64_t{1} << 29;  // slots to merge: bounds both time and memory
  std::string_view result_;
  std::vector<std::optional<Slots>> before_;  // what is known before each instruction
  std::vector<bool> queued_;
  std::vector<int32_t> work_;
  int32_t at_ = 0;
  Slots now_;
};

}  // namespace

absl::Status verify(const Method& method, const Code& code, uint32_t offset) {
  return Verifier(method, code, offset).run();
}

}  // namespace kukang
