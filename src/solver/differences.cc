#include "solver/differences.h"

#include <algorithm>

namespace kukang {

uint32_t Differences::add(const Extent& bounds) {
  const uint32_t x = size();
  bounds_.push_back(bounds);
  if (x >= width_) widen();
  for (uint32_t y = 0; y < x; ++y) around(x, y) = around(y, x) = kEndless;
  around(x, x) = 0;
  return x;
}

void Differences::widen() {
  const size_t width = std::max<size_t>(16, width_ * 2);
  std::vector<Wide> paths(width * width);
  for (size_t x = 0; x < width_; ++x) {
    std::copy_n(paths_.begin() + static_cast<std::ptrdiff_t>(x * width_), width_,
                paths.begin() + static_cast<std::ptrdiff_t>(x * width));
  }
  paths_ = std::move(paths);
  width_ = width;
}

void Differences::set_path(uint32_t x, uint32_t y, Wide c) {
  if (c >= around(x, y)) return;
  changes_.push_back({x, y, around(x, y)});
  around(x, y) = c;
}

void Differences::set_high(uint32_t x, Wide c) {
  if (c >= bounds_[x].high) return;
  changes_.push_back({x, kHigh, bounds_[x].high});
  bounds_[x].high = c;
}

void Differences::set_low(uint32_t x, Wide c) {
  if (c <= bounds_[x].low) return;
  changes_.push_back({x, kLow, bounds_[x].low});
  bounds_[x].low = c;
}

bool Differences::add_at_most(uint32_t x, uint32_t y, Wide c) {
  if (implied(x, y, c)) return true;
  if (refuted(x, y, c)) return false;
  // What ends in x now leads on to y, and from there to wherever y leads.
  sources_.clear();
  sinks_.clear();
  if (x != kZero) {
    for (uint32_t k = 1; k < size(); ++k) {
      if (around(k, x) == kEndless) continue;
      if (y == kZero || around(k, x) + c < around(k, y)) sources_.push_back(k);
    }
  }
  if (y != kZero) {
    for (uint32_t k = 1; k < size(); ++k) {
      if (around(y, k) == kEndless) continue;
      if (x == kZero || around(y, k) + c < around(x, k)) sinks_.push_back(k);
    }
  }
  // Paths that reach a bound: the bound of y for what leads to x, the bound of x for where y leads.
  const Wide high = bounds_[y].high;
  const Wide low = bounds_[x].low;
  for (const uint32_t source : sources_) {
    const Wide to_y = around(source, x) + c;
    if (high < kEndless / 2) set_high(source, to_y + high);
    for (const uint32_t sink : sinks_) {
      if (source != sink) set_path(source, sink, to_y + around(y, sink));
    }
  }
  if (low > -kEndless / 2) {
    for (const uint32_t sink : sinks_) set_low(sink, low - c - around(y, sink));
  }
  return true;
}

void Differences::back_to(Mark mark) {
  while (changes_.size() > mark.changes) {
    const auto [x, y, old] = changes_.back();
    changes_.pop_back();
    if (y == kHigh) {
      bounds_[x].high = old;
    } else if (y == kLow) {
      bounds_[x].low = old;
    } else {
      around(x, y) = old;
    }
  }
  bounds_.resize(mark.variables);
}

Extent Differences::bounds_given(uint32_t x, const std::vector<Fixed>& fixed) const {
  Extent result = bounds_[x];
  for (const auto& [y, value] : fixed) {
    if (around(x, y) != kEndless) result.high = std::min(result.high, value + around(x, y));
    if (around(y, x) != kEndless) result.low = std::max(result.low, value - around(y, x));
  }
  return result;
}

}  // namespace kukang
