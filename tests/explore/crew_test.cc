// Who works for somebody and finds no memory stops, and ends nothing else.

#include "explore/crew.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <new>
#include <vector>

namespace kukang {
namespace {

using testing::ElementsAre;

TEST(Crew, AMemberThatFindsNoMemoryIsAReasonToStop) {
  const std::atomic<bool> interrupted = false;
  for (const std::atomic<bool>* limit :
       {static_cast<const std::atomic<bool>*>(nullptr), &interrupted}) {
    Interrupt first, second;
    std::vector<std::string> stops;
    Crew crew;
    crew.members = {&first, &second};
    crew.work = [](int) { throw std::bad_alloc(); };
    crew.stop = [&](std::string why) { stops.push_back(std::move(why)); };
    ExploreOptions options;
    options.interrupted = limit;
    EXPECT_TRUE(run_crew(crew, options));
    EXPECT_THAT(stops, ElementsAre("the memory is used up"));
  }
}

}  // namespace
}  // namespace kukang
