// Checks as a page: verdicts, each violation with its heaps and the source beside them, the paths,
// and computation trees.

#pragma once

#include <string>
#include <vector>

#include "check/check_story.h"
#include "report/graphviz.h"
#include "report/source_files.h"

namespace kukang {

// Runs Graphviz, until that is `enough`.
absl::StatusOr<std::string> check_html(const std::vector<CheckStory>& stories, SourceFiles& sources,
                                       const Enough& enough);

}  // namespace kukang
