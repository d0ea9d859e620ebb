// Does a hashCode of the program's do nothing with the codes of its parts but combine them?
//
// A table is told numbers for identity hash codes (identity_hash.cc), which no other JVM has. That
// is right as long as they are only made into other codes: by arithmetic, from one end of the
// method to the other. Where the method branches on a number, stores one, or gives it to somebody
// who may, it sees the symbol that everybody else sees. Loops over elements, which ask hasNext, and
// tests for null are no such branches.

#include "semantics/native/hash_table.h"
#include "semantics/stack_effect.h"

namespace kukang {
namespace {

bool is_between(Op op, Op first, Op last) { return op >= first && op <= last; }

bool stores_number(Op op) {
  return op == Op::putfield || op == Op::putstatic ||
         (is_between(op, Op::iastore, Op::sastore) && op != Op::aastore);
}

bool branches_on_number(Op op) {
  return is_between(op, Op::ifeq, Op::if_icmple) || op == Op::tableswitch || op == Op::lookupswitch;
}

bool has_number(std::string_view descriptor) {
  for (const std::string_view parameter : take_apart(descriptor).parameters) {
    if (parameter == "I" || parameter == "J") return true;
  }
  return false;
}

std::string_view owner_of(const ClassFile& file, uint16_t member) {
  return file.class_name(file.constants[member].first);
}

bool is_arithmetic(std::string_view owner) {
  return owner == "java/lang/Integer" || owner == "java/lang/Long" || owner == "java/lang/Math";
}

bool gives_number_away(const ClassFile& file, const Instruction& instruction) {
  if (!is_call(instruction.op) || !has_number(member_descriptor(file, instruction.a))) return false;
  return instruction.op != Op::invokestatic || !is_arithmetic(owner_of(file, instruction.a));
}

bool pushes_truth(const ClassFile& file, const Instruction& instruction) {
  if (instruction.op == Op:: instanceof) return true;
  const bool member = is_call(instruction.op) || instruction.op == Op::getfield;
  return member && member_descriptor(file, instruction.a).ends_with('Z');
}

}  // namespace

bool only_combines_codes(const ClassFile& file, const Code& code) {
  for (int32_t i = 0; i < static_cast<int32_t>(code.instructions.size()); ++i) {
    const Instruction instruction = as_compiled(code, i);
    if (stores_number(instruction.op) || gives_number_away(file, instruction)) return false;
    if (!branches_on_number(instruction.op)) continue;
    const bool tests_truth = instruction.op == Op::ifeq || instruction.op == Op::ifne;
    if (i == 0 || !tests_truth || !pushes_truth(file, as_compiled(code, i - 1))) return false;
  }
  return true;
}

}  // namespace kukang
