// What an exploration comes to, in numbers and words: all of it that outlives the exploration.

#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

#include "explore/loops/loop_refusal.h"
#include "heap/bounds.h"
#include "heap/merge.h"
#include "solver/solver.h"

namespace kukang {

// What came of merging.
struct MergeTally {
  uint64_t regions = 0;
  uint64_t merged = 0, into = 0;  // states: so many, into so many
  std::array<uint64_t, kRefusals> refused{};

  void add(const MergeTally& other);
};

// What came of summaries of loops.
struct LoopTally {
  uint64_t summarized = 0, traces = 0;  // visits of a loop; ways through one
  uint64_t as_they_are = 0;             // visits of which some runs take no such way
  std::array<uint64_t, kLoopRefusals> refused{};

  void add(const LoopTally& other);
};

struct Tally {
  uint64_t normal = 0, exceptional = 0, errors = 0, diverging = 0;
  uint64_t assumed = 0;                 // paths cut by an assumption
  uint64_t assume_threw = 0;            // of these, where the predicate threw
  uint64_t assume_diverged = 0;         // and where it does not end
  std::array<uint64_t, kBounds> cut{};  // choices and paths, by Bound
  uint64_t stopped = 0;
  uint64_t states = 0;  // choices taken
  uint64_t forks = 0;
  uint64_t instructions = 0;
  MergeTally merging;
  LoopTally loops;
  std::vector<LayerStatistics> layers;

  uint64_t paths() const { return normal + exceptional + errors + diverging; }
  uint64_t cut_by(Bound bound) const { return cut[static_cast<size_t>(bound)]; }
  uint64_t cut_by_bounds() const { return std::accumulate(cut.begin(), cut.end(), uint64_t{0}); }
  void add(const Tally& other);
};

struct Exploration {
  Tally tally;
  std::vector<std::string> assumptions;     // that a path has met
  std::vector<std::string> approximations;  // the same
  std::string stopped_early;  // why not everything was explored; empty: everything was
  double seconds = 0;
  uint64_t peak_mib = 0;
};

}  // namespace kukang
