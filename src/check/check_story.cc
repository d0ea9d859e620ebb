#include "check/check_story.h"

#include <memory>

#include "trace/derivation.h"

namespace kukang {
namespace {

// What a page tells of the paths of a worker.
class StorySink final : public PathSink {
 public:
  explicit StorySink(const Plan& plan) : coverage(plan) {}

  void ended(const EndedPath& path) override {
    coverage.ended(path.state);
    table.ended(path);
  }

  PathTable table;
  PathCoverage coverage;
};

}  // namespace

absl::StatusOr<CheckStory> story_of(Explorer& session, const Unwanted& unwanted) {
  CheckStory story;
  std::vector<std::unique_ptr<StorySink>> sinks;
  for (int i = 0; i < session.options().workers; ++i) {
    sinks.push_back(std::make_unique<StorySink>(session.plan()));
  }
  ASSIGN_OR_RETURN(story.result,
                   check_plan(
                       session, unwanted, [&](int worker) { return sinks[worker].get(); },
                       [&](int worker) { return &sinks[worker]->coverage; }));
  PathCoverage& coverage = sinks[0]->coverage;
  for (size_t i = 1; i < sinks.size(); ++i) coverage.add(sinks[i]->coverage);
  story.coverage = coverage_of(session.plan(), coverage, coverage.met());
  for (const auto& sink : sinks) story.paths.add(std::move(sink->table));
  const uint64_t paths = story.paths.paths();
  if (paths == 0 || paths > CheckStory::kMostInTree) return story;
  std::vector<Derivation> outlines;
  for (const auto& [trail, row] : story.paths.rows()) {
    ASSIGN_OR_RETURN(Derivation outline, derive(session, trail, Detail::Statements));
    if (!outline.unfinished.empty()) return story;
    outlines.push_back(std::move(outline));
  }
  story.tree = tree_of(session.plan(), outlines);
  return story;
}

}  // namespace kukang
