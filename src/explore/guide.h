// A guide: how a path on which states were merged is followed through code that is not merged.
//
// A merged path stands for many. Of these a model of its condition picks one: wherever the guards
// of choices hold for it of one choice alone, that is taken. Where more can be taken, as where it
// is decided which object a reference is, the merged path has decided it, since nothing so decided
// is ever merged: the guide first sees the merged path again and notes what it took there. How many
// such forks there are depends on the model alone; an index that is a number on the plain path and
// an Ite on the merged one makes forks on the latter that are none on the former. The plain path
// may number its symbols otherwise: they are told by their places.

#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "explore/symbol_places.h"
#include "expr/model.h"
#include "semantics/machine.h"

namespace kukang {

inline bool is_merged(const TrailChoices& trail) {
  return std::any_of(trail.begin(), trail.end(), [](Trail::Choice mark) { return mark.merged; });
}

// Nobody follows that round by round.
inline bool is_summarized(const TrailChoices& trail) {
  return std::any_of(trail.begin(), trail.end(),
                     [](Trail::Choice mark) { return mark.summarized; });
}

class Guide {
 public:
  // `places`: of the symbols of the merged path.
  Guide(Model model, Arithmetic arithmetic, std::map<SymbolPlace, uint32_t> places)
      : model_(std::move(model)), arithmetic_(arithmetic), places_(std::move(places)) {}

  // The merged path takes one of the choices.
  void note(const std::vector<Choice>& choices, uint16_t taken) {
    const std::vector<uint16_t> open = open_among(choices, model_);
    const auto it = std::find(open.begin(), open.end(), taken);
    if (open.size() < 2 || it == open.end()) return;
    decided_.push_back(static_cast<size_t>(it - open.begin()));
  }

  // Which of the choices the plain path takes, from this state; nullopt: none that the guide knows.
  std::optional<uint16_t> next(const State& state, const std::vector<Choice>& choices) {
    const std::vector<uint16_t> open = open_among(choices, model_of(state));
    if (open.size() == 1) return open[0];
    if (open.empty() || at_ == decided_.size()) return std::nullopt;
    const size_t decided = decided_[at_++];
    return decided < open.size() ? std::optional(open[decided]) : std::nullopt;
  }

 private:
  Model model_of(const State& state) const {
    Model model = model_;
    for (const auto& [place, symbol] : symbols_by_place(state)) {
      const auto it = places_.find(place);
      if (it != places_.end()) model.set(symbol, model_.value_of(it->second));
    }
    return model;
  }

  // The choices that the model leaves open, by their indexes.
  std::vector<uint16_t> open_among(const std::vector<Choice>& choices, const Model& model) const {
    std::vector<uint16_t> open;
    for (size_t i = 0; i < choices.size(); ++i) {
      const Term* guard = choices[i].guard;
      const bool holds = guard == nullptr || evaluate(*guard, model, arithmetic_) != 0;
      if (holds) open.push_back(static_cast<uint16_t>(i));
    }
    return open;
  }

  const Model model_;
  const Arithmetic arithmetic_;
  const std::map<SymbolPlace, uint32_t> places_;
  std::vector<size_t> decided_;  // which of the open ones, fork by fork
  size_t at_ = 0;                // of these, what is next
};

}  // namespace kukang
