// The JDK's own collections against the contracts in examples/jdk: nothing is violated, nothing had
// to be left out or approximated, and the numbers of paths are what the spec classes say they are.

#include <gtest/gtest.h>

#include "check/check.h"
#include "contract/annotation.h"
#include "report/check_text.h"
#include "tables/tables.h"

namespace kukang {
namespace {

const Type& type_of(const std::string& name) { return **examples().load(name); }

struct Target {
  std::string spec;    // in the package jdk
  std::string method;  // java/util/TreeMap.get, jdk/TreeMapSpec.isEmpty; with its descriptor where
                       // the name alone is not enough
  std::string required = "";

  const Method& find() const {
    const size_t dot = method.find('.');
    const std::string owner = method.substr(0, dot), rest = method.substr(dot + 1);
    for (const Method& m : type_of(owner).methods) {
      if (m.flags & kSynthetic) continue;
      if (m.name == rest || std::string(m.name) + std::string(m.descriptor) == rest) return m;
    }
    throw std::runtime_error("no method " + method);
  }
};

// Up to n objects of a class and, so that there is a key besides those in a collection, some more
// Objects and Integers.
ExploreOptions up_to(uint32_t n, Arithmetic arithmetic, uint32_t more = 1) {
  ExploreOptions options;
  options.bounds.n = n;
  options.bounds.n_of[&type_of("java/lang/Object")] = n + more;
  options.bounds.n_of[&type_of("java/lang/Integer")] = n + more;
  options.arithmetic = arithmetic;
  return options;
}

CheckResult check(const Target& target, const ExploreOptions& options) {
  SCOPED_TRACE(target.method);
  ContractOptions contract;
  contract.specs = {&type_of("jdk/" + target.spec)};
  if (!target.required.empty()) contract.required = {target.required};
  auto plan = plan_for(examples(), target.find(), contract);
  EXPECT_TRUE(plan.ok()) << plan.status();
  auto result = check_plan(examples(), *plan, options, Exceptions::Implicit);
  EXPECT_TRUE(result.ok()) << result.status();
  for (const auto& [reason, paths] : result->stops) ADD_FAILURE() << reason;
  for (const std::string& text : result->exploration.approximations) ADD_FAILURE() << text;
  EXPECT_TRUE(result->verdict == Verdict::WithinBounds || result->verdict == Verdict::Verified)
      << text_of(result->verdict) << "\n"
      << check_text({*result}, false);
  return *result;
}

uint64_t paths_of(const Target& target, uint32_t n) {
  return check(target, up_to(n, Arithmetic::Math)).exploration.tally.paths();
}

// --- contracts ---

struct Contract {
  Target target;
  uint32_t n;
};
void PrintTo(const Contract& c, std::ostream* out) { *out << c.target.method << ", " << c.n; }

const Contract kContracts[] = {
    {{"TreeMapSpec", "java/util/TreeMap.get", "isInteger"}, 5},
    {{"TreeMapSpec",
      "java/util/TreeMap.put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", "isInteger"},
     5},
    {{"TreeMapSpec", "java/util/TreeMap.remove", "isInteger"}, 5},
    {{"TreeMapSpec", "java/util/TreeMap.lastKey"}, 5},
    {{"TreeMapSpec", "java/util/TreeMap.pollFirstEntry"}, 5},
    {{"TreeSetSpec", "java/util/TreeSet.add", "isInteger"}, 4},
    {{"TreeSetSpec", "java/util/TreeSet.contains", "isInteger"}, 4},
    {{"TreeSetSpec", "java/util/TreeSet.remove", "isInteger"}, 4},
    {{"TreeSetSpec", "java/util/TreeSet.isEmpty"}, 4},
    {{"LinkedListSpec", "java/util/LinkedList.add(Ljava/lang/Object;)Z"}, 4},
    {{"LinkedListSpec", "java/util/LinkedList.getFirst"}, 4},
    {{"LinkedListSpec", "java/util/LinkedList.getLast"}, 4},
    {{"LinkedListSpec", "java/util/LinkedList.removeFirst"}, 4},
    {{"LinkedListSpec", "java/util/LinkedList.removeLast"}, 4},
    {{"LinkedListSpec", "java/util/LinkedList.get"}, 4},
    {{"LinkedListSpec", "java/util/LinkedList.remove(I)Ljava/lang/Object;"}, 4},
    {{"LinkedListSpec", "java/util/LinkedList.contains", "isInteger"}, 3},
    {{"ArrayListSpec", "java/util/ArrayList.add(Ljava/lang/Object;)Z"}, 4},
    {{"ArrayListSpec", "java/util/ArrayList.get"}, 4},
    {{"ArrayListSpec", "java/util/ArrayList.isEmpty"}, 4},
    {{"ArrayListSpec", "java/util/ArrayList.remove(I)Ljava/lang/Object;"}, 4},
    {{"VectorSpec", "java/util/Vector.add(Ljava/lang/Object;)Z"}, 4},
    {{"VectorSpec", "java/util/Vector.get", "isNatural"}, 4},
    {{"VectorSpec", "java/util/Vector.isEmpty"}, 4},
    {{"StackSpec", "java/util/Stack.push"}, 4},
    {{"StackSpec", "java/util/Stack.peek"}, 4},
    {{"StackSpec", "java/util/Stack.pop"}, 4},
    {{"ArrayDequeSpec", "java/util/ArrayDeque.addFirst"}, 3},
    {{"ArrayDequeSpec", "java/util/ArrayDeque.addLast"}, 3},
    {{"ArrayDequeSpec", "java/util/ArrayDeque.isEmpty"}, 3},
    {{"ArrayDequeSpec", "java/util/ArrayDeque.removeFirst"}, 3},
    {{"ArrayDequeSpec", "java/util/ArrayDeque.removeLast"}, 3},
    {{"PriorityQueueSpec", "java/util/PriorityQueue.offer", "isInteger"}, 4},
    {{"PriorityQueueSpec", "java/util/PriorityQueue.peek"}, 4},
    {{"PriorityQueueSpec", "java/util/PriorityQueue.poll"}, 4},
    // A table of 4 buckets has room for 3 nodes, of which all may be in one.
    {{"HashMapSpec", "java/util/HashMap.get", "isInteger"}, 4},
    {{"HashMapSpec", "java/util/HashMap.put", "isInteger"}, 2},
    {{"HashMapSpec", "java/util/HashMap.remove(Ljava/lang/Object;)Ljava/lang/Object;", "isInteger"},
     4},
};

class Contracts : public testing::TestWithParam<Contract> {};

TEST_P(Contracts, Hold) {
  const Contract& contract = GetParam();
  const CheckResult result = check(contract.target, up_to(contract.n, Arithmetic::Wrap));
  EXPECT_GT(result.exploration.tally.paths(), 1u);
}

INSTANTIATE_TEST_SUITE_P(Jdk, Contracts, testing::ValuesIn(kContracts));

// --- properties ---

struct Spec {
  std::string name;
  uint32_t n;
};
void PrintTo(const Spec& spec, std::ostream* out) { *out << spec.name; }

const Spec kSpecs[] = {
    {"TreeMapSpec", 4},    {"TreeSetSpec", 4},       {"LinkedListSpec", 4},
    {"ArrayListSpec", 3},  {"VectorSpec", 3},        {"StackSpec", 3},
    {"ArrayDequeSpec", 3}, {"PriorityQueueSpec", 4}, {"HashMapSpec", 2},
};

class Properties : public testing::TestWithParam<Spec> {};

TEST_P(Properties, Hold) {
  const Spec& spec = GetParam();
  int properties = 0;
  for (const Method& method : type_of("jdk/" + spec.name).methods) {
    if (!*has_annotation(method, annotation::kProperty)) continue;
    ++properties;
    const Target target{spec.name, "jdk/" + spec.name + "." + std::string(method.name)};
    const CheckResult result = check(target, up_to(spec.n, Arithmetic::Wrap, 2));
    EXPECT_GT(result.exploration.tally.paths(), 0u) << method.name;
  }
  EXPECT_GE(properties, 2);
}

INSTANTIATE_TEST_SUITE_P(Jdk, Properties, testing::ValuesIn(kSpecs));

// --- Table 2 ---

// The paper's number of paths.
uint64_t published(const std::string& structure, const std::string& method, uint32_t n) {
  static const std::vector<TableRow> rows = read_table("table2_n_bound.csv", 1);
  for (const TableRow& row : rows) {
    if (row.structure == structure && row.method == method && row.bound == n) return row.paths[0];
  }
  throw std::runtime_error("no row " + structure + "." + method);
}

// Red-black trees of m nodes with a root of this colour and so many black nodes on each way down.
uint64_t trees(uint32_t m, bool red, uint32_t black) {
  if (m == 0) return !red && black == 0;
  if (!red && black == 0) return 0;
  uint64_t sum = 0;
  for (uint32_t left = 0; left < m; ++left) {
    const uint32_t right = m - 1 - left, below = red ? black : black - 1;
    auto subtrees = [&](uint32_t size) {
      return trees(size, false, below) + (red ? 0 : trees(size, true, below));
    };
    sum += subtrees(left) * subtrees(right);
  }
  return sum;
}
uint64_t trees(uint32_t m) {
  uint64_t sum = 0;
  for (uint32_t black = 0; black <= m; ++black) sum += trees(m, false, black);
  return sum;
}

TEST(Table2, ATreeIsSearchedForItsKeysAndBetweenThem) {
  for (uint32_t n = 1; n <= 6; ++n) {
    uint64_t shapes = 0, searches = 0;
    for (uint32_t m = 0; m <= n; ++m) {
      shapes += trees(m);
      searches += trees(m) * (2 * m + 1);  // which Integer it is does not matter
    }
    EXPECT_EQ(paths_of({"TreeMapSpec", "jdk/TreeMapSpec.isEmpty"}, n), shapes);
    EXPECT_EQ(paths_of({"TreeMapSpec", "java/util/TreeMap.lastKey"}, n), shapes);
    EXPECT_EQ(paths_of({"TreeMapSpec", "java/util/TreeMap.get", "isInteger"}, n), searches);
    EXPECT_EQ(paths_of({"TreeMapSpec", "java/util/TreeMap.remove", "isInteger"}, n), searches);
    EXPECT_EQ(paths_of({"TreeSetSpec", "java/util/TreeSet.isEmpty"}, n), shapes);
    EXPECT_EQ(paths_of({"TreeSetSpec", "java/util/TreeSet.add", "isInteger"}, n), searches);
    if (n < 5) continue;
    EXPECT_EQ(published("TreeMap", "get", n), searches);
    EXPECT_EQ(published("TreeMap", "isEmpty", n), shapes);
    EXPECT_EQ(published("TreeMap", "lastKey", n), shapes);
  }
}

TEST(Table2, AListOfEachSize) {
  for (uint32_t n = 5; n <= kLargestBound; ++n) {
    auto expect = [&](const std::string& method, const std::string& ours,
                      uint64_t (*paths)(uint32_t)) {
      EXPECT_EQ(paths_of({"LinkedListSpec", ours}, n), paths(n)) << method;
      EXPECT_EQ(published("LinkedList", method, n), paths(std::min(n, 7u))) << method;
    };
    auto one_each = [](uint32_t most) -> uint64_t { return most + 1; };
    auto one_for_each_index = [](uint32_t most) -> uint64_t { return (most + 1) * (most + 4) / 2; };
    expect("add", "java/util/LinkedList.add(Ljava/lang/Object;)Z", one_each);
    expect("isEmpty", "jdk/LinkedListSpec.isEmpty", one_each);
    expect("getFirst", "java/util/LinkedList.getFirst", one_each);
    expect("getLast", "java/util/LinkedList.getLast", one_each);
    expect("removeFirst", "java/util/LinkedList.removeFirst", one_each);
    expect("removeLast", "java/util/LinkedList.removeLast", one_each);
    expect("get", "java/util/LinkedList.get", one_for_each_index);
    expect("remove", "java/util/LinkedList.remove(I)Ljava/lang/Object;", one_for_each_index);
  }
}

TEST(Table2, AnArrayWithRoomAndAFullOneOfEachLength) {
  for (uint32_t n = 5; n <= kLargestBound; ++n) {
    auto expect = [&](const std::string& structure, const std::string& method, const Target& ours,
                      uint64_t paths, int64_t more) {
      EXPECT_EQ(paths_of(ours, n), paths) << structure << "." << method;
      EXPECT_EQ(published(structure, method, n) + more, paths) << structure << "." << method;
    };
    auto list = [](const std::string& method, const std::string& required = "") {
      return Target{"ArrayListSpec", "java/util/ArrayList." + method, required};
    };
    expect("ArrayList", "isEmpty", list("isEmpty"), 4, 2);
    expect("ArrayList", "get", list("get", "isNatural"), 4, 2);
    expect("ArrayList", "remove", list("remove(I)Ljava/lang/Object;", "isNatural"), n + 3, 2);
    expect("ArrayList", "add", list("add(Ljava/lang/Object;)Z"), n + 4, 3);
    expect("Stack", "isEmpty", {"StackSpec", "jdk/StackSpec.isEmpty"}, 2, 0);
    expect("Stack", "peek", {"StackSpec", "java/util/Stack.peek"}, 2, 0);
    expect("Stack", "pop", {"StackSpec", "java/util/Stack.pop"}, 2, 0);
    expect("Stack", "push", {"StackSpec", "java/util/Stack.push"}, n + 2, 1);
    expect("Vector", "isEmpty", {"VectorSpec", "java/util/Vector.isEmpty"}, 2, 0);
    expect("Vector", "get", {"VectorSpec", "java/util/Vector.get", "isNatural"}, 2, 0);
    expect("Vector", "add", {"VectorSpec", "java/util/Vector.add(Ljava/lang/Object;)Z"},
           3 * (n + 1) + 1, n + 3);
  }
}

TEST(Table2, AnArrayOfLCellsHoldsLTimesLDeques) {
  for (uint32_t n = 5; n <= kLargestBound; ++n) {
    uint64_t deques = 0, too_large_when_grown = 0;
    for (uint32_t cells = 1; cells <= n; ++cells) {
      deques += cells * cells;
      if (2 * cells > n) too_large_when_grown += cells;
    }
    for (const std::string method : {"isEmpty", "removeFirst", "removeLast"}) {
      EXPECT_EQ(paths_of({"ArrayDequeSpec", "java/util/ArrayDeque." + method}, n), deques);
      EXPECT_EQ(published("ArrayDeque", method, n), deques + 1) << method;
    }
    for (const std::string method : {"addFirst", "addLast"}) {
      EXPECT_EQ(paths_of({"ArrayDequeSpec", "java/util/ArrayDeque." + method, "isNotNull"}, n),
                deques);
      EXPECT_EQ(published("ArrayDeque", method, n), deques + 1 - too_large_when_grown) << method;
    }
  }
}

TEST(Table2, OfAnIntegerInAQueueOnlyItsNumberMatters) {
  for (uint32_t n = 1; n <= 6; ++n) {
    EXPECT_EQ(paths_of({"PriorityQueueSpec", "jdk/PriorityQueueSpec.isEmpty"}, n), n + 1);
    EXPECT_EQ(paths_of({"PriorityQueueSpec", "java/util/PriorityQueue.peek"}, n), n + 1);
  }
}

// An element that is offered to a queue of `size` rises past any number of those above it.
uint64_t ways_to_rise(uint32_t size) {
  uint64_t ways = 1;
  for (uint32_t at = size; at > 0; at = (at - 1) / 2) ++ways;
  return ways;
}

TEST(Table2, ThePapersQueuesComparePrimitives) {
  for (uint32_t n = 5; n <= kLargestBound; ++n) {
    uint64_t paths =
        ways_to_rise(n);  // where the array is full; there is no index to write to else
    for (uint32_t size = 0; size < n; ++size) paths += 2 * ways_to_rise(size);
    EXPECT_EQ(published("PriorityQueue", "offer", n), paths);
    EXPECT_EQ(published("PriorityQueue", "peek", n), n + 1);
  }
}

}  // namespace
}  // namespace kukang
