// Each of the paper's 35 concrete rules is fired by a case that names it.

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "explore/concrete.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

struct RuleCase {
  std::string_view rule;
  std::string_view method;  // of rules.Concrete
  std::vector<std::string_view> literals;
  Outcome outcome = Outcome::Returned;
  std::string_view ends_with;  // the result, or the exception's class
};

constexpr Outcome kThrew = Outcome::Threw;

const std::vector<RuleCase> kCases = {
    {"GETFIELD1-C", "readField", {}, Outcome::Returned, "3"},
    {"GETFIELD2-C", "readFieldOf", {"null"}, kThrew, "java.lang.NullPointerException"},
    {"PUTFIELD1-C", "writeField", {}},
    {"PUTFIELD2-C", "writeFieldOf", {"null"}, kThrew, "java.lang.NullPointerException"},
    {"IALOAD1-C", "readElement", {"2"}, kThrew, "java.lang.ArrayIndexOutOfBoundsException"},
    {"IALOAD2-C", "readElement", {"1"}, Outcome::Returned, "6"},
    {"IALOAD3-C", "readElementOf", {"null"}, kThrew, "java.lang.NullPointerException"},
    {"IASTORE1-C", "writeElement", {"-1"}, kThrew, "java.lang.ArrayIndexOutOfBoundsException"},
    {"IASTORE2-C", "writeElement", {"1"}},
    {"IASTORE3-C", "writeElementOf", {"null"}, kThrew, "java.lang.NullPointerException"},
    {"ALOAD-C", "loadAndStore", {"\"x\""}, Outcome::Returned, "x"},
    {"ASTORE-C", "loadAndStore", {"\"x\""}, Outcome::Returned, "x"},
    {"IADD-C", "add", {"2147483647", "1"}, Outcome::Returned, "-2147483648"},
    {"ISUB-C", "subtract", {"3", "5"}, Outcome::Returned, "-2"},
    {"NEW-C", "make", {}},
    {"ANEWARRAY1-C", "makeArray", {"2"}, Outcome::Returned, "2"},
    {"ANEWARRAY2-C", "makeArray", {"-2"}, kThrew, "java.lang.NegativeArraySizeException"},
    {"INSTANCEOF1-C", "isText", {"null"}, Outcome::Returned, "false"},
    {"INSTANCEOF2-C", "isText", {"\"x\""}, Outcome::Returned, "true"},
    {"INSTANCEOF3-C", "selfIsText", {}, Outcome::Returned, "false"},
    {"CHECKCAST1-C", "asText", {"null"}, Outcome::Returned, "null"},
    {"CHECKCAST2-C", "asText", {"\"x\""}, Outcome::Returned, "x"},
    {"CHECKCAST3-C", "selfAsText", {}, kThrew, "java.lang.ClassCastException"},
    {"IF_ICMPLT1-C", "countTo", {"2"}, Outcome::Returned, "2"},
    {"IF_ICMPLT2-C", "countTo", {"1"}, Outcome::Returned, "1"},
    {"IF_ACMPEQ1-C", "different", {"\"x\"", "null"}, Outcome::Returned, "true"},
    {"IF_ACMPEQ2-C", "different", {"null", "null"}, Outcome::Returned, "false"},
    {"IFNULL1-C", "nullOrNot", {"\"x\""}, Outcome::Returned, "not"},
    {"IFNULL2-C", "nullOrNot", {"null"}, Outcome::Returned, "null"},
    {"IFNONNULL1-C", "notOrNull", {"\"x\""}, Outcome::Returned, "not"},
    {"IFNONNULL2-C", "notOrNull", {"null"}, Outcome::Returned, "null"},
    {"ASSUME1-C", "assume", {"false"}, Outcome::AssumptionFailed},
    {"ASSUME2-C", "assume", {"true"}},
    {"ASSERT1-C", "check", {"false"}, kThrew, "java.lang.AssertionError"},
    {"ASSERT2-C", "check", {"true"}},
};

// The rules fired by the case's own instructions, not by the JDK's.
class Fired : public Observer {
 public:
  void executed(const State& state, const Code&, const Instruction&) override {
    inside_ = state.top->method->owner->name == "rules/Concrete";
  }
  void fired(Rule rule) override {
    if (inside_) names.insert(text_of(rule).name);
  }
  std::set<std::string_view> names;

 private:
  bool inside_ = false;
};

class ConcreteRules : public testing::Test {
 protected:
  void SetUp() override {
    program = *Program::open({KUKANG_BUILD_DIR "/java/test-rules", ""}, own_classes());
    machine = *Machine::make(*program, {});
    machine->observer = &fired;
  }

  RunRecord run(const RuleCase& c) {
    const Type* type = *program->require("rules/Concrete");
    std::vector<Literal> literals;
    for (std::string_view text : c.literals) literals.push_back(*parse_literal(text));
    for (const Method& method : type->methods) {
      if (method.name == c.method) return *run_concretely(*machine, method, literals);
    }
    ADD_FAILURE() << "no method " << c.method;
    return {};
  }

  std::unique_ptr<Program> program;
  std::unique_ptr<Machine> machine;
  Fired fired;
};

TEST_F(ConcreteRules, EachIsFiredByACaseThatNamesIt) {
  for (const RuleCase& c : kCases) {
    SCOPED_TRACE(c.rule);
    fired.names.clear();
    const RunRecord record = run(c);
    EXPECT_TRUE(fired.names.contains(c.rule));
    EXPECT_EQ(record.outcome, c.outcome) << record.reason;
    if (c.outcome == Outcome::Threw) {
      ASSERT_FALSE(record.thrown.empty());
      EXPECT_TRUE(record.thrown[0].text.starts_with(c.ends_with)) << record.thrown[0].text;
    } else if (!c.ends_with.empty()) {
      EXPECT_EQ(record.result, std::string(c.ends_with));
    }
  }
}

TEST_F(ConcreteRules, AreThePapersThirtyFive) {
  std::set<std::string_view> named, in_paper;
  for (const RuleCase& c : kCases) named.insert(c.rule);
  for (int i = 0; i < kRules; ++i) {
    const std::string_view name = text_of(Rule(i)).name;
    if (from_paper(Rule(i)) && name.ends_with("-C")) in_paper.insert(name);
  }
  EXPECT_EQ(named, in_paper);
  EXPECT_EQ(in_paper.size(), 35u);
}

}  // namespace
}  // namespace kukang
