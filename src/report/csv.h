// A line of comma-separated values. Cells with commas, quotes or line ends stand in quotes.

#pragma once

#include <string>
#include <vector>

namespace kukang {

std::string csv_line(const std::vector<std::string>& cells);

}  // namespace kukang
