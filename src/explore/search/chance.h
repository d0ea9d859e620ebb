// Chance that a seed decides: the same numbers on every machine (splitmix64, by S. Vigna).

#pragma once

#include <cstdint>

namespace kukang {

class Chance {
 public:
  explicit Chance(uint64_t seed) : state_(seed) {}

  // One of 0 … n - 1. REQUIRES n > 0. Some are likelier than others by n / 2^64.
  uint64_t below(uint64_t n) {
    return static_cast<uint64_t>((static_cast<unsigned __int128>(bits()) * n) >> 64);
  }
  // From 0 to 1, without 1.
  double part() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

 private:
  uint64_t bits() {
    uint64_t z = state_ += 0x9e3779b97f4a7c15;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  uint64_t state_;
};

}  // namespace kukang
