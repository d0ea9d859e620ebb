// Comparisons as a page: the ratio of paths at the largest bound, their growth with the bound, and
// the tables.

#include "fmt/format.h"
#include "report/bounds_text.h"
#include "report/check_text.h"
#include "report/compare_text.h"
#include "report/markup.h"
#include "report/plots.h"

namespace kukang {
namespace {

std::string cell(std::string_view text) { return fmt::format("<td>{}</td>", escaped(text)); }
std::string text_cell(std::string_view text) {
  return fmt::format("<td class=\"text\">{}</td>", escaped(text));
}

// Of the solver's layers: those that have answered something.
std::string answers_of(const Tally& tally) {
  std::string text;
  for (const LayerStatistics& layer : tally.layers) {
    if (layer.answered == 0) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", layer.layer, grouped(layer.answered));
  }
  return text;
}

std::string html_row(const Comparison& comparison, const StrategyRun& run) {
  const Exploration& exploration = run.result.exploration;
  const Tally& tally = exploration.tally;
  const bool first = &run == &comparison.runs.front();
  const std::optional<double> ratio = ratio_to_lazy(comparison, run);
  std::string row = text_cell(first ? bounds_text(comparison.bounds) : "");
  row += text_cell(run.name());
  row += cell(grouped(tally.paths()));
  row += cell(ratio.has_value() ? percent(*ratio) : "");
  row += cell(grouped(tally.states)) + cell(grouped(tally.forks));
  row += cell(grouped(tally.layers.empty() ? 0 : tally.layers.front().asked));
  row += cell(seconds_text(exploration.seconds));
  row += cell(fmt::format("{} MiB", exploration.peak_mib));
  row += text_cell(text_of(run.result.verdict));
  row += fmt::format("<td class=\"text wide soft\">{}</td>", escaped(answers_of(tally)));
  return fmt::format("<tr{}>{}</tr>\n", first ? " class=\"first\"" : "", row);
}

std::string html_table(const std::vector<const Comparison*>& comparisons) {
  std::string out =
      "<div class=\"scroll\"><table>\n<thead><tr><th class=\"text\">bound</th>"
      "<th class=\"text\">strategy</th><th>paths</th><th>of lazy</th><th>states</th><th>forks</th>"
      "<th>questions</th><th>time</th><th>memory</th>"
      "<th class=\"text\">verdict</th><th class=\"text\">answered by</th></tr></thead>\n<tbody>\n";
  for (const Comparison* comparison : comparisons) {
    for (const StrategyRun* run : comparison->all_runs()) out += html_row(*comparison, *run);
  }
  return out + "</tbody></table></div>\n";
}

std::string agreement_html(const std::vector<const Comparison*>& comparisons) {
  std::string out;
  for (const AgreementLine& line : agreement_lines(comparisons)) {
    const std::string_view style = line.what == Agreement::What::Disagree ? "bad"
                                   : line.what == Agreement::What::Open   ? "soft"
                                                                          : "good";
    out += fmt::format("<p class=\"{}\">{}</p>\n", style, escaped(line.text));
  }
  return out;
}

GrowthPanel panel_of(const std::vector<const Comparison*>& comparisons) {
  GrowthPanel panel{target_text(*comparisons.front()->target), {}, {}};
  for (const StrategyRun* run : comparisons.front()->all_runs()) {
    panel.lines.push_back({run->name(), {}});
  }
  for (const Comparison* comparison : comparisons) {
    panel.bounds.push_back(bounds_text(comparison->bounds));
    for (size_t i = 0; i < panel.lines.size(); ++i) {
      panel.lines[i].paths.push_back(comparison->all_runs()[i]->paths());
    }
  }
  return panel;
}

// At the largest bound; nullopt where there is nothing to relate.
std::optional<RatioRow> ratios_of(const std::vector<const Comparison*>& comparisons) {
  const Comparison& last = *comparisons.back();
  RatioRow row{fmt::format("{}, {}", target_text(*last.target), bounds_text(last.bounds)), {}};
  for (const StrategyRun* run : last.all_runs()) {
    const std::optional<double> ratio = ratio_to_lazy(last, *run);
    if (!ratio.has_value() || run->name() == "lazy") continue;
    row.bars.push_back({run->name(), run->paths(), *ratio});
  }
  return row.bars.empty() ? std::nullopt : std::optional(row);
}

}  // namespace

std::string plots_html(const std::vector<Comparison>& comparisons) {
  std::vector<RatioRow> ratios;
  std::vector<GrowthPanel> panels;
  for (const auto& group : by_target(comparisons)) {
    if (std::optional<RatioRow> row = ratios_of(group)) ratios.push_back(std::move(*row));
    panels.push_back(panel_of(group));
  }
  std::string out;
  if (!ratios.empty()) {
    out += "<h2>Paths, as a part of lazy’s</h2>\n<div class=\"scroll\">" + ratio_plot(ratios) +
           "</div>\n";
  }
  out += "<h2>Growth of the number of paths with the bound</h2>\n<div class=\"scroll\">" +
         growth_plot(panels) + "</div>\n";
  return out;
}

std::string compare_html(const std::vector<Comparison>& comparisons) {
  std::string body =
      "<p class=\"soft\">Each method was explored with each strategy up to each bound. A question "
      "is "
      "one to the solver, whether a path is feasible; its layers answer from left to right.</p>\n";
  body += plots_html(comparisons) + "<h2>Figures</h2>\n";
  for (const auto& group : by_target(comparisons)) {
    body += fmt::format("<h3>{}</h3>\n", escaped(target_text(*group.front()->target)));
    body += html_table(group) + agreement_html(group);
  }
  return html_page("Initialization strategies compared", body);
}

}  // namespace kukang
