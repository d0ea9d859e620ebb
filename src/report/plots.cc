#include "report/plots.h"

#include <algorithm>
#include <cmath>

#include "fmt/format.h"
#include "report/markup.h"

namespace kukang {
namespace {

constexpr double kWidth = 960;
constexpr double kLetter = 6.6;  // about as wide as a letter of the page's font

// The name of a strategy in the page's style.
std::string_view style_of(std::string_view strategy) {
  return strategy == "lazier#" ? "sharp" : strategy == "lazier" ? "lazier" : "lazy";
}

// Of different shapes and sizes, the largest first, so that marks on the same spot show.
std::string mark_at(double x, double y, std::string_view strategy, std::string_view tooltip) {
  const std::string_view style = style_of(strategy);
  const std::string title =
      tooltip.empty() ? "" : fmt::format("<title>{}</title>", escaped(tooltip));
  if (style == "lazy") {
    return fmt::format(
        "<circle class=\"mark lazy\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"6\">{}</circle>\n", x, y,
        title);
  }
  if (style == "lazier") {
    return fmt::format(
        "<rect class=\"mark lazier\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"8\" "
        "height=\"8\">{}</rect>\n",
        x - 4, y - 4, title);
  }
  return fmt::format("<path class=\"mark sharp\" d=\"M{:.1f} {:.1f}l4 7h-8z\">{}</path>\n", x,
                     y - 4, title);
}

std::string text_at(double x, double y, std::string_view text, std::string_view anchor,
                    std::string_view style = "") {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" class=\"{}\">{}</text>\n",
                     x, y, anchor, style, escaped(text));
}

std::string grid_line(double x1, double y1, double x2, double y2) {
  return fmt::format(
      "<line class=\"grid\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n", x1, y1,
      x2, y2);
}

std::string svg(double height, std::string_view description, std::string_view inside,
                double width = kWidth) {
  return fmt::format(
      "<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\">\n{}</svg>\n", width,
      height, escaped(description), inside);
}

// A text of at most so many letters.
std::string shortened(const std::string& text, size_t letters) {
  return text.size() <= letters ? text : text.substr(0, letters - 1) + "…";
}

std::string legend(double x, double y, const std::vector<std::string>& strategies) {
  std::string out;
  for (const std::string& strategy : strategies) {
    out += mark_at(x, y - 4, strategy, "");
    out += text_at(x + 10, y, strategy, "start");
    x += 30 + kLetter * static_cast<double>(strategy.size());
  }
  return out;
}

template <class Owner, class Parts>
std::vector<std::string> strategies_in(const std::vector<Owner>& owners, Parts Owner::*parts) {
  std::vector<std::string> names;
  for (const Owner& owner : owners) {
    for (const auto& part : owner.*parts) {
      if (std::find(names.begin(), names.end(), part.strategy) == names.end()) {
        names.push_back(part.strategy);
      }
    }
  }
  return names;
}

// Where a number of paths is, from the bottom 0 to the top 1; none is drawn as one.
class LogarithmicScale {
 public:
  explicit LogarithmicScale(uint64_t most) {
    while (std::pow(10.0, decades_) < static_cast<double>(most)) ++decades_;
  }
  int decades() const { return decades_; }
  double at(uint64_t paths) const {
    return std::log10(static_cast<double>(std::max<uint64_t>(paths, 1))) / decades_;
  }

 private:
  int decades_ = 1;
};

std::string power_of_ten(int decade) {
  return decade < 5 ? grouped(static_cast<uint64_t>(std::pow(10.0, decade)))
                    : fmt::format("10^{}", decade);
}

// A panel of the plot of growth, with its upper left corner at (left, top).
class Panel {
 public:
  static constexpr double kPanelWidth = kWidth / 4, kPanelHeight = 184;

