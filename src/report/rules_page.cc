#include "report/rules_page.h"

#include "fmt/format.h"
#include "semantics/instruction.h"
#include "semantics/rule.h"

namespace kukang {
namespace {

constexpr std::string_view kOpening = R"(# The rules

This page is generated from `semantics/instructions.def` and `semantics/machine_rules.def`; make it
anew with `cmake --build --preset release --target docs`.

An instruction is executed by the one of its rules whose premise holds. ω is the operand stack, top
first; ξ are the locals, h is the heap, g are the static fields, c is a constant, l a location, v any
value. Where nothing else is said, control goes to the next instruction and the rest of the state
stays as it is. A rule with a ¶ is one of the paper's (Deng, Lee, Robby 2011, appendix B) and bears
its name; the others are named alike. Operands written for one type of a family hold for all.

)";

std::string opcodes_of(std::string_view instruction) {
  std::string opcodes;
#define HOT(opcode, name, operands, effect) COLD(opcode, name, operands, effect)
#define COLD(opcode, name, operands, effect) \
  if (mnemonic(opcode) == instruction) opcodes += fmt::format("{:02x}", opcode);
#define ALIAS(opcode, mnemonic, name, n)                                                           \
  if (instruction == #name || instruction == std::string_view(#name).substr(0, sizeof(#name) - 2)) \
    opcodes += fmt::format("{}{:02x}", opcodes.empty() ? "" : " ", opcode);
#define QUICK(opcode, name, of, temperature)
#define RULE(constant, name, premise, conclusion)
#include "semantics/instructions.def"
  return opcodes;
}

}  // namespace

std::string rules_page() {
  std::string page(kOpening);
  page += "| instruction | opcodes | rule | when | result |\n|---|---|---|---|---|\n";
  std::string_view instruction = "-";
  for (int i = 0; i < kRules; ++i) {
    const RuleText& text = text_of(Rule(i));
    std::string head = " | ";
    if (text.instruction != instruction) {
      instruction = text.instruction;
      head = instruction.empty() ? "between instructions | "
                                 : fmt::format("{} | {}", instruction, opcodes_of(instruction));
    }
    page += fmt::format("| {} | {}{} | {} | {} |\n", head, text.name,
                        from_paper(Rule(i)) ? " ¶" : "", text.premise, text.conclusion);
  }
  return page;
}

}  // namespace kukang
