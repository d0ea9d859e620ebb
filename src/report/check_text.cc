// The answer for a person: a table with one line per method, then each violation with everything
// that leads to it, then what the answer has to be read with.

#include "report/check_text.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "check/check.h"
#include "fmt/format.h"
#include "report/cut_loops_text.h"
#include "report/heap_drawing.h"
#include "report/markup.h"
#include "report/rejection_text.h"
#include "support/folded.h"
#include "support/text.h"
#include "view/place_names.h"

namespace kukang {
namespace {

constexpr std::string_view kStep = "  ";

class CheckText {
 public:
  explicit CheckText(bool colour) : colour_(colour) {}

  std::string finished(const std::vector<CheckResult>& results,
                       const std::vector<std::string>& hints) {
    write_table(results);
    for (const CheckResult& result : results) {
      for (const Violation& violation : result.violations) write(result, violation);
      for (const Violation& violation : result.possible) write(result, violation);
      for (const Violation& violation : result.disagreements) write(result, violation);
      write_limits(result);
    }
    write_remarks(results);
    if (!hints.empty()) out_ += "\n";
    for (const std::string& hint : hints) write_line("", "hint: " + hint);
    return std::move(out_);
  }

 private:
  std::string coloured(Verdict verdict, std::string text) const {
    if (!colour_) return text;
    constexpr std::string_view kColours[] = {"32", "32", "31", "33", "33"};  // by verdict
    return fmt::format("\x1b[{}m{}\x1b[0m", kColours[static_cast<int>(verdict)], text);
  }

  void write_table(const std::vector<CheckResult>& results) {
    constexpr size_t kVerdictWidth = 13;
    size_t width = 6;
    for (const CheckResult& result : results) {
      width = std::max(width, target_text(*result.target).size());
    }
    // Few runs go on without end: the column is there where one does.
    const bool endless = std::any_of(results.begin(), results.end(), [](const CheckResult& result) {
      return result.exploration.tally.diverging > 0;
    });
    width = std::min<size_t>(width, endless ? 30 : 38);
    out_ += fmt::format("{:<{}}  {:<{}} {:>7} {:>7} {:>7} {:>6}{} {:>6} {:>8}\n", "verdict",
                        kVerdictWidth, "method", width, "paths", "normal", "except.", "errors",
                        endless ? " endless" : "", "cut", "time");
    for (const CheckResult& result : results) {
      const Tally& tally = result.exploration.tally;
      const std::string verdict = fmt::format("{:<{}}", text_of(result.verdict), kVerdictWidth);
      const std::string target = printable(target_text(*result.target));
      out_ += fmt::format("{}  {:<{}}", coloured(result.verdict, verdict), target, width);
      if (target.size() > width) out_ += fmt::format("\n{:{}}", "", kVerdictWidth + 2 + width);
      out_ += fmt::format(" {:>7} {:>7} {:>7} {:>6}{} {:>6} {:>6.2f} s\n", tally.paths(),
                          tally.normal, tally.exceptional, tally.errors,
                          endless ? fmt::format(" {:>7}", tally.diverging) : "",
                          tally.cut_by_bounds(), result.exploration.seconds);
    }
  }

  void write_line(std::string_view indent, std::string_view text) {
    out_ += folded(indent, text, kColumns) + "\n";
  }

  void write_section(std::string_view title, const std::vector<std::string>& lines, bool wrap) {
    if (lines.empty()) return;
    out_ += fmt::format("{}{}\n", kStep, title);
    for (const std::string& line : lines) {
      if (wrap) {
        write_line("    ", line);
      } else {
        out_ += fmt::format("    {}\n", printable(line));
      }
    }
  }

  void write(const CheckResult& result, const Violation& violation) {
    constexpr std::string_view kTitles[] = {"violated", "perhaps violated",
                                            "internal disagreement"};  // by standing
    const Standing standing = standing_of(violation);
    const Verdict colour = standing == Standing::Violated ? Verdict::Violated : Verdict::Unknown;
    const std::string title(kTitles[static_cast<int>(standing)]);
    out_ +=
        fmt::format("\n{}: {}\n", coloured(colour, title), printable(target_text(*result.target)));
    write_line(kStep, what_of(violation));
    write_line(kStep, where_of(violation));
    write_replay(violation.replay);
    if (!violation.undescribed.empty()) {
      return write_line(kStep, "the path is not shown: " + violation.undescribed);
    }
    if (violation.stack.size() > 1) {
      write_section("call stack, innermost first", violation.stack, false);
    }
    write_section("path condition", violation.path_condition, true);
    constexpr size_t kDrawing = kColumns - 4;
    const std::vector<std::string> before = drawing_of(violation.before, kDrawing);
    const std::vector<std::string> after = drawing_of(violation.after, kDrawing);
    if (!violation.has_model) {
      write_line(kStep, "the solver has found no numbers for this path; they are shown as ?");
    }
    write_section("heap before", before, false);
    if (after == before) {
      out_ += "  heap after: the same\n";
    } else {
      write_section("heap after", after, false);
    }
  }

  void write_replay(const Replay& replay) {
    if (const std::string said = text_of(replay); !said.empty()) write_line(kStep, said);
    std::vector<std::string> run;
    std::istringstream lines(replay.run);
    for (std::string line; std::getline(lines, line);) run.push_back(line);
    write_section("the run, as the JVM was told to do it", run, false);
  }

