// Container.swap, as Deng, Lee and Robby show it: the computation trees of their Figs. 2 to 4 (the
// text that goes with them) and the derivations of their Figs. 13 to 15, state by state and rule by
// rule.
//
// An object is written α here where the paper's appendix writes its location l, and what the paper
// calls β has the next free number. Two slips of the figures are put right: in Figs. 14 and 15 the
// local 1 is α̂1 until GETFIELD2-A resolves it, and from then on α1, in the locals and on the stack
// alike.

#include <gmock/gmock.h>

#include "traced.h"

namespace kukang {
namespace {

using testing::ElementsAre;

struct Row {
  const char* rule;  // that leads to the state
  const char* state;
};

const std::vector<Row> kFigure13 = {
    {"", "(∅, 0, {0 ↦ α0, 1 ↦ α1}, nil, {α0 ↦ ∅τ0, α1 ↦ ∅τ1}, φ)"},
    {"ALOAD-S", "(∅, 1, {0 ↦ α0, 1 ↦ α1}, α0::nil, {α0 ↦ ∅τ0, α1 ↦ ∅τ1}, φ)"},
    {"GETFIELD4-S", "(∅, 4, {0 ↦ α0, 1 ↦ α1}, α1::nil, {α0 ↦ {data ↦ α1}τ0, α1 ↦ ∅τ1}, φ)"},
    {"ASTORE-S", "(∅, 5, {0 ↦ α0, 1 ↦ α1, 2 ↦ α1}, nil, {α0 ↦ {data ↦ α1}τ0, α1 ↦ ∅τ1}, φ)"},
    {"ALOAD-S", "(∅, 6, {0 ↦ α0, 1 ↦ α1, 2 ↦ α1}, α0::nil, {α0 ↦ {data ↦ α1}τ0, α1 ↦ ∅τ1}, φ)"},
    {"ALOAD-S", "(∅, 7, {0 ↦ α0, 1 ↦ α1, 2 ↦ α1}, α1::α0::nil, {α0 ↦ {data ↦ α1}τ0, α1 ↦ ∅τ1}, φ)"},
    {"GETFIELD6-S",
     "(∅, 10, {0 ↦ α0, 1 ↦ α1, 2 ↦ α1}, α2::α0::nil, "
     "{α0 ↦ {data ↦ α1}τ0, α1 ↦ {data ↦ α2}τ1, α2 ↦ ∅τ2}, φ2)"},
    {"PUTFIELD1-S",
     "(∅, 13, {0 ↦ α0, 1 ↦ α1, 2 ↦ α1}, nil, "
     "{α0 ↦ {data ↦ α2}τ0, α1 ↦ {data ↦ α2}τ1, α2 ↦ ∅τ2}, φ2)"},
    {"ALOAD-S",
     "(∅, 14, {0 ↦ α0, 1 ↦ α1, 2 ↦ α1}, α1::nil, "
     "{α0 ↦ {data ↦ α2}τ0, α1 ↦ {data ↦ α2}τ1, α2 ↦ ∅τ2}, φ2)"},
    {"ALOAD-S",
     "(∅, 15, {0 ↦ α0, 1 ↦ α1, 2 ↦ α1}, α1::α1::nil, "
     "{α0 ↦ {data ↦ α2}τ0, α1 ↦ {data ↦ α2}τ1, α2 ↦ ∅τ2}, φ2)"},
    {"PUTFIELD1-S",
     "(∅, 18, {0 ↦ α0, 1 ↦ α1, 2 ↦ α1}, nil, "
     "{α0 ↦ {data ↦ α2}τ0, α1 ↦ {data ↦ α1}τ1, α2 ↦ ∅τ2}, φ2)"},
};

// Figs. 14 and 15 differ in what a reference is that nobody has looked at, β, and in the rule that
// makes it.
const std::vector<Row> kFigures14And15 = {
    {"", "(∅, 0, {0 ↦ α̂0, 1 ↦ α̂1}, nil, ∅, ∅)"},
    {"ALOAD-S", "(∅, 1, {0 ↦ α̂0, 1 ↦ α̂1}, α̂0::nil, ∅, ∅)"},
    {"GETFIELD2-A", "(∅, 1, {0 ↦ α0, 1 ↦ α̂1}, α0::nil, {α0 ↦ ∅τ0}, {τ0 <: Container})"},
    {"MAKE", "(∅, 4, {0 ↦ α0, 1 ↦ α̂1}, β2::nil, {α0 ↦ {data ↦ β2}τ0}, {τ0 <: Container})"},
    {"ASTORE-S", "(∅, 5, {0 ↦ α0, 1 ↦ α̂1, 2 ↦ β2}, nil, {α0 ↦ {data ↦ β2}τ0}, {τ0 <: Container})"},
    {"ALOAD-S",
     "(∅, 6, {0 ↦ α0, 1 ↦ α̂1, 2 ↦ β2}, α0::nil, {α0 ↦ {data ↦ β2}τ0}, {τ0 <: Container})"},
    {"ALOAD-S",
     "(∅, 7, {0 ↦ α0, 1 ↦ α̂1, 2 ↦ β2}, α̂1::α0::nil, {α0 ↦ {data ↦ β2}τ0}, {τ0 <: Container})"},
    {"GETFIELD2-A",
     "(∅, 7, {0 ↦ α0, 1 ↦ α1, 2 ↦ β2}, α1::α0::nil, {α0 ↦ {data ↦ β2}τ0, α1 ↦ ∅τ1}, φ)"},
    {"MAKE",
     "(∅, 10, {0 ↦ α0, 1 ↦ α1, 2 ↦ β2}, β3::α0::nil, "
     "{α0 ↦ {data ↦ β2}τ0, α1 ↦ {data ↦ β3}τ1}, φ)"},
    {"PUTFIELD1-S",
     "(∅, 13, {0 ↦ α0, 1 ↦ α1, 2 ↦ β2}, nil, {α0 ↦ {data ↦ β3}τ0, α1 ↦ {data ↦ β3}τ1}, φ)"},
    {"ALOAD-S",
     "(∅, 14, {0 ↦ α0, 1 ↦ α1, 2 ↦ β2}, α1::nil, {α0 ↦ {data ↦ β3}τ0, α1 ↦ {data ↦ β3}τ1}, φ)"},
    {"ALOAD-S",
     "(∅, 15, {0 ↦ α0, 1 ↦ α1, 2 ↦ β2}, β2::α1::nil, "
     "{α0 ↦ {data ↦ β3}τ0, α1 ↦ {data ↦ β3}τ1}, φ)"},
    {"PUTFIELD1-S",
     "(∅, 18, {0 ↦ α0, 1 ↦ α1, 2 ↦ β2}, nil, {α0 ↦ {data ↦ β3}τ0, α1 ↦ {data ↦ β2}τ1}, φ)"},
};

std::string with(std::string text, std::string_view letter, std::string_view meaning) {
  for (size_t at = 0; (at = text.find(letter, at)) != std::string::npos; at += meaning.size()) {
    text.replace(at, letter.size(), meaning);
  }
  return text;
}

struct Step {
  std::string rule, state;
  bool operator==(const Step&) const = default;
};
void PrintTo(const Step& step, std::ostream* out) { *out << step.rule << " ⇒ " << step.state; }

// A figure with its abbreviations written out.
std::vector<Step> figure(const std::vector<Row>& rows, std::string_view beta,
                         std::string_view maker) {
  const std::string phi = "{τ0 <: Container, τ1 <: Container}";
  const std::string phi2 = "{τ0 <: Container, τ1 <: Container, τ2 <: Object}";
  std::vector<Step> steps;
  for (const Row& row : rows) {
    std::string state = with(with(with(row.state, "φ2", phi2), "φ", phi), "β", beta);
    steps.push_back({with(row.rule, "MAKE", maker), std::move(state)});
  }
  return steps;
}

// What swap itself does, from its first instruction until it is about to return.
std::vector<Step> derived(const Traced& swap, std::string_view label) {
  std::vector<Step> steps;
  for (const Derivation::Step& step : swap.derivations[swap.path(label)].steps) {
    if (step.method.empty()) continue;
    EXPECT_EQ(step.method, "Container.swap");
    std::string rules;
    for (Rule rule : step.rules) rules += text_of(rule).name;
    steps.push_back({std::move(rules), on_one_line(*step.state)});
  }
  return steps;
}

Traced swap(const Strategy& strategy) { return traced("container/Container", "swap", strategy); }

TEST(Figures, LazyDerivation) {
  EXPECT_EQ(derived(swap(lazy()), "3341"), figure(kFigure13, "", ""));
}
TEST(Figures, LazierDerivation) {
  EXPECT_EQ(derived(swap(lazier()), "2231"), figure(kFigures14And15, "α̂", "GETFIELD3-A"));
}
TEST(Figures, LazierSharpDerivation) {
  EXPECT_EQ(derived(swap(lazier_sharp()), "1121"), figure(kFigures14And15, "ᾱ", "GETFIELD3-B"));
}

// --- the trees ---

struct Shape {
  size_t leaves = 0, cut = 0;
  std::vector<std::string> traces;
};

Shape shape_of(const Traced& swap) {
  Shape shape;
  for (const TreeNode& node : swap.tree.nodes) {
    if (!node.children.empty()) continue;
    const bool cut = node.endings.at(0) != kReturns;
    ++(cut ? shape.cut : shape.leaves);
    EXPECT_EQ(node.endings.size(), 1u) << node.label;
  }
  for (size_t i = 0; i < swap.tree.paths.size(); ++i) {
    shape.traces.push_back(swap.tree.trace_of(i));
  }
  return shape;
}

std::vector<std::string> children(const Traced& swap, std::string_view label) {
  std::vector<std::string> labels;
  for (int child : swap.node(label).children) labels.push_back(swap.tree.nodes[child].label);
  return labels;
}

std::string heap(const Traced& swap, std::string_view label) {
  return text_of(swap.node(label).state.heap);
}
std::string locals(const Traced& swap, std::string_view label) {
  return text_of(swap.node(label).locals);
}

TEST(Figures, LazyTree) {
  const Traced lazily = swap(lazy());
  const Shape shape = shape_of(lazily);
  EXPECT_EQ(shape.leaves, 20u);
  EXPECT_EQ(shape.cut, 1u);
  EXPECT_THAT(shape.traces, testing::Contains("3-33-334-3341"));
  EXPECT_EQ(lazily.tree.initial.size(), 3u);
  EXPECT_EQ(locals(lazily, "1"), "{this ↦ α0, n ↦ NULL}");
  EXPECT_THAT(lazily.node("1").endings, ElementsAre("assume n ≠ NULL, which does not hold"));
  EXPECT_EQ(locals(lazily, "2"), "{this ↦ α0, n ↦ α0}");
  EXPECT_EQ(locals(lazily, "3"), "{this ↦ α0, n ↦ α1}");
  EXPECT_EQ(heap(lazily, "3"), "{α0 ↦ ∅τ0, α1 ↦ ∅τ1}");
  EXPECT_THAT(children(lazily, "3"), ElementsAre("31", "32", "33", "34"));
  EXPECT_EQ(heap(lazily, "31"), "{α0 ↦ {data ↦ NULL}τ0, α1 ↦ ∅τ1}");
  EXPECT_EQ(heap(lazily, "32"), "{α0 ↦ {data ↦ α0}τ0, α1 ↦ ∅τ1}");
  EXPECT_EQ(heap(lazily, "33"), "{α0 ↦ {data ↦ α1}τ0, α1 ↦ ∅τ1}");
  EXPECT_EQ(heap(lazily, "34"), "{α0 ↦ {data ↦ α2}τ0, α1 ↦ ∅τ1, α2 ↦ ∅τ2}");
  EXPECT_THAT(children(lazily, "33"), ElementsAre("331", "332", "333", "334"));
  EXPECT_EQ(heap(lazily, "331"), "{α0 ↦ {data ↦ NULL}τ0, α1 ↦ {data ↦ NULL}τ1}");
  EXPECT_EQ(heap(lazily, "332"), "{α0 ↦ {data ↦ α0}τ0, α1 ↦ {data ↦ α0}τ1}");
  EXPECT_EQ(heap(lazily, "333"), "{α0 ↦ {data ↦ α1}τ0, α1 ↦ {data ↦ α1}τ1}");
  EXPECT_EQ(heap(lazily, "334"), "{α0 ↦ {data ↦ α2}τ0, α1 ↦ {data ↦ α2}τ1, α2 ↦ ∅τ2}");
  EXPECT_THAT(children(lazily, "334"), ElementsAre("3341"));
  EXPECT_EQ(heap(lazily, "3341"), "{α0 ↦ {data ↦ α2}τ0, α1 ↦ {data ↦ α1}τ1, α2 ↦ ∅τ2}");
}

TEST(Figures, LazierTree) {
  const Traced lazily = swap(lazier());
  const Shape shape = shape_of(lazily);
  EXPECT_EQ(shape.leaves, 6u);
  EXPECT_EQ(shape.cut, 1u);
  EXPECT_THAT(shape.traces, testing::Contains("2-22-223-2231"));
  EXPECT_EQ(lazily.tree.initial.size(), 2u);
  EXPECT_EQ(locals(lazily, "1"), "{this ↦ α̂0, n ↦ NULL}");
  EXPECT_EQ(locals(lazily, "2"), "{this ↦ α̂0, n ↦ α̂1}");
  EXPECT_EQ(heap(lazily, "2"), "∅");
  EXPECT_THAT(children(lazily, "2"), ElementsAre("21", "22"));
  EXPECT_EQ(heap(lazily, "21"), "{α0 ↦ {data ↦ NULL}τ0}");
  EXPECT_EQ(heap(lazily, "22"), "{α0 ↦ {data ↦ α̂2}τ0}");
  EXPECT_EQ(locals(lazily, "22"), "{this ↦ α0, n ↦ α̂1, e ↦ α̂2}");
  EXPECT_THAT(children(lazily, "22"), ElementsAre("221", "222", "223"));
  EXPECT_EQ(locals(lazily, "221"), "{this ↦ α0, n ↦ α0, e ↦ α̂2}");
  EXPECT_EQ(heap(lazily, "221"), "{α0 ↦ {data ↦ α̂2}τ0}");
  EXPECT_EQ(heap(lazily, "222"), "{α0 ↦ {data ↦ NULL}τ0, α1 ↦ {data ↦ NULL}τ1}");
  EXPECT_EQ(heap(lazily, "223"), "{α0 ↦ {data ↦ α̂3}τ0, α1 ↦ {data ↦ α̂3}τ1}");
  EXPECT_EQ(heap(lazily, "2231"), "{α0 ↦ {data ↦ α̂3}τ0, α1 ↦ {data ↦ α̂2}τ1}");
}

TEST(Figures, LazierSharpTree) {
  const Traced lazily = swap(lazier_sharp());
  const Shape shape = shape_of(lazily);
  EXPECT_EQ(shape.leaves, 2u);
  EXPECT_EQ(shape.cut, 0u);
  EXPECT_THAT(shape.traces, ElementsAre("1-11-111-1111", "1-11-112-1121"));
  EXPECT_EQ(locals(lazily, "1"), "{this ↦ α̂0, n ↦ α̂1}");
  EXPECT_EQ(heap(lazily, "1"), "∅");
  EXPECT_EQ(heap(lazily, "11"), "{α0 ↦ {data ↦ ᾱ2}τ0}");
  EXPECT_EQ(locals(lazily, "111"), "{this ↦ α0, n ↦ α0, e ↦ ᾱ2}");
  EXPECT_EQ(heap(lazily, "111"), "{α0 ↦ {data ↦ ᾱ2}τ0}");
  EXPECT_EQ(heap(lazily, "112"), "{α0 ↦ {data ↦ ᾱ3}τ0, α1 ↦ {data ↦ ᾱ3}τ1}");
  EXPECT_EQ(heap(lazily, "1121"), "{α0 ↦ {data ↦ ᾱ3}τ0, α1 ↦ {data ↦ ᾱ2}τ1}");
}

}  // namespace
}  // namespace kukang
