// Text in columns: every column as wide as its widest cell.

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kukang {

// A line per row, two spaces between columns, or one where the lines would be longer than
// `columns`. `sides` has a sign for each column: < or >, where its cells stand. Nothing follows the
// last cell that is not empty.
std::string in_columns(std::vector<std::vector<std::string>> rows, std::string_view sides,
                       size_t columns);

}  // namespace kukang
