// Whatever goes wrong with a JVM is told of the run where it did; the runs after it are replayed.

#include <gtest/gtest.h>

#include <deque>

#include "contract/contract.h"
#include "semantics/own_classes.h"
#include "witness/replayed.h"

namespace kukang {
namespace {

using How = RunEnd::How;

constexpr char kFaultClasses[] = KUKANG_BUILD_DIR "/java/test-witness";

class Faults : public testing::Test {
 protected:
  void SetUp() override {
    program_ = *Program::open({kFaultClasses, ""}, own_classes());
    owner_ = *program_->load("witness/Faults");
    options_.java = KUKANG_JAVA;
    options_.class_path = kFaultClasses;
    options_.seconds = 2;
    options_.memory_mib = 64;
    initialized_ = {owner_};
  }

  // A call of the static method with a number.
  Witness call(std::string_view name, int64_t argument) {
    auto script = std::make_shared<Script>();
    for (const Method& method : owner_->methods) {
      if (method.name == name) plans_.push_back(*plan_for(*program_, method, {}));
    }
    script->plan = &plans_.back();
    script->initialized = initialized_;
    Witness witness;
    witness.script = script;
    witness.arguments = {{WitnessValue::What::Number, 0, argument}};
    return witness;
  }

  // The fault, and a run before and after it that are as they should be: static fields begin
  // afresh.
  RunEnd end_of(const Witness& fault, int jvms) {
    auto jvm = Jvm::start(options_);
    EXPECT_TRUE(jvm.ok()) << jvm.status();
    const std::vector<Witness> witnesses = {call("fine", 4), fault, call("fine", 5),
                                            call("fine", 6)};
    const auto ends = (*jvm)->replay(witnesses);
    EXPECT_TRUE(ends.ok()) << ends.status();
    EXPECT_EQ(ends->size(), 4u);
    EXPECT_EQ((*jvm)->starts(), jvms);
    for (const size_t fine : {0, 2, 3}) {
      EXPECT_EQ((*ends)[fine].how, How::Returned);
      const std::string number = std::to_string(fine == 0 ? 4 : fine + 3);
      const std::string result = std::to_string(fine == 0 ? 5 : fine + 4);
      EXPECT_EQ((*ends)[fine].heap, number + " = " + result);
    }
    return (*ends)[1];
  }

