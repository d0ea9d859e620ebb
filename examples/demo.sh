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
DEMOS
say "done; try 'kukang run --help', and see README.md"
