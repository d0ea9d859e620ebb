// Our figures beside those of the paper.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compare/comparison.h"
#include "compare/paper_examples.h"
#include "compare/paper_tables.h"

namespace kukang {

// From the best to the worst.
enum class Mark : uint8_t {
  Equal,
  Explained,  // not the published figure, and it is known why
  Absent,     // not counted: the class is not on the class path, or it was stopped
  Different,
};
std::string_view text_of(Mark mark);

struct PaperFigure {
  std::string strategy;
  uint64_t published = 0;
  double published_seconds = 0;
  std::optional<uint64_t> ours;
  double seconds = 0;
  Mark mark = Mark::Absent;
  std::string_view reason;  // of an explained one
};

struct PaperRow {
  PublishedRow published;
  const PaperExample* example = nullptr;
  std::optional<Comparison> comparison;  // none where the class is absent
  std::vector<PaperFigure> figures;      // by strategy, in the order of the paper's columns

  Mark mark() const;  // the worst of its figures
  std::string label() const { return example->label(published.method); }
};

// The strategies that a table has columns for, in its order.
std::vector<const Strategy*> strategies_of(int table);

// Puts the figures beside each other. REQUIRES that a comparison has the runs of strategies_of().
PaperRow paper_row(PublishedRow published, const PaperExample& example,
                   std::optional<Comparison> comparison);

// Of the process: an internal error where strategies disagree, 1 where a row is different, 2 where
// one is absent.
int exit_status(const std::vector<PaperRow>& rows);

}  // namespace kukang
