// How many shapes there are, held against sequences that are computed here by other means: by
// formulas, by going through all binary trees, by going through all graphs.

#include <array>
#include <functional>
#include <memory>
#include <set>

#include "shape/isomorphism.h"
#include "shape_case.h"

namespace kukang {
namespace {

// --- binary trees ---

struct Tree;
using Link = std::shared_ptr<const Tree>;
struct Tree {
  Link left, right;
};

// All binary trees with n nodes.
const std::vector<Link>& trees(size_t n) {
  static std::map<size_t, std::vector<Link>> known = {{0, {nullptr}}};
  if (auto it = known.find(n); it != known.end()) return it->second;
  std::vector<Link> all;
  for (size_t left = 0; left < n; ++left) {
    for (const Link& l : trees(left)) {
      for (const Link& r : trees(n - 1 - left)) all.push_back(std::make_shared<Tree>(Tree{l, r}));
    }
  }
  return known[n] = all;
}

int height(const Link& t) { return t ? 1 + std::max(height(t->left), height(t->right)) : 0; }
int count(const Link& t) { return t ? 1 + count(t->left) + count(t->right) : 0; }

bool is_any(const Link&) { return true; }
bool is_avl(const Link& t) {
  return !t ||
         (std::abs(height(t->left) - height(t->right)) <= 1 && is_avl(t->left) && is_avl(t->right));
}
bool is_full(const Link& t) {
  return !t || (!t->left == !t->right && is_full(t->left) && is_full(t->right));
}
bool is_perfect(const Link& t) { return count(t) + 1 == 1 << height(t); }
// With n nodes there is one: the one whose nodes, numbered like those of a heap in an array, are 1
// .. n.
bool is_complete(const Link& t) {
  const int n = count(t);
  std::function<bool(const Link&, int)> fits = [&](const Link& s, int place) {
    return !s || (place <= n && fits(s->left, 2 * place) && fits(s->right, 2 * place + 1));
  };
  return fits(t, 1);
}
int null_path(const Link& t) {
  return t ? 1 + std::min(null_path(t->left), null_path(t->right)) : 0;
}
bool is_leftist(const Link& t) {
  return !t ||
         (null_path(t->left) >= null_path(t->right) && is_leftist(t->left) && is_leftist(t->right));
}

// How many ways there are to colour the tree so that every way down has `blacks` black nodes and no
// red one has a red child.
int64_t colourings(const Link& t, int blacks, bool may_be_red) {
  if (!t) return blacks == 0 ? 1 : 0;
  auto both = [&](int left, bool red) {
    return colourings(t->left, left, red) * colourings(t->right, left, red);
  };
  return (blacks > 0 ? both(blacks - 1, true) : 0) + (may_be_red ? both(blacks, false) : 0);
}
int64_t red_black_colourings(const Link& t) {
  int64_t all = 0;
  for (int blacks = 0; blacks <= height(t); ++blacks) all += colourings(t, blacks, false);
  return all;
}
bool is_red_black(const Link& t) { return red_black_colourings(t) > 0; }

// An AA tree is a red-black tree in which only right children are red: levels follow.
int64_t right_colourings(const Link& t, int blacks, bool may_be_red) {
  if (!t) return blacks == 0 ? 1 : 0;
  auto both = [&](int below, bool red) {
    return right_colourings(t->left, below, false) * right_colourings(t->right, below, red);
  };
  return (blacks > 0 ? both(blacks - 1, true) : 0) + (may_be_red ? both(blacks, false) : 0);
}
bool is_aa(const Link& t) {
  for (int blacks = 0; blacks <= height(t); ++blacks) {
    if (right_colourings(t, blacks, false) > 0) return true;
  }
  return false;
}

struct TreeCase {
  std::string type;
  bool (*accepts)(const Link&);
  uint32_t most;
  uint32_t others = 1;     // objects that are no nodes of the tree
  uint32_t sentinels = 0;  // of these, nodes
  // Accepted paths part over numbers: a colour, or a level that is asked before the links below.
  bool fingerprints = false;
};
void PrintTo(const TreeCase& c, std::ostream* out) { *out << c.type; }

class TreeShapes : public testing::TestWithParam<TreeCase> {};

TEST_P(TreeShapes, AreThoseOfTheDefinition) {
  const TreeCase& c = GetParam();
  BySize expected;
  for (size_t n = 0; n <= c.most; ++n) {
    for (const Link& tree : trees(n)) {
      if (c.accepts(tree)) ++expected[n + c.others];
    }
  }
  Asked asked{c.type};
  asked.n = c.most + c.sentinels;
  const Shapes listed = shapes_of(asked);
  EXPECT_EQ(by_size(listed), expected);
  EXPECT_TRUE(listed.complete());
  EXPECT_FALSE(find_isomorphic(listed.shapes).has_value());
  const Shapes counted = count_of(asked);
  EXPECT_EQ(by_size(counted), expected);
  EXPECT_EQ(counted.fingerprints, c.fingerprints);
  EXPECT_TRUE(counted.shapes.empty());
}

INSTANTIATE_TEST_SUITE_P(Trees, TreeShapes,
                         testing::Values(TreeCase{"shaped/Tree", is_any, 7},
                                         TreeCase{"shaped/Numbers$Search", is_any, 7},
                                         TreeCase{"shaped/Visited", is_any, 7},
                                         TreeCase{"shaped/Visited$ByParents", is_any, 7},
                                         TreeCase{"binarysearchtree/BinarySearchTree", is_any, 8},
                                         TreeCase{"avltree/AvlTree", is_avl, 8},
                                         TreeCase{"aatree/AATree", is_aa, 7, 2, 1, true},
                                         TreeCase{"redblacktree/RedBlackTree", is_red_black, 7, 1,
                                                  0, true},
                                         TreeCase{"leftistheap/LeftistHeap", is_leftist, 6},
                                         TreeCase{"shaped/Tree$Full", is_full, 7},
                                         TreeCase{"shaped/Tree$Complete", is_complete, 7},
                                         TreeCase{"shaped/Tree$Perfect", is_perfect, 7}));

TEST(CatalanNumbers, CountBinaryTrees) {
  uint64_t catalan = 1;
  for (uint64_t n = 0; n <= 8; ++n) {
    EXPECT_EQ(trees(n).size(), catalan);
    catalan = catalan * 2 * (2 * n + 1) / (n + 2);
  }
}

// A shape is where references lead: its colourings are alternatives of one.
TEST(RedBlackTrees, HaveTheirColouringsAsAlternatives) {
  const Shapes shapes = shapes_of({"redblacktree/RedBlackTree", 6});
  std::map<size_t, int64_t> expected, found;
  for (size_t n = 0; n <= 6; ++n) {
    for (const Link& tree : trees(n)) expected[n + 1] += red_black_colourings(tree);
  }
  for (const Shape& shape : shapes.shapes) {
    found[shape.size()] += static_cast<int64_t>(shape.conditions.size());
  }
  EXPECT_EQ(found, expected);
}

// --- lists ---

constexpr uint32_t kLongest = 9;

struct ListCase {
  std::string type;
  uint32_t others;                 // objects that are not counted by the bound on cells
  uint64_t (*shapes)(uint64_t n);  // with n objects
};
void PrintTo(const ListCase& c, std::ostream* out) { *out << c.type; }

class ListShapes : public testing::TestWithParam<ListCase> {};

TEST_P(ListShapes, AreAsMany) {
  const ListCase& c = GetParam();
  BySize expected;
  for (uint32_t n = 1; n <= kLongest; ++n) expected[n] = c.shapes(n);
  const Asked asked{c.type, kLongest - c.others};
  EXPECT_EQ(by_size(shapes_of(asked)), expected);
  EXPECT_EQ(by_size(count_of(asked)), expected);
}

uint64_t one(uint64_t) { return 1; }

INSTANTIATE_TEST_SUITE_P(
    Lists, ListShapes,
    testing::Values(ListCase{"singlylinkedlist/SinglyLinkedList", 1, one},
                    ListCase{"doublylinkedlist/DoublyLinkedList", 1, one},
                    ListCase{"shaped/Lasso$Straight", 1, one},
                    // The last one's next is null, or one of all.
                    ListCase{"shaped/Lasso", 0, [](uint64_t n) { return n + 1; }},
                    ListCase{"shaped/Ring", 1, one}, ListCase{"unionfind/UnionFind", 0, one}));

// (n + 1)^(n - 1) forests of rooted trees on n elements that can be told apart, by Cayley.
TEST(UnionFind, ForestsAreCayleys) {
  BySize expected;
  for (uint64_t n = 0; n <= 4; ++n) {
    uint64_t forests = 1;
    for (uint64_t i = 1; i < n; ++i) forests *= n + 1;
    expected[n + 2] = n == 0 ? 1 : forests;
  }
  EXPECT_EQ(by_size(shapes_of({"shaped/Forest", 4})), expected);
  EXPECT_EQ(by_size(count_of({"shaped/Forest", 4})), expected);
}

// --- graphs ---

using Graph = std::vector<std::array<int, 2>>;  // where each vertex leads; -1: nowhere

bool reaches_all(const Graph& graph) {
  std::vector<bool> seen(graph.size());
  std::function<void(int)> walk = [&](int v) {
    if (v < 0 || seen[v]) return;
    seen[v] = true;
    for (int w : graph[v]) walk(w);
  };
  walk(0);
  return std::find(seen.begin(), seen.end(), false) == seen.end();
}

bool is_acyclic(const Graph& graph) {
  std::function<bool(int, size_t)> ends = [&](int v, size_t length) {
    if (v < 0) return true;
    return length <= graph.size() && ends(graph[v][0], length + 1) && ends(graph[v][1], length + 1);
  };
  return ends(0, 1);
}

// The least of all its numberings that leave vertex 0 in its place.
Graph least(const Graph& graph) {
  std::vector<int> order(graph.size());
  for (size_t i = 0; i < order.size(); ++i) order[i] = static_cast<int>(i);
  Graph best;
  do {
    Graph renamed(graph.size());
    for (size_t v = 0; v < graph.size(); ++v) {
      for (int e = 0; e < 2; ++e) renamed[order[v]][e] = graph[v][e] < 0 ? -1 : order[graph[v][e]];
    }
    if (best.empty() || renamed < best) best = renamed;
  } while (std::next_permutation(order.begin() + 1, order.end()));
  return best;
}

uint64_t graphs(size_t n, bool (*accepts)(const Graph&)) {
  std::set<Graph> different;
  Graph graph(n, {-1, -1});
  std::function<void(size_t)> choose = [&](size_t edge) {
    if (edge == 2 * n) {
      if (reaches_all(graph) && accepts(graph)) different.insert(least(graph));
      return;
    }
    for (int target = -1; target < static_cast<int>(n); ++target) {
      graph[edge / 2][edge % 2] = target;
      choose(edge + 1);
    }
  };
  choose(0);
  return different.size();
}

TEST(Graphs, AreAllRootedOnesWithLabelledEdges) {
  BySize expected;
  for (size_t n = 1; n <= 4; ++n) expected[n] = graphs(n, [](const Graph&) { return true; });
  EXPECT_EQ(by_size(shapes_of({"shaped/Graph", 4})), expected);
  EXPECT_EQ(by_size(count_of({"shaped/Graph", 4})), expected);
}

TEST(Graphs, WithoutCyclesAreTheRootedDags) {
  BySize expected;
  for (size_t n = 1; n <= 4; ++n) expected[n] = graphs(n, is_acyclic);
  EXPECT_EQ(by_size(shapes_of({"shaped/Acyclic", 4})), expected);
  EXPECT_EQ(by_size(count_of({"shaped/Acyclic", 4})), expected);
}

// --- bounds ---

// With a bound on depth: trees of that height at most, of which there are a(h) = a(h - 1)^2 + 1.
TEST(Bounds, DepthIsHeight) {
  uint64_t trees = 1;
  for (uint32_t k = 0; k <= 4; ++k) {
    EXPECT_EQ(count_of({"binarysearchtree/BinarySearchTree", {}, k}).total, trees) << k;
    trees = trees * trees + 1;
  }
}

TEST(Bounds, OfTypesAreObeyed) {
  Asked asked{"shaped/Table", 4};
  asked.n_of["shaped/Table$Entry"] = 2;
  for (const ShapeCount& count : shapes_of(asked).counts) {
    const auto it = count.objects.find("shaped.Table$Entry");
    EXPECT_LE(it == count.objects.end() ? 0 : it->second, 2);
  }
}

// Graphs whose edges with the first label lead to one vertex at most.
TEST(Bounds, OfFieldsLimitWhatTheyReferTo) {
  auto accepts = [](const Graph& graph) {
    std::set<int> targets;
    for (const auto& edges : graph) targets.insert(edges[0]);
    targets.erase(-1);
    return targets.size() <= 1;
  };
  BySize expected;
  for (size_t n = 1; n <= 4; ++n) expected[n] = graphs(n, accepts);
  Asked asked{"shaped/Graph", 4};
  asked.n_of_field["a"] = 1;
  for (const Strategy* strategy : strategies()) {
    asked.strategy = strategy;
    EXPECT_EQ(by_size(shapes_of(asked)), expected) << strategy->name();
  }
}

// Chains of 0, 1 or 2 elements, 0, 1 or 2 of them, each of them with every number of entries.
TEST(Bounds, ArraysOfChains) {
  Asked asked{"shaped/Table", 3};
  BySize expected;
  for (uint64_t entries = 0; entries <= 3; ++entries) {
    expected[2 + entries] = (entries == 0 ? 1 : 0) + 1 + (entries + 1);
  }
  EXPECT_EQ(by_size(shapes_of(asked)), expected);
  EXPECT_EQ(by_size(count_of(asked)), expected);
}

}  // namespace
}  // namespace kukang
