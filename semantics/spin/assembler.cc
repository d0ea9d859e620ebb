#include "semantics/spin/assembler.h"

#include <algorithm>
#include <limits>

#include "support/requires.h"

namespace kukang {
namespace {

constexpr uint16_t kVersion = 61;
constexpr uint16_t kSuper = 0x0020;  // ACC_SUPER

void put(Bytes& out, uint64_t value, int size) {
  while (size-- > 0) out.push_back(static_cast<uint8_t>(value >> 8 * size));
}

void put(Bytes& out, const Bytes& bytes) { out.insert(out.end(), bytes.begin(), bytes.end()); }

int slots(std::string_view descriptor) { return slots_of(basic_of(descriptor[0])); }

int argument_slots(std::string_view descriptor) {
  int sum = 0;
  for (std::string_view parameter : take_apart(descriptor).parameters) sum += slots(parameter);
  return sum;
}

// aload for a reference, iload for a boolean, …: `i`, `l`, `f`, `d`, `a` in the order of the JVM's
// opcodes, which is the same for loads and returns.
Op of_kind(Op first, std::string_view descriptor) {
  int kind = 0;
  switch (basic_of(descriptor[0])) {
    case Basic::Long: kind = 1; break;
    case Basic::Float: kind = 2; break;
    case Basic::Double: kind = 3; break;
    case Basic::Reference: kind = 4; break;
    case Basic::Void: kind = 5; break;
    default: break;
  }
  return static_cast<Op>(static_cast<int>(first) + kind);
}
static_assert(static_cast<int>(Op::iload) + 4 == static_cast<int>(Op::aload));
static_assert(static_cast<int>(Op::ireturn) + 5 == static_cast<int>(Op::return_));

}  // namespace

uint16_t ConstantPool::add(Bytes entry, int indexes) {
  const auto [it, fresh] = index_of_.try_emplace(std::move(entry), next_);
  if (fresh) {
    put(entries_, it->first);
    next_ = static_cast<uint16_t>(next_ + indexes);
  }
  return it->second;
}

uint16_t ConstantPool::utf8(std::string_view text) {
  KUKANG_REQUIRES(text.size() <= std::numeric_limits<uint16_t>::max());
  Bytes entry;
  put(entry, static_cast<uint8_t>(ConstantTag::Utf8), 1);
  put(entry, text.size(), 2);
  for (char c : text) put(entry, static_cast<uint8_t>(c), 1);
  return add(std::move(entry));
}

uint16_t ConstantPool::text(ConstantTag tag, std::string_view text) {
  Bytes entry;
  put(entry, static_cast<uint8_t>(tag), 1);
  put(entry, utf8(text), 2);
  return add(std::move(entry));
}

uint16_t ConstantPool::number(ConstantTag tag, uint64_t bits) {
  const bool wide = tag == ConstantTag::Long || tag == ConstantTag::Double;
  Bytes entry;
  put(entry, static_cast<uint8_t>(tag), 1);
  put(entry, bits, wide ? 8 : 4);
  return add(std::move(entry), wide ? 2 : 1);
}

uint16_t ConstantPool::member(const MemberName& member) {
  Bytes name_and_type;
  put(name_and_type, static_cast<uint8_t>(ConstantTag::NameAndType), 1);
  put(name_and_type, utf8(member.name), 2);
  put(name_and_type, utf8(member.descriptor), 2);
  Bytes entry;
  put(entry, static_cast<uint8_t>(member.tag), 1);
  put(entry, text(ConstantTag::Class, member.owner), 2);
  put(entry, add(std::move(name_and_type)), 2);
  return add(std::move(entry));
}

void ConstantPool::write(Bytes& out) const {
  put(out, next_, 2);
  put(out, entries_);
}

void CodeWriter::change_depth(int slots) {
  depth_ += slots;
  max_depth_ = std::max(max_depth_, depth_);
}

void CodeWriter::emit(Op op, uint64_t operand, int size) {
  put(code_, static_cast<uint8_t>(op), 1);
  put(code_, operand, size);
}

// Follows the effect that the table of instructions gives: "JJ-I" pops two longs, pushes an int.
void CodeWriter::apply(Op op) {
  int sign = -1;
  for (char kind : effect_of(op)) {
    if (kind == '-') {
      sign = 1;
    } else {
      change_depth(kind == 'J' || kind == 'D' ? 2 * sign : sign);
    }
  }
}

void CodeWriter::op(Op op) {
  emit(op, 0, 0);
  switch (op) {
    case Op::dup: return change_depth(1);
    case Op::pop: return change_depth(-1);
    case Op::pop2: return change_depth(-2);
    default: return apply(op);
  }
}

void CodeWriter::load(std::string_view descriptor, int local) {
  KUKANG_REQUIRES(local >= 0 && local <= std::numeric_limits<uint8_t>::max());
  const Op op = of_kind(Op::iload, descriptor);
  emit(op, static_cast<uint64_t>(local), 1);
  apply(op);
}

void CodeWriter::return_value(std::string_view descriptor) { op(of_kind(Op::ireturn, descriptor)); }

void CodeWriter::integer(int32_t value) {
  if (value == static_cast<int16_t>(value)) {
    emit(Op::sipush, static_cast<uint16_t>(value), 2);
    return change_depth(1);
  }
  number(ConstantTag::Integer, static_cast<uint32_t>(value));
}

void CodeWriter::string(std::string_view text) {
  emit(static_cast<Op>(kLdcW), pool_.text(ConstantTag::String, text), 2);
  change_depth(1);
}

void CodeWriter::class_object(std::string_view name) {
  emit(static_cast<Op>(kLdcW), pool_.text(ConstantTag::Class, name), 2);
  change_depth(1);
}

void CodeWriter::number(ConstantTag tag, uint64_t bits) {
  const bool wide = tag == ConstantTag::Long || tag == ConstantTag::Double;
  emit(wide ? Op::ldc2_w : static_cast<Op>(kLdcW), pool_.number(tag, bits), 2);
  change_depth(wide ? 2 : 1);
}

void CodeWriter::field(Op op, const MemberName& field) {
  emit(op, pool_.member(field), 2);
  if (op == Op::getfield || op == Op::putfield) change_depth(-1);
  const bool reads = op == Op::getfield || op == Op::getstatic;
  change_depth(reads ? slots(field.descriptor) : -slots(field.descriptor));
}

void CodeWriter::invoke(Op op, const MemberName& method) {
  const int arguments = argument_slots(method.descriptor) + (op == Op::invokestatic ? 0 : 1);
  emit(op, pool_.member(method), 2);
  if (op == Op::invokeinterface) put(code_, static_cast<uint64_t>(arguments) << 8, 2);
  change_depth(-arguments);
  change_depth(slots(take_apart(method.descriptor).result));
}

void CodeWriter::type(Op op, std::string_view name) {
  emit(op, pool_.text(ConstantTag::Class, name), 2);
  apply(op);
}

void CodeWriter::jump(Op op, Label& target) {
  target.jumps.push_back(code_.size());
  emit(op, 0, 2);
  apply(op);
}

void CodeWriter::bind(Label& label) {
  for (size_t from : label.jumps) {
    const size_t distance = code_.size() - from;
    code_[from + 1] = static_cast<uint8_t>(distance >> 8);
    code_[from + 2] = static_cast<uint8_t>(distance);
  }
}

void CodeWriter::new_object(std::string_view name) {
  type(Op::new_, name);
  op(Op::dup);
}

void CodeWriter::invoke_constructor(std::string_view name, std::string_view descriptor) {
  invoke(Op::invokespecial, {ConstantTag::MethodRef, name, "<init>", descriptor});
}

Bytes CodeWriter::attribute(int max_locals) const {
  Bytes out;
  put(out, static_cast<uint64_t>(max_depth_), 2);
  put(out, static_cast<uint64_t>(max_locals), 2);
  put(out, code_.size(), 4);
  put(out, code_);
  put(out, 0, 2);  // handlers
  put(out, 0, 2);  // attributes
  return out;
}

Assembler::Assembler(std::string_view name, const std::vector<std::string_view>& interfaces)
    : this_class_(pool_.text(ConstantTag::Class, name)),
      super_class_(pool_.text(ConstantTag::Class, "java/lang/Object")) {
  for (std::string_view interface : interfaces) {
    interfaces_.push_back(pool_.text(ConstantTag::Class, interface));
  }
}

void Assembler::member(Bytes& out, uint16_t flags, std::string_view name,
                       std::string_view descriptor) {
  put(out, flags, 2);
  put(out, pool_.utf8(name), 2);
  put(out, pool_.utf8(descriptor), 2);
}

void Assembler::field(uint16_t flags, std::string_view name, std::string_view descriptor) {
  member(fields_, flags, name, descriptor);
  put(fields_, 0, 2);  // attributes
  ++field_count_;
}

void Assembler::method(uint16_t flags, std::string_view name, std::string_view descriptor,
                       const CodeWriter& code) {
  const int locals = argument_slots(descriptor) + (flags & kStatic ? 0 : 1);
  const Bytes contents = code.attribute(locals);
  member(methods_, flags, name, descriptor);
  put(methods_, 1, 2);  // attributes
  put(methods_, pool_.utf8("Code"), 2);
  put(methods_, contents.size(), 4);
  put(methods_, contents);
  ++method_count_;
}

void Assembler::native_method(std::string_view name, std::string_view descriptor) {
  member(methods_, kStatic | kNative, name, descriptor);
  put(methods_, 0, 2);  // attributes
  ++method_count_;
}

Bytes Assembler::bytes() const {
  Bytes out;
  put(out, 0xCAFEBABE, 4);
  put(out, kVersion, 4);  // minor 0
  pool_.write(out);
  put(out, kFinal | kSuper | kSynthetic, 2);
  put(out, this_class_, 2);
  put(out, super_class_, 2);
  put(out, interfaces_.size(), 2);
  for (uint16_t interface : interfaces_) put(out, interface, 2);
  put(out, field_count_, 2);
  put(out, fields_);
  put(out, method_count_, 2);
  put(out, methods_);
  put(out, 0, 2);  // attributes
  return out;
}

}  // namespace kukang
