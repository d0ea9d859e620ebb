// Checks as a page: verdicts, each violation with its heaps and the source beside them, the paths,
// and computation trees.

#pragma once

#include <string>
#include <vector>

#include "check/check_story.h"
#include "report/source_files.h"

namespace kukang {

// Runs Graphviz.
absl::StatusOr<std::string> check_html(const std::vector<CheckStory>& stories,
                                       SourceFiles& sources);

}  // namespace kukang
