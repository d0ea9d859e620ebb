// The paper's tables beside ours, in every format.

#pragma once

#include <string>
#include <vector>

#include "compare/paper_comparison.h"

namespace kukang {

std::string paper_text(const std::vector<PaperRow>& rows);
std::string paper_json(const std::vector<PaperRow>& rows);
std::string paper_csv(const std::vector<PaperRow>& rows);
std::string paper_html(const std::vector<PaperRow>& rows);

// How many rows have each mark: 190 equal, 20 explained, …
std::string summary_of(const std::vector<PaperRow>& rows);
// Reasons, each once, in the order in which the rows name them.
std::vector<std::string> reasons_in(const std::vector<PaperRow>& rows);
// explained [2], by their numbers among `reasons`, from 1.
std::string mark_text(const PaperRow& row, const std::vector<std::string>& reasons);

}  // namespace kukang
