// Enumeration: every shape that satisfies the invariant of a class, up to the bounds.
//
// The invariant is assumed of an object of which nothing is known, then every reference that it has
// met is decided. A path that gets to the end is a set of heaps that the invariant accepts: one
// shape, with conditions on its numbers. Paths are disjoint, but several may be of one shape, which
// is listed once. An answer does not depend on the strategy nor on the number of workers: shapes
// are put in their canonical order.
//
// How far away an object is, and which type it is counted with, goes by the place where it was
// found first. Where that could make a difference (with a bound k, or fields of different types
// that may hold the same object), references are decided lazily, in the order in which the
// invariant reads them, whatever the strategy.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "contract/contract.h"
#include "explore/rejections.h"
#include "shape/shape.h"

namespace kukang {

struct ShapesOptions {
  bool count_only = false;  // keep no shapes
  uint64_t sample = 0;      // keep this many of the largest size, drawn uniformly; 0: keep all
  uint64_t seed = 0;
};

// How many shapes there are with so many objects of each type.
struct ShapeCount {
  size_t size = 0;
  std::map<std::string, uint32_t> objects;  // by readable type name
  uint64_t shapes = 0;

  auto operator<=>(const ShapeCount&) const = default;
};

struct Shapes {
  const Type* type = nullptr;
  std::vector<const Method*> invariants;
  const Strategy* strategy = nullptr;  // by which references were decided
  Bounds bounds;
  World world = World::Open;
  // Fields of different types that were looked at may hold the same object.
  bool overlapping = false;
  Exploration exploration;

  std::unique_ptr<ShapeTables> tables;
  std::vector<Shape> shapes;       // in canonical order; those that were asked for
  std::vector<ShapeCount> counts;  // of all, by size, then by types
  uint64_t total = 0;
  uint64_t uncertain = 0;  // of these, shapes that depend on an approximation

  uint64_t unfinished = 0;                // paths on which the invariant did not come to an end
  std::map<std::string, uint64_t> stops;  // why paths were stopped, and how many
  std::vector<Rejection> rejections;      // why heaps were not accepted
  uint64_t writing = 0;                   // paths on which an accepting invariant wrote to the heap
  std::vector<std::string> written;       // the fields, sorted
  // Of all shapes that were counted were kept, to tell duplicates apart. Not a fact of the shapes:
  // with several workers they are kept always, since paths come in no order.
  bool fingerprints = false;

  // Nothing within the bounds is missing or doubtful.
  bool complete() const {
    return exploration.stopped_early.empty() && exploration.tally.stopped == 0 && unfinished == 0 &&
           uncertain == 0;
  }
  // No bound cut anything: there are no others, however large.
  bool all() const { return complete() && exploration.tally.cut_by_bounds() == 0; }
};

// What `enumerate` explores. An error where the class has no invariant.
absl::StatusOr<Plan> shapes_plan(const Program& program, const Type& type,
                                 const ContractOptions& contract);

absl::StatusOr<Shapes> enumerate(const Program& program, const Type& type,
                                 const ContractOptions& contract, const ExploreOptions& explore,
                                 const ShapesOptions& options);

}  // namespace kukang
