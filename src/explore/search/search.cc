#include "explore/search/search.h"

#include "explore/search/depth_first.h"
#include "explore/search/waiting.h"

namespace kukang {
namespace {

constexpr SearchKind kSearches[] = {
    {"dfs", "the newest", nullptr},
    {"bfs", "the oldest", breadth_first_search},
    {"random", "any, with equal odds", random_search},
    {"tree", "down the tree of forks, each way with equal odds", tree_search},
    {"coverage", "likely one that is near code that nobody has run", coverage_search},
    {"klee", "tree and coverage in turn", klee_search},
    {"distance", "the nearest to the line of --towards", distance_search},
};

}  // namespace

std::span<const SearchKind> searches() { return kSearches; }

const SearchKind* find_search(std::string_view name) {
  for (const SearchKind& kind : kSearches) {
    if (kind.name == name) return &kind;
  }
  return nullptr;
}

std::unique_ptr<Frontier> make_frontier(const SearchFor& wanted) {
  const SearchKind* kind = wanted.options.kind;
  if (kind == nullptr || kind->make == nullptr) return std::make_unique<DepthFirst>();
  return std::make_unique<WaitingChoices>(kind->make(wanted));
}

}  // namespace kukang
