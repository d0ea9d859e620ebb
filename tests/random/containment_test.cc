// For every concrete run of a random program there is a symbolic path that contains it.
//
// The strategies take turns: a run is followed with one of them.

#include <gtest/gtest.h>

#include <iostream>
#include <map>

#include "containment/guided.h"
#include "contract/contract.h"
#include "random/random_programs.h"
#include "semantics/own_classes.h"

namespace kukang {
namespace {

constexpr uint64_t kMostQuestions = 3;  // of a run

TEST(RandomPrograms, EveryRunIsContainedInASymbolicPath) {
  const RandomPrograms programs("symbolic", "100");
  ASSERT_FALSE(HasFailure());
  const auto program = Program::open({programs.class_path(), ""}, own_classes());
  ASSERT_TRUE(program.ok()) << program.status();
  const auto machine = ConcreteMachine::make(**program);
  ASSERT_TRUE(machine.ok()) << machine.status();
  std::vector<std::unique_ptr<Follower>> followers;
  for (const Strategy* strategy : strategies()) {
    followers.push_back(*Follower::make(**program, *strategy, kMostQuestions));
  }

  uint64_t contained = 0, forks = 0, questions = 0;
  std::map<std::string, uint64_t> lost;
  for (size_t i = 0; i < programs.cases().size(); ++i) {
    const Case& c = programs.cases()[i];
    const size_t turn = i % followers.size();
    SCOPED_TRACE(testing::Message() << c.line() << ", " << strategies()[turn]->name());
    const Method* method = method_of(**program, c);
    ASSERT_NE(method, nullptr);
    const auto plan = plan_for(**program, *method, {});
    ASSERT_TRUE(plan.ok()) << plan.status();
    const auto literals = literals_of(c);
    ASSERT_TRUE(literals.ok()) << literals.status();
    const auto run = (*machine)->run(*plan, *literals);
    ASSERT_TRUE(run.ok()) << run.status();
    const auto followed = followers[turn]->follow(*plan, *literals, *run);
    ASSERT_TRUE(followed.ok()) << followed.status();
    EXPECT_NE(followed->how, Followed::How::Astray) << followed->text;
    if (followed->how == Followed::How::Lost) ++lost[followed->text];
    if (followed->how == Followed::How::Ended) ++contained;
    forks += followed->forks;
    questions += followed->questions;
  }
  std::cout << contained << " of " << programs.cases().size() << " runs contained, " << forks
            << " forks, " << questions << " questions" << std::endl;
  for (const auto& [why, number] : lost) std::cout << number << " x " << why << std::endl;
}

}  // namespace
}  // namespace kukang
