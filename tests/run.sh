#!/usr/bin/env bash
# Installs what is missing, builds, and runs every test, optimized and with the sanitizers.
#
#   tests/run.sh              everything (what CI runs)
#   tests/run.sh --quick      without the sanitizers
#   tests/run.sh --campaign   also longer campaigns: more random programs, classes and heaps, replays of
#                             all test programs, some minutes of fuzzing, an hour (KUKANG_SOAK_SECONDS)
#                             of random commands with random signals and limits; about two hours
set -euo pipefail
cd "$(dirname "$0")/.."
. tests/setup.sh

quick=no campaign=no
for option in "$@"; do
  case "$option" in
    --quick) quick=yes ;;
    --campaign) campaign=yes ;;
    *) echo "usage: tests/run.sh [--quick] [--campaign]" >&2; exit 64 ;;
  esac
done

# run_tests PRESET
run_tests() {
  local from=$SECONDS
  say "tests (preset $1)"
  ctest --preset "$1"
  took "testing $1" "$from"
}

set_up
build release
run_tests release

if [ "$quick" = no ]; then
  build asan
  run_tests asan
  build tsan
  run_tests tsan
fi

if [ "$campaign" = yes ]; then
  seed=$(date +%s)
  say "20,000 random methods, seed $seed"
  KUKANG_SEED=$seed KUKANG_METHODS=20000 build/release/test_random
  say "10,000 random methods over random classes, against the JVM in both directions, seed $seed"
  KUKANG_SEED=$seed build/release/test_evidence --gtest_filter=Evidence.LongCampaign
  say "700 runs of four workers that call by contracts"
  build/release/test_threads --gtest_filter=Threads.OneAnswerInManyRuns
  say "every path of the test programs, replayed"
  build/release/test_witness --gtest_filter=Campaign.TestPrograms
  install_missing clang libclang-rt-14-dev
  build fuzz
  say "fuzzing the class-file reader for five minutes"
  build/fuzz/fuzz_class_file -max_total_time=300 -print_final_stats=1
  export KUKANG_SOAK_SECONDS=${KUKANG_SOAK_SECONDS:-3600}
  say "random commands, signals and limits for $KUKANG_SOAK_SECONDS seconds, seed $seed"
  KUKANG_SEED=$seed build/release/test_soak
fi

tell_times
