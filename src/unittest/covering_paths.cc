#include "unittest/covering_paths.h"

#include <algorithm>

#include "support/status.h"

namespace kukang {
namespace {

constexpr size_t kMostAlike = 8;

// Takes those away whose part is covered by the others together.
void drop_superfluous(std::map<TrailChoices, std::vector<Covered>>& chosen) {
  std::map<Covered, size_t> times;
  for (const auto& [trail, covered] : chosen) {
    for (const Covered what : covered) ++times[what];
  }
  std::erase_if(chosen, [&](const auto& one) {
    const std::vector<Covered>& covered = one.second;
    const bool needed =
        std::any_of(covered.begin(), covered.end(), [&](Covered what) { return times[what] == 1; });
    for (const Covered what : covered) times[what] -= !needed;
    return !needed;
  });
}

}  // namespace

void CoveringPaths::add(std::vector<Covered> covered, TrailChoices trail) {
  Alike& alike = paths_[std::move(covered)];
  const size_t choices = trail.size();
  alike.emplace(choices, std::move(trail));
  if (alike.size() > kMostAlike) alike.erase(std::prev(alike.end()));
}

absl::StatusOr<const TrailChoices*> CoveringPaths::first_accepted(const Alike& alike,
                                                                  const Accepts& accepts) {
  for (const auto& [choices, trail] : alike) {
    ASSIGN_OR_RETURN(const bool accepted, accepts(trail));
    if (accepted) return &trail;
  }
  return nullptr;
}

// Greedily: again and again those that cover most of what is missing, of several the ones with the
// fewest choices.
absl::StatusOr<std::map<TrailChoices, std::vector<Covered>>> CoveringPaths::choose(
    const Accepts& accepts) const {
  std::set<Covered> missing;
  using Candidate = std::pair<const std::vector<Covered>*, const Alike*>;
  std::vector<Candidate> left;
  for (const auto& [covered, alike] : paths_) {
    missing.insert(covered.begin(), covered.end());
    left.emplace_back(&covered, &alike);
  }
  std::map<TrailChoices, std::vector<Covered>> chosen;
  for (;;) {
    Candidate best = {};
    ptrdiff_t best_gain = 0;
    // What is missing only becomes less: those that have nothing to add now never will.
    std::erase_if(left, [&](const Candidate& one) {
      const ptrdiff_t gain = std::count_if(one.first->begin(), one.first->end(),
                                           [&](Covered what) { return missing.contains(what); });
      const bool better = gain > best_gain || (gain > 0 && gain == best_gain &&
                                               *one.second->begin() < *best.second->begin());
      if (better) best = one, best_gain = gain;
      return gain == 0;
    });
    if (best_gain == 0) break;
    std::erase(left, best);
    ASSIGN_OR_RETURN(const TrailChoices* trail, first_accepted(*best.second, accepts));
    if (trail == nullptr) continue;
    for (const Covered what : *best.first) missing.erase(what);
    chosen.emplace(*trail, *best.first);
  }
  drop_superfluous(chosen);
  return chosen;
}

}  // namespace kukang
