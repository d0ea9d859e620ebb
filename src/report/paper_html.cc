// Our figures beside the paper's, as a page: the plots, and the two tables with a mark per row.

#include "fmt/format.h"
#include "report/compare.h"
#include "report/markup.h"
#include "report/paper_comparison.h"

namespace kukang {
namespace {

std::string_view style_of(Mark mark) {
  switch (mark) {
    case Mark::Equal: return "good";
    case Mark::Explained: return "note";
    case Mark::Absent: return "soft";
    case Mark::Different: break;
  }
  return "bad";
}

std::string row_html(const PaperRow& row) {
  const bool first = row.published.bound == (row.published.table == 1 ? 1 : 5);
  std::string out =
      fmt::format("<tr{}><td class=\"text\">{}</td><td>{}</td>", first ? " class=\"first\"" : "",
                  escaped(row.label()), row.published.bound);
  std::string reasons;
  for (const PaperFigure& figure : row.figures) {
    const std::string ours = figure.ours.has_value() ? grouped(*figure.ours) : "";
    out += fmt::format("<td class=\"{}\">{}</td><td class=\"soft\">{}</td>", style_of(figure.mark),
                       ours, grouped(figure.published));
    const bool said = reasons.find(figure.reason) != std::string::npos;
    if (!said) reasons += figure.reason;
  }
  out += fmt::format("<td class=\"text {}\">{}</td><td class=\"text wide soft\">{}</td></tr>\n",
                     style_of(row.mark()), text_of(row.mark()), escaped(reasons));
  return out;
}

std::string table_html(const std::vector<PaperRow>& rows, int table) {
  std::string titles, body;
  for (const Strategy* strategy : strategies_of(table)) {
    titles += fmt::format("<th>{}</th><th>paper</th>", strategy->name());
  }
  for (const PaperRow& row : rows) {
    if (row.published.table == table) body += row_html(row);
  }
  if (body.empty()) return "";
  return fmt::format(
      "<h2>Table {}</h2>\n<div class=\"scroll\"><table>\n<thead><tr><th class=\"text\">method</th>"
      "<th>{}</th>{}<th></th><th "
      "class=\"text\">why</th></tr></thead>\n<tbody>\n{}</tbody></table></div>\n",
      table, table == 1 ? "k" : "n", titles, body);
}

// The plots of a table's rows.
std::string plots_of(const std::vector<PaperRow>& rows, int table) {
  std::vector<Comparison> comparisons;
  for (const PaperRow& row : rows) {
    if (row.published.table == table && row.comparison.has_value()) {
      comparisons.push_back(*row.comparison);
    }
  }
  return comparisons.empty() ? "" : plots_html(comparisons);
}

}  // namespace

std::string paper_html(const std::vector<PaperRow>& rows) {
  std::string body = fmt::format(
      "<p>The paths that we count, beside those of Tables 1 and 2 of Deng, Lee and Robby (2011). "
      "Rows: "
      "{}.</p>\n",
      summary_of(rows));
  for (const PaperRow& row : rows) {
    const bool disagree =
        row.comparison.has_value() && row.comparison->agreement.what == Agreement::What::Disagree;
    if (!disagree) continue;
    for (const std::string& sentence : agreement_text(*row.comparison)) {
      body += fmt::format("<p class=\"bad\">{}, {}: {}</p>\n", escaped(row.label()),
                          row.published.bound, escaped(sentence));
    }
  }
  for (const int table : {1, 2}) body += table_html(rows, table) + plots_of(rows, table);
  return html_page("The paper’s tables, counted again", body);
}

}  // namespace kukang
