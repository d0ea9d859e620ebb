// Comparisons that no exploration has made: the figures are what a test says.

#pragma once

#include <deque>
#include <string>
#include <vector>

#include "compare/comparison.h"

namespace kukang {

struct FabricatedRun {
  std::string strategy;
  uint64_t paths = 0;
  uint64_t cut = 0;
  Verdict verdict = Verdict::WithinBounds;
  PathEnds ends = {{"returns", true}};
};

inline StrategyRun run_of(const FabricatedRun& given) {
  StrategyRun run;
  run.result.strategy = given.strategy;
  run.result.verdict = given.verdict;
  run.ends = given.ends;
  Exploration& exploration = run.result.exploration;
  exploration.seconds = static_cast<double>(given.paths) / 1000;
  exploration.peak_mib = 80;
  Tally& tally = exploration.tally;
  tally.normal = given.paths;
  tally.cut[static_cast<size_t>(Bound::Objects)] = given.cut;
  tally.states = 3 * given.paths;
  tally.forks = 2 * given.paths;
  tally.layers = {{"stated", 10 * given.paths, 7 * given.paths},
                  {"z3", 3 * given.paths, given.paths}};
  return run;
}

inline std::vector<StrategyRun> runs_of(const std::vector<FabricatedRun>& given) {
  std::vector<StrategyRun> runs;
  for (const FabricatedRun& run : given) runs.push_back(run_of(run));
  return runs;
}

// Methods of a class a.Tree.
class FabricatedMethods {
 public:
  FabricatedMethods() { owner_.name = "a/Tree"; }

  const Method* method(std::string_view name, std::string_view descriptor) {
    Method& method = methods_.emplace_back();
    method.owner = &owner_;
    method.name = name;
    method.descriptor = descriptor;
    return &method;
  }

 private:
  Type owner_;
  std::deque<Method> methods_;
};

inline Comparison comparison_of(const Method* target, uint32_t k,
                                const std::vector<FabricatedRun>& given) {
  Comparison comparison;
  comparison.target = target;
  comparison.bounds.k = k;
  comparison.runs = runs_of(given);
  for (StrategyRun& run : comparison.runs) {
    run.result.target = target;
    run.result.bounds = comparison.bounds;
  }
  comparison.agreement = agreement_of(comparison.runs);
  return comparison;
}

// Two methods: insert for k = 1, 2, where the bounds cut all; size for k = 1, where they cut none.
inline std::vector<Comparison> three_comparisons(FabricatedMethods& methods) {
  const Method* insert = methods.method("insert", "(ILa/Item;)V");
  const Method* size = methods.method("isEmpty", "()Z");
  const PathEnds either = {{"returns false", true}, {"returns true", true}};
  return {comparison_of(insert, 1, {{"lazy", 13, 4}, {"lazier", 10, 4}, {"lazier#", 4, 2}}),
          comparison_of(insert, 2, {{"lazy", 110, 40}, {"lazier", 58, 40}, {"lazier#", 21, 20}}),
          comparison_of(size, 1,
                        {{"lazy", 4, 0, Verdict::Verified, either},
                         {"lazier", 3, 0, Verdict::Verified, either},
                         {"lazier#", 2, 0, Verdict::Verified, either}})};
}

}  // namespace kukang
