// A state can be copied at any instruction: both go on as if the other were not there.

#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "comparison/compare.h"
#include "semantics/own_classes.h"
#include "support/text.h"

namespace kukang {
namespace {

// How a path ended, as text: what was returned, or the class of the exception.
std::string text_of_ending(const Machine& machine) {
  const Ending& ending = machine.ending;
  std::string text(text_of(ending.outcome));
  if (ending.value.is_location()) {
    const Type& type = *machine.object(ending.value).type;
    text += " " + type.name;
    if (&type == machine.known.string) text += " " + machine.read_utf8(ending.value).value();
  }
  switch (ending.value.kind) {
    case Kind::Int: text += " " + std::to_string(ending.value.i); break;
    case Kind::Long: text += " " + std::to_string(ending.value.j); break;
    case Kind::Float: text += " " + std::to_string(ending.value.f); break;
    case Kind::Double: text += " " + std::to_string(ending.value.d); break;
    default: break;
  }
  return text + " after " + std::to_string(machine.state->steps);
}

std::string run_to_the_end(Machine& machine, State& state) {
  machine.run(state, std::numeric_limits<uint64_t>::max());
  return text_of_ending(machine);
}

TEST(Fork, BothCopiesEndAsTheOneWouldHave) {
  const std::vector<Case> cases =
      cases_from_sources(KUKANG_SOURCE_DIR "/tests/programs/java/programs", "programs");
  auto program = Program::open({KUKANG_BUILD_DIR "/java/test-programs", ""}, own_classes());
  ASSERT_TRUE(program.ok()) << program.status();
  auto machine = Machine::make(**program, {});
  ASSERT_TRUE(machine.ok()) << machine.status();
  std::mt19937 random(1);
  int forked = 0;
  for (size_t i = 0; i < cases.size(); i += 3) {
    const Type* type = *(*program)->require(slashed(cases[i].class_name));
    const Method* method = nullptr;
    for (const Method& candidate : type->methods) {
      if (candidate.name == cases[i].method && !(candidate.flags & kSynthetic)) method = &candidate;
    }
    ASSERT_NE(method, nullptr) << cases[i].line();
    std::vector<Literal> literals;
    for (const std::string& text : cases[i].literals) literals.push_back(*parse_literal(text));

    State whole;
    (*machine)->state = &whole;
    (*machine)->enter(whole, *method, *arguments_for(**machine, *method, literals));
    const std::string expected = run_to_the_end(**machine, whole);
    if (whole.steps < 2 || whole.steps > 300'000) continue;

    State state;
    (*machine)->state = &state;
    (*machine)->enter(state, *method, *arguments_for(**machine, *method, literals));
    if ((*machine)->run(state, 1 + random() % whole.steps) == Progress::Ended) continue;
    State copy = state;
    State second_copy = state;
    ++forked;
    EXPECT_EQ(run_to_the_end(**machine, state), expected) << cases[i].line();
    EXPECT_EQ(run_to_the_end(**machine, copy), expected) << cases[i].line();
    EXPECT_EQ(run_to_the_end(**machine, second_copy), expected) << cases[i].line();
  }
  EXPECT_GT(forked, 300);
}

}  // namespace
}  // namespace kukang
