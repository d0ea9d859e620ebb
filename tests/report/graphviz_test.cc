// Graphviz is stopped where somebody has waited long enough, and does not outlive this process.

#include "report/graphviz.h"

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <random>
#include <thread>

#include "fmt/format.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "report/drawing_html.h"

namespace kukang {
namespace {

using testing::IsEmpty;
using testing::SizeIs;
using testing::StartsWith;
using Clock = std::chrono::steady_clock;

// dot takes minutes to draw it.
std::string tangle() {
  constexpr int kNodes = 400, kEdges = 1600;
  std::mt19937 random(1);
  std::string graph = "digraph {";
  for (int i = 0; i < kEdges; ++i) {
    const auto from = random() % kNodes, to = random() % kNodes;
    graph += fmt::format("n{} -> n{};", from, to);
  }
  return graph + "}\n";
}

const std::string kSmall = "digraph { a -> b }\n";

Enough after(std::chrono::milliseconds time) {
  return [until = Clock::now() + time] { return Clock::now() > until; };
}
bool never() { return false; }

TEST(Graphviz, DrawsAll) {
  const auto drawings = drawn({{kSmall, "a<b"}, {kSmall, "b"}}, "heap", never);
  ASSERT_TRUE(drawings.ok()) << drawings.status();
  ASSERT_THAT(*drawings, SizeIs(2));
  for (const std::string& drawing : *drawings) EXPECT_THAT(drawing, StartsWith("<svg"));
}

TEST(Graphviz, WhatIsNotDrawnInTimeIsText) {
  const Clock::time_point from = Clock::now();
  const auto drawings =
      drawn({{tangle(), "a<b"}, {kSmall, "b"}}, "heap", after(std::chrono::milliseconds(300)));
  EXPECT_LT(Clock::now() - from, std::chrono::seconds(10));
  ASSERT_TRUE(drawings.ok()) << drawings.status();
  EXPECT_THAT(*drawings, testing::ElementsAre("a&lt;b", "b"));
}

// What was drawn before is kept. (What dot writes comes in large pieces.)
TEST(Graphviz, WhatIsDrawnInTimeIsKept) {
  std::vector<std::string> graphs(30, kSmall);
  graphs.push_back(tangle());
  const auto drawings = drawn_by_dot(graphs, "heap", after(std::chrono::seconds(3)));
  ASSERT_TRUE(drawings.ok()) << drawings.status();
  EXPECT_GT(drawings->size(), 10u);
  EXPECT_LE(drawings->size(), 30u);
  for (const std::string& drawing : *drawings) {
    EXPECT_THAT(drawing, StartsWith("<svg"));
    EXPECT_THAT(drawing, testing::HasSubstr("</svg>"));
  }
}

TEST(Graphviz, NothingIsBegunThatNobodyWaitsFor) {
  const auto drawings = drawn_by_dot({kSmall}, "heap", [] { return true; });
  ASSERT_TRUE(drawings.ok()) << drawings.status();
  EXPECT_THAT(*drawings, IsEmpty());
}

TEST(Graphviz, APictureThatIsNotDrawnInTimeIsSaidToBe) {
  const auto picture = run_dot(tangle(), "tree", after(std::chrono::milliseconds(300)));
  EXPECT_EQ(message(picture.status()), "dot has not drawn the tree in time; use another --format");
}

TEST(Graphviz, EndsWithItsParent) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  const pid_t parent = fork();
  if (parent == 0) {
    (void)run_dot(tangle(), "tree", never);
    _exit(0);
  }
  // It is dot only after some steps, and is not to be asked before: then it may see by itself that
  // its parent has ended.
  const std::string children = fmt::format("/proc/{0}/task/{0}/children", parent);
  pid_t dot = 0;
  std::string name;
  const auto give_up = after(std::chrono::seconds(30));
  while (name != "dot" && !give_up()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (std::ifstream(children) >> dot) {
      std::ifstream(fmt::format("/proc/{}/comm", dot)) >> name;
    }
  }
  ASSERT_EQ(name, "dot");
  kill(parent, SIGKILL);
  waitpid(parent, nullptr, 0);
  int status = 0;
  pid_t ended = 0;
  const auto late = after(std::chrono::seconds(10));
  while ((ended = waitpid(dot, &status, WNOHANG)) == 0 && !late()) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  EXPECT_EQ(ended, dot) << "it is still there";
  EXPECT_TRUE(WIFSIGNALED(status));
  if (ended == 0) kill(dot, SIGKILL);
}

}  // namespace
}  // namespace kukang