  std::unique_ptr<Program> program_;
  const Type* owner_ = nullptr;
  std::vector<const Type*> initialized_;
  std::deque<Plan> plans_;
  JvmOptions options_;
};

TEST_F(Faults, NoJava) {
  options_.java = "/no/such/java";
  const auto jvm = Jvm::start(options_);
  ASSERT_FALSE(jvm.ok());
  EXPECT_EQ(exit_code(jvm.status()), kExitMalformed);
  EXPECT_NE(jvm.status().message().find("/no/such/java"), std::string_view::npos);
  EXPECT_NE(jvm.status().message().find("No such file"), std::string_view::npos);
}

TEST_F(Faults, SomethingElseThanJava) {
  options_.java = "/bin/true";
  const auto jvm = Jvm::start(options_);
  ASSERT_FALSE(jvm.ok());
  EXPECT_NE(jvm.status().message().find("does not run"), std::string_view::npos) << jvm.status();
}

TEST_F(Faults, TheJvmRefusesToStart) {
  options_.memory_mib = 1;  // less than it can do with
  const auto jvm = Jvm::start(options_);
  ASSERT_FALSE(jvm.ok());
  EXPECT_NE(jvm.status().message().find("heap"), std::string_view::npos) << jvm.status();
}

TEST_F(Faults, Crash) {
  const RunEnd end = end_of(call("crashes", 0), 2);
  EXPECT_EQ(end.how, How::Crashed);
  EXPECT_NE(end.text.find("SIGSEGV"), std::string::npos) << end.text;
}

TEST_F(Faults, Hang) { EXPECT_EQ(end_of(call("hangs", 1), 2).how, How::Hung); }

TEST_F(Faults, OutOfMemory) { EXPECT_EQ(end_of(call("exhausts", 1), 1).how, How::OutOfMemory); }

TEST_F(Faults, Garbage) {
  const RunEnd end = end_of(call("prints", 8), 1);
  EXPECT_EQ(end.how, How::Returned);
  EXPECT_EQ(end.heap, "8 = 7");  // System.in is at its end
}

TEST_F(Faults, Exit) {
  const RunEnd end = end_of(call("exits", 3), 2);
  EXPECT_EQ(end.how, How::Exited);
  EXPECT_EQ(end.status, 3);
}

TEST_F(Faults, Threads) {
  const RunEnd end = end_of(call("starts", 1), 2);
  EXPECT_EQ(end.how, How::Returned);
  EXPECT_EQ(end.heap, "1 = 1");
}

TEST_F(Faults, Recursion) {
  const RunEnd end = end_of(call("recurses", 1), 1);
  EXPECT_EQ(end.how, How::Threw);
  EXPECT_EQ(end.exception, "java.lang.StackOverflowError");
}

// Each run finds the class as if it had never been tried.
TEST_F(Faults, AStaticInitializerThatThrows) {
  Witness first = call("initializes", 8);
  first.spoils = true;
  const std::vector<Witness> witnesses(2, first);
  auto jvm = Jvm::start(options_);
  const auto ends = (*jvm)->replay(witnesses);
  for (const RunEnd& end : *ends) {
    EXPECT_EQ(end.how, How::Threw);
    EXPECT_EQ(end.exception, "java.lang.ExceptionInInitializerError");
    EXPECT_EQ(end.where, "Faults.java:70");
  }
}

// Before the run can begin.
TEST_F(Faults, AStaticInitializerThatThrowsAtEntry) {
  initialized_.push_back(*program_->load("witness/Faults$Fails"));
  const Witness witness = call("fine", 1);
  initialized_.pop_back();
  const RunEnd end = end_of(witness, 1);
  EXPECT_EQ(end.how, How::Trouble);
  EXPECT_NE(end.text.find("ExceptionInInitializerError"), std::string::npos) << end.text;
  EXPECT_EQ(compare(witness, end).what, Confirmation::What::NotReplayable);
}

TEST_F(Faults, WhatDiffersFromRunToRun) {
  Witness witness = call("tellsTheTime", 1);
  witness.end.heap = "1 = 7";
  auto jvm = Jvm::start(options_);
  const auto confirmations = confirm(**jvm, std::vector<Witness>{witness});
  ASSERT_TRUE(confirmations.ok()) << confirmations.status();
  EXPECT_EQ((*confirmations)[0].what, Confirmation::What::Doubt);
  EXPECT_TRUE((*confirmations)[0].text.starts_with("it ends differently from time to time"));
}

// A disagreement is found wherever it is.
TEST_F(Faults, Disagreements) {
  Witness witness = call("fine", 4);
  auto jvm = Jvm::start(options_);
  auto what = [&] { return (*confirm(**jvm, std::vector<Witness>{witness}))[0].what; };
  witness.end.heap = "4 = 5";
  EXPECT_EQ(what(), Confirmation::What::Confirmed);
  witness.end.heap = "4 = 6";
  EXPECT_EQ(what(), Confirmation::What::Disagreement);
  witness.end.heap = "4 = 5 | java.lang.Object";
  EXPECT_EQ(what(), Confirmation::What::Disagreement);
  witness.end.heap = "4 = 5";
  witness.end.exception = "java.lang.ArithmeticException";
  witness.end.how = How::Threw;
  EXPECT_EQ(what(), Confirmation::What::Disagreement);
  witness = call("initializes", 8);
  witness.spoils = true;
  witness.end = {How::Threw, 0, "java.lang.ExceptionInInitializerError", "Faults.java:71"};
  EXPECT_EQ(what(), Confirmation::What::Disagreement);
  witness.end.where = "Faults.java:70";
  EXPECT_EQ(what(), Confirmation::What::Confirmed);
  witness = call("exits", 3);
  witness.end = {How::Exited};
  EXPECT_EQ(what(), Confirmation::What::Disagreement);
  witness.end.status = 3;
  EXPECT_EQ(what(), Confirmation::What::Confirmed);
  witness.end.status = 3 - 256;
  EXPECT_EQ(what(), Confirmation::What::Confirmed);
}

// A run that ends otherwise for a reason that may not be Kukang's says so, and refutes nothing.
TEST_F(Faults, Doubts) {
  options_.seconds = 0.5;
  auto jvm = Jvm::start(options_);
  auto doubt = [&](const Witness& witness) {
    const Confirmation confirmation = (*confirm(**jvm, std::vector<Witness>{witness}))[0];
    EXPECT_EQ(confirmation.what, Confirmation::What::Doubt);
    return confirmation.text;
  };
  EXPECT_EQ(doubt(call("hangs", 1)), "it returned, but on the JVM it did not end in time");
  EXPECT_EQ(doubt(call("exits", 3)), "it returned, but on the JVM it exited with 3");
  Witness assuming = call("fine", 4);
  assuming.end.heap = "4 = 6";
  assuming.assumed = "it is Sunday";
  EXPECT_EQ(doubt(assuming).rfind("it is assumed that it is Sunday: it returned, but ", 0), 0u);
}

}  // namespace
}  // namespace kukang
