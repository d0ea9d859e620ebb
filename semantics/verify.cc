#include "semantics/verify.h"

#include <algorithm>

#include "fmt/format.h"
#include "semantics/slot_types.h"
#include "support/text.h"

namespace kukang {
namespace {

// By the operand of newarray, from 4 on.
constexpr std::string_view kPrimitiveArrays[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};

struct Contents {
  Slots locals;
  Slots stack;
};

class Verifier {
 public:
  Verifier(const Program& program, const Method& method, const Code& code, uint32_t offset)
      : method_(method),
        file_(*method.owner->file),
        code_(code),
        offset_(offset),
        types_(program) {}

  absl::Status run() {
    before_.resize(code_.instructions.size());
    queued_.assign(code_.instructions.size(), false);
    const MethodDescriptor descriptor = take_apart(method_.descriptor);
    result_ = descriptor.result;
    RETURN_IF_ERROR(flow(0, at_entry(descriptor)));
    while (!work_.empty()) {
      at_ = work_.back();
      work_.pop_back();
      queued_[at_] = false;
      now_ = *before_[at_];
      RETURN_IF_ERROR(step());
    }
    return absl::OkStatus();
  }

 private:
  // Locals have one slot more than the method uses: in a constructor it holds `this`, so that a
  // return sees whether it has been initialized, whatever became of local 0.
  Contents at_entry(const MethodDescriptor& descriptor) {
    Contents entry;
    const bool constructs = method_.is_constructor() && !file_.super_name.empty();
    const Slot self = constructs ? kUninitializedThis : types_.of_class(file_.name);
    if (!method_.is_static()) entry.locals.push_back(self);
    for (std::string_view parameter : descriptor.parameters) {
      entry.locals.push_back(types_.of_descriptor(parameter));
      if (is_wide(entry.locals.back())) entry.locals.push_back(kSecond);
    }
    entry.locals.resize(code_.max_locals, kUnusable);
    entry.locals.push_back(self);
    return entry;
  }

  absl::Status wrong(std::string_view what) const {
    return malformed(file_.source.file, offset_ + code_.offsets[at_],
                     fmt::format("in {}: {} {}",
                                 readable_method(*method_.owner, method_.name, method_.descriptor),
                                 mnemonic(code_.bytes[code_.offsets[at_]]), what));
  }
  absl::Status finds(Slot found, std::string_view due) const {
    return wrong(fmt::format("finds {} where {} is due", types_.text(found), due));
  }

