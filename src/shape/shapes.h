// The answer of kukang shapes: what there is, for people and for programs.

#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "shape/enumerate.h"
#include "shape/instances.h"
#include "shape/shape_view.h"

namespace kukang {

// With what the symbols of shapes are replaced.
enum class Numbers : uint8_t {
  Symbolic,
  Small,    // one small instance of each shape
  InRange,  // all instances in a range
};

struct ShapesAnswer {
  Shapes found;
  Numbers numbers = Numbers::Symbolic;
  bool listed = true;                       // shapes, not only how many there are
  std::optional<bool> distinct;             // what the check for isomorphism has said
  std::vector<std::optional<Model>> small;  // Small: of each shape
  std::vector<uint64_t> instances;          // InRange: how many of each shape
  IntegerRange range;
  std::vector<std::string> hints;   // what who asked should know
  std::vector<std::string> unread;  // InRange: integer fields that were never looked at

  uint64_t all_instances() const;
};

// Finds small instances, or counts those in the range, as `numbers` asks for, as long as `stop`
// does not say otherwise: then counting is an error, and shapes have no instance. `interrupt` is
// the solver's.
absl::Status add_numbers(
    ShapesAnswer& answer, const std::function<bool()>& stop = [] { return false; },
    Interrupt* interrupt = nullptr);

// A shape, or one of its instances, to be written.
struct ShownShape {
  size_t number = 0;  // from 1, in the order of the list
  const Shape& shape;
  const Model* model = nullptr;
};
// Each shape, or each instance of each, until `visit` returns false.
void for_each_shown(const ShapesAnswer& answer,
                    const std::function<bool(const ShownShape&)>& visit);

// Of the process: 0, or 2 where something is missing or doubtful.
int exit_status(const ShapesAnswer& answer);

}  // namespace kukang
