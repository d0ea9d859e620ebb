// Trees and derivations as text, against files that people have read.

#include "comparison/golden.h"

#include "fmt/format.h"
#include "report/tree_drawing.h"
#include "traced.h"

namespace kukang {
namespace {

struct Figure {
  const Strategy& strategy;
  const char* name;
  const char* label;
};

class Golden : public testing::TestWithParam<Figure> {};

TEST_P(Golden, Swap) {
  const Traced swap = traced("container/Container", "swap", GetParam().strategy);
  const size_t path = swap.path(GetParam().label);
  const TreeLayout layout{100, {path}};
  const std::string name = fmt::format("swap-{}", GetParam().name);
  expect_golden("trace", name + "-tree.txt", text_of(swap.tree, layout));
  expect_golden("trace", name + "-tree.dot", dot_of(swap.tree, layout));
  expect_golden("trace", fmt::format("{}-{}.txt", name, GetParam().label), swap.text(path));
}

INSTANTIATE_TEST_SUITE_P(Strategies, Golden,
                         testing::Values(Figure{lazy(), "lazy", "3341"},
                                         Figure{lazier(), "lazier", "2231"},
                                         Figure{lazier_sharp(), "lazier-sharp", "1121"}));

// What swap does not show: calls, exceptions, arrays, static fields, conditions on values.
TEST(GoldenCases, Derivations) {
  for (const char* method : {"called", "caught", "element", "halved"}) {
    const Traced cases = traced("trace/Cases", method, lazier_sharp());
    std::string text;
    for (size_t i = 0; i < cases.derivations.size(); ++i) {
      text += fmt::format("Path {}, {}\n{}\n", i + 1, cases.tree.trace_of(i), cases.text(i));
    }
    expect_golden("trace", fmt::format("{}.txt", method), text);
  }
}

}  // namespace
}  // namespace kukang
