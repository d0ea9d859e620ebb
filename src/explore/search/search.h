// Searches: which of the choices that wait goes on next.
//
// A search knows the choices by numbers, which grow; what they are is kept elsewhere (waiting.h).
// It sees a fork when that begins to wait, and hears of each choice that is taken; so two searches
// can look at the same choices and take turns. A new one is a file and a row of the table.
//
// Whatever the search, a complete exploration has the same paths. Which of them come first depends
// on the search and its seed alone, as long as there is one worker.

#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "explore/frontier.h"
#include "explore/plan.h"
#include "explore/search_options.h"
#include "program/hierarchy.h"

namespace kukang {

using Waiting = uint64_t;  // the number of a choice that waits

class Search {
 public:
  virtual ~Search() = default;
  virtual Observer* observer() { return nullptr; }
  // The choices of the fork wait from now on: the first as number `first`, then the others. Comes
  // at most once after each taken(), from the path that took that choice.
  virtual void add(const Fork& fork, Waiting first) = 0;
  // Which goes on next. REQUIRES that one waits.
  virtual Waiting next() = 0;
  // It waits no more, whoever has chosen it.
  virtual void taken(Waiting choice) = 0;
};

// What a search may need to know.
struct SearchFor {
  const Program& program;
  const Hierarchy& hierarchy;
  const Plan& plan;
  const SearchOptions& options;
};

struct SearchKind {
  std::string_view name;
  std::string_view text;                              // which goes next, for a person
  std::unique_ptr<Search> (*make)(const SearchFor&);  // nullptr: depth first, which has no numbers
};
std::span<const SearchKind> searches();
// nullptr: there is none of that name.
const SearchKind* find_search(std::string_view name);

std::unique_ptr<Search> breadth_first_search(const SearchFor&);
std::unique_ptr<Search> random_search(const SearchFor&);
std::unique_ptr<Search> tree_search(const SearchFor&);
std::unique_ptr<Search> coverage_search(const SearchFor&);
std::unique_ptr<Search> klee_search(const SearchFor&);
std::unique_ptr<Search> distance_search(const SearchFor&);

std::unique_ptr<Frontier> make_frontier(const SearchFor& wanted);

}  // namespace kukang
