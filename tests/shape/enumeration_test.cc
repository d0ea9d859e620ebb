// What an enumeration is independent of, what it notices, and what is drawn from it.

#include <gmock/gmock.h>

#include <set>

#include "explore/search/search.h"
#include "shape/isomorphism.h"
#include "shape_case.h"

namespace kukang {
namespace {

using What = Shape::Slot::What;

// --- strategies and workers ---

std::vector<Asked> asked() {
  std::vector<Asked> all;
  for (const std::string type :
       {"shaped/Tree", "shaped/Graph", "shaped/Acyclic", "shaped/Lasso", "shaped/Ring",
        "shaped/Table", "shaped/Forest", "shaped/Numbers$Counted", "shaped/Numbers$Guarded",
        "shaped/Mixed$Expression", "shaped/Mixed$Either", "shaped/Mixed$Ends",
        "binarysearchtree/BinarySearchTree", "redblacktree/RedBlackTree", "aatree/AATree",
        "doublylinkedlist/DoublyLinkedList", "leftistheap/LeftistHeap", "binaryheap/BinaryHeap",
        "binomialheap/BinomialHeap"}) {
    all.push_back({type, 3});
    all.push_back({type, {}, 1});
    all.push_back({type, 2, 3});
  }
  for (const std::string type : {"shaped/Tree", "shaped/Ring", "shaped/Mixed$Ends", "shaped/Table",
                                 "doublylinkedlist/DoublyLinkedList", "avltree/AvlTree"}) {
    all.push_back({type, {}, 2});
  }
  return all;
}

class SameList : public testing::TestWithParam<Asked> {};

TEST_P(SameList, WhateverTheStrategyAndTheWorkers) {
  const Asked asked = GetParam();
  const Shapes first = shapes_of(asked);
  EXPECT_FALSE(find_isomorphic(first.shapes).has_value());
  EXPECT_GT(first.total, 0);
  for (size_t i = 1; i < first.shapes.size(); ++i) {
    EXPECT_LT(compare(first.shapes[i - 1], first.shapes[i], *first.tables), 0);
  }
  const std::string expected = written(shapes_of(asked));
  for (const Strategy* strategy : strategies()) {
    for (int workers : {1, 2}) {
      Asked other = asked;
      other.strategy = strategy;
      other.workers = workers;
      EXPECT_EQ(written(shapes_of(other)), expected) << strategy->name() << " -j " << workers;
      const Shapes counted = count_of(other);
      EXPECT_EQ(counted.counts, first.counts) << strategy->name() << " -j " << workers;
      EXPECT_EQ(counted.total, first.total);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Classes, SameList, testing::ValuesIn(asked()));

// Another search leaves the order of paths: duplicates are told apart then.
TEST(Counting, DoesWithoutOrder) {
  for (const char* search : {"bfs", "random"}) {
    ExploreOptions explore;
    explore.bounds.n = 6;
    explore.most_terms = 40;
    explore.search.kind = find_search(search);
    ShapesOptions options;
    options.count_only = true;
    const auto shapes =
        enumerate(shaped(), **shaped().load("shaped/Numbers$Search"), {}, explore, options);
    ASSERT_TRUE(shapes.ok());
    EXPECT_EQ(shapes->total, 1 + 1 + 2 + 5 + 14 + 42 + 132);
    EXPECT_TRUE(shapes->fingerprints);
  }
}

// What had to wait as trails is still depth first.
TEST(Counting, KeepsTheOrderWhereTablesAreMadeAnew) {
  ExploreOptions explore;
  explore.bounds.n = 6;
  explore.most_terms = 40;
  ShapesOptions options;
  options.count_only = true;
  const auto shapes =
      enumerate(shaped(), **shaped().load("shaped/Numbers$Search"), {}, explore, options);
  ASSERT_TRUE(shapes.ok());
  EXPECT_EQ(shapes->total, 1 + 1 + 2 + 5 + 14 + 42 + 132);
  EXPECT_FALSE(shapes->fingerprints);
}

// --- what is part of a shape ---

TEST(Shapes, ShowWhatNobodyReadsAsOpen) {
  const Shapes shapes = shapes_of({"binarysearchtree/BinarySearchTree", 1});
  ASSERT_EQ(shapes.shapes.size(), 2);
  const Shape& shape = shapes.shapes[1];
  ASSERT_EQ(shape.size(), 2);
  std::set<std::string> open;
  const ShapeView view(shape, *shapes.tables);
  for (uint32_t i = 0; i < shape.objects[1].count; ++i) {
    const Shape::Slot& slot = shape.slots_of(shape.objects[1])[i];
    if (slot.is_open()) open.insert(view.slot_name(shape.objects[1], i));
  }
  EXPECT_EQ(open, (std::set<std::string>{"element", "key"}));
}

// Whether the value is read depends on a number: that makes no other shape.
TEST(Shapes, AreOneWhateverNumbersAPathReads) {
  const BySize expected = {{1, 1}, {2, 1}};
  EXPECT_EQ(by_size(shapes_of({"shaped/Numbers$Guarded", 2})), expected);
  EXPECT_EQ(by_size(count_of({"shaped/Numbers$Guarded", 2})), expected);
  const std::string text = written(shapes_of({"shaped/Numbers$Guarded", 1}));
  EXPECT_THAT(text, testing::HasSubstr(R"("value":{"symbol":"value1"})"));
  EXPECT_THAT(text, testing::HasSubstr(R"([["guard1 == 0"],["value1 > 0","guard1 != 0"]])"));
}

TEST(Shapes, NameConstantsOfEnumsAndSubclasses) {
  const Shapes shapes = shapes_of({"shaped/Mixed$Expression", 1});
  const std::string text = written(shapes_of({"shaped/Mixed$Expression", 1}));
  // One leaf, in two colours: a sum would need two more terms.
  EXPECT_EQ(shapes.total, 2);
  EXPECT_THAT(text, testing::HasSubstr(R"("colour":{"static":"shaped.Mixed$Colour.RED"})"));
  EXPECT_THAT(text, testing::HasSubstr(R"("type":"shaped.Mixed$Leaf")"));
  EXPECT_THAT(text, testing::HasSubstr(R"("never":{"open":true})"));
  EXPECT_THAT(text, testing::HasSubstr(R"(["number1 > 0"])"));
}

// Full binary trees, by how many sums they have, each in two colours.
TEST(Shapes, OfExpressionsAreFullTrees) {
  const Shapes shapes = shapes_of({"shaped/Mixed$Expression", 7});
  const BySize expected = {{2, 2}, {4, 2}, {6, 4}, {8, 10}};
  EXPECT_EQ(by_size(shapes), expected);
}

// --- facts ---

TEST(Facts, AnInvariantThatThrowsLeavesPathsOut) {
  const Shapes shapes = shapes_of({"shaped/Mistakes$Throwing", 3});
  // The next one is another with nothing after it; where it is missing, the invariant throws, and
  // where it is the object itself there is something after it.
  EXPECT_EQ(shapes.total, 1);
  EXPECT_EQ(shapes.exploration.tally.assume_threw, 1);
  EXPECT_TRUE(shapes.complete());
}

// However it is asked: an invariant that depends on an approximation may not accept the shape.
TEST(Facts, WhatIsApproximatedLeavesTheListOpen) {
  const std::vector<ShapesOptions> ways = {{}, {.count_only = true}, {.sample = 9}};
  for (const ShapesOptions& options : ways) {
    for (int workers : {1, 2}) {
      Asked asked{"shaped/Mistakes$Doubtful", 3};
      asked.options = options;
      asked.workers = workers;
      const Shapes shapes = shapes_of(asked);
      EXPECT_EQ(shapes.total, 2);
      EXPECT_EQ(shapes.uncertain, 1) << options.sample << " -j " << workers;
      EXPECT_FALSE(shapes.complete());
    }
  }
}

TEST(Facts, AnInvariantThatNeverEndsLeavesTheCountOpen) {
  ExploreOptions explore;
  explore.bounds.n = 3;
  explore.bounds.steps = 100'000;
  const auto shapes =
      enumerate(shaped(), **shaped().load("shaped/Mistakes$Endless"), {}, explore, {});
  ASSERT_TRUE(shapes.ok());
  EXPECT_EQ(shapes->total, 3);
  EXPECT_EQ(shapes->unfinished, 1 + 2 + 3);  // the last one leads back to each
  EXPECT_FALSE(shapes->complete());
}

TEST(Facts, FieldsThatMayHoldTheSameObjectAreReported) {
  EXPECT_TRUE(shapes_of({"shaped/Mixed$Either", 1}).overlapping);
  EXPECT_FALSE(shapes_of({"shaped/Table", 1}).overlapping);
  // The invariant does not read the field that is an Object.
  EXPECT_FALSE(shapes_of({"binarysearchtree/BinarySearchTree", 2}).overlapping);
}

TEST(Facts, AnInvariantThatWritesIsReported) {
  const Shapes shapes = shapes_of({"shaped/Mistakes$Writing", 3});
  EXPECT_EQ(shapes.total, 2);
  EXPECT_EQ(shapes.writing, 2);
  EXPECT_THAT(shapes.written, testing::ElementsAre("shaped.Mistakes$Writing.calls",
                                                   "shaped.Mistakes$Writing.visited"));
  // As before it ran: nobody has read it.
  EXPECT_THAT(written(shapes_of({"shaped/Mistakes$Writing", 3})),
              testing::Not(testing::HasSubstr(R"("visited":"true")")));
}

TEST(Facts, LeavingTheMachineIsNotAccepting) {
  EXPECT_EQ(shapes_of({"shaped/Mistakes$Exiting", 3}).total, 1);
}

TEST(Facts, WithoutABoundThatCutsThereAreNoOthers) {
  EXPECT_TRUE(shapes_of({"shaped/Mistakes$Throwing", 3}).all());
  EXPECT_FALSE(shapes_of({"shaped/Tree", 3}).all());
}

// --- isomorphism ---

// The shape with its objects in another order; the root stays the first.
Shape renumbered(const Shape& shape, const std::vector<uint32_t>& order) {
  Shape other = shape;
  other.slots.clear();
  std::vector<uint32_t> place(order.size());
  for (uint32_t i = 0; i < order.size(); ++i) place[order[i]] = i;
  for (uint32_t i = 0; i < order.size(); ++i) {
    const Shape::Object& from = shape.objects[order[i]];
    other.objects[i] = from;
    other.objects[i].first = static_cast<uint32_t>(other.slots.size());
    for (uint32_t s = 0; s < from.count; ++s) {
      Shape::Slot slot = shape.slots_of(from)[s];
      if (slot.what == What::Object) slot.number = place[slot.number];
      other.slots.push_back(slot);
    }
  }
  return other;
}

TEST(Isomorphism, SeesThroughTheNumbering) {
  Shapes shapes = shapes_of({"shaped/Graph", 4});
  std::vector<Shape> list = shapes.shapes;
  const size_t many = list.size();
  for (size_t i = 0; i < many; ++i) {
    const Shape& shape = shapes.shapes[i];
    if (shape.size() < 4) continue;
    const Shape other = renumbered(shape, {0, 3, 1, 2});
    EXPECT_TRUE(isomorphic(shape, other));
    EXPECT_FALSE(isomorphic(shapes.shapes[i - 1], other));
  }
  list.push_back(renumbered(list[many / 2 + 1], {0, 2, 3, 1}));
  ASSERT_EQ(list.back().size(), 4);
  EXPECT_EQ(find_isomorphic(list), std::pair(many / 2 + 1, many));
}

// --- samples ---

TEST(Samples, AreOfTheLargestSizeAndDependOnTheSeedOnly) {
  Asked asked{"shaped/Tree", 6};
  asked.options.sample = 10;
  asked.options.seed = 7;
  const Shapes sample = shapes_of(asked);
  EXPECT_EQ(sample.total, 1 + 1 + 2 + 5 + 14 + 42 + 132);
  ASSERT_EQ(sample.shapes.size(), 10);
  for (const Shape& shape : sample.shapes) EXPECT_EQ(shape.size(), 7);
  EXPECT_FALSE(find_isomorphic(sample.shapes).has_value());
  const std::string expected = written(shapes_of(asked));
  for (const Strategy* strategy : strategies()) {
    asked.strategy = strategy;
    asked.workers = 3 - asked.workers;
    EXPECT_EQ(written(shapes_of(asked)), expected);
  }
  asked.options.seed = 8;
  EXPECT_NE(written(shapes_of(asked)), expected);
}

// The one that is drawn is the one with the least fingerprint under the seed: each should be that
// about equally often. The sum of squared deviations is chi-squared with 41 degrees of freedom,
// which exceeds 90 with a probability of 2e-5.
TEST(Samples, AreUniform) {
  const Shapes shapes = shapes_of({"shaped/Tree", 5});
  std::vector<const Shape*> largest;
  for (const Shape& shape : shapes.shapes) {
    if (shape.size() == 6) largest.push_back(&shape);
  }
  ASSERT_EQ(largest.size(), 42);
  constexpr uint64_t kSeeds = 42'000;
  std::map<const Shape*, double> drawn;
  for (uint64_t seed = 1; seed <= kSeeds; ++seed) {
    drawn[*std::min_element(largest.begin(), largest.end(), [&](const Shape* a, const Shape* b) {
      return fingerprint(*a, *shapes.tables, seed) < fingerprint(*b, *shapes.tables, seed);
    })] += 1;
  }
  const double due = static_cast<double>(kSeeds) / static_cast<double>(largest.size());
  double chi_squared = 0;
  for (const Shape* shape : largest) {
    chi_squared += (drawn[shape] - due) * (drawn[shape] - due) / due;
  }
  EXPECT_LT(chi_squared, 90);
  EXPECT_GT(chi_squared, 12);
}

}  // namespace
}  // namespace kukang
