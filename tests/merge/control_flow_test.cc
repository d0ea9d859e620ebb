// Where the ways on from branches meet, and which locals are live there: of the methods of Flows.

#include "semantics/control_flow.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "merge/merged_program.h"

namespace kukang {
namespace {

using testing::ElementsAre;

struct Decoded {
  explicit Decoded(const std::string& name)
      : method(method_named("merged/Flows", name)),
        code(*decode(merged_program(), method)),
        flow(control_flow_of(*code)) {}

  // Lines are counted from that of the method's first instruction, as 1.
  int line(int32_t instruction) const { return code->line_at(instruction) - code->line_at(0) + 1; }

  // Of each branch, in the order of the code: the line where its ways meet; 0: the method's return;
  // -1: nowhere.
  std::vector<int> meetings() const {
    std::vector<int> lines;
    for (const ControlFlow::Block& block : flow.blocks()) {
      if (block.next.size() < 2) continue;
      const int32_t at = flow.meeting_of(block.end - 1);
      lines.push_back(at == ControlFlow::kReturn ? 0 : at == ControlFlow::kNone ? -1 : line(at));
    }
    return lines;
  }

  const Method& method;
  std::unique_ptr<Code> code;
  const ControlFlow& flow;
};

TEST(ControlFlow, WaysMeet) {
  EXPECT_THAT(Decoded("once").meetings(), ElementsAre(3));
  EXPECT_THAT(Decoded("both").meetings(), ElementsAre(3, 3));
  EXPECT_THAT(Decoded("returns").meetings(), ElementsAre(0, 0));
  EXPECT_THAT(Decoded("cases").meetings(), ElementsAre(6));
}

// A throw is no way to meet.
TEST(ControlFlow, ThrowsAreLeftAside) {
  EXPECT_THAT(Decoded("refuses").meetings(), ElementsAre(-1, 2));
}

// The head of a loop has one way into it; of what is inside, those that leave it are left aside.
TEST(ControlFlow, LoopsAreLeftAside) {
  EXPECT_THAT(Decoded("counts").meetings(), ElementsAre(-1, 2));
  EXPECT_THAT(Decoded("leaves").meetings(), ElementsAre(-1, 2, -1));
}

TEST(ControlFlow, BlocksComeAfterWhatLeadsToThem) {
  const Decoded decoded("counts");
  const std::vector<int32_t>& order = decoded.flow.reverse_postorder();
  EXPECT_EQ(order.front(), 0);
  EXPECT_EQ(order.size(), decoded.flow.blocks().size());
  int back = 0;
  for (size_t i = 0; i < order.size(); ++i) {
    for (const int32_t next : decoded.flow.blocks()[order[i]].next) {
      back += std::find(order.begin(), order.begin() + static_cast<ptrdiff_t>(i) + 1, next) !=
              order.begin() + static_cast<ptrdiff_t>(i) + 1;
    }
  }
  EXPECT_EQ(back, 1) << "the loop's";
}

TEST(ControlFlow, LocalsAreLiveUntilTheyAreReadForTheLastTime) {
  const Decoded decoded("once");  // x, s
  EXPECT_TRUE(decoded.flow.is_live(0, 0));
  EXPECT_FALSE(decoded.flow.is_live(0, 1)) << "it is written first";
  const int32_t meeting = decoded.flow.meeting_of(decoded.flow.blocks()[0].end - 1);
  EXPECT_FALSE(decoded.flow.is_live(meeting, 0));
  EXPECT_TRUE(decoded.flow.is_live(meeting, 1));
}

TEST(ControlFlow, WhatAHandlerReadsIsLive) {
  const Decoded decoded("handles");  // x, s
  for (const ControlFlow::Block& block : decoded.flow.blocks()) {
    if (!block.handlers.empty()) {
      EXPECT_TRUE(decoded.flow.is_live(block.first, 1));
    }
  }
}

}  // namespace
}  // namespace kukang
