// All instances with integers in a range, held against a search through every candidate heap.
//
// A candidate has m nodes, an integer and up to two references in each, and a root that is a
// reference to one of them or null, or the first node itself. Of candidates that differ only in how
// nodes are numbered, the one whose numbers rise in the order of a walk counts.

#include <functional>

#include "shape_case.h"

namespace kukang {
namespace {

constexpr int kMostNodes = 4;
constexpr IntegerRange kRange = {-1, 2};

struct Heap {
  int root = -1;
  std::vector<std::array<int, 2>> links;
  std::vector<int> numbers;

  int number(int node) const { return numbers[node]; }
  int left(int node) const { return links[node][0]; }
  int right(int node) const { return links[node][1]; }
};

// A walk from the root, along left links first, meets the nodes in the order of their numbers, and
// all of them.
bool is_representative(const Heap& heap) {
  int met = 0;
  bool rising = true;
  std::function<void(int)> walk = [&](int node) {
    if (node < met) return;
    rising = rising && node == met;
    ++met;
    if (!rising) return;
    walk(heap.left(node));
    walk(heap.right(node));
  };
  walk(heap.root);
  return rising && met == static_cast<int>(heap.links.size());
}

bool is_list(const Heap& heap) {
  return std::all_of(heap.links.begin(), heap.links.end(),
                     [](const auto& links) { return links[1] == -1; });
}
bool is_tree(const Heap& heap) {
  std::vector<int> parents(heap.links.size());
  if (heap.root >= 0) ++parents[heap.root];
  for (const auto& links : heap.links) {
    for (int node : links) {
      if (node >= 0) ++parents[node];
    }
  }
  return std::all_of(parents.begin(), parents.end(), [](int number) { return number == 1; });
}

bool is_sorted(const Heap& heap) {
  if (!is_list(heap) || !is_tree(heap)) return false;
  for (int node = heap.root; node >= 0 && heap.left(node) >= 0; node = heap.left(node)) {
    if (heap.number(heap.left(node)) < heap.number(node)) return false;
  }
  return true;
}
bool alternates(const Heap& heap) {
  if (!is_list(heap)) return false;
  for (int node = 0; node < static_cast<int>(heap.links.size()); ++node) {
    const int next = heap.left(node);
    if (next >= 0 && heap.number(next) == heap.number(node)) return false;
  }
  return true;
}
bool is_search_tree(const Heap& heap) {
  if (!is_tree(heap)) return false;
  std::vector<int> in_order;
  std::function<void(int)> walk = [&](int node) {
    if (node < 0) return;
    walk(heap.left(node));
    in_order.push_back(heap.number(node));
    walk(heap.right(node));
  };
  walk(heap.root);
  return std::adjacent_find(in_order.begin(), in_order.end(), std::greater_equal<>()) ==
         in_order.end();
}
bool is_heap(const Heap& heap) {
  if (!is_tree(heap)) return false;
  for (int node = 0; node < static_cast<int>(heap.links.size()); ++node) {
    for (int child : heap.links[node]) {
      if (child >= 0 && heap.number(child) < heap.number(node)) return false;
    }
  }
  return true;
}
bool is_counted(const Heap& heap) {
  for (int node = 0; node < static_cast<int>(heap.links.size()); ++node) {
    if (heap.number(node) != (heap.left(node) < 0) + (heap.right(node) < 0)) return false;
  }
  return heap.root == 0;
}

uint64_t count_heaps(int nodes, const std::function<bool(const Heap&)>& accepts) {
  Heap heap;
  heap.links.resize(nodes);
  heap.numbers.resize(nodes);
  uint64_t count = 0;
  std::function<void(int)> choose_numbers = [&](int node) {
    if (node == nodes) {
      count += accepts(heap);
      return;
    }
    for (int64_t number = kRange.low; number <= kRange.high; ++number) {
      heap.numbers[node] = static_cast<int>(number);
      choose_numbers(node + 1);
    }
  };
  std::function<void(int)> choose_links = [&](int link) {
    if (link == 2 * nodes) {
      if (is_representative(heap)) choose_numbers(0);
      return;
    }
    for (int target = -1; target < nodes; ++target) {
      heap.links[link / 2][link % 2] = target;
      choose_links(link + 1);
    }
  };
  for (heap.root = -1; heap.root < nodes; ++heap.root) choose_links(0);
  return count;
}

struct RangeCase {
  std::string type;
  bool (*accepts)(const Heap&);
  bool has_root_object = true;
};
void PrintTo(const RangeCase& c, std::ostream* out) { *out << c.type; }

class InRange : public testing::TestWithParam<RangeCase> {};

TEST_P(InRange, InstancesAreThoseOfAllCandidates) {
  const RangeCase& c = GetParam();
  BySize expected;
  for (int nodes = c.has_root_object ? 0 : 1; nodes <= kMostNodes; ++nodes) {
    if (const uint64_t heaps = count_heaps(nodes, c.accepts)) {
      expected[nodes + (c.has_root_object ? 1 : 0)] = heaps;
    }
  }
  ShapesAnswer answer;
  answer.found = shapes_of({c.type, kMostNodes});
  answer.numbers = Numbers::InRange;
  answer.range = kRange;
  ASSERT_TRUE(add_numbers(answer).ok());
  BySize counted, visited;
  for (size_t i = 0; i < answer.instances.size(); ++i) {
    if (answer.instances[i] > 0) counted[answer.found.shapes[i].size()] += answer.instances[i];
  }
  for_each_shown(answer, [&](const ShownShape& shown) {
    ++visited[shown.shape.size()];
    return true;
  });
  EXPECT_EQ(counted, expected);
  EXPECT_EQ(visited, expected);
}

INSTANTIATE_TEST_SUITE_P(Structures, InRange,
                         testing::Values(RangeCase{"shaped/Numbers$Sorted", is_sorted},
                                         RangeCase{"shaped/Numbers$Alternating", alternates},
                                         RangeCase{"shaped/Numbers$Search", is_search_tree},
                                         RangeCase{"shaped/Numbers$Heap", is_heap},
                                         RangeCase{"shaped/Numbers$Counted", is_counted, false}));

// A small instance satisfies the first set of conditions.
TEST(SmallInstances, SatisfyTheConditions) {
  for (const std::string type : {"shaped/Numbers$Search", "redblacktree/RedBlackTree",
                                 "avltree/AvlTree", "shaped/Table", "shaped/Mixed$Expression"}) {
    ShapesAnswer answer;
    answer.found = shapes_of({type, 4});
    answer.numbers = Numbers::Small;
    ASSERT_TRUE(add_numbers(answer).ok());
    for (size_t i = 0; i < answer.small.size(); ++i) {
      ASSERT_TRUE(answer.small[i].has_value());
      for (const Term* condition : answer.found.shapes[i].conditions.front()) {
        EXPECT_NE(evaluate(*condition, *answer.small[i], Arithmetic::Wrap), 0) << type;
      }
    }
  }
}

}  // namespace
}  // namespace kukang
