#include "check/path_table.h"

#include "check/path_ends.h"
#include "view/place_names.h"
#include "view/valuation.h"

namespace kukang {
namespace {

std::string end_of(const EndedPath& path) {
  switch (path.end) {
    case PathEnd::Exceptional:
    case PathEnd::Diverges:
    case PathEnd::Error: return failure_text(path);
    case PathEnd::Cut: return "cut by a bound";
    case PathEnd::Stopped: return "stopped: " + std::string(message(path.ending.reason));
    case PathEnd::Normal:
    case PathEnd::Assumed: break;
  }
  return path.ending.outcome == Outcome::Exited ? "exits" : "returns";
}

std::string result_of(const EndedPath& path, const PlaceNames& names) {
  const Basic basic = path.plan.target->result;
  if (path.end != PathEnd::Normal || basic == Basic::Void) return "";
  const Value value = SymbolicHeap::resolved(path.state, path.state.result);
  if (value.is_null()) return "null";
  if (value.is_unknown()) return "a reference that nobody has looked at";
  if (value.is_term()) return names.text(*value.term);
  if (!value.is_location()) {
    return Valuation(std::nullopt, path.heap.terms.arithmetic).text(value, basic);
  }
  const std::string name = names.of_object(value.location);
  return name.empty() ? with_article(short_name(*path.state.heap[value.location].type)) : name;
}

}  // namespace

void PathTable::ended(const EndedPath& path) {
  if (path.end == PathEnd::Assumed) return;
  PathRow row{end_of(path), "", {}};
  ++ends_[row.end];
  TrailChoices trail = path.state.trail.choices();
  if (rows_.size() == kMostRows && rows_.rbegin()->first < trail) return;
  const PlaceNames names(path.plan, path.state, path.heap);
  row.result = result_of(path, names);
  row.condition = names.text(path.state.condition, path.heap.constraints);
  rows_.emplace(std::move(trail), std::move(row));
  if (rows_.size() > kMostRows) rows_.erase(std::prev(rows_.end()));
}

void PathTable::add(PathTable&& other) {
  rows_.merge(other.rows_);
  while (rows_.size() > kMostRows) rows_.erase(std::prev(rows_.end()));
  for (const auto& [end, paths] : other.ends_) ends_[end] += paths;
}

uint64_t PathTable::paths() const {
  uint64_t paths = 0;
  for (const auto& [end, count] : ends_) paths += count;
  return paths;
}

}  // namespace kukang
