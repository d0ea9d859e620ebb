// Our figures beside the paper's, for programs: the results as compare gives them, and the rows.

#include "compare/paper_comparison.h"
#include "fmt/format.h"
#include "report/compare_text.h"
#include "report/json_text.h"
#include "report/paper_text.h"

namespace kukang {
namespace {

using Json = nlohmann::ordered_json;

Json to_json(const PaperFigure& figure) {
  const bool counted = figure.ours.has_value();
  return {{"strategy", figure.strategy},
          {"paths", counted ? Json(*figure.ours) : Json()},
          {"published_paths", figure.published},
          {"mark", text_of(figure.mark)},
          {"reason", figure.reason.empty() ? Json() : Json(figure.reason)},
          {"seconds", counted ? Json(figure.seconds) : Json()},
          {"published_seconds", figure.published_seconds}};
}

}  // namespace

std::string paper_json(const std::vector<PaperRow>& rows) {
  Json results = Json::array(), comparisons = Json::array(), all = Json::array();
  for (const PaperRow& row : rows) {
    if (row.comparison.has_value()) add_json(*row.comparison, results, comparisons);
    Json figures = Json::array();
    for (const PaperFigure& figure : row.figures) figures.push_back(to_json(figure));
    const PublishedRow& published = row.published;
    all.push_back({{"table", published.table},
                   {"method", fmt::format("{}.{}", published.structure, published.method)},
                   {"class", row.example->owner},
                   {"bound", published.bound},
                   {"mark", text_of(row.mark())},
                   {"figures", figures}});
  }
  const Json json = {{"tool", "kukang"},   {"version", KUKANG_VERSION},  {"command", "compare"},
                     {"results", results}, {"comparisons", comparisons}, {"paper", all}};
  return json_text(json) + "\n";
}

}  // namespace kukang