  // Control reaches `target` with these contents: merge them into what is known there.
  absl::Status flow(int32_t target, const Contents& contents) {
    if (target < 0 || target >= static_cast<int32_t>(before_.size())) {
      return wrong("lets control run over the end of the code");
    }
    budget_ -= static_cast<int64_t>(contents.locals.size() + contents.stack.size());
    if (budget_ < 0) return wrong("is in a method too intricate to verify");
    std::optional<Contents>& known = before_[target];
    bool changed = !known.has_value();
    if (changed) {
      known = contents;
    } else {
      if (known->stack.size() != contents.stack.size()) {
        return wrong("meets another path with a different stack depth");
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
      const Slot merged = types_.merge(known[i], other[i]);
      if (merged == known[i]) continue;
      known[i] = merged;
      if (i > 0 && is_wide(known[i - 1])) known[i - 1] = kUnusable;
      changed = true;
    }
    return changed;
  }

  absl::Status push(Slot slot) {
    now_.stack.push_back(slot);
    if (is_wide(slot)) now_.stack.push_back(kSecond);
    if (now_.stack.size() > code_.max_stack) return wrong("overflows the operand stack");
    return absl::OkStatus();
  }
  absl::Status push_class(std::string_view name) { return push(types_.of_class(name)); }
  absl::Status push_type(std::string_view descriptor) {
    return push(types_.of_descriptor(descriptor));
  }

  absl::StatusOr<Slot> pop_slot() {
    if (now_.stack.empty()) return wrong("finds the operand stack empty");
    const Slot slot = now_.stack.back();
    now_.stack.pop_back();
    return slot;
  }
  // `kind` is I, J, F, D, or A for any reference.
  absl::Status pop(char kind) {
    ASSIGN_OR_RETURN(Slot slot, pop_slot());
    const bool wide = is_wide(Slot(kind));
    if (wide && slot == kSecond) {
      ASSIGN_OR_RETURN(slot, pop_slot());
    }
    const bool right = kind == 'A' ? is_reference(slot) : slot == Slot(kind);
    if (right) return absl::OkStatus();
    return finds(slot, kind == 'A' ? "a reference" : types_.text(static_cast<Slot>(kind)));
  }
  absl::Status pop_class(std::string_view name) {
    ASSIGN_OR_RETURN(const Slot slot, pop_slot());
    if (types_.fits(slot, name)) return absl::OkStatus();
    return finds(slot, name[0] == '[' ? readable_type(name) : dotted(name));
  }
  absl::Status pop_type(std::string_view descriptor) {
    const Basic basic = basic_of(descriptor[0]);
    if (basic == Basic::Reference) return pop_class(type_name(descriptor));
    return pop(static_cast<char>(types_.of_descriptor(descriptor)));
  }

  absl::Status apply(std::string_view effect) {
    const size_t dash = effect.find('-');
    for (size_t i = dash; i-- > 0;) RETURN_IF_ERROR(pop(effect[i]));
    for (char kind : effect.substr(dash + 1)) RETURN_IF_ERROR(push(static_cast<Slot>(kind)));
    return absl::OkStatus();
  }

  absl::Status load(char kind, uint16_t local) {
    const Slot slot = now_.locals[local];
    const bool right =
        kind == 'A' ? is_reference(slot) || is_uninitialized(slot)
                    : slot == Slot(kind) && (!is_wide(slot) || now_.locals[local + 1] == kSecond);
    if (!right) return wrong(fmt::format("finds {} in local {}", types_.text(slot), local));
    return push(slot);
  }

  absl::Status store(char kind, uint16_t local) {
    Slot slot = static_cast<Slot>(kind);
    if (kind == 'A') {
      ASSIGN_OR_RETURN(slot, pop_slot());
      if (!is_reference(slot) && !is_uninitialized(slot)) return finds(slot, "a reference");
    } else {
      RETURN_IF_ERROR(pop(kind));
    }
    set_local(local, slot);
    if (is_wide(slot)) set_local(local + 1, kSecond);
    return absl::OkStatus();
  }
  void set_local(uint16_t local, Slot slot) {
    Slots& locals = now_.locals;
    if (slot != kSecond && local > 0 && is_wide(locals[local - 1])) locals[local - 1] = kUnusable;
    locals[local] = slot;
  }

  // dup_x1 and its like move slots, whole values only: `taken` slots from the top are put back
  // beneath `under` more.
  absl::Status duplicate(size_t taken, size_t under) {
    Slots& stack = now_.stack;
    RETURN_IF_ERROR(whole(taken));
    RETURN_IF_ERROR(whole(taken + under));
    const Slots top(stack.end() - static_cast<ptrdiff_t>(taken), stack.end());
    stack.insert(stack.end() - static_cast<ptrdiff_t>(taken + under), top.begin(), top.end());
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

  std::string_view class_of_member(uint16_t index) const {
    return file_.class_name(file_.constants[index].first);
  }
  ClassFile::NameAndType member(uint16_t index) const {
    return file_.name_and_type(file_.constants[index].second);
  }

  // A constructor may assign its class's own fields before it calls another constructor: so inner
  // classes get their outer instance.
  absl::Status put_field(uint16_t field) {
    RETURN_IF_ERROR(pop_type(member(field).descriptor));
    const std::string_view owner = class_of_member(field);
    if (!now_.stack.empty() && now_.stack.back() == kUninitializedThis && owner == file_.name) {
      return drop(1);
    }
    return pop_class(owner);
  }

  absl::Status call(Op op, uint16_t constant) {
    const auto [name, descriptor] = member(constant);
    const MethodDescriptor parts = take_apart(descriptor);
    for (size_t i = parts.parameters.size(); i-- > 0;) {
      RETURN_IF_ERROR(pop_type(parts.parameters[i]));
    }
    if (name[0] == '<') {
      if (op != Op::invokespecial || name != "<init>") return wrong("calls an initializer");
      return initialize(class_of_member(constant));
    }
    if (op == Op::invokespecial && method_.owner->host == nullptr) {
      // What it calls is looked for above the class that the code is in.
      RETURN_IF_ERROR(pop_class(file_.name));
    } else if (op != Op::invokestatic && op != Op::invokedynamic) {
      RETURN_IF_ERROR(pop_class(class_of_member(constant)));
    }
    return parts.result == "V" ? absl::OkStatus() : push_type(parts.result);
  }

  // The constructor of `owner` is called: from here on the object may be used.
  absl::Status initialize(std::string_view owner) {
    ASSIGN_OR_RETURN(const Slot before, pop_slot());
    const bool is_this = before == kUninitializedThis;
    if (!is_uninitialized(before)) return finds(before, "an object to construct");
    const std::string_view made =
        is_this ? file_.name : file_.class_name(code_.instructions[before - kFirstUninitialized].a);
    if (owner != made && !(is_this && owner == file_.super_name)) {
      return wrong(fmt::format("constructs a {} as a {}", dotted(made), dotted(owner)));
    }
    const Slot after = types_.of_class(made);
    for (Slots* slots : {&now_.locals, &now_.stack}) {
      std::replace(slots->begin(), slots->end(), before, after);
    }
    return absl::OkStatus();
  }

  absl::Status make_array_of(std::string_view name) {
    constexpr size_t kMostDimensions = 255;
    RETURN_IF_ERROR(pop('I'));
    if (name[0] != '[') return push_class(fmt::format("[L{};", name));
    if (name.find_first_not_of('[') == kMostDimensions) return wrong("makes too deep an array");
    return push_class(fmt::format("[{}", name));
  }

  absl::Status load_element() {
    RETURN_IF_ERROR(pop('I'));
    ASSIGN_OR_RETURN(const Slot array, pop_slot());
    if (!is_reference(array)) return finds(array, "an array");
    const Slot element = types_.element_of(array);
    return element == kUnusable ? finds(array, "an array of references") : push(element);
  }

  absl::Status push_constant(uint16_t index) {
    switch (file_.constants[index].tag) {
      case ConstantTag::Integer: return push('I');
      case ConstantTag::Float: return push('F');
      case ConstantTag::Long: return push('J');
      case ConstantTag::Double: return push('D');
      case ConstantTag::String: return push_class("java/lang/String");
      case ConstantTag::Class: return push_class("java/lang/Class");
      case ConstantTag::MethodHandle: return push_class("java/lang/invoke/MethodHandle");
      case ConstantTag::MethodType: return push_class("java/lang/invoke/MethodType");
      default: return push_type(member(index).descriptor);
    }
  }

  absl::Status transfer(const Instruction& instruction);
  absl::Status transfer_object(const Instruction& instruction);

  absl::Status step() {
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
      RETURN_IF_ERROR(flow(at_ + instruction.b, now_));
    }
    return flow(at_ + 1, now_);
  }

  // What is returned has been popped.
  absl::Status check_return() {
    const Op op = code_.instructions[at_].op;
    const Op due = result_ == "V" ? Op::return_ : return_of(types_.of_descriptor(result_));
    if (op != due)
      return wrong(fmt::format("ends a method that returns {}", readable_type(result_)));
    if (now_.locals.back() != types_.of_class(file_.name)) {
      return wrong("ends a constructor that has called no other");
    }
    return absl::OkStatus();
  }
  static Op return_of(Slot slot) {
    switch (slot) {
      case 'I': return Op::ireturn;
      case 'J': return Op::lreturn;
      case 'F': return Op::freturn;
      case 'D': return Op::dreturn;
      default: return Op::areturn;
    }
  }

  absl::Status flow_to_handlers() {
    for (const Handler& handler : code_.handlers) {
      if (at_ < handler.start || at_ >= handler.end) continue;
      if (code_.max_stack < 1) return wrong("has a handler but no room for the exception");
      const std::string_view caught =
          handler.catch_type == 0 ? "java/lang/Throwable" : file_.class_name(handler.catch_type);
      RETURN_IF_ERROR(flow(handler.target, {now_.locals, {types_.of_class(caught)}}));
    }
    return absl::OkStatus();
  }

  const Method& method_;
  const ClassFile& file_;
  const Code& code_;
  const uint32_t offset_;
  SlotTypes types_;
  int64_t budget_ = int64_t{1} << 27;  // slots to merge: bounds both time and memory
  std::string_view result_;
  std::vector<std::optional<Contents>> before_;  // what is known before each instruction
  std::vector<bool> queued_;
  std::vector<int32_t> work_;
  int32_t at_ = 0;
  Contents now_;
};

absl::Status Verifier::transfer(const Instruction& instruction) {
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
      if (now_.locals[a] == 'I') return absl::OkStatus();
      return wrong(fmt::format("finds {} in local {}", types_.text(now_.locals[a]), a));
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
    case Op::ldc2_w: return push_constant(a);
    default: return transfer_object(instruction);
  }
}

// Instructions that are about fields, methods, objects and arrays.
absl::Status Verifier::transfer_object(const Instruction& instruction) {
  const uint16_t a = instruction.a;
  switch (instruction.op) {
    case Op::getstatic: return push_type(member(a).descriptor);
    case Op::putstatic: return pop_type(member(a).descriptor);
    case Op::getfield:
      RETURN_IF_ERROR(pop_class(class_of_member(a)));
      return push_type(member(a).descriptor);
    case Op::putfield: return put_field(a);
    case Op::invokestatic:
    case Op::invokedynamic:
    case Op::invokevirtual:
    case Op::invokespecial:
    case Op::invokeinterface: return call(instruction.op, a);
    // An object that it made before, and that is not constructed yet, is out of reach here: the
    // path that came first had no such object, and what differs between paths is unusable.
    case Op::new_: return push(uninitialized_at(at_));
    case Op::newarray:
      RETURN_IF_ERROR(pop('I'));
      return push_class(kPrimitiveArrays[a - static_cast<int>(Basic::Boolean)]);
    case Op::anewarray: return make_array_of(file_.class_name(a));
    case Op::multianewarray:
      for (int32_t i = 0; i < instruction.b; ++i) RETURN_IF_ERROR(pop('I'));
      return push_class(file_.class_name(a));
    case Op::checkcast: RETURN_IF_ERROR(pop('A')); return push_class(file_.class_name(a));
    case Op::aconst_null: return push(kNullType);
    case Op::aaload: return load_element();
    case Op::areturn: return result_ == "V" ? pop('A') : pop_type(result_);
    case Op::athrow: return pop_class("java/lang/Throwable");
    default: return apply(effect_of(instruction.op));
  }
}

}  // namespace

absl::Status verify(const Program& program, const Method& method, const Code& code,
                    uint32_t offset) {
  return Verifier(program, method, code, offset).run();
}

}  // namespace kukang
