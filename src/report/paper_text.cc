// Our figures beside the paper's, for a person:
//
//   Table 1, paths
//   method       k  lazy  paper  lazier  paper  lazier#  paper     time   paper
//   AATree.find  1    15     15       8      8        4      4   0.02 s   2.3 s  equal
//   AATree.find  2    95    197      32     32       16     16   0.05 s  16.5 s  explained [1]

#include "report/paper_text.h"

#include "compare/paper_comparison.h"
#include "fmt/format.h"
#include "report/columns.h"
#include "report/compare_text.h"
#include "support/folded.h"
#include "trace/notation.h"

namespace kukang {
namespace {

// The times of all strategies of a row.
double sum_of(const PaperRow& row, double PaperFigure::*seconds) {
  double sum = 0;
  for (const PaperFigure& figure : row.figures) sum += figure.*seconds;
  return sum;
}

std::string table_text(const std::vector<PaperRow>& rows, int table,
                       const std::vector<std::string>& reasons) {
  std::vector<std::string> titles = {"method", table == 1 ? "k" : "n"};
  std::string sides = "<>";
  for (const Strategy* strategy : strategies_of(table)) {
    titles.insert(titles.end(), {std::string(strategy->name()), "paper"});
    sides += ">>";
  }
  titles.insert(titles.end(), {"time", "paper", ""});
  sides += ">><";
  std::vector<std::vector<std::string>> lines = {titles};
  for (const PaperRow& row : rows) {
    if (row.published.table != table) continue;
    std::vector<std::string> line = {row.label(), std::to_string(row.published.bound)};
    for (const PaperFigure& figure : row.figures) {
      line.push_back(figure.ours.has_value() ? std::to_string(*figure.ours) : "");
      line.push_back(std::to_string(figure.published));
    }
    const bool counted = row.comparison.has_value();
    line.push_back(counted ? seconds_text(sum_of(row, &PaperFigure::seconds)) : "");
    line.push_back(fmt::format("{:.1f} s", sum_of(row, &PaperFigure::published_seconds)));
    line.push_back(mark_text(row, reasons));
    lines.push_back(std::move(line));
  }
  if (lines.size() == 1) return "";
  return fmt::format("Table {}, paths\n{}\n", table, in_columns(lines, sides, kColumns));
}

void add_text(std::string& out, std::string_view text) {
  for (const std::string& line : lines_of(text, kColumns)) out += line + "\n";
}

// What the strategies of Table 1 say of each other.
void add_agreement(std::string& out, const std::vector<PaperRow>& rows) {
  size_t agree = 0, open = 0;
  for (const PaperRow& row : rows) {
    if (!row.comparison.has_value() || row.comparison->runs.size() < 2) continue;
    switch (row.comparison->agreement.what) {
      case Agreement::What::Agree:
      case Agreement::What::AgreeWithin:
      case Agreement::What::Contained: ++agree; break;
      case Agreement::What::Open: ++open; break;
      case Agreement::What::Disagree:
        for (const std::string& sentence : agreement_text(*row.comparison)) {
          add_text(out, fmt::format("{}, k = {}: {}", row.label(), row.published.bound, sentence));
        }
    }
  }
  if (agree + open == 0) return;
  add_text(out,
           fmt::format("strategies: in {} rows all agree within the bounds; in {} nothing can be "
                       "said of it",
                       agree, open));
}

}  // namespace

std::string summary_of(const std::vector<PaperRow>& rows) {
  std::map<Mark, size_t> counts;
  for (const PaperRow& row : rows) ++counts[row.mark()];
  std::string text;
  for (const auto& [mark, count] : counts) {
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, text_of(mark));
  }
  return text;
}

std::vector<std::string> reasons_in(const std::vector<PaperRow>& rows) {
  std::vector<std::string> reasons;
  for (const PaperRow& row : rows) {
    for (const PaperFigure& figure : row.figures) {
      if (figure.reason.empty()) continue;
      const std::string reason(figure.reason);
      if (std::find(reasons.begin(), reasons.end(), reason) == reasons.end()) {
        reasons.push_back(reason);
      }
    }
  }
  return reasons;
}

std::string mark_text(const PaperRow& row, const std::vector<std::string>& reasons) {
  std::string text(text_of(row.mark()));
  for (size_t i = 0; i < reasons.size(); ++i) {
    const bool named = std::any_of(row.figures.begin(), row.figures.end(),
                                   [&](const PaperFigure& f) { return f.reason == reasons[i]; });
    if (named) text += fmt::format(" [{}]", i + 1);
  }
  return text;
}

std::string paper_text(const std::vector<PaperRow>& rows) {
  const std::vector<std::string> reasons = reasons_in(rows);
  std::string out = table_text(rows, 1, reasons) + table_text(rows, 2, reasons);
  double ours = 0, published = 0;
  for (const PaperRow& row : rows) {
    ours += sum_of(row, &PaperFigure::seconds);
    published += sum_of(row, &PaperFigure::published_seconds);
  }
  add_text(out, fmt::format("rows: {}; {:.1f} s in all, in the paper {:.0f} s", summary_of(rows),
                            ours, published));
  add_agreement(out, rows);
  for (size_t i = 0; i < reasons.size(); ++i) {
    add_text(out, fmt::format("[{}] {}", i + 1, reasons[i]));
  }
  return out;
}

}  // namespace kukang
