// Bounds that go up: -k 1..3, or -n 5..9,Node=6..10.
//
// Ranges go up together, so they are equally long; what is no range stays as it is.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "support/status.h"

namespace kukang {

// A number, and nothing besides.
std::optional<uint32_t> number_in(std::string_view text);

// As they are written for one exploration: -k and -n.
struct WrittenBounds {
  std::string k, n;

  bool operator==(const WrittenBounds&) const = default;
};

// At least one; what is no number and no range is left to whoever reads the bounds.
absl::StatusOr<std::vector<WrittenBounds>> each_bound(const WrittenBounds& ranges);

}  // namespace kukang
