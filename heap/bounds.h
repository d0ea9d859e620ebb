// The bounds of an exploration: how far a heap is materialized, and for how long a path may run.
//
// k limits depth: an object found through a field or element of an object of depth d has depth
// d + 1 ≤ k. n limits how many symbolic objects there are of each type. Both limit how many indexes
// of a symbolic array are met. NULL and aliases are never limited by these. A bound for a field
// limits how many different objects it refers to at entry, in all objects together: so it does not
// matter in which order they are met. Unless all characters are wanted, those of symbolic Strings
// are Latin-1. A choice that a bound forbids is counted: an answer is complete only when nothing
// was.

#pragma once

#include <cstdint>
#include <optional>

#include "absl/container/flat_hash_map.h"
#include "heap/granted.h"
#include "program/type.h"

namespace kukang {

// What a path or a choice was cut by.
enum class Bound : uint8_t {
  Objects,     // k, n: objects and indexes
  Characters,  // of symbolic Strings
  Loops,
  Calls,
  Steps,
  Memory,  // for the objects that the program makes
};
inline constexpr size_t kBounds = 6;

struct Bounds {
  std::optional<uint32_t> k;
  std::optional<uint32_t> n;
  absl::flat_hash_map<const Type*, uint32_t> n_of;         // instead of n, for these types
  absl::flat_hash_map<const Field*, uint32_t> n_of_field;  // besides n
  uint32_t loop = 64;    // iterations in a row with an undecided branch and nothing materialized
  uint32_t call = 1000;  // frames
  uint64_t steps = 100'000'000;  // instructions of a path
  bool latin1 = true;            // the characters of symbolic Strings
  Granted granted;               // of the heap at entry; nothing that is outside counts as cut

  bool allows_depth(uint32_t depth) const { return !k.has_value() || depth <= *k; }
  // May there be one more of `type`, when there are `count`?
  bool allows_object(const Type* type, uint32_t count) const {
    if (auto it = n_of.find(type); it != n_of.end()) return count < it->second;
    return !n.has_value() || count < *n;
  }
  // May a symbolic array have one more index met, when it has `count`?
  bool allows_index(uint32_t count) const {
    return (!k.has_value() || count < *k) && (!n.has_value() || count < *n);
  }
};

}  // namespace kukang
