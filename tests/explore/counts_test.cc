// How many paths there are: Container.swap of the paper, and small methods worked out by hand.

#include <gtest/gtest.h>

#include "explore/exploration.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

const Program& examples() {
  static const auto program =
      Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  return **program;
}

Plan plan_of(const Program& program, std::string_view owner, std::string_view name, bool non_null) {
  const Type* type = *program.load(owner);
  Plan plan;
  for (const Method& method : type->methods) {
    if (method.name == name) plan.target = &method;
  }
  std::vector<int> arguments;
  if (!plan.target->is_static()) plan.parameters.push_back({"this", Basic::Reference, type, true});
  for (std::string_view descriptor : take_apart(plan.target->descriptor).parameters) {
    Plan::Parameter parameter{"p", basic_of(descriptor[0])};
    if (parameter.basic == Basic::Reference) {
      parameter.type = *program.load(descriptor[0] == 'L' ? descriptor.substr(1, descriptor.size() - 2) : descriptor);
      parameter.non_null = non_null;
    }
    plan.parameters.push_back(parameter);
  }
  for (size_t i = 0; i < plan.parameters.size(); ++i) {
    arguments.push_back(static_cast<int>(i));
    if (plan.parameters[i].non_null) {
      plan.stages.push_back({Plan::Stage::What::Assume, nullptr, {static_cast<int>(i)}});
    }
  }
  plan.stages.push_back({Plan::Stage::What::Run, plan.target, arguments});
  return plan;
}

uint64_t paths(const Program& program, const Plan& plan, const Strategy& strategy, uint32_t k) {
  ExploreOptions options;
  options.strategy = &strategy;
  options.bounds.k = k;
  auto result = explore(program, plan, options, nullptr);
  EXPECT_TRUE(result.ok()) << result.status();
  return result.ok() ? result->tally.paths() : 0;
}

TEST(Counts, Swap) {
  const Plan plan = plan_of(examples(), "container/Container", "swap", true);
  EXPECT_EQ(paths(examples(), plan, lazy(), 3), 20u);
  EXPECT_EQ(paths(examples(), plan, lazier(), 3), 6u);
  EXPECT_EQ(paths(examples(), plan, lazier_sharp(), 3), 2u);
}

}  // namespace
}  // namespace kukang
