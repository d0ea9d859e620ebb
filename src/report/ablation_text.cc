// An ablation in lines of at most 100 columns:
//
//   setting             paths  choices  questions  to Z3  unknown     time  times  same answer
//   as it is              197     1205       2210      0        0   0.02 s
//   without intervals     197     1205       2210    310        0   0.41 s  20.50  2 of 2

#include "report/ablation_text.h"

#include <algorithm>

#include "fmt/format.h"
#include "report/check_json.h"
#include "report/columns.h"
#include "report/compare_text.h"
#include "report/json_text.h"
#include "support/folded.h"

namespace kukang {
namespace {

using Json = nlohmann::ordered_json;

uint64_t questions_of(const Tally& tally) {
  return tally.layers.empty() ? 0 : tally.layers.front().asked;
}

uint64_t questions_to_z3(const Tally& tally) {
  const auto z3 = std::find_if(tally.layers.begin(), tally.layers.end(),
                               [](const LayerStatistics& layer) { return layer.layer == "z3"; });
  return z3 == tally.layers.end() ? 0 : z3->asked;
}

size_t unknown_of(const Ablation::Row& row) {
  return static_cast<size_t>(
      std::count_if(row.runs.begin(), row.runs.end(),
                    [](const StrategyRun& run) { return run.result.verdict == Verdict::Unknown; }));
}

std::vector<std::string> line_of(const Ablation& ablation, const Ablation::Row& row) {
  const Tally tally = row.tally();
  const bool first = &row == &ablation.rows.front();
  return {row.setting,
          std::to_string(tally.paths()),
          std::to_string(tally.states),
          std::to_string(questions_of(tally)),
          std::to_string(questions_to_z3(tally)),
          std::to_string(unknown_of(row)),
          fmt::format("{}{}", row.is_whole() ? "" : "> ", seconds_text(row.seconds())),
          first ? "" : fmt::format("{:.2f}", ablation.times_default(row)),
          first ? "" : fmt::format("{} of {}", row.agreeing, row.runs.size())};
}

std::string verdict_on(const Ablation& ablation) {
  std::string out;
  auto add = [&](const std::string& line) { out += folded("", line, kColumns) + "\n"; };
  if (!ablation.differences.empty()) {
    add("SETTINGS DISAGREE, which is an error of kukang itself");
    for (const std::string& difference : ablation.differences) add(difference);
    return out;
  }
  if (ablation.interrupted) {
    add("interrupted: not every setting was tried; of what was, no two answers differ");
    return out;
  }
  const size_t targets = ablation.rows.front().runs.size();
  const bool all = std::all_of(ablation.rows.begin() + 1, ablation.rows.end(),
                               [&](const auto& row) { return row.agreeing == targets; });
  if (all) {
    add("all have the same answers");
  } else {
    add("no two answers differ; where fewer are the same, runs were stopped before their end, "
        "approximated something, or were cut by more than the bounds on objects, so that nothing "
        "can be said");
  }
  return out;
}

}  // namespace

std::string ablation_text(const Ablation& ablation) {
  std::vector<std::vector<std::string>> lines = {{"setting", "paths", "choices", "questions",
                                                  "to Z3", "unknown", "time", "times",
                                                  "same answer"}};
  for (const Ablation::Row& row : ablation.rows) lines.push_back(line_of(ablation, row));
  return in_columns(lines, "<>>>>>>>>", kColumns) + verdict_on(ablation);
}

std::string ablation_json(const Ablation& ablation) {
  Json rows = Json::array();
  for (const Ablation::Row& row : ablation.rows) {
    const Tally tally = row.tally();
    Json results = Json::array();
    for (const StrategyRun& run : row.runs) results.push_back(to_json(run.result));
    rows.push_back({{"setting", row.setting},
                    {"paths", tally.paths()},
                    {"states", tally.states},
                    {"solver_calls", questions_of(tally)},
                    {"to_z3", questions_to_z3(tally)},
                    {"unknown", unknown_of(row)},
                    {"seconds", row.seconds()},
                    {"times_default", ablation.times_default(row)},
                    {"whole", row.is_whole()},
                    {"agreeing", row.agreeing},
                    {"results", std::move(results)}});
  }
  const Json json = {{"tool", "kukang"},
                     {"version", KUKANG_VERSION},
                     {"command", "compare"},
                     {"ablation", rows},
                     {"differences", ablation.differences},
                     {"interrupted", ablation.interrupted}};
  return json_text(json) + "\n";
}

}  // namespace kukang
