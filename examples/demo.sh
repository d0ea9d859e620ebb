#!/usr/bin/env bash
# Installs what is missing, builds, and runs the shipped examples.
set -euo pipefail
cd "$(dirname "$0")/.."
. tests/setup.sh

set_up
build release kukang-bin examples kukang-contract

kukang=build/release/kukang
classes=build/release/java/examples

# kukang COMMAND ARG..., shown as it is typed
show() {
  local command=$1
  shift
  printf '\n$ kukang %s -cp %s %s\n' "$command" "$classes" "$*"
  "$kukang" "$command" -cp "$classes" "$@"
}

say "contracts, checked for every heap up to the bounds"
show check -k 2 avltree.AvlTree
show check -n 5 redblacktree.RedBlackTree.put

say "java.util.TreeMap itself, against a contract in examples/jdk"
show check -n 3,Object=4 --spec jdk.TreeMapSpec --requires isInteger java.util.TreeMap.remove

say "the three strategies, side by side"
show compare -k 1..3 container.Container.swap

say "a JUnit test for each path, or few that cover the same branches"
show tests -k 2 -o build/release/generated avltree.AvlTree.insert

say "the examples, run by Kukang's machine"
show run binarysearchtree.BinarySearchTree.three 2 1 3
show run avltree.AvlTree.ascending 15
show run redblacktree.RedBlackTree.ascending 10
show run leftistheap.LeftistHeap.malformed '"shared"'
show run sort.Sort.three 3 1 2

say "an exception that escapes, as java prints it (exit status 1)"
show run binaryheap.BinaryHeap.overflow 2 || [ $? -eq 1 ]

say "done; try 'kukang --help', and see README.md"
