// A comparison for a person, in lines of at most 100 columns:
//
//   Tree.insert(int, Item)
//   bound  strategy  paths  of lazy  states  forks  questions  to Z3    time   memory  verdict
//   k=1    lazy         13              31     12         40      3  0.01 s   80 MiB  within-bounds
//          lazier       10     77 %     …
//     k=1: the bounds cut every strategy, so that nothing can be said of their agreement

#include "report/compare_text.h"

#include "fmt/format.h"
#include "report/bounds_text.h"
#include "report/check_text.h"
#include "report/columns.h"
#include "support/folded.h"
#include "trace/notation.h"

namespace kukang {
namespace {

std::vector<std::string> row_of(const Comparison& comparison, const StrategyRun& run) {
  const Exploration& exploration = run.result.exploration;
  const Tally& tally = exploration.tally;
  const bool first = &run == &comparison.runs.front();
  const std::optional<double> ratio = ratio_to_lazy(comparison, run);
  const bool is_lazy = run.result.strategy == "lazy";
  return {first ? bounds_text(comparison.bounds) : "",
          run.result.strategy,
          std::to_string(tally.paths()),
          is_lazy || !ratio.has_value() ? "" : percent(*ratio),
          std::to_string(tally.states),
          std::to_string(tally.forks),
          std::to_string(tally.layers.empty() ? 0 : tally.layers.front().asked),
          std::to_string(tally.layers.empty() ? 0 : tally.layers.back().asked),
          seconds_text(exploration.seconds),
          fmt::format("{} MiB", exploration.peak_mib),
          std::string(text_of(run.result.verdict))};
}

std::string table_of(const std::vector<const Comparison*>& comparisons) {
  std::vector<std::vector<std::string>> rows = {{"bound", "strategy", "paths", "of lazy", "states",
                                                 "forks", "questions", "to Z3", "time", "memory",
                                                 "verdict"}};
  for (const Comparison* comparison : comparisons) {
    for (const StrategyRun& run : comparison->runs) rows.push_back(row_of(*comparison, run));
  }
  return in_columns(rows, "<<>>>>>>>><", kColumns);
}

void add_lines(std::string& out, std::string_view text) {
  constexpr std::string_view kIndent = "  ";
  for (const std::string& line : lines_of(text, kColumns - kIndent.size())) {
    out += fmt::format("{}{}\n", kIndent, line);
  }
}

std::string text_of(const PathEnds& ends) {
  std::string text;
  for (const auto& [end, certain] : ends)
    text += fmt::format("{}{}", text.empty() ? "" : "; ", end);
  return text.empty() ? "no path ends" : "ends: " + text;
}

// Why some were not explored to the end.
void add_stops(std::string& out, const std::vector<const Comparison*>& comparisons) {
  for (const Comparison* comparison : comparisons) {
    for (const StrategyRun& run : comparison->runs) {
      const std::string who =
          fmt::format("{}, {}", bounds_text(comparison->bounds), run.result.strategy);
      const std::string& early = run.result.exploration.stopped_early;
      if (!early.empty())
        add_lines(out, fmt::format("{}: not everything was explored: {}", who, early));
      for (const auto& [why, paths] : run.result.stops) {
        add_lines(out, fmt::format("{}: {} of the paths stopped: {}", who, paths, why));
      }
    }
  }
}

}  // namespace

std::vector<std::vector<const Comparison*>> by_target(const std::vector<Comparison>& comparisons) {
  std::vector<std::vector<const Comparison*>> groups;
  for (const Comparison& comparison : comparisons) {
    const bool same = !groups.empty() && groups.back().front()->target == comparison.target;
    if (!same) groups.emplace_back();
    groups.back().push_back(&comparison);
  }
  return groups;
}

std::vector<AgreementLine> agreement_lines(const std::vector<const Comparison*>& comparisons) {
  struct Said {
    std::string bounds;
    std::vector<std::string> sentences;
    Agreement::What what;
  };
  std::vector<Said> said;
  for (const Comparison* comparison : comparisons) {
    const std::string bounds = bounds_text(comparison->bounds);
    std::vector<std::string> sentences = agreement_text(*comparison);
    if (!said.empty() && said.back().sentences == sentences) {
      said.back().bounds += ", " + bounds;
    } else {
      said.push_back({bounds, std::move(sentences), comparison->agreement.what});
    }
  }
  std::vector<AgreementLine> lines;
  for (const Said& one : said) {
    for (const std::string& sentence : one.sentences) {
      lines.push_back({one.what, one.bounds + ": " + sentence});
    }
  }
  return lines;
}

std::vector<std::string> agreement_text(const Comparison& comparison) {
  const std::vector<StrategyRun>& runs = comparison.runs;
  const Agreement& agreement = comparison.agreement;
  const std::string_view unless_states =
      agreement.of_states ? "" : "; there are too many end states to compare them, too";
  switch (agreement.what) {
    case Agreement::What::Agree: {
      const std::string found =
          fmt::format("{}, {}", text_of(runs.front().result.verdict), text_of(runs.front().ends));
      if (runs.size() == 1) return {"no bound cut anything: " + found};
      const std::string states =
          agreement.of_states ? fmt::format(", end states: {}", runs.front().states->size()) : "";
      return {fmt::format("no bound cut anything, and all agree: {}{}{}", found, states,
                          unless_states)};
    }
    case Agreement::What::Contained: {
      std::string complete;
      for (const StrategyRun& run : runs) {
        if (!run.is_complete()) continue;
        complete += fmt::format("{}{}", complete.empty() ? "" : ", ", run.result.strategy);
      }
      return {fmt::format("no bound cut {}, and whatever the others found is among its ends{}{}",
                          complete, agreement.of_states ? " and end states" : "", unless_states)};
    }
    case Agreement::What::Open:
      return {comparison.runs.size() == 1
                  ? "it was cut or stopped"
                  : "all were cut or stopped, so that nothing can be said of their agreement"};
    case Agreement::What::Disagree: break;
  }
  std::vector<std::string> sentences = {
      "THE STRATEGIES DISAGREE, which is an error of kukang itself"};
  for (const std::string& difference : comparison.agreement.differences) {
    sentences.push_back(difference);
  }
  return sentences;
}

std::string percent(double ratio) { return fmt::format("{:.0f} %", 100 * ratio); }

std::string seconds_text(double seconds) { return fmt::format("{:.2f} s", seconds); }

std::string compare_text(const std::vector<Comparison>& comparisons) {
  std::string out;
  for (const auto& group : by_target(comparisons)) {
    out += out.empty() ? "" : "\n";
    for (const std::string& line : lines_of(target_text(*group.front()->target), kColumns)) {
      out += line + "\n";
    }
    out += table_of(group);
    for (const AgreementLine& line : agreement_lines(group)) add_lines(out, line.text);
    add_stops(out, group);
  }
  return out;
}

}  // namespace kukang
