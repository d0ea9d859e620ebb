#include "compare/paper_comparison.h"

#include <algorithm>
#include <map>

#include "fmt/format.h"
#include "support/requires.h"

namespace kukang {

std::string_view text_of(Mark mark) {
  switch (mark) {
    case Mark::Equal: return "equal";
    case Mark::Explained: return "explained";
    case Mark::Absent: return "absent";
    case Mark::Different: break;
  }
  return "different";
}

Mark PaperRow::mark() const {
  Mark worst = Mark::Equal;
  for (const PaperFigure& figure : figures) worst = std::max(worst, figure.mark);
  return worst;
}

std::vector<const Strategy*> strategies_of(int table) {
  if (table == 1) return {&lazy(), &lazier(), &lazier_sharp()};
  return {&lazier_sharp()};
}

PaperRow paper_row(PublishedRow published, const PaperExample& example,
                   std::optional<Comparison> comparison) {
  PaperRow row{std::move(published), &example, std::move(comparison), {}};
  const std::vector<const Strategy*> strategies = strategies_of(row.published.table);
  KUKANG_REQUIRES(!row.comparison || row.comparison->runs.size() >= strategies.size());
  for (size_t i = 0; i < strategies.size(); ++i) {
    PaperFigure figure;
    figure.strategy = strategies[i]->name();
    figure.published = row.published.paths[i];
    figure.published_seconds = row.published.seconds[i];
    if (row.comparison.has_value()) {
      const StrategyRun& run = row.comparison->runs[i];
      const bool whole = run.result.exploration.stopped_early.empty() && run.tally().stopped == 0;
      figure.seconds = run.result.exploration.seconds;
      figure.ours = run.paths();
      figure.reason = example.reason_for(row.published.bound, figure.strategy);
      figure.mark = !whole                            ? Mark::Absent
                    : figure.ours == figure.published ? Mark::Equal
                    : !figure.reason.empty()          ? Mark::Explained
                                                      : Mark::Different;
    }
    if (figure.mark != Mark::Explained) figure.reason = {};
    row.figures.push_back(std::move(figure));
  }
  return row;
}

int exit_status(const std::vector<PaperRow>& rows) {
  int status = kExitHolds;
  for (const PaperRow& row : rows) {
    const bool disagree =
        row.comparison.has_value() && row.comparison->agreement.what == Agreement::What::Disagree;
    if (disagree) return kExitInternal;
    const Mark mark = row.mark();
    if (mark == Mark::Different) status = kExitViolated;
    if (mark == Mark::Absent && status == kExitHolds) status = kExitUnknown;
  }
  return status;
}

}  // namespace kukang
