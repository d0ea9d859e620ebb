#include "check/check_story.h"

#include "trace/derivation.h"

namespace kukang {

absl::StatusOr<CheckStory> story_of(Explorer& session, const Unwanted& unwanted) {
  CheckStory story;
  std::vector<PathTable> tables(session.options().workers);
  ASSIGN_OR_RETURN(story.result,
                   check_plan(session, unwanted, [&](int worker) { return &tables[worker]; }));
  for (PathTable& table : tables) story.paths.add(std::move(table));
  const uint64_t paths = story.paths.paths();
  if (paths <= CheckStory::kMostCovered) {
    ASSIGN_OR_RETURN(story.coverage, coverage_of(session));
  }
  if (paths == 0 || paths > CheckStory::kMostInTree) return story;
  std::vector<Derivation> outlines;
  for (const auto& [trail, row] : story.paths.rows()) {
    ASSIGN_OR_RETURN(Derivation outline, derive(session, trail, Detail::Statements));
    if (!session.over_for_walks().empty()) return story;
    outlines.push_back(std::move(outline));
  }
  story.tree = tree_of(session.plan(), outlines);
  return story;
}

}  // namespace kukang
