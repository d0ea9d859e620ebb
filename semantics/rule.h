// The names of the rules, as constants: one per RULE row of the tables, plus the machine's own
// rules that belong to no single instruction.

#pragma once

#include <cstdint>
#include <string_view>

namespace kukang {

enum class Rule : uint16_t {
#define HOT(opcode, name, operands, effect)
#define COLD(opcode, name, operands, effect)
#define ALIAS(opcode, mnemonic, name, n)
#define QUICK(opcode, name, of, temperature)
#define RULE(constant, name, premise, conclusion) constant,
#include "semantics/instructions.def"
#define RULE(constant, name, premise, conclusion) constant,
#include "semantics/machine_rules.def"
  kCount
};

inline constexpr int kRules = static_cast<int>(Rule::kCount);

struct RuleText {
  std::string_view name;         // the paper's, or named alike
  std::string_view instruction;  // its mnemonic; empty for a rule of the machine
  std::string_view premise;
  std::string_view conclusion;
};
const RuleText& text_of(Rule rule);

// What symbolic execution calls a concrete rule: GETFIELD2-C is its GETFIELD7-S. A rule that has no
// other name there keeps its own.
Rule symbolic_name(Rule rule);

// Was the rule named by Deng, Lee and Robby (appendix B)?
bool from_paper(Rule rule);

}  // namespace kukang
