#include "semantics/instruction.h"

#include <algorithm>
#include <array>

#include "semantics/rule.h"

namespace kukang {
namespace {

struct InstructionRow {
  std::string_view name;
  Operands operands = Operands::None;
  std::string_view effect;
};

constexpr std::string_view without_underscore(std::string_view name) {
  return name.ends_with('_') ? name.substr(0, name.size() - 1) : name;
}

consteval std::array<InstructionRow, 256> make_instructions() {
  std::array<InstructionRow, 256> rows;
#define HOT(opcode, name, operands, effect) \
  rows[opcode] = {without_underscore(#name), Operands::operands, effect};
#define COLD(opcode, name, operands, effect) HOT(opcode, name, operands, effect)
#define ALIAS(opcode, mnemonic, name, n)
#define QUICK(opcode, name, of, temperature)
#define RULE(constant, name, premise, conclusion)
#include "semantics/instructions.def"
  return rows;
}
constexpr std::array<InstructionRow, 256> kInstructions = make_instructions();

consteval std::array<std::string_view, 256> make_mnemonics() {
  std::array<std::string_view, 256> names;
  for (int i = 0; i < 256; ++i) names[i] = kInstructions[i].name;
#define HOT(opcode, name, operands, effect)
#define COLD(opcode, name, operands, effect)
#define ALIAS(opcode, mnemonic, name, n) names[opcode] = #mnemonic;
#define QUICK(opcode, name, of, temperature)
#define RULE(constant, name, premise, conclusion)
#include "semantics/instructions.def"
  names[0xc4] = "wide";
  return names;
}
constexpr std::array<std::string_view, 256> kMnemonics = make_mnemonics();

// Rules in the order of the tables, each with the instruction it stands under.
consteval std::array<RuleText, kRules> make_rules() {
  std::array<RuleText, kRules> rules;
  int next = 0;
  std::string_view current;
#define HOT(opcode, name, operands, effect) current = without_underscore(#name);
#define COLD(opcode, name, operands, effect) current = without_underscore(#name);
#define ALIAS(opcode, mnemonic, name, n)
#define QUICK(opcode, name, of, temperature)
#define RULE(constant, name, premise, conclusion) \
  rules[next++] = RuleText{name, current, premise, conclusion};
#include "semantics/instructions.def"
  current = "";
#define RULE(constant, name, premise, conclusion) \
  rules[next++] = RuleText{name, current, premise, conclusion};
#include "semantics/machine_rules.def"
  return rules;
}

constexpr std::string_view kPaperInstructions[] = {
    "getfield",  "putfield",  "iaload", "iastore",   "aload",      "astore",
    "iadd",      "isub",      "new",    "anewarray", "instanceof", "checkcast",
    "if_icmplt", "if_acmpeq", "ifnull", "ifnonnull"};

}  // namespace

std::string_view mnemonic(uint8_t opcode) { return kMnemonics[opcode]; }
Operands operands_of(Op op) { return kInstructions[static_cast<int>(op)].operands; }
std::string_view effect_of(Op op) { return kInstructions[static_cast<int>(op)].effect; }

const RuleText& text_of(Rule rule) {
  static constexpr std::array<RuleText, kRules> rules = make_rules();
  return rules[static_cast<int>(rule)];
}

Rule symbolic_name(Rule rule) {
  static const std::array<Rule, kRules> names = [] {
    std::array<Rule, kRules> table;
    for (int i = 0; i < kRules; ++i) table[i] = static_cast<Rule>(i);
#define HOT(opcode, name, operands, effect)
#define COLD(opcode, name, operands, effect)
#define ALIAS(opcode, mnemonic, name, n)
#define QUICK(opcode, name, of, temperature)
#define RULE(constant, name, premise, conclusion)
#define SIBLING(concrete, symbolic) table[static_cast<int>(Rule::concrete)] = Rule::symbolic;
#include "semantics/instructions.def"
#define RULE(constant, name, premise, conclusion)
#define SIBLING(concrete, symbolic) table[static_cast<int>(Rule::concrete)] = Rule::symbolic;
#include "semantics/machine_rules.def"
    return table;
  }();
  return names[static_cast<int>(rule)];
}

bool from_paper(Rule rule) {
  const RuleText& text = text_of(rule);
  if (text.instruction.empty()) {
    return text.name.starts_with("ASSUME") || text.name.starts_with("ASSERT");
  }
  return std::find(std::begin(kPaperInstructions), std::end(kPaperInstructions),
                   text.instruction) != std::end(kPaperInstructions);
}

int Code::line_at(int32_t index) const {
  const uint16_t offset = offsets[index];
  auto after =
      std::upper_bound(lines.begin(), lines.end(), offset,
                       [](uint16_t at, const LineNumber& line) { return at < line.start; });
  return after == lines.begin() ? -1 : std::prev(after)->line;
}

}  // namespace kukang
