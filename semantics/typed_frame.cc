#include "semantics/typed_frame.h"

#include <algorithm>

#include "fmt/format.h"
#include "support/text.h"

namespace kukang {

absl::Status CodePlace::wrong(std::string_view what) const {
  const uint32_t place = code.offsets[at];
  return malformed(
      file().source.file, offset + place,
      fmt::format("in {}: {} {}", readable_method(*method.owner, method.name, method.descriptor),
                  mnemonic(code.bytes[place]), what));
}

absl::Status TypedFrame::finds(SlotType found, std::string_view due) const {
  return place_.wrong(fmt::format("finds {} where {} is due", types_.text(found), due));
}

absl::Status TypedFrame::finds_in_local(SlotType slot, uint16_t local) const {
  return place_.wrong(fmt::format("finds {} in local {}", types_.text(slot), local));
}

absl::Status TypedFrame::push(SlotType slot) {
  slots.stack.push_back(slot);
  if (is_wide(slot)) slots.stack.push_back(kSecond);
  if (slots.stack.size() > place_.code.max_stack) {
    return place_.wrong("overflows the operand stack");
  }
  return absl::OkStatus();
}

absl::StatusOr<SlotType> TypedFrame::pop_slot() {
  if (slots.stack.empty()) return place_.wrong("finds the operand stack empty");
  const SlotType slot = slots.stack.back();
  slots.stack.pop_back();
  return slot;
}

absl::Status TypedFrame::pop(char kind) {
  ASSIGN_OR_RETURN(SlotType slot, pop_slot());
  const bool wide = is_wide(SlotType(kind));
  if (wide && slot == kSecond) {
    ASSIGN_OR_RETURN(slot, pop_slot());
  }
  const bool right = kind == 'A' ? is_reference(slot) : slot == SlotType(kind);
  if (right) return absl::OkStatus();
  return finds(slot, kind == 'A' ? "a reference" : types_.text(static_cast<SlotType>(kind)));
}

absl::Status TypedFrame::pop_class(std::string_view name) {
  ASSIGN_OR_RETURN(const SlotType slot, pop_slot());
  if (types_.fits(slot, name)) return absl::OkStatus();
  return finds(slot, name[0] == '[' ? readable_type(name) : dotted(name));
}

absl::Status TypedFrame::pop_type(std::string_view descriptor) {
  const Basic basic = basic_of(descriptor[0]);
  if (basic == Basic::Reference) return pop_class(type_name(descriptor));
  return pop(static_cast<char>(types_.of_descriptor(descriptor)));
}

absl::Status TypedFrame::apply(std::string_view effect) {
  const size_t dash = effect.find('-');
  for (size_t i = dash; i-- > 0;) RETURN_IF_ERROR(pop(effect[i]));
  for (char kind : effect.substr(dash + 1)) RETURN_IF_ERROR(push(static_cast<SlotType>(kind)));
  return absl::OkStatus();
}

absl::Status TypedFrame::load(char kind, uint16_t local) {
  const SlotType slot = slots.locals[local];
  const bool right =
      kind == 'A' ? is_reference(slot) || is_uninitialized(slot)
                  : slot == SlotType(kind) && (!is_wide(slot) || slots.locals[local + 1] == kSecond);
  if (!right) return finds_in_local(slot, local);
  return push(slot);
}

absl::Status TypedFrame::store(char kind, uint16_t local) {
  SlotType slot = static_cast<SlotType>(kind);
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

absl::Status TypedFrame::increment(uint16_t local) {
  const SlotType slot = slots.locals[local];
  return slot == 'I' ? absl::OkStatus() : finds_in_local(slot, local);
}

void TypedFrame::set_local(uint16_t local, SlotType slot) {
  Slots& locals = slots.locals;
  if (slot != kSecond && local > 0 && is_wide(locals[local - 1])) locals[local - 1] = kUnusable;
  locals[local] = slot;
}

absl::Status TypedFrame::duplicate(size_t taken, size_t under) {
  Slots& stack = slots.stack;
  RETURN_IF_ERROR(whole(taken));
  RETURN_IF_ERROR(whole(taken + under));
  const Slots top(stack.end() - static_cast<ptrdiff_t>(taken), stack.end());
  stack.insert(stack.end() - static_cast<ptrdiff_t>(taken + under), top.begin(), top.end());
  if (stack.size() > place_.code.max_stack) {
    return place_.wrong("overflows the operand stack");
  }
  return absl::OkStatus();
}

absl::Status TypedFrame::whole(size_t count) {
  if (slots.stack.size() < count) return place_.wrong("finds too few operands");
  if (count > 0 && slots.stack[slots.stack.size() - count] == kSecond) {
    return place_.wrong("splits a long or double");
  }
  return absl::OkStatus();
}

absl::Status TypedFrame::swap() {
  RETURN_IF_ERROR(whole(1));
  RETURN_IF_ERROR(whole(2));
  std::swap(slots.stack.end()[-1], slots.stack.end()[-2]);
  return absl::OkStatus();
}

absl::Status TypedFrame::drop(size_t count) {
  RETURN_IF_ERROR(whole(count));
  slots.stack.resize(slots.stack.size() - count);
  return absl::OkStatus();
}

}  // namespace kukang
