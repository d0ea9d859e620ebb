// Every program in this folder does in Kukang's machine what it does on the JVM.

#include <gtest/gtest.h>

#include <array>

#include "comparison/compare.h"

namespace kukang {
namespace {

// Remembers which opcodes have been executed and which rules have fired.
class Coverage : public Observer {
 public:
  void executed(const Frame&, const Code& code, const Instruction& pc) override {
    const uint16_t offset = code.offsets[code.index_of(&pc)];
    opcodes[code.bytes[offset]] = true;
  }
  void fired(Rule rule) override { rules[static_cast<int>(rule)] = true; }

  std::array<bool, 256> opcodes = {};
  std::array<bool, kRules> rules = {};
};

const std::string kClasses = KUKANG_BUILD_DIR "/java/test-programs";

std::vector<Case> all_cases() {
  return cases_from_sources(KUKANG_SOURCE_DIR "/tests/programs/java/programs", "programs");
}

TEST(Programs, DoWhatTheyDoOnTheJvm) {
  const std::vector<Case> cases = all_cases();
  ASSERT_GT(cases.size(), 500u);
  auto java = answers_of_java(cases, kClasses);
  ASSERT_TRUE(java.ok()) << java.status();
  auto kukang = answers_of_kukang(cases, kClasses, nullptr);
  ASSERT_TRUE(kukang.ok()) << kukang.status();
  for (size_t i = 0; i < cases.size(); ++i) {
    EXPECT_EQ((*java)[i].error, "") << cases[i].line();
    EXPECT_EQ((*kukang)[i].text(), (*java)[i].text()) << cases[i].line();
  }
}

TEST(Programs, TogetherExecuteEveryOpcode) {
  Coverage coverage;
  auto answers = answers_of_kukang(all_cases(), kClasses, &coverage);
  ASSERT_TRUE(answers.ok()) << answers.status();
  for (int opcode = 0; opcode < 256; ++opcode) {
    if (mnemonic(opcode).empty()) continue;
    EXPECT_TRUE(coverage.opcodes[opcode]) << mnemonic(opcode) << " is executed by no program";
  }
}

}  // namespace
}  // namespace kukang
