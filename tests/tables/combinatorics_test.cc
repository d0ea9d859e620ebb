// The numbers of paths under lazier#, from combinatorics: one path per shape and outcome.
//
// A method that looks for a key ends in 2m + 1 ways on a search tree of m nodes: at each node, and
// in each gap. One that goes to the first or the last key, or looks at the root only, ends in one.
// How many shapes there are by size is counted here, family by family, from what the family is.

#include <gtest/gtest.h>

#include "tables/tables.h"

namespace kukang {
namespace {

// How many there are by size, up to the largest that is looked at.
using Counts = std::vector<uint64_t>;

#ifdef __SANITIZE_ADDRESS__
constexpr size_t kLargest = 7;
#else
constexpr size_t kLargest = 10;
#endif

const Counts kEmptyTree = {1};

Counts sum(const Counts& a, const Counts& b) {
  Counts out(std::max(a.size(), b.size()));
  for (size_t i = 0; i < a.size(); ++i) out[i] += a[i];
  for (size_t i = 0; i < b.size(); ++i) out[i] += b[i];
  return out;
}

// A node with subtrees of these two kinds.
Counts node(const Counts& left, const Counts& right) {
  Counts out(kLargest + 1);
  for (size_t i = 0; i < left.size(); ++i) {
    for (size_t j = 0; j < right.size() && i + j + 1 <= kLargest; ++j) {
      out[i + j + 1] += left[i] * right[j];
    }
  }
  return out;
}

Counts search_trees() {
  Counts all = kEmptyTree;
  for (size_t i = 0; i <= kLargest; ++i) all = sum(kEmptyTree, node(all, all));
  return all;
}

// By height: the subtrees differ in height by one at most.
Counts avl_trees() {
  Counts lower = kEmptyTree, high = node(kEmptyTree, kEmptyTree), all = sum(lower, high);
  for (size_t height = 2; height <= kLargest; ++height) {
    const Counts next = sum(node(high, high), sum(node(high, lower), node(lower, high)));
    all = sum(all, next);
    lower = high;
    high = next;
  }
  return all;
}

// By level: the left child is one below, the right one too, or it is on the same level and has both
// its own children one below.
Counts aa_trees() {
  Counts below = kEmptyTree, all = below;
  for (size_t level = 1; level <= kLargest; ++level) {
    const Counts single = node(below, below);
    const Counts next = sum(single, node(below, single));
    all = sum(all, next);
    below = next;
  }
  return all;
}

// By the number of black nodes on a way down: below a red node there are black ones only.
Counts red_black_trees() {
  Counts black = kEmptyTree, all = black;
  for (size_t height = 1; height <= kLargest; ++height) {
    const Counts any = sum(black, node(black, black));
    black = node(any, any);
    all = sum(all, black);
  }
  return all;
}

uint64_t of_shapes(const Counts& shapes, size_t n) {
  uint64_t paths = 0;
  for (size_t m = 0; m <= n; ++m) paths += shapes[m];
  return paths;
}

uint64_t of_searches(const Counts& shapes, size_t n) {
  uint64_t paths = 0;
  for (size_t m = 0; m <= n; ++m) paths += shapes[m] * (2 * m + 1);
  return paths;
}

struct Family {
  std::string type;
  Counts (*shapes)();
  std::vector<std::string> looking_once, searching;
  uint32_t sentinels = 0;  // nodes that are no keys
};

const Family kFamilies[] = {
    {"binarysearchtree/BinarySearchTree",
     search_trees,
     {"findMin", "findMax"},
     {"find", "insert", "remove"}},
    {"avltree/AvlTree", avl_trees, {"findMin", "findMax"}, {"find", "insert"}},
    {"aatree/AATree", aa_trees, {"findMin", "findMax"}, {"find", "insert"}, 1},
    {"redblacktree/RedBlackTree",
     red_black_trees,
     {"lastKey", "isEmpty"},
     {"get", "put", "remove"}},
    {"redblacktree/RedBlackSet", red_black_trees, {"isEmpty"}, {"contains", "add", "remove"}},
};

class Combinatorics : public testing::TestWithParam<Family> {
 protected:
  uint64_t paths(const std::string& method, uint32_t n) const {
    auto plan = plan_for(examples(), method_of(examples(), GetParam().type, method), {});
    EXPECT_TRUE(plan.ok()) << plan.status();
    ExploreOptions options;
    options.bounds.n = n;
    options.arithmetic = Arithmetic::Math;
    if (GetParam().sentinels > 0) {
      options.bounds.n_of[*examples().load(GetParam().type + "$Node")] = n + GetParam().sentinels;
    }
    auto result = explore(examples(), *plan, options, nullptr);
    EXPECT_TRUE(result.ok()) << result.status();
    return result->tally.paths();
  }
};

TEST_P(Combinatorics, ForcesTheNumbersOfPaths) {
  const Counts shapes = GetParam().shapes();
  for (uint32_t n = 1; n <= kLargest; n += 3) {
    for (const std::string& method : GetParam().looking_once) {
      EXPECT_EQ(paths(method, n), of_shapes(shapes, n)) << method << ", n = " << n;
    }
    for (const std::string& method : GetParam().searching) {
      EXPECT_EQ(paths(method, n), of_searches(shapes, n)) << method << ", n = " << n;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Combinatorics, testing::ValuesIn(kFamilies), [](const auto& info) {
  return info.param.type.substr(info.param.type.rfind('/') + 1);
});

}  // namespace
}  // namespace kukang
