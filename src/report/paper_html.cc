// Our figures beside the paper's, as a page: the two tables with a mark per row, their plots, and
// why figures differ.

#include "compare/paper_comparison.h"
#include "fmt/format.h"
#include "report/compare_text.h"
#include "report/markup.h"
#include "report/paper_text.h"

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

// `first`: of its method.
std::string row_html(const PaperRow& row, const std::vector<std::string>& reasons, bool first) {
  std::string out =
      fmt::format("<tr{}><td class=\"text\">{}</td><td>{}</td>", first ? " class=\"first\"" : "",
                  escaped(row.label()), row.published.bound);
  for (const PaperFigure& figure : row.figures) {
    const std::string ours = figure.ours.has_value() ? grouped(*figure.ours) : "";
    out += fmt::format("<td class=\"{}\">{}</td><td class=\"soft\">{}</td>", style_of(figure.mark),
                       ours, grouped(figure.published));
  }
  return out + fmt::format("<td class=\"text {}\">{}</td></tr>\n", style_of(row.mark()),
                           mark_text(row, reasons));
}

std::string table_html(const std::vector<PaperRow>& rows, int table,
                       const std::vector<std::string>& reasons) {
  std::string titles, body, method;
  for (const Strategy* strategy : strategies_of(table)) {
    titles += fmt::format("<th>{}</th><th>paper</th>", strategy->name());
  }
  for (const PaperRow& row : rows) {
    if (row.published.table != table) continue;
    const bool first = method != row.label();
    method = row.label();
    body += row_html(row, reasons, first);
  }
  if (body.empty()) return "";
  return fmt::format(
      "<h2>Table {}</h2>\n<div class=\"scroll\"><table>\n<thead><tr><th class=\"text\">method</th>"
      "<th>{}</th>{}<th></th></tr></thead>\n<tbody>\n{}</tbody></table></div>\n",
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
      "Rows: {}.</p>\n",
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
  const std::vector<std::string> reasons = reasons_in(rows);
  for (const int table : {1, 2}) body += table_html(rows, table, reasons) + plots_of(rows, table);
  if (!reasons.empty()) body += "<h2>Why figures differ</h2>\n";
  for (size_t i = 0; i < reasons.size(); ++i) {
    body += fmt::format("<p>[{}] {}</p>\n", i + 1, escaped(reasons[i]));
  }
  return html_page("The paper’s tables, counted again", body);
}

}  // namespace kukang
