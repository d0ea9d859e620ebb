// A comparison for a person, in lines of at most 100 columns:
//
//   Tree.insert(int, Item)
//   bound  strategy  paths  of lazy  states  forks  questions  to Z3    time   memory  verdict
//   k=1    lazy         13              31     12         40      3  0.01 s   80 MiB  within-bounds
//          lazier       10     77 %     …
//     k=1: within the bounds all agree on 14 end states; ends: returns

#include "report/compare_text.h"

#include <algorithm>

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
  const bool is_lazy = run.name() == "lazy";
  return {first ? bounds_text(comparison.bounds) : "",
          run.name(),
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
    for (const StrategyRun* run : comparison->all_runs()) {
      rows.push_back(row_of(*comparison, *run));
    }
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
    for (const StrategyRun* run : comparison->all_runs()) {
      const std::string who = fmt::format("{}, {}", bounds_text(comparison->bounds), run->name());
      const std::string& early = run->result.exploration.stopped_early;
      if (!early.empty())
        add_lines(out, fmt::format("{}: not everything was explored: {}", who, early));
      for (const auto& [why, paths] : run->result.stops) {
        add_lines(out, fmt::format("{}: {} of the paths stopped: {}", who, paths, why));
      }
    }
  }
}

// How many end states were compared.
std::string states_text(const std::vector<StrategyRun>& runs, const Agreement& agreement) {
  if (!agreement.of_states && runs.front().merge != Merge::Off) {
    return "; end states were not compared, since merged paths have one for many";
  }
  if (!agreement.of_states) {
    return fmt::format(
        "; end states were not compared: there are more than {}, or no time was left",
        EndStateSink::kMost);
  }
  std::string text = fmt::format(", end states: {}", agreement.compared);
  if (agreement.left_out > 0) {
    text += fmt::format(
        "; {} others were not compared: whether they are within the bounds depends on the order in "
        "which objects are found, or they are not certain",
        agreement.left_out);
  }
  return text;
}

// What all have found alike.
std::string common_text(const std::vector<StrategyRun>& runs) {
  const StrategyRun& first = runs.front();
  auto all = [&](auto same) { return std::all_of(runs.begin(), runs.end(), same); };
  const bool verdicts = all([&](auto& run) { return run.result.verdict == first.result.verdict; });
  const bool ends = all([&](auto& run) { return run.ends == first.ends; });
  std::vector<std::string> found;
  if (verdicts) found.emplace_back(text_of(first.result.verdict));
  if (ends) found.push_back(text_of(first.ends));
  return fmt::format("{}", fmt::join(found, ", "));
}

std::string why_open(const std::vector<StrategyRun>& runs, const Agreement& agreement) {
  if (runs.size() == 1) return "it was cut or stopped";
  if (agreement.of_states) {
    return fmt::format(
        "nothing can be said of their agreement: of all {} end states it depends on "
        "the order in which objects are found whether they are within the bounds",
        agreement.left_out);
  }
  const bool within = std::any_of(runs.begin(), runs.end(),
                                  [](const auto& run) { return run.is_complete_within_bounds(); });
  return within ? "the bounds cut all, so that nothing can be said of their agreement" +
                      states_text(runs, agreement)
                : "all were stopped, or cut by more than the bounds on objects, so that nothing "
                  "can be said of their agreement";
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
      const bool disagrees = comparison->disagrees();
      said.push_back({bounds, std::move(sentences),
                      disagrees ? Agreement::What::Disagree : comparison->agreement.what});
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

namespace {

// Of the first of the --merge, which is off unless it was left out.
std::vector<std::string> strategies_text(const Comparison& comparison) {
  const std::vector<StrategyRun>& runs = comparison.runs;
  const Agreement& agreement = comparison.agreement;
  switch (agreement.what) {
    case Agreement::What::Agree:
      if (runs.size() == 1) return {"no bound cut anything: " + common_text(runs)};
      return {fmt::format("no bound cut anything, and all agree: {}{}", common_text(runs),
                          states_text(runs, agreement))};
    case Agreement::What::AgreeWithin:
      return {fmt::format("with what is open decided within the bounds, all agree: {}{}",
                          common_text(runs), states_text(runs, agreement))};
    case Agreement::What::Contained: {
      std::vector<std::string> complete, within;
      for (const StrategyRun& run : runs) {
        if (run.is_complete()) complete.push_back(run.name());
        if (run.is_complete_within_bounds()) within.push_back(run.name());
      }
      if (!complete.empty()) {
        return {fmt::format("no bound cut {}, and whatever the others found is among its ends{}",
                            fmt::join(complete, ", "), states_text(runs, agreement))};
      }
      return {
          fmt::format("only bounds on objects cut {}, and whatever the others found within "
                      "them is among its end states{}",
                      fmt::join(within, ", "), states_text(runs, agreement))};
    }
    case Agreement::What::Open: return {why_open(runs, agreement)};
    case Agreement::What::Disagree: break;
  }
  std::vector<std::string> sentences = {
      "THE STRATEGIES DISAGREE, which is an error of kukang itself"};
  for (const std::string& difference : comparison.agreement.differences) {
    sentences.push_back(difference);
  }
  return sentences;
}

// Of each further --merge with the first.
void add_merging(const MergeAgreement& merging, std::vector<std::string>& sentences) {
  if (!merging.differences.empty()) {
    sentences.emplace_back(
        "PLAIN AND MERGED PATHS DISAGREE, which is an error of kukang itself");
    sentences.insert(sentences.end(), merging.differences.begin(), merging.differences.end());
    return;
  }
  if (!merging.agreeing.empty()) {
    sentences.push_back(fmt::format("merged as plain: the same verdicts, violations and ends: {}",
                                    fmt::join(merging.agreeing, ", ")));
  }
  if (!merging.open.empty()) {
    sentences.push_back(
        fmt::format("stopped, or cut by more than the bounds on objects, as plain or as merged "
                    "paths, so that they can differ: {}",
                    fmt::join(merging.open, ", ")));
  }
}

}  // namespace

std::vector<std::string> agreement_text(const Comparison& comparison) {
  std::vector<std::string> sentences = strategies_text(comparison);
  add_merging(comparison.merging, sentences);
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
