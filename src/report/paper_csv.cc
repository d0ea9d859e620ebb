// Our figures beside the paper's, a line for each figure.

#include "compare/paper_comparison.h"
#include "fmt/format.h"
#include "report/csv.h"
#include "report/paper_text.h"

namespace kukang {

std::string paper_csv(const std::vector<PaperRow>& rows) {
  std::string out = csv_line({"table", "method", "class", "bound", "strategy", "paths",
                              "published_paths", "mark", "reason", "seconds", "published_seconds"});
  for (const PaperRow& row : rows) {
    const PublishedRow& published = row.published;
    for (const PaperFigure& figure : row.figures) {
      const bool counted = figure.ours.has_value();
      out += csv_line({std::to_string(published.table),
                       fmt::format("{}.{}", published.structure, published.method),
                       std::string(row.example->owner), std::to_string(published.bound),
                       figure.strategy, counted ? std::to_string(*figure.ours) : "",
                       std::to_string(figure.published), std::string(text_of(figure.mark)),
                       std::string(figure.reason),
                       counted ? fmt::format("{:.6f}", figure.seconds) : "",
                       fmt::format("{}", figure.published_seconds)});
    }
  }
  return out;
}

}  // namespace kukang
