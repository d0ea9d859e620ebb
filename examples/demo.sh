#!/usr/bin/env bash
# Installs what is missing, builds, and runs the shipped examples.
set -euo pipefail
cd "$(dirname "$0")/.."
. tests/setup.sh

set_up
build release

kukang=build/release/kukang
classes=build/release/java/examples

run() {
  printf '\n$ kukang run -cp %s %s\n' "$classes" "$*"
  "$kukang" run -cp "$classes" "$@"
}

say "the examples, run by Kukang's machine"
run binarysearchtree.BinarySearchTree.three 2 1 3
run avltree.AvlTree.ascending 15
run redblacktree.RedBlackTree.ascending 10
run leftistheap.LeftistHeap.malformed '"shared"'
run sort.Sort.three 3 1 2

say "an exception that escapes, as java prints it (exit status 1)"
run binaryheap.BinaryHeap.overflow 2 || [ $? -eq 1 ]

say "done; try 'kukang run --help', and see README.md"
