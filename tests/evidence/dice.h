// The only source of chance in the campaign: what is thrown depends on the seed alone, on every
// machine (the distributions of the standard library do not promise that).

#pragma once

#include <cstdint>
#include <random>

namespace kukang {

class Dice {
 public:
  // Its own sequence for part `index` of what `seed` makes.
  Dice(uint64_t seed, uint64_t index)
      : random_(seed * 0x9e3779b97f4a7c15 + index * 0xbf58476d1ce4e5b9) {}

  // REQUIRES bound > 0.
  size_t below(size_t bound) { return random_() % bound; }
  int between(int low, int high) {
    return low + static_cast<int>(below(static_cast<size_t>(high - low) + 1));
  }
  bool percent(int chance) { return between(1, 100) <= chance; }
  uint64_t bits() { return random_(); }

  // REQUIRES some.
  template <class List>
  const auto& pick(const List& list) {
    return *(std::begin(list) + static_cast<std::ptrdiff_t>(below(std::size(list))));
  }

 private:
  std::mt19937_64 random_;
};

}  // namespace kukang
