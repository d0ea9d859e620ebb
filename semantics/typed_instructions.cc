#include "semantics/typed_instructions.h"

#include <algorithm>

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {
namespace {

// By the operand of newarray, from 4 on.
constexpr std::string_view kPrimitiveArrays[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};

class Execution {
 public:
  Execution(const CodePlace& place, SlotTypes& types, TypedFrame& frame)
      : place_(place), file_(place.file()), types_(types), frame_(frame) {}

  absl::Status run();

 private:
  // Instructions that are about fields, methods, objects and arrays.
  absl::Status run_on_object(const Instruction& instruction);

  std::string_view class_of_member(uint16_t index) const {
    return file_.class_name(file_.constants[index].first);
  }
  ClassFile::NameAndType member(uint16_t index) const {
    return file_.name_and_type(file_.constants[index].second);
  }

  // A constructor may assign its class's own fields before it calls another constructor: so inner
  // classes get their outer instance.
  absl::Status put_field(uint16_t field) {
    RETURN_IF_ERROR(frame_.pop_type(member(field).descriptor));
    const std::string_view owner = class_of_member(field);
    if (!frame_.slots.stack.empty() && frame_.slots.stack.back() == kUninitializedThis &&
        owner == file_.name) {
      return frame_.drop(1);
    }
    return frame_.pop_class(owner);
  }

  absl::Status call(Op op, uint16_t constant) {
    const auto [name, descriptor] = member(constant);
    const MethodDescriptor parts = take_apart(descriptor);
    for (size_t i = parts.parameters.size(); i-- > 0;) {
      RETURN_IF_ERROR(frame_.pop_type(parts.parameters[i]));
    }
    if (name[0] == '<') {
      if (op != Op::invokespecial || name != "<init>") {
        return place_.wrong("calls an initializer");
      }
      return initialize(class_of_member(constant));
    }
    if (op == Op::invokespecial && place_.method.owner->host == nullptr) {
      // What it calls is looked for above the class that the code is in.
      RETURN_IF_ERROR(frame_.pop_class(file_.name));
    } else if (op != Op::invokestatic && op != Op::invokedynamic) {
      RETURN_IF_ERROR(frame_.pop_class(class_of_member(constant)));
    }
    return parts.result == "V" ? absl::OkStatus() : frame_.push_type(parts.result);
  }

  // The constructor of `owner` is called: from here on the object may be used.
  absl::Status initialize(std::string_view owner) {
    ASSIGN_OR_RETURN(const SlotType before, frame_.pop_slot());
    const bool is_this = before == kUninitializedThis;
    if (!is_uninitialized(before)) return frame_.finds(before, "an object to construct");
    const std::string_view made =
        is_this ? file_.name
                : file_.class_name(place_.code.instructions[before - kFirstUninitialized].a);
    if (owner != made && !(is_this && owner == file_.super_name)) {
      return place_.wrong(fmt::format("constructs a {} as a {}", dotted(made), dotted(owner)));
    }
    const SlotType after = types_.of_class(made);
    for (Slots* slots : {&frame_.slots.locals, &frame_.slots.stack}) {
      std::replace(slots->begin(), slots->end(), before, after);
    }
    return absl::OkStatus();
  }

  absl::Status make_array_of(std::string_view name) {
    constexpr size_t kMostDimensions = 255;
    RETURN_IF_ERROR(frame_.pop('I'));
    if (name[0] != '[') return frame_.push_class(fmt::format("[L{};", name));
    if (name.find_first_not_of('[') == kMostDimensions) {
      return place_.wrong("makes too deep an array");
    }
    return frame_.push_class(fmt::format("[{}", name));
  }

  absl::Status load_element() {
    RETURN_IF_ERROR(frame_.pop('I'));
    ASSIGN_OR_RETURN(const SlotType array, frame_.pop_slot());
    if (!is_reference(array)) return frame_.finds(array, "an array");
    const SlotType element = types_.element_of(array);
    return element == kUnusable ? frame_.finds(array, "an array of references")
                                : frame_.push(element);
  }

  absl::Status push_constant(uint16_t index) {
    switch (file_.constants[index].tag) {
      case ConstantTag::Integer: return frame_.push('I');
      case ConstantTag::Float: return frame_.push('F');
      case ConstantTag::Long: return frame_.push('J');
      case ConstantTag::Double: return frame_.push('D');
      case ConstantTag::String: return frame_.push_class("java/lang/String");
      case ConstantTag::Class: return frame_.push_class("java/lang/Class");
      case ConstantTag::MethodHandle: return frame_.push_class("java/lang/invoke/MethodHandle");
      case ConstantTag::MethodType: return frame_.push_class("java/lang/invoke/MethodType");
      default: return frame_.push_type(member(index).descriptor);
    }
  }

  absl::Status pop_result() {
    const std::string_view result = take_apart(place_.method.descriptor).result;
    return result == "V" ? frame_.pop('A') : frame_.pop_type(result);
  }

  const CodePlace& place_;
  const ClassFile& file_;
  SlotTypes& types_;
  TypedFrame& frame_;
};

absl::Status Execution::run() {
  const Instruction& instruction = place_.instruction();
  const uint16_t a = instruction.a;
  switch (instruction.op) {
    case Op::iload: return frame_.load('I', a);
    case Op::lload: return frame_.load('J', a);
    case Op::fload: return frame_.load('F', a);
    case Op::dload: return frame_.load('D', a);
    case Op::aload: return frame_.load('A', a);
    case Op::istore: return frame_.store('I', a);
    case Op::lstore: return frame_.store('J', a);
    case Op::fstore: return frame_.store('F', a);
    case Op::dstore: return frame_.store('D', a);
    case Op::astore: return frame_.store('A', a);
    case Op::iinc: return frame_.increment(a);
    case Op::pop: return frame_.drop(1);
    case Op::pop2: return frame_.drop(2);
    case Op::dup: return frame_.duplicate(1, 0);
    case Op::dup_x1: return frame_.duplicate(1, 1);
    case Op::dup_x2: return frame_.duplicate(1, 2);
    case Op::dup2: return frame_.duplicate(2, 0);
    case Op::dup2_x1: return frame_.duplicate(2, 1);
    case Op::dup2_x2: return frame_.duplicate(2, 2);
    case Op::swap: return frame_.swap();
    case Op::ldc:
    case Op::ldc2_w: return push_constant(a);
    default: return run_on_object(instruction);
  }
}

absl::Status Execution::run_on_object(const Instruction& instruction) {
  const uint16_t a = instruction.a;
  switch (instruction.op) {
    case Op::getstatic: return frame_.push_type(member(a).descriptor);
    case Op::putstatic: return frame_.pop_type(member(a).descriptor);
    case Op::getfield:
      RETURN_IF_ERROR(frame_.pop_class(class_of_member(a)));
      return frame_.push_type(member(a).descriptor);
    case Op::putfield: return put_field(a);
    case Op::invokestatic:
    case Op::invokedynamic:
    case Op::invokevirtual:
    case Op::invokespecial:
    case Op::invokeinterface: return call(instruction.op, a);
    // An object that it made before, and that is not constructed yet, is out of reach here: the
    // path that came first had no such object, and what differs between paths is unusable.
    case Op::new_: return frame_.push(uninitialized_at(place_.at));
    case Op::newarray:
      RETURN_IF_ERROR(frame_.pop('I'));
      return frame_.push_class(kPrimitiveArrays[a - static_cast<int>(Basic::Boolean)]);
    case Op::anewarray: return make_array_of(file_.class_name(a));
    case Op::multianewarray:
      for (int32_t i = 0; i < instruction.b; ++i) RETURN_IF_ERROR(frame_.pop('I'));
      return frame_.push_class(file_.class_name(a));
    case Op::checkcast:
      RETURN_IF_ERROR(frame_.pop('A'));
      return frame_.push_class(file_.class_name(a));
    case Op::aconst_null: return frame_.push(kNullType);
    case Op::aaload: return load_element();
    case Op::areturn: return pop_result();
    case Op::athrow: return frame_.pop_class("java/lang/Throwable");
    default: return frame_.apply(effect_of(instruction.op));
  }
}

}  // namespace

absl::Status execute_on_types(const CodePlace& place, SlotTypes& types, TypedFrame& frame) {
  return Execution(place, types, frame).run();
}

}  // namespace kukang
