// Comparisons for programs: what a check says of each target, bound, strategy and --merge, with the
// ends that were found; and of each target and bound, whether all agree.

#include "report/check_json.h"
#include "report/compare_text.h"
#include "report/json_text.h"

namespace kukang {
namespace {

using Json = nlohmann::ordered_json;

Json ends_json(const PathEnds& ends) {
  Json json = Json::array();
  for (const auto& [end, certain] : ends) json.push_back({{"end", end}, {"certain", certain}});
  return json;
}

}  // namespace

void add_json(const Comparison& comparison, Json& results, Json& comparisons) {
  Json paths = Json::object(), about;
  for (const StrategyRun* run : comparison.all_runs()) {
    Json result = to_json(run->result);
    result["merge"] = kukang::text_of(run->merge);
    result["ends"] = ends_json(run->ends);
    result["end_states"] = run->states.has_value() ? Json(run->states->count()) : Json();
    for (const char* field : {"target", "k", "n", "n_of", "ranges", "as"})
      about[field] = result[field];
    paths[run->name()] = run->paths();
    results.push_back(std::move(result));
  }
  about["paths"] = std::move(paths);
  about["agreement"] = text_of(comparison.agreement.what);
  const Agreement& agreement = comparison.agreement;
  about["end_states_compared"] = agreement.of_states ? Json(agreement.compared) : Json();
  about["end_states_left_out"] = agreement.of_states ? Json(agreement.left_out) : Json();
  const std::string_view merging = comparison.merging.text();
  about["merge_agreement"] = merging.empty() ? Json() : Json(merging);
  about["differences"] = comparison.differences();
  comparisons.push_back(std::move(about));
}

std::string compare_json(const std::vector<Comparison>& comparisons) {
  Json results = Json::array(), all = Json::array();
  for (const Comparison& comparison : comparisons) add_json(comparison, results, all);
  const Json json = {{"tool", "kukang"},
                     {"version", KUKANG_VERSION},
                     {"command", "compare"},
                     {"results", results},
                     {"comparisons", all}};
  return json_text(json) + "\n";
}

}  // namespace kukang
