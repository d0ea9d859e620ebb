// A guide: how a path on which states were merged is followed through code that is not merged.
//
// A merged path stands for many. Of these a model of its condition picks one: wherever choices have
// guards, the one whose guard holds is taken; which object a reference is, no term can say, and so
// was never merged: that is as the trail of the merged path has it.

#pragma once

#include <algorithm>
#include <optional>
#include <utility>

#include "explore/feasible.h"
#include "expr/model.h"

namespace kukang {

inline bool is_merged(const TrailChoices& trail) {
  return std::any_of(trail.begin(), trail.end(), [](Trail::Choice mark) { return mark.merged; });
}

class Guide {
 public:
  Guide(Model model, Arithmetic arithmetic, const TrailChoices& merged)
      : model_(std::move(model)), arithmetic_(arithmetic) {
    for (const Trail::Choice mark : merged) {
      if (mark.chosen) decided_.push_back(mark.index);
    }
  }

  // Which of the choices is next; nullopt: none that the guide knows of.
  std::optional<uint16_t> next(Terms& terms, const std::vector<Choice>& choices) {
    if (!are_told_by_values(terms, choices)) {
      return at_ < decided_.size() ? std::optional(decided_[at_++]) : std::nullopt;
    }
    for (size_t i = 0; i < choices.size(); ++i) {
      if (evaluate(*choices[i].guard, model_, arithmetic_) != 0) return static_cast<uint16_t>(i);
    }
    return std::nullopt;
  }

 private:
  const Model model_;
  const Arithmetic arithmetic_;
  std::vector<uint16_t> decided_;  // by the trail
  size_t at_ = 0;                  // of these, what is next
};

}  // namespace kukang
