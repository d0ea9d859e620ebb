// A frame of code that is being verified: of each local and each operand the type (slot_types.h) in
// place of its value. What the code may not do with it is refused, with the place in the class
// file.

#pragma once

#include "semantics/instruction.h"
#include "semantics/slot_types.h"

namespace kukang {

// The instruction at which the verifier is, in the code that it verifies.
struct CodePlace {
  const Method& method;
  const Code& code;
  uint32_t offset;  // of the first instruction in its file
  int32_t at = 0;

  const ClassFile& file() const { return *method.owner->file; }
  const Instruction& instruction() const { return code.instructions[at]; }
  // The instruction is in error: what it does.
  absl::Status wrong(std::string_view what) const;
};

struct TypedSlots {
  Slots locals;
  Slots stack;
};

// The frame before the instruction, which each of these brings nearer to what it is afterwards. A
// kind is I, J, F, D, or A for any reference.
class TypedFrame {
 public:
  TypedFrame(const CodePlace& place, SlotTypes& types) : place_(place), types_(types) {}

  absl::Status push(SlotType slot);
  absl::Status push_class(std::string_view name) { return push(types_.of_class(name)); }
  absl::Status push_type(std::string_view descriptor) {
    return push(types_.of_descriptor(descriptor));
  }

  absl::StatusOr<SlotType> pop_slot();
  absl::Status pop(char kind);
  absl::Status pop_class(std::string_view name);
  absl::Status pop_type(std::string_view descriptor);
  // Pops and pushes as the text says, see effect_of.
  absl::Status apply(std::string_view effect);

  absl::Status load(char kind, uint16_t local);
  absl::Status store(char kind, uint16_t local);
  absl::Status increment(uint16_t local);

  // dup_x1 and its like move slots, whole values only: `taken` slots from the top are put back
  // beneath `under` more.
  absl::Status duplicate(size_t taken, size_t under);
  absl::Status swap();
  absl::Status drop(size_t count);

  // The instruction finds `found` where `due` should be.
  absl::Status finds(SlotType found, std::string_view due) const;

  TypedSlots slots;

 private:
  absl::Status whole(size_t count);
  void set_local(uint16_t local, SlotType slot);
  absl::Status finds_in_local(SlotType slot, uint16_t local) const;

  const CodePlace& place_;
  SlotTypes& types_;
};

}  // namespace kukang
