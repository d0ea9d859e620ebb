#include "report/paper_examples.h"

#include "fmt/format.h"

namespace kukang {
namespace {

constexpr PaperExample kExamples[] = {
    {1, "AATree", "aatree.AATree"},
    {1, "AvlTree", "avltree.AvlTree"},
    {1, "BinarySearchTree", "binarysearchtree.BinarySearchTree"},
    {1, "LeftistHeap", "leftistheap.LeftistHeap"},
    {1, "TreeMap", "redblacktree.RedBlackTree"},
    {1, "GC", "gc.GC"},
    {1, "Container", "container.Container"},
    {1, "BinaryHeap", "binaryheap.BinaryHeap"},
    {1, "Sort", "sort.Sort"},
    // The sentinel is a node like the others, and the paper does not count it.
    {2, "AATree", "aatree.AATree", "", "aatree/AATree$Node", 1},
    {2, "AvlTree", "avltree.AvlTree"},
    {2, "BinarySearchTree", "binarysearchtree.BinarySearchTree"},
    {2, "TreeMap", "redblacktree.RedBlackTree"},
    {2, "TreeSet", "redblacktree.RedBlackSet"},
    {2, "ArrayDeque", "java.util.ArrayDeque", "jdk.ArrayDequeSpec"},
    {2, "ArrayList", "java.util.ArrayList", "jdk.ArrayListSpec"},
    {2, "LinkedList", "java.util.LinkedList", "jdk.LinkedListSpec"},
    {2, "PriorityQueue", "java.util.PriorityQueue", "jdk.PriorityQueueSpec"},
    {2, "Stack", "java.util.Stack", "jdk.StackSpec"},
    {2, "Vector", "java.util.Vector", "jdk.VectorSpec"},
    // A key that is looked for may be one more Integer than the map has.
    {2, "TreeMap", "java.util.TreeMap", "jdk.TreeMapSpec", "java/lang/Integer", 1},
    {2, "TreeSet", "java.util.TreeSet", "jdk.TreeSetSpec", "java/lang/Integer", 1},
};

// Where java.util has several methods of the name: the one that the paper means.
struct Overload {
  std::string_view owner, method, descriptor;
};
constexpr Overload kOverloads[] = {
    {"java.util.ArrayList", "add", "(Ljava/lang/Object;)Z"},
    {"java.util.ArrayList", "remove", "(I)Ljava/lang/Object;"},
    {"java.util.LinkedList", "add", "(Ljava/lang/Object;)Z"},
    {"java.util.LinkedList", "remove", "(I)Ljava/lang/Object;"},
    {"java.util.Vector", "add", "(Ljava/lang/Object;)Z"},
    {"java.util.TreeMap", "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"},
};

// Why figures are not those published.
struct Reason {
  int table;
  std::string_view owner;
  uint32_t from;      // the least bound for which it holds
  bool lazier_sharp;  // holds for lazier#, too
  std::string_view text;
};
constexpr Reason kReasons[] = {
    {1, "aatree.AATree", 2, false,
     "The source of the published AATree is not available. How many objects lazy and lazier try "
     "for "
     "an element or a child depends on how the tree refers to its sentinel and on which fields its "
     "methods read; lazier# depends on the shapes only."},
    {1, "redblacktree.RedBlackTree", 3, false,
     "The source of the published TreeMap is not available. How many objects lazy and lazier try "
     "depends on which fields rebalancing reads, and in which order; lazier# depends on the shapes "
     "only."},
};

}  // namespace

std::span<const PaperExample> paper_examples() { return kExamples; }

std::string method_for(const PaperExample& example, std::string_view method) {
  for (const Overload& overload : kOverloads) {
    if (overload.owner == example.owner && overload.method == method) {
      return fmt::format("{}{}", method, overload.descriptor);
    }
  }
  return std::string(method);
}

std::string_view reason_for(const PaperExample& example, uint32_t bound,
                            std::string_view strategy) {
  for (const Reason& reason : kReasons) {
    const bool applies = reason.table == example.table && reason.owner == example.owner;
    if (applies && bound >= reason.from && (reason.lazier_sharp || strategy != "lazier#")) {
      return reason.text;
    }
  }
  return {};
}

}  // namespace kukang