  Panel(const GrowthPanel& panel, const LogarithmicScale& scale, double left, double top)
      : panel_(panel),
        scale_(scale),
        left_(left + 52),
        right_(left + kPanelWidth - 14),
        top_(top + 34),
        bottom_(top + kPanelHeight - 32) {}

  std::string draw() const {
    std::string out = fmt::format(
        "<rect class=\"panel\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\"/>\n",
        left_, top_, right_ - left_, bottom_ - top_);
    const size_t letters = static_cast<size_t>((kPanelWidth - 14) / kLetter);
    out += fmt::format("<g><title>{}</title>\n{}</g>\n", escaped(panel_.target),
                       text_at(left_ - 40, top_ - 16, shortened(panel_.target, letters), "start"));
    const int step = scale_.decades() > 4 ? 2 : 1;
    for (int decade = 0; decade <= scale_.decades(); decade += step) {
      const double y = bottom_ - (bottom_ - top_) * decade / scale_.decades();
      out += grid_line(left_, y, right_, y);
      out += text_at(left_ - 6, y + 4, power_of_ten(decade), "end", "soft");
    }
    for (size_t i = 0; i < panel_.bounds.size(); ++i) {
      out += text_at(x_of(i), bottom_ + 17, panel_.bounds[i], "middle", "soft");
    }
    for (const GrowthPanel::Line& line : panel_.lines) out += draw(line);
    return out;
  }

 private:
  double x_of(size_t bound) const {
    const double step = (right_ - left_) / static_cast<double>(panel_.bounds.size());
    return left_ + step * (static_cast<double>(bound) + 0.5);
  }

  std::string draw(const GrowthPanel::Line& line) const {
    std::string points, marks;
    for (size_t i = 0; i < line.paths.size(); ++i) {
      const double y = bottom_ - (bottom_ - top_) * scale_.at(line.paths[i]);
      points += fmt::format("{}{:.1f} {:.1f}", i == 0 ? "M" : "L", x_of(i), y);
      marks += mark_at(x_of(i), y, line.strategy,
                       fmt::format("{}, {}, {}: {} paths", panel_.target, panel_.bounds[i],
                                   line.strategy, grouped(line.paths[i])));
    }
    return fmt::format("<path class=\"line {}\" d=\"{}\"/>\n{}", style_of(line.strategy), points,
                       marks);
  }

  const GrowthPanel& panel_;
  const LogarithmicScale& scale_;
  const double left_, right_, top_, bottom_;
};

}  // namespace

std::string ratio_plot(const std::vector<RatioRow>& rows) {
  constexpr double kBar = 9, kGap = 10, kTop = 52, kRight = 90;
  size_t letters = 0;
  double most = 1;
  for (const RatioRow& row : rows) {
    letters = std::max(letters, row.target.size());
    for (const RatioRow::Bar& bar : row.bars) most = std::max(most, bar.ratio);
  }
  letters = std::min<size_t>(letters, 44);
  const double left = 16 + kLetter * static_cast<double>(letters);
  auto x_of = [&](double ratio) { return left + (kWidth - left - kRight) * ratio / most; };
  std::string bars;
  double y = kTop + kGap;
  for (const RatioRow& row : rows) {
    const double height = kBar * static_cast<double>(row.bars.size());
    bars += text_at(left - 8, y + height / 2 + 4, shortened(row.target, letters), "end");
    for (const RatioRow::Bar& bar : row.bars) {
      bars += fmt::format(
          "<rect class=\"bar {}\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\">"
          "<title>{}, {}: {} paths, {:.1f} % of lazy’s</title></rect>\n",
          style_of(bar.strategy), left, y, x_of(bar.ratio) - left, kBar - 1, escaped(row.target),
          escaped(bar.strategy), grouped(bar.paths), 100 * bar.ratio);
      y += kBar;
    }
    // Beside the shorter bars there is room for the figures only where they are next to each other.
    std::string figures;
    double longest = 0;
    for (const RatioRow::Bar& bar : row.bars) {
      figures += fmt::format("{}{:.0f}", figures.empty() ? "" : " / ", 100 * bar.ratio);
      longest = std::max(longest, bar.ratio);
    }
    bars += text_at(x_of(longest) + 6, y - height / 2 + 4, figures + " %", "start", "soft");
    y += kGap;
  }
  std::string grid;
  for (double ratio = 0; ratio <= most + 1e-9; ratio += 0.25) {
    grid += grid_line(x_of(ratio), kTop, x_of(ratio), y);
    grid += text_at(x_of(ratio), kTop - 8, fmt::format("{:.0f} %", 100 * ratio), "middle", "soft");
  }
  const std::string key = legend(left, 18, strategies_in(rows, &RatioRow::bars));
  return svg(y + 8, "Paths of the strategies as a part of the paths of lazy, for each target",
             key + grid + bars);
}

