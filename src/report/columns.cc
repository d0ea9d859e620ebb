#include "report/columns.h"

#include <algorithm>
#include <numeric>

#include "support/text.h"
#include "trace/notation.h"

namespace kukang {

std::string in_columns(std::vector<std::vector<std::string>> rows, std::string_view sides,
                       size_t columns) {
  for (std::vector<std::string>& row : rows) {
    for (std::string& cell : row) cell = printable(cell);
  }
  std::vector<size_t> widths(sides.size());
  for (const std::vector<std::string>& row : rows) {
    for (size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns_of(row[i]));
  }
  const size_t filled = std::accumulate(widths.begin(), widths.end(), size_t{0});
  const size_t gaps = sides.size() - 1;
  const std::string gap(filled + 2 * gaps <= columns ? 2 : 1, ' ');
  std::string out;
  for (const std::vector<std::string>& row : rows) {
    std::string line;
    for (size_t i = 0; i < row.size(); ++i) {
      const std::string space(widths[i] - columns_of(row[i]), ' ');
      line += (i > 0 ? gap : "") + (sides[i] == '<' ? row[i] + space : space + row[i]);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

}  // namespace kukang