  void write_limits(const CheckResult& result) {
    const std::vector<std::string> lines = limits_of(result);
    if (lines.empty()) return;
    out_ += fmt::format("\n{}: {}\n", coloured(Verdict::Unknown, "note"),
                        printable(target_text(*result.target)));
    for (const std::string& line : lines) write_line(kStep, line);
  }

  void write_remarks(const std::vector<CheckResult>& results) {
    std::vector<const CheckResult*> all;
    for (const CheckResult& result : results) all.push_back(&result);
    const std::vector<std::string> remarks = remarks_of(all);
    if (!remarks.empty()) out_ += "\n";
    for (const std::string& remark : remarks) write_line("", remark);
  }

  const bool colour_;
  std::string out_;
};

}  // namespace

std::string target_text(const Method& method) {
  std::string parameters;
  for (std::string_view parameter : take_apart(method.descriptor).parameters) {
    const std::string type = readable_type(parameter);
    const size_t cut = type.find_last_of(".$");
    parameters += (parameters.empty() ? "" : ", ") + type.substr(cut + 1);
  }
  return fmt::format("{}.{}({})", short_name(*method.owner), method.name, parameters);
}

std::string what_of(const Violation& violation) {
  const ViolationSort& sort = violation.sort;
  const bool exception = !sort.asserted.starts_with(sort.kind) || sort.kind.empty();
  if (!exception) return violation.message;
  std::string what = sort.kind;
  if (!violation.message.empty()) what += ": " + violation.message;
  if (sort.asserted.empty()) return what;
  what += sort.kind == kDiverges ? ", while " : ", thrown while ";
  what += sort.asserted + " was asserted";
  return what;
}

std::string where_of(const Violation& violation) {
  return fmt::format(
      "at {}{}; {} so", violation.sort.location,
      violation.rule.empty() ? "" : ", rule " + violation.rule,
      violation.paths == 1 ? "one path ends" : fmt::format("{} paths end", violation.paths));
}

std::string text_of(const Replay& replay) {
  switch (replay.what) {
    case Replay::What::NotTried: break;
    case Replay::What::Confirmed:
      return fmt::format("confirmed: {}, from the heap below",
                         replay.text.empty() ? "so it ends on the JVM" : replay.text);
    case Replay::What::NotReplayable: return "not replayed on the JVM: " + replay.text;
    case Replay::What::Doubted: return "not confirmed by the JVM: " + replay.text;
    case Replay::What::Disagreed:
      return "Kukang is wrong here, please report it with the class files: it " + replay.text;
  }
  return "";
}

namespace {

// Paths that never end and are no violation.
void add_endless(const CheckResult& result, std::vector<std::string>& lines) {
  uint64_t endless = result.exploration.tally.diverging;
  for (const std::vector<Violation>* found :
       {&result.violations, &result.possible, &result.disagreements}) {
    for (const Violation& violation : *found) endless -= violation.endless ? violation.paths : 0;
  }
  if (endless == 0) return;
  lines.push_back(
      fmt::format("{} without end: nothing is said of {}",
                  endless == 1 ? "one path goes on" : fmt::format("{} paths go on", endless),
                  endless == 1 ? "it" : "them"));
}

}  // namespace

std::vector<std::string> limits_of(const CheckResult& result) {
  const Exploration& exploration = result.exploration;
  const Tally& tally = exploration.tally;
  std::vector<std::string> lines;
  if (!exploration.stopped_early.empty()) {
    lines.push_back("not everything was explored: " + exploration.stopped_early);
  }
  for (const auto& [why, paths] : result.stops) {
    lines.push_back(fmt::format("stopped on {}: {}", counted(paths, "path"), why));
  }
  const bool vacuous = result.verdict == Verdict::Vacuous;
  if (vacuous && tally.diverging == 0) {
    lines.push_back("no path satisfies what is assumed, so that nothing was checked");
  }
  for (std::string& line : left_out(result.rejections, tally, vacuous)) {
    lines.push_back(std::move(line));
  }
  for (std::string& line : loops_left(result)) lines.push_back(std::move(line));
  add_endless(result, lines);
  return lines;
}

std::vector<std::string> remarks_of(const std::vector<const CheckResult*>& results) {
  using Methods = std::vector<const Method*>;
  std::map<std::string, Methods> assumed, approximated;
  for (const CheckResult* result : results) {
    const Exploration& exploration = result->exploration;
    for (const std::string& text : exploration.assumptions) {
      assumed[text].push_back(result->target);
    }
    for (const std::string& text : exploration.approximations) {
      approximated[text].push_back(result->target);
    }
  }
  auto line = [&](std::string_view what, const std::string& text, const Methods& methods) {
    constexpr size_t kNamed = 3;
    std::string out = fmt::format("{}: {}", what, text);
    if (methods.size() == results.size()) return out;
    for (size_t i = 0; i < std::min(methods.size(), kNamed); ++i) {
      out += (i == 0 ? " (" : ", ") + target_text(*methods[i]);
    }
    if (methods.size() > kNamed) out += fmt::format(" and {} more", methods.size() - kNamed);
    return out + ")";
  };
  std::vector<std::string> lines;
  for (const auto& [text, methods] : assumed) lines.push_back(line("assumed", text, methods));
  for (const auto& [text, methods] : approximated) {
    lines.push_back(line("approximated", text, methods));
  }
  return lines;
}

std::string check_text(const std::vector<CheckResult>& results, bool colour,
                       const std::vector<std::string>& hints) {
  return CheckText(colour).finished(results, hints);
}

}  // namespace kukang