// The scale is logarithmic where the bars of small sizes would not be seen otherwise; then the foot
// of a bar is below one, so that one is seen, too.
std::string size_plot(const std::vector<SizeBar>& bars) {
  constexpr double kTop = 24, kFoot = 174, kStub = 6;
  if (bars.empty()) return "";
  uint64_t most = 1;
  for (const SizeBar& bar : bars) most = std::max(most, bar.shapes);
  const bool logarithmic = most > 200;
  const LogarithmicScale scale(most);
  const double count = static_cast<double>(bars.size());
  const double step = std::min(90.0, (kWidth - 40) / count);
  std::string inside = grid_line(20, kFoot, 20 + step * count, kFoot);
  for (size_t i = 0; i < bars.size(); ++i) {
    const auto& [size, shapes] = bars[i];
    const double part =
        logarithmic ? scale.at(shapes) : static_cast<double>(shapes) / static_cast<double>(most);
    const double x = 20 + step * static_cast<double>(i);
    const double height = kStub + (kFoot - kTop - kStub) * part;
    inside += fmt::format(
        "<g class=\"size\" data-size=\"{}\"><rect class=\"bar lazy\" x=\"{:.1f}\" y=\"{:.1f}\" "
        "width=\"{:.1f}\" height=\"{:.1f}\"><title>{} of size {}</title></rect>\n{}{}</g>\n",
        size, x + step * 0.15, kFoot - height, step * 0.7, height, grouped(shapes), size,
        text_at(x + step / 2, kFoot - height - 6, grouped(shapes), "middle"),
        text_at(x + step / 2, kFoot + 17, std::to_string(size), "middle", "soft"));
  }
  inside += text_at(
      20, kFoot + 36,
      logarithmic ? "objects in the shape; the scale is logarithmic" : "objects in the shape",
      "start", "soft");
  return svg(kFoot + 46, "Number of shapes by size", inside, std::max(360.0, 40 + step * count));
}

std::string growth_plot(const std::vector<GrowthPanel>& panels) {
  constexpr size_t kPerRow = 4;
  constexpr double kTop = 34;
  uint64_t most = 1;
  for (const GrowthPanel& panel : panels) {
    for (const GrowthPanel::Line& line : panel.lines) {
      for (uint64_t paths : line.paths) most = std::max(most, paths);
    }
  }
  const LogarithmicScale scale(most);
  std::string inside = legend(18, 18, strategies_in(panels, &GrowthPanel::lines));
  for (size_t i = 0; i < panels.size(); ++i) {
    const double left = Panel::kPanelWidth * static_cast<double>(i % kPerRow);
    const double top = kTop + Panel::kPanelHeight * static_cast<double>(i / kPerRow);
    inside += Panel(panels[i], scale, left, top).draw();
  }
  const double rows = std::ceil(static_cast<double>(panels.size()) / kPerRow);
  return svg(kTop + Panel::kPanelHeight * rows,
             "Number of paths for each bound and strategy, on a logarithmic scale", inside);
}

}  // namespace kukang
