// Single points of traces: how things are named and written, which states are nodes, how lines are
// broken.

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>

#include "report/tree_drawing.h"
#include "traced.h"

namespace kukang {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Traced cases(std::string_view method) { return traced("trace/Cases", method, lazier_sharp()); }

std::vector<std::string> endings(const Traced& method) {
  std::vector<std::string> out;
  for (const Derivation& derivation : method.derivations) out.push_back(derivation.ending);
  return out;
}

std::vector<std::string> traces(const Traced& method) {
  std::vector<std::string> out;
  for (size_t i = 0; i < method.tree.paths.size(); ++i) out.push_back(method.tree.trace_of(i));
  return out;
}

std::vector<std::string> rules(const Derivation& derivation) {
  std::vector<std::string> out;
  for (const Derivation::Step& step : derivation.steps) {
    for (Rule rule : step.rules) out.emplace_back(text_of(rule).name);
  }
  return out;
}

TEST(Labels, DotsWhereANodeHasMoreThanNineChildren) {
  const Traced many = cases("many");
  ASSERT_EQ(many.tree.paths.size(), 11u);
  std::vector<std::string> labels;
  for (size_t i = 0; i < many.tree.paths.size(); ++i) {
    const std::vector<std::string> of_path = many.tree.labels_of(i);
    EXPECT_EQ(of_path.front(), "1");
    EXPECT_EQ(of_path.size(), 3u);
    labels.push_back(of_path.back());
  }
  EXPECT_THAT(labels, Contains("1.10.1"));
  EXPECT_THAT(labels, Contains("1.1.1"));
  std::sort(labels.begin(), labels.end());
  EXPECT_EQ(std::unique(labels.begin(), labels.end()), labels.end());
}

TEST(Labels, AVoidMethodThatOnlyReturnsHasOneState) {
  const Traced nothing = cases("nothing");
  EXPECT_THAT(traces(nothing), ElementsAre("1"));
  EXPECT_THAT(endings(nothing), ElementsAre("returns"));
}

TEST(Labels, AnAssumedPredicateIsALevel) {
  const Traced halved = cases("halved");
  EXPECT_EQ(halved.trails.outside, 1u);
  // What is asserted afterwards splits the path, but is no state of the method.
  EXPECT_THAT(traces(halved), ElementsAre("1-11-111", "1-11-111"));
  EXPECT_THAT(halved.node("11").state.conditions, ElementsAre("x0 ≤ 9"));
  EXPECT_THAT(endings(halved),
              testing::UnorderedElementsAre("returns x0 / 2",
                                            "assert: ensures positive, which does not hold"));
}

TEST(Endings, AreWrittenOut) {
  EXPECT_THAT(endings(cases("thrown")),
              ElementsAre("throws NullPointerException: Cannot assign field \"value\" because "
                          "\"node\" is null",
                          "returns", "returns"));
  EXPECT_THAT(endings(cases("assumed")), ElementsAre("assumes what does not hold", "returns"));
  EXPECT_THAT(endings(cases("things")), ElementsAre("returns ᾱ0", "returns \"a \\\"name\\\"\""));
}

TEST(Rules, OfAnExceptionAreTheMethodsOwn) {
  const Traced caught = cases("caught");
  EXPECT_THAT(rules(caught.derivations[0]),
              ElementsAre("INITIAL-B", "ALOAD-S", "GETFIELD1-B", "GETFIELD7-S", "CATCH1-C",
                          "ASTORE-S", "ICONST-C", "IRETURN-C"));
  const Traced thrown = cases("thrown");
  EXPECT_THAT(rules(thrown.derivations[0]), ElementsAre("INITIAL-B", "ALOAD-S", "ICONST-C",
                                                        "RESOLVE1-B", "PUTFIELD2-S", "CATCH2-C"));
}

TEST(Rules, OfACallAreThereToo) {
  const Traced called = cases("called");
  int entered = 0;
  for (const Derivation& derivation : called.derivations) {
    for (const Derivation::Step& step : derivation.steps) {
      if (step.calls == 0) continue;
      EXPECT_EQ(step.calls, 1);
      EXPECT_THAT(step.method, testing::AnyOf("Node.read", "Leaf.read"));
      EXPECT_FALSE(step.node);
      ++entered;
    }
  }
  EXPECT_GT(entered, 6);
  EXPECT_THAT(called.text(0), HasSubstr("invokevirtual Node.read, line 36, enters Node.read"));
}

TEST(Writing, ParametersTakeTheirSlots) {
  const Traced element = cases("element");
  const Sigma& entry = *element.derivations[0].steps[0].state;
  EXPECT_EQ(text_of(entry.locals), "{0 ↦ ᾱ0, 1 ↦ x0, 3 ↦ x1}");
  EXPECT_EQ(text_of(element.node("1").locals), "{array ↦ ᾱ0, wide ↦ x0, index ↦ x1}");
  EXPECT_EQ(element.node("13").state.heap.at(0).second, "{LEN ↦ x2, x1 ↦ x3}τ0");
}

TEST(Writing, StaticFieldsThatAreNoConstants) {
  const Traced things = cases("things");
  EXPECT_EQ(text_of(things.node("11").state.globals), "{Cases.made ↦ 1, Cases.NIL ↦ l0}");
  EXPECT_EQ(text_of(things.node("112").locals),
            "{colour ↦ ᾱ0, named ↦ x0, result ↦ \"a \\\"name\\\"\"}");
}

TEST(Writing, EnumConstantsByTheirNames) {
  const Traced things = traced("trace/Cases", "things", lazy());
  EXPECT_THAT(endings(things), Contains("returns Colour.GREEN"));
}

// A bound of a type is written as α̂'s until α̂ is some object; what follows from another one is not
// written.
TEST(Writing, BoundsOfTypes) {
  const Traced kinds = cases("kinds");
  EXPECT_THAT(kinds.node("12").state.conditions, ElementsAre("α̂1 <: Node"));
  EXPECT_THAT(kinds.node("121").state.conditions, ElementsAre("α̂1 <: Leaf"));
  EXPECT_THAT(kinds.node("122").state.conditions, ElementsAre("α̂1 <: Node", "α̂1 ≮: Leaf"));
  EXPECT_THAT(kinds.node("13").state.conditions, ElementsAre("α̂1 ≮: Node"));
  EXPECT_THAT(kinds.derivations[1].unknowns,
              ElementsAre(testing::Pair("ᾱ0", "Object"), testing::Pair("α̂1", "Object")));
}

// φ has first what objects are by declaration, which a tree does not show.
TEST(Writing, DeclaredTypes) {
  const Traced swap = traced("container/Container", "swap", lazy());
  EXPECT_THAT(swap.node("334").state.types,
              ElementsAre("τ0 <: Container", "τ1 <: Container", "τ2 <: Object"));
  EXPECT_THAT(swap.node("334").state.conditions, ElementsAre());
  const Traced kinds = traced("trace/Cases", "kinds", lazy());
  std::vector<std::string> narrowed;
  for (const TreeNode& node : kinds.tree.nodes) {
    narrowed.push_back(text_of(node.state.types) + text_of(node.state.conditions));
  }
  EXPECT_THAT(narrowed, Contains("{τ0 <: Object}∅"));
  EXPECT_THAT(narrowed, Contains("∅{τ0 <: Leaf}"));
  EXPECT_THAT(narrowed, Contains("∅{τ0 <: Node, τ0 ≮: Leaf}"));
  EXPECT_THAT(narrowed, Contains("{τ0 <: Object}{τ0 ≮: Node}"));
}

TEST(Writing, AConstructorsObjectIsMade) {
  const Traced made = traced("trace/Cases$Node", "<init>", lazier_sharp());
  EXPECT_THAT(traces(made), ElementsAre("1-11"));
  const std::string entry = on_one_line(*made.derivations[0].steps[0].state);
  EXPECT_THAT(entry, HasSubstr("{l0 ↦ {next ↦ NULL, value ↦ 0}Node"));
}

TEST(Writing, ObjectsThatWereMade) {
  const Traced build = cases("build");
  const Sigma::Map& heap = build.node("11111").state.heap;
  ASSERT_EQ(heap.size(), 3u);
  EXPECT_EQ(heap[1].second, "{next ↦ NULL, value ↦ x0}Node");
  EXPECT_EQ(heap[2].second,
            "{LEN ↦ 10, 0 ↦ 0, 1 ↦ x0, 2 ↦ 0, 3 ↦ 0, 4 ↦ 0, 5 ↦ 0, 6 ↦ 0, 7 ↦ 0, ...}int[]");
}

TEST(Writing, OnlyWhatChanges) {
  const Traced swap = traced("container/Container", "swap", lazy());
  const std::string text = swap.text(swap.path("3341"), {100, true});
  EXPECT_THAT(text, HasSubstr("(g, 1, ξ, α0::nil, h, φ)"));
  EXPECT_THAT(text, HasSubstr("(g, 4, ξ, α1::nil, {α0 ↦ {data ↦ α1}τ0, α1 ↦ ∅τ1}, φ)"));
  EXPECT_THAT(text, HasSubstr("(g, 5, {0 ↦ α0, 1 ↦ α1, 2 ↦ α1}, nil, h, φ)"));
}

TEST(Trails, AreTheSameForAnyNumberOfWorkers) {
  const Traced one = traced("trace/Cases", "many", lazy());
  const Traced three = traced("trace/Cases", "many", lazy(), 3);
  EXPECT_EQ(one.trails.shown, three.trails.shown);
}

TEST(Outlines, HaveTheSameTreeAsWholeDerivations) {
  for (const char* method : {"called", "caught", "element", "halved", "many", "nothing"}) {
    const Traced whole = cases(method);
    std::vector<Derivation> outlines;
    Explorer session(traced_program(), whole.plan, whole.options);
    for (const TrailChoices& trail : whole.trails.shown) {
      outlines.push_back(*derive(session, trail, Detail::Statements));
    }
    EXPECT_EQ(text_of(tree_of(whole.plan, outlines), TreeLayout()),
              text_of(whole.tree, TreeLayout()))
        << method;
  }
}

// Nothing that was written down until then is taken for the path.
TEST(Outlines, ThatAreNotFinishedSayWhy) {
  const Traced whole = cases("many");
  ExploreOptions hurried = whole.options;
  hurried.timeout_seconds = 0.001;
  Explorer session(traced_program(), whole.plan, hurried);
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  Derivation derivation;
  do {
    derivation = *derive(session, whole.trails.shown.back(), Detail::Statements);
  } while (derivation.unfinished.empty() && std::chrono::steady_clock::now() < until);
  EXPECT_EQ(derivation.unfinished, "the time is used up (--timeout)");
  EXPECT_FALSE(whole.derivations.back().steps.empty());
  EXPECT_EQ(whole.derivations.back().unfinished, "");
}

// A label is as long as its path, so the tree of a very long one would be as large as its square.
TEST(Outlines, ThatAreTooLongSayHowLong) {
  for (const Method& method : (*traced_program().load("trace/Cases"))->methods) {
    if (method.name != "longer") continue;
    const Plan plan = *plan_for(traced_program(), method, {});
    Explorer session(traced_program(), plan, {});
    const Trails trails = *trails_of(session);
    ASSERT_EQ(trails.shown.size(), 2u);
    for (const Detail detail : {Detail::Statements, Detail::Instructions}) {
      const Derivation derivation = *derive(session, trails.shown[0], detail);
      EXPECT_EQ(derivation.unfinished, "a path has more than 2000 statements");
      EXPECT_LE(derivation.steps.size(), 20'000u);
    }
  }
}

// --- lines ---

std::string without_spaces(std::string text) {
  std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
  return text;
}

TEST(Lines, FitAndLoseNothing) {
  for (const char* method : {"called", "caught", "element", "things", "build"}) {
    const Traced traced = cases(method);
    for (const Derivation& derivation : traced.derivations) {
      for (const Derivation::Step& step : derivation.steps) {
        if (!step.state.has_value()) continue;
        for (size_t columns : {60, 80, 100}) {
          std::string text;
          for (const std::string& line : lines_of(*step.state, columns)) {
            const bool breakable = line.find('"') == std::string::npos;  // texts of Java are not
            EXPECT_TRUE(columns_of(line) <= columns || !breakable) << line;
            text += line;
          }
          EXPECT_EQ(without_spaces(text), without_spaces(on_one_line(*step.state)));
        }
      }
    }
  }
}

TEST(Lines, AreMeasuredInColumns) {
  EXPECT_EQ(columns_of("data"), 4u);
  EXPECT_EQ(columns_of("α0 ↦ ∅"), 6u);
  EXPECT_EQ(columns_of("α̂0"), 2u);  // the accent is a character of its own
  EXPECT_EQ(columns_of("ᾱ0"), 2u);
}

TEST(Lines, OfTheTreeFit) {
  const Traced insert = traced("avltree/AvlTree", "insert", lazier_sharp());
  const std::string text = text_of(insert.tree, TreeLayout());
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() + 1);
    EXPECT_LE(columns_of(line), 100u) << line;
  }
  EXPECT_THAT(text, Not(HasSubstr(" \n")));
}

}  // namespace
}  // namespace kukang
