// Source lines with what was covered of them, as a part of a page.

#pragma once

#include <string>

#include "check/check_story.h"
#include "report/source_files.h"

namespace kukang {

// Goes into the page's style.
extern const std::string_view kListingStyle;

// What the marks of lines mean.
extern const std::string_view kListingLegend;

// The methods that ran, the target first. A line where a violation is, is marked.
std::string listing_html(const CheckStory& story, SourceFiles& sources);

}  // namespace kukang
