#include "report/check_story.h"

#include "explore/patience.h"
#include "report/derivation.h"

namespace kukang {

absl::StatusOr<CheckStory> story_of(const Program& program, const Plan& plan,
                                    const ExploreOptions& options, const Unwanted& unwanted) {
  CheckStory story;
  const ExploreOptions limited = begun(options);
  std::vector<PathTable> tables(options.workers);
  ASSIGN_OR_RETURN(story.result, check_plan(program, plan, limited, unwanted,
                                            [&](int worker) { return &tables[worker]; }));
  for (PathTable& table : tables) story.paths.add(std::move(table));
  const uint64_t paths = story.paths.paths();
  if (paths <= CheckStory::kMostCovered) {
    ASSIGN_OR_RETURN(story.coverage, coverage_of(program, plan, limited));
  }
  if (paths == 0 || paths > CheckStory::kMostInTree) return story;
  std::vector<Derivation> outlines;
  for (const auto& [trail, row] : story.paths.rows()) {
    ASSIGN_OR_RETURN(Derivation outline, derive(program, plan, limited, trail, Detail::Statements));
    if (!over(limited).empty()) return story;
    outlines.push_back(std::move(outline));
  }
  story.tree = tree_of(plan, outlines);
  return story;
}

}  // namespace kukang
