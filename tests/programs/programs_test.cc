// Every program in this folder does in Kukang's machine what it does on the JVM.

#include <gtest/gtest.h>

#include <array>

#include "comparison/compare.h"
#include "programs/assembled.h"

namespace kukang {
namespace {

// Remembers which opcodes have been executed and which rules have fired.
class Coverage : public Observer {
 public:
  void executed(const State&, const Code& code, const Instruction& pc) override {
    const uint16_t offset = code.offsets[code.index_of(&pc)];
    opcodes[code.bytes[offset]] = true;
  }
  void fired(Rule rule) override { rules[static_cast<int>(rule)] = true; }

  std::array<bool, 256> opcodes = {};
  std::array<bool, kRules> rules = {};
};

const std::string kCompiled = KUKANG_BUILD_DIR "/java/test-programs";
const std::string kAssembled = KUKANG_BUILD_DIR "/java/test-assembled";

class Programs : public testing::Test {
 protected:
  void SetUp() override {
    const std::vector<Case> assembled = assemble_cases(kAssembled);
    cases.insert(cases.end(), assembled.begin(), assembled.end());
  }

  std::vector<Case> cases =
      cases_from_sources(KUKANG_SOURCE_DIR "/tests/programs/java/programs", "programs");
  const std::string class_path =
      kCompiled + ":" + kAssembled + ":" KUKANG_BUILD_DIR "/java/kukang-contract";
};

TEST_F(Programs, DoWhatTheyDoOnTheJvm) {
  ASSERT_GT(cases.size(), 1000u);
  expect_same_as_java(cases, class_path);
}

TEST_F(Programs, TogetherExecuteEveryInstructionAndFireEveryRule) {
  Coverage coverage;
  // On a JVM an assumption that does not hold is an exception; here the path ends.
  cases.push_back({"programs.Contracts", "assumeAtLeastTen", {"9"}});
  auto answers = answers_of_kukang(cases, class_path, &coverage);
  ASSERT_TRUE(answers.ok()) << answers.status();
  for (int opcode = 0; opcode < 256; ++opcode) {
    if (mnemonic(opcode).empty()) continue;
    EXPECT_TRUE(coverage.opcodes[opcode]) << mnemonic(opcode) << " is executed by no program";
  }
  for (int rule = 0; rule < kRules; ++rule) {
    if (!text_of(Rule(rule)).name.ends_with("-C")) continue;
    EXPECT_TRUE(coverage.rules[rule]) << text_of(Rule(rule)).name << " is fired by no program";
  }
}

}  // namespace
}  // namespace kukang
