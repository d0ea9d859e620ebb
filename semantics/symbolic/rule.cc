// Which family of symbolic rules an instruction belongs to, as the table has it.

#include <array>

#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

using Family = Step (*)(Machine&);

constexpr std::array<Family, 256> families() {
  std::array<Family, 256> table{};
#define HOT(opcode, name, operands, effect)
#define COLD(opcode, name, operands, effect)
#define ALIAS(opcode, mnemonic, name, n)
#define QUICK(opcode, name, of, temperature)
#define RULE(constant, name, premise, conclusion)
#define SYMBOLIC(name, family) table[static_cast<uint8_t>(Op::name)] = symbolic::family;
#include "semantics/instructions.def"
  return table;
}

}  // namespace

Step symbolic_rule(Machine& m) {
  static constexpr std::array<Family, 256> kFamilies = families();
  const Family family = kFamilies[m.frame().pc->op.number()];
  if (m.symbolic == nullptr || family == nullptr) return m.ill_typed();
  return family(m);
}

}  // namespace kukang
