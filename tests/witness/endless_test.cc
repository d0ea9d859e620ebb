// What is said never to end has not ended on the JVM after a while; what is said to call itself
// without end ends there with a StackOverflowError.

#include <gtest/gtest.h>

#include "contract/contract.h"
#include "semantics/own_classes.h"
#include "witness/replayed.h"

namespace kukang {
namespace {

constexpr char kEndlessClasses[] =
    KUKANG_BUILD_DIR "/java/test-explore:" KUKANG_BUILD_DIR "/java/kukang-contract";

// The first path that never ends.
class FirstEndless final : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    if (path.round != nullptr) witness = concretizer_.concretize(path);
  }
  bool wants_more() const override { return !witness.has_value(); }

  std::optional<Witness> witness;

 private:
  Concretizer concretizer_;
};

class Unending : public testing::Test {
 protected:
  void SetUp() override { program_ = *Program::open({kEndlessClasses, ""}, own_classes()); }

  Witness witness_of(std::string name, const Strategy& strategy) {
    std::string owner = "explored/Endless";
    if (const size_t dot = name.find('.'); dot != std::string::npos) {
      owner += "$" + name.substr(0, dot);
      name.erase(0, dot + 1);
    }
    FirstEndless sink;
    for (const Method& method : (*program_->load(owner))->methods) {
      if (method.name != name) continue;
      plans_.push_back(std::make_unique<Plan>(*plan_for(*program_, method, {})));
      ExploreOptions options;
      options.strategy = &strategy;
      options.bounds.k = 3;
      const auto result = explore(*program_, *plans_.back(), options, [&](int) { return &sink; });
      EXPECT_TRUE(result.ok()) << result.status();
    }
    EXPECT_TRUE(sink.witness.has_value()) << owner << "." << name;
    return sink.witness.value_or(Witness());
  }

  std::unique_ptr<Program> program_;
  std::vector<std::unique_ptr<Plan>> plans_;
};

TEST_F(Unending, SoItIsOnTheJvm) {
  std::vector<std::string> names;
  std::vector<Witness> witnesses;
  auto add = [&](const std::string& name, const Strategy& strategy) {
    names.push_back(name + " " + std::string(strategy.name()));
    witnesses.push_back(witness_of(name, strategy));
  };
  for (const char* name :
       {"spins",      "localsCycle", "aByteOverflows", "nested",          "unlessSeven",
        "walksARing", "walks",       "toggles",        "makesGarbage",    "replaces",
        "catches",    "rotates",     "looksUp",        "locks",           "Cache.put",
        "recurses",   "even",        "Nested.depth",   "usesInitialized", "Initialized.limit",
        "Ring.get",   "Deep.get"}) {
    add(name, lazier_sharp());
  }
  for (const char* name : {"walks", "Cache.put", "unlessSeven", "Nested.depth"}) {
    add(name, lazy());
    add(name, lazier());
  }
  auto jvm = Jvm::start({KUKANG_JAVA, kEndlessClasses, 0.5});
  ASSERT_TRUE(jvm.ok()) << jvm.status();
  const auto confirmations = confirm(**jvm, witnesses);
  ASSERT_TRUE(confirmations.ok()) << confirmations.status();
  for (size_t i = 0; i < names.size(); ++i) {
    const Confirmation& confirmation = (*confirmations)[i];
    EXPECT_EQ(confirmation.what, Confirmation::What::Confirmed)
        << names[i] << ": " << confirmation.text;
  }
}

// A run that ends is not taken for one that does not, nor the other way round.
TEST_F(Unending, OtherwiseItIsNotConfirmed) {
  Witness spins = witness_of("spins", lazier_sharp());
  Witness recurses = witness_of("recurses", lazier_sharp());
  spins.end = {RunEnd::How::Threw, 0, std::string(kStackOverflow)};
  recurses.end = {RunEnd::How::Hung};
  auto jvm = Jvm::start({KUKANG_JAVA, kEndlessClasses, 0.5});
  ASSERT_TRUE(jvm.ok()) << jvm.status();
  const auto ends = (*jvm)->replay(std::vector<Witness>{spins, recurses});
  ASSERT_TRUE(ends.ok()) << ends.status();
  EXPECT_EQ(compare(spins, (*ends)[0]).what, Confirmation::What::Doubt);  // it may be slow
  EXPECT_EQ(compare(recurses, (*ends)[1]).what, Confirmation::What::Disagreement);
}

}  // namespace
}  // namespace kukang
