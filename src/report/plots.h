// The plots of pages, as SVG that takes its colours from the page (markup.h).
//
// Of a comparison there are two. The ratio of paths: for each target a bar per strategy, as a part
// of lazy's paths. The growth: a panel per target with a line per strategy, the numbers of paths on
// a logarithmic scale that all panels share. Every mark has its figure as a tooltip; strategies
// differ in shape, not in colour alone.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kukang {

struct RatioRow {
  std::string target;
  struct Bar {
    std::string strategy;
    uint64_t paths = 0;
    double ratio = 0;  // to lazy's
  };
  std::vector<Bar> bars;
};
std::string ratio_plot(const std::vector<RatioRow>& rows);

struct GrowthPanel {
  std::string target;
  std::vector<std::string> bounds;  // from left to right
  struct Line {
    std::string strategy;
    std::vector<uint64_t> paths;  // by bound
  };
  std::vector<Line> lines;
};
std::string growth_plot(const std::vector<GrowthPanel>& panels);

// How many shapes there are of each size: a bar each, with its figure on top.
struct SizeBar {
  size_t size = 0;
  uint64_t shapes = 0;
};
std::string size_plot(const std::vector<SizeBar>& bars);

}  // namespace kukang
