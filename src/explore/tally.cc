#include "explore/tally.h"

#include <algorithm>

namespace kukang {

void MergeTally::add(const MergeTally& other) {
  regions += other.regions;
  merged += other.merged;
  into += other.into;
  for (size_t why = 0; why < kRefusals; ++why) refused[why] += other.refused[why];
}

void LoopTally::add(const LoopTally& other) {
  summarized += other.summarized;
  traces += other.traces;
  as_they_are += other.as_they_are;
  for (size_t why = 0; why < kLoopRefusals; ++why) refused[why] += other.refused[why];
}

void Tally::add(const Tally& other) {
  normal += other.normal;
  exceptional += other.exceptional;
  errors += other.errors;
  diverging += other.diverging;
  assumed += other.assumed;
  assume_threw += other.assume_threw;
  assume_diverged += other.assume_diverged;
  for (size_t bound = 0; bound < kBounds; ++bound) cut[bound] += other.cut[bound];
  stopped += other.stopped;
  states += other.states;
  forks += other.forks;
  instructions += other.instructions;
  merging.add(other.merging);
  loops.add(other.loops);
  for (const LayerStatistics& layer : other.layers) {
    auto same = std::find_if(layers.begin(), layers.end(),
                             [&](const LayerStatistics& l) { return l.layer == layer.layer; });
    if (same == layers.end()) {
      layers.push_back(layer);
    } else {
      same->asked += layer.asked;
      same->answered += layer.answered;
      same->over_integers += layer.over_integers;
    }
  }
}

}  // namespace kukang
