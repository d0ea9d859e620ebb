// Random programs do in Kukang's machine what they do on the JVM.
//
// One javac and one java are started for all of them.

#include <gtest/gtest.h>

#include "comparison/compare.h"
#include "random/random_programs.h"

namespace kukang {
namespace {

TEST(RandomPrograms, DoWhatTheyDoOnTheJvm) {
  const RandomPrograms programs("concrete", "2000");
  ASSERT_FALSE(HasFailure());
  expect_same_as_java(programs.cases(), programs.class_path(), Classes::Shared);
}

}  // namespace
}  // namespace kukang
