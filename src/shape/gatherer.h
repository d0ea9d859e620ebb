// Gathers the shapes among the paths of an exploration; all workers share one.
//
// To list shapes, each is kept with the conditions of all its paths. To count them nothing need be
// kept as long as no two accepted paths can be of the same shape. Depth first, paths come in the
// order of their trails, and where an accepted path first differs from the one accepted before it
// is a fork of the tree of accepted paths; every such fork is seen so. If it is one about
// references or types, the shapes below its choices differ. If it is one about numbers they may be
// the same: then duplicates have to be told apart, by fingerprints, from the beginning.
//
// A sample keeps the shapes with the least of 128 bits that are made from the shape and the seed:
// drawn uniformly, without regard to the order in which shapes come.

#pragma once

#include <atomic>
#include <mutex>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "shape/enumerate.h"
#include "shape/reader.h"

namespace kukang {

class Gatherer final : public PathSink {
 public:
  // REQUIRES one worker that goes depth first, or `fingerprints`, or that all shapes are kept.
  Gatherer(Shapes& result, const ShapesOptions& options, bool fingerprints);

  void ended(const EndedPath& path) override;
  void rejected(const Plan::Stage& stage, uint64_t choices) override;
  // After the last path: puts everything into the result.
  void finish();

  const ShapeReader& reader() const { return reader_; }

  // No: duplicates are possible and were not looked for, so that the result is worthless.
  bool wants_more() const override { return !in_vain_; }

 private:
  void accept(const EndedPath& path);
  bool may_repeat(const State& state);
  // Whether it was not counted before.
  bool is_new(const Shape& shape);
  void count(const Shape& shape);
  void keep_all(const EndedPath& path, const Shape& shape);
  void keep_sample(const EndedPath& path, const Shape& shape);
  Shape with_conditions(const EndedPath& path);

  Shapes& result_;
  const ShapesOptions options_;
  const bool keeps_all_, fingerprints_;
  std::mutex mutex_;
  ShapeReader reader_;
  Rejections rejections_;
  std::atomic<bool> in_vain_ = false;
  std::atomic<bool> some_ = false;  // some shape was accepted: what was simply false is no matter
  TrailChoices previous_;           // of the path accepted last; empty: there was none
  using Composition = std::vector<std::pair<const Type*, uint32_t>>;
  absl::flat_hash_map<Composition, uint64_t> counts_;
  Composition composition_;
  absl::flat_hash_map<Fingerprint, size_t> kept_;        // which of the result's shapes
  absl::flat_hash_set<Fingerprint> certain_, doubtful_;  // shapes that were counted
  std::map<Fingerprint, Shape> sample_;
};

}  // namespace kukang
