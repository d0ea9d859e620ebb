// The paths of a method, as a table: how they end, grouped, and the first of them one by one.
//
// Rows are in the order of trails, so that the table does not depend on how the work was shared.

#pragma once

#include <map>
#include <string>
#include <vector>

#include "explore/exploration.h"

namespace kukang {

struct PathRow {
  std::string end;     // returns; NullPointerException at Tree.java:12; cut by a bound
  std::string result;  // what was returned; empty for nothing
  std::vector<std::string> condition;
};

// Gathers the paths of a worker. What is outside of what is assumed is left out.
class PathTable final : public PathSink {
 public:
  static constexpr size_t kMostRows = 200;

  void ended(const EndedPath& path) override;
  void add(PathTable&& other);

  const std::map<TrailChoices, PathRow>& rows() const { return rows_; }
  const std::map<std::string, uint64_t>& ends() const { return ends_; }
  uint64_t paths() const;

 private:
  std::map<TrailChoices, PathRow> rows_;  // the first kMostRows
  std::map<std::string, uint64_t> ends_;  // how many
};

}  // namespace kukang
