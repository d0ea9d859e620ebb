#include "compare/paper_examples.h"

#include "fmt/format.h"

namespace kukang {
namespace {

constexpr std::string_view kAATree =
    "The source of the published AATree is not at hand. How many objects lazy and lazier try for a "
    "child or an element depends on how the tree refers to its sentinel and on which fields its "
    "methods read; lazier# depends on the shapes only.";
constexpr std::string_view kTreeMap =
    "The source of the published TreeMap is not at hand. How many objects lazy and lazier try "
    "depends on which fields rebalancing reads, and in which order; lazier# depends on the shapes "
    "only.";
constexpr std::string_view kDeque =
    "An array of L cells holds L * L deques; we count the sum of these for L up to n. The paper "
    "has one path more, it is not known for what.";
constexpr std::string_view kDequeGrows =
    "As for the other methods of ArrayDeque; and the paper leaves out those that grow to more than "
    "n cells, where we bound only arrays that are found, not those that the code makes.";
constexpr std::string_view kSharedArrays =
    "An empty ArrayList may hold either of two arrays that all empty ones share, which the class "
    "did not have when the paper was written: two paths more.";
constexpr std::string_view kSharedArraysGrow =
    "As for the other methods of ArrayList, and one more: of the full arrays of up to n cells, "
    "which add copies cell by cell, the paper seems to leave out one.";
constexpr std::string_view kLongLists =
    "From n = 7 on the paper's figures stay where they are, as if there were no longer lists.";
constexpr std::string_view kEquals =
    "contains depends on what equals does, which the paper does not tell. Here it is that of an "
    "Integer, which may be one of the list's own, or equal to some of them.";
constexpr std::string_view kQueue =
    "Here a queue holds Integers: comparing two has three outcomes. The paper's figures are those "
    "of "
    "two.";
constexpr std::string_view kPush =
    "One path where there is room, and one for each full array of up to n cells, which is copied "
    "cell by cell; the paper seems to leave out one of these.";
constexpr std::string_view kVectorAdd =
    "One path where there is room, and three for each full array of up to n cells: it grows by its "
    "length, by capacityIncrement or by one. The paper has two for each, and leaves out one array.";
// A key or an element is found as an Object, and counted so; one more may come as an argument.
constexpr std::string_view kKeys = "java/lang/Object";
constexpr std::string_view kOfObject = "(Ljava/lang/Object;)Z", kAtIndex = "(I)Ljava/lang/Object;";

constexpr PaperExample kExamples[] = {
    {1, "AATree", "find findMax findMin remove", "aatree.AATree", "", "", "", "", kAATree, 2,
     false},
    {1, "AATree", "insert", "aatree.AATree"},
    {1, "AvlTree", "find findMax findMin insert", "avltree.AvlTree"},
    {1, "BinarySearchTree", "find findMax findMin insert remove",
     "binarysearchtree.BinarySearchTree"},
    {1, "LeftistHeap", "deleteMin findMin insert merge", "leftistheap.LeftistHeap"},
    {1, "TreeMap", "get put remove", "redblacktree.RedBlackTree", "", "", "", "", kTreeMap, 3,
     false},
    {1, "GC", "mark", "gc.GC"},
    {1, "Container", "swap", "container.Container"},
    {1, "BinaryHeap", "deleteMin findMin insert", "binaryheap.BinaryHeap"},
    {1, "Sort", "insertionSort selectionSort shellsort", "sort.Sort"},

    // The sentinel of an AATree is a node that the paper does not count.
    {2, "AATree", "contains findMax findMin insert isEmpty remove", "aatree.AATree", "", "", "",
     "aatree/AATree$Node"},
    {2, "AvlTree", "find findMax findMin insert isEmpty", "avltree.AvlTree"},
    {2, "BinarySearchTree", "find findMax findMin insert isEmpty remove",
     "binarysearchtree.BinarySearchTree"},
    {2, "TreeMap", "get isEmpty lastKey put remove", "redblacktree.RedBlackTree"},
    {2, "TreeSet", "add contains isEmpty remove", "redblacktree.RedBlackSet"},

    // java.util's own. What a class inherits is a property of its spec.
    {2, "ArrayDeque", "addFirst addLast", "java.util.ArrayDeque", "", "jdk.ArrayDequeSpec",
     "isNotNull", kKeys, kDequeGrows},
    {2, "ArrayDeque", "isEmpty removeFirst removeLast", "java.util.ArrayDeque", "",
     "jdk.ArrayDequeSpec", "", kKeys, kDeque},
    {2, "ArrayList", "add", "java.util.ArrayList", kOfObject, "jdk.ArrayListSpec", "", kKeys,
     kSharedArraysGrow},
    {2, "ArrayList", "get", "java.util.ArrayList", "", "jdk.ArrayListSpec", "isNatural", kKeys,
     kSharedArrays},
    {2, "ArrayList", "isEmpty", "java.util.ArrayList", "", "jdk.ArrayListSpec", "", kKeys,
     kSharedArrays},
    {2, "ArrayList", "remove", "java.util.ArrayList", kAtIndex, "jdk.ArrayListSpec", "isNatural",
     kKeys, kSharedArrays},
    {2, "LinkedList", "add", "java.util.LinkedList", kOfObject, "jdk.LinkedListSpec", "", kKeys,
     kLongLists, 8},
    {2, "LinkedList", "contains", "java.util.LinkedList", "", "jdk.LinkedListSpec", "isInteger",
     kKeys, kEquals},
    {2, "LinkedList", "get getFirst getLast", "java.util.LinkedList", "", "jdk.LinkedListSpec", "",
     kKeys, kLongLists, 8},
    {2, "LinkedList", "isEmpty", "jdk.LinkedListSpec", "", "jdk.LinkedListSpec", "", kKeys,
     kLongLists, 8},
    {2, "LinkedList", "remove", "java.util.LinkedList", kAtIndex, "jdk.LinkedListSpec", "", kKeys,
     kLongLists, 8},
    {2, "LinkedList", "removeFirst removeLast", "java.util.LinkedList", "", "jdk.LinkedListSpec",
     "", kKeys, kLongLists, 8},
    {2, "PriorityQueue", "isEmpty", "jdk.PriorityQueueSpec", "", "jdk.PriorityQueueSpec", "",
     kKeys},
    {2, "PriorityQueue", "offer", "java.util.PriorityQueue", "", "jdk.PriorityQueueSpec",
     "isInteger", kKeys, kQueue},
    {2, "PriorityQueue", "peek", "java.util.PriorityQueue", "", "jdk.PriorityQueueSpec", "", kKeys},
    {2, "PriorityQueue", "poll", "java.util.PriorityQueue", "", "jdk.PriorityQueueSpec", "", kKeys,
     kQueue},
    {2, "Stack", "isEmpty", "jdk.StackSpec", "", "jdk.StackSpec", "", kKeys},
    {2, "Stack", "peek pop", "java.util.Stack", "", "jdk.StackSpec", "", kKeys},
    {2, "Stack", "push", "java.util.Stack", "", "jdk.StackSpec", "", kKeys, kPush},
    {2, "Vector", "add", "java.util.Vector", kOfObject, "jdk.VectorSpec", "", kKeys, kVectorAdd},
    {2, "Vector", "get", "java.util.Vector", "", "jdk.VectorSpec", "isNatural", kKeys},
    {2, "Vector", "isEmpty", "java.util.Vector", "", "jdk.VectorSpec", "", kKeys},
    {2, "TreeMap", "get remove", "java.util.TreeMap", "", "jdk.TreeMapSpec", "isInteger", kKeys},
    {2, "TreeMap", "put", "java.util.TreeMap",
     "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", "jdk.TreeMapSpec", "isInteger",
     kKeys},
    {2, "TreeMap", "isEmpty", "jdk.TreeMapSpec", "", "jdk.TreeMapSpec", "", kKeys},
    {2, "TreeMap", "lastKey", "java.util.TreeMap", "", "jdk.TreeMapSpec", "", kKeys},
    {2, "TreeSet", "add contains remove", "java.util.TreeSet", "", "jdk.TreeSetSpec", "isInteger",
     kKeys},
    {2, "TreeSet", "isEmpty", "java.util.TreeSet", "", "jdk.TreeSetSpec", "", kKeys},
};

}  // namespace

std::span<const PaperExample> paper_examples() { return kExamples; }

bool PaperExample::has(std::string_view method) const {
  return fmt::format(" {} ", methods).find(fmt::format(" {} ", method)) != std::string::npos;
}

std::string PaperExample::target(std::string_view method) const {
  return fmt::format("{}.{}{}", owner, method, descriptor);
}

std::string PaperExample::label(std::string_view method) const {
  return fmt::format("{}{}.{}", spec.empty() ? "" : "java.util.", structure, method);
}

std::string_view PaperExample::reason_for(uint32_t bound, std::string_view strategy) const {
  const bool holds = bound >= reason_from && (reason_for_sharp || strategy != "lazier#");
  return holds ? reason : std::string_view();
}

}  // namespace kukang
