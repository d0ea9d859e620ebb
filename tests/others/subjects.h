// The classes of tests/others/java: how many shapes each has, and the bugs planted in them.
//
// They are written as their authors would have written them who have never heard of Kukang. Each
// has its invariant, right methods, and wrong ones beside them: `addForgetsSize`.

#pragma once

#include <string>
#include <vector>

#include "others/sequences.h"

namespace kukang {

struct ShapeRow {
  std::string type;  // below others/
  std::string invariant;
  sequences::Sequence count;  // with -n N
  uint32_t most;              // n that are tried: up to this one
  uint32_t brute = 0;         // up to which brute force is asked, too
  std::string numbers = "";   // what numbers range over there, if not 0..n; see brute/Numbers.java
  uint32_t least = 1;         // below, nothing can be there
};

inline const std::vector<ShapeRow>& shape_rows() {
  namespace s = sequences;
  static const std::vector<ShapeRow> rows = {
      {"trees/SearchTree", "repOK", s::binary_trees, 7, 3},
      {"trees/SearchTree", "isInRange", s::binary_trees, 7, 3},
      {"trees/GenericSearchTree", "repOK", s::binary_trees, 7, 3},
      {"trees/ComparatorTree", "repOk", s::binary_trees, 7, 3},
      {"trees/AvlTree", "repOk", s::balanced_trees, 6, 3},
      {"trees/GenericAvlTree", "repOk", s::balanced_trees, 6, 2},
      {"trees/RedBlackTree", "isValid", s::red_black_trees, 6, 2, "color=0..1"},
      {"trees/GenericRedBlackTree", "isValid", s::red_black_trees, 6, 2, "color=0..1"},
      {"trees/ParentTree", "checkRep", s::binary_trees, 6, 3},
      {"trees/Treap", "repOK", s::binary_trees, 6, 3},
      {"trees/Outline", "repOk", s::ordered_trees, 5, 3},
      {"trees/Formula", "repOK", s::unary_binary_trees, 6, 4, "value=0..0"},
      {"lists/Ring", "repOK", s::one_of_each_from_one, 8, 3, "element=null"},
      {"lists/SortedList", "invariant", s::one_of_each, 8, 4},
      {"lists/Chain", "repOk", s::one_of_each, 8, 4},
      {"lists/ExpressList", "repOK", s::subsets, 6, 3},
      {"lists/Schedule", "repOk", s::three_lists, 6, 3, "level=0..2"},
      {"heaps/LeftistHeap", "repOk", s::leftist_heaps, 5},
      {"heaps/BinomialHeap", "repOK", s::one_of_each, 6, 2},
      {"heaps/RingHeap", "repOK", s::binary_trees, 5, 2},
      {"maps/DictionaryInfo", "repOK", s::lists_of_lists, 4, 2, "value=0..0"},
      {"maps/Registry", "repOK", s::one_of_each, 3, 4},
      {"maps/RecentlyUsed", "repOK", s::two_lists_in_order, 4, 2, "key=0..3"},
      {"graphs/AdjacencyGraph", "repOk", s::adjacency_lists, 3, 3},
      {"graphs/Build", "repOK", s::acyclic_graphs, 5, 4},
      {"sets/ChainedSet", "repOK", s::two_lists, 6, 3, "element=0..5", 2},
      {"sets/Classes", "repOk", s::forests, 4, 3},
      {"sets/Partition", "repOK", s::one_of_each, 6, 4},
      {"texts/Trie", "repOK", s::binary_trees, 6, 3},
  };
  return rows;
}

struct BugRow {
  std::string type;  // below others/
  std::string invariant;
  std::string right;  // a method that keeps its contract
  std::string wrong;  // one that does not
  uint32_t n;         // the smallest bound by which it shows
  // Not only does the wrong one break its contract with n, but it keeps it with n - 1.
  bool smallest = true;
};

inline const std::vector<BugRow>& bug_rows() {
  static const std::vector<BugRow> rows = {
      {"trees/SearchTree", "repOK", "add", "addForgetsSize", 1},
      {"trees/SearchTree", "repOK", "removeLeast", "removeLeastLosesRight", 3},
      {"trees/GenericSearchTree", "repOK", "add", "addForgetsSize", 1},
      {"trees/AvlTree", "repOk", "insert", "insertTurnsOnce", 2},
      {"trees/RedBlackTree", "isValid", "insert", "insertLeavesRootRed", 1},
      {"trees/GenericRedBlackTree", "isValid", "insert", "insertLeavesRootRed", 1},
      {"trees/ParentTree", "checkRep", "removeFirst", "removeFirstLeavesParent", 2},
      {"trees/Treap", "repOK", "put", "putWithoutTurning", 1},
      {"trees/Outline", "repOk", "addFirst", "addFirstLosesOthers", 2},
      {"trees/Formula", "repOK", "simplify", "twice", 1},
      {"lists/Ring", "repOK", "addLast", "addLastForgetsBack", 1},
      {"lists/Ring", "repOK", "removeFirst", "removeFirstUnasked", 1},
      {"lists/SortedList", "invariant", "insert", "insertTooFar", 2},
      {"lists/Chain", "repOk", "poll", "pollKeepsLast", 1},
      {"lists/ExpressList", "repOK", "closeFirst", "closeFirstOfLocal", 1},
      {"lists/Schedule", "repOk", "raise", "raiseKeepsLevel", 1},
      {"heaps/BinaryHeap", "repOk", "add", "addDoubles", 1},
      {"heaps/BinaryHeap", "repOk", "removeLeast", "removeLeastToTheLeft", 4},
      {"heaps/BinomialHeap", "repOK", "insert", "insertLinksOnce", 3},
      {"heaps/RingHeap", "repOK", "insert", "insertKeepsLeast", 1},
      {"maps/DictionaryInfo", "repOK", "forget", "repeatShares", 1},
      {"maps/RecentlyUsed", "repOK", "use", "useKeepsOldest", 2},
      {"graphs/AdjacencyGraph", "repOk", "removeFirst", "removeFirstLeavesEdges", 2},
      {"graphs/Build", "repOK", "dependAlso", "dependBackwards", 2},
      {"sets/ChainedSet", "repOK", "add", "addByRemainder", 2, false},
      {"sets/Classes", "repOk", "joinFirst", "joinFirstKeepsRank", 2},
      {"sets/Partition", "repOK", "union", "unionEitherWay", 2},
      {"texts/Trie", "repOK", "remove", "removeLeavesLetter", 1},
      {"trees/ComparatorTree", "repOk", "add", "addTwice", 1},
      {"trees/GenericAvlTree", "repOk", "insert", "insertForgetsHeight", 1},
      {"heaps/LeftistHeap", "repOk", "add", "addNeverSwaps", 1},
      {"maps/Registry", "repOK", "register", "registerUnasked", 1},
      {"texts/Glossary", "repOK", "define", "defineByIdentity", 2},
      {"jdk/Board", "isConsistent", "put", "putAnywhere", 1, false},
      {"jdk/Inventory", "repOk", "deliver", "deliverForgets", 1, false},
      {"jdk/Timetable", "repOk", "add", "addBehind", 1, false},
      {"jdk/Inventory", "repOk", "sell", "deliverForgets", 1, false},
      {"jdk/Board", "isConsistent", "isFree", "putAnywhere", 1, false},
      {"jdk/Employee", "repOK", "hire", "hireAnybody", 1, false},
      {"jdk/Employee", "repOK", "dismissFirst", "hireAnybody", 1, false},
      {"jdk/History", "wellFormed", "step", "undoAnyway", 1, false},
      {"jdk/History", "wellFormed", "undo", "undoAnyway", 1, false},
  };
  return rows;
}

// The same trees for ints and for whatever can be compared.
struct PairRow {
  std::string of_ints, generic;
  std::string invariant;
  std::vector<std::string> methods;
};
inline const std::vector<PairRow>& pair_rows() {
  static const std::vector<PairRow> rows = {
      {"trees/SearchTree", "trees/GenericSearchTree", "repOK", {"add", "removeLeast"}},
      {"trees/AvlTree", "trees/GenericAvlTree", "repOk", {"find", "insert"}},
      {"trees/RedBlackTree", "trees/GenericRedBlackTree", "isValid", {"contains", "insert"}},
  };
  return rows;
}

}  // namespace kukang
