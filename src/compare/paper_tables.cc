#include "compare/paper_tables.h"

#include <sstream>
#include <string_view>

// KUKANG_PAPER is the folder of the tables, defined by the build.
asm(".section .rodata\n"
    "kukang_table1_begin:\n"
    ".incbin \"" KUKANG_PAPER
    "/table1_k_bound.csv\"\n"
    "kukang_table1_end:\n"
    "kukang_table2_begin:\n"
    ".incbin \"" KUKANG_PAPER
    "/table2_n_bound.csv\"\n"
    "kukang_table2_end:\n"
    ".previous\n");

extern "C" {
extern const char kukang_table1_begin[], kukang_table1_end[];
extern const char kukang_table2_begin[], kukang_table2_end[];
}

namespace kukang {
namespace {

// Where the figures are in a line: class, method, bound, then `paths` from the first column and
// `seconds` from the second.
struct Layout {
  int table;
  size_t paths, seconds, count;
};

void read(std::string_view text, const Layout& layout, std::vector<PublishedRow>& rows) {
  std::istringstream in{std::string(text)};
  std::string line;
  std::getline(in, line);  // the titles
  while (std::getline(in, line)) {
    std::vector<std::string> cells;
    std::istringstream parts(line);
    for (std::string cell; std::getline(parts, cell, ',');) cells.push_back(cell);
    PublishedRow row{layout.table, cells.at(0), cells.at(1), 0, {}, {}};
    row.bound = static_cast<uint32_t>(std::stoul(cells.at(2)));
    for (size_t i = 0; i < layout.count; ++i) {
      row.paths.push_back(std::stoull(cells.at(layout.paths + i)));
      row.seconds.push_back(std::stod(cells.at(layout.seconds + i)));
    }
    rows.push_back(std::move(row));
  }
}

}  // namespace

std::vector<PublishedRow> published_rows() {
  std::vector<PublishedRow> rows;
  read({kukang_table1_begin, kukang_table1_end}, {1, 3, 7, 3}, rows);
  read({kukang_table2_begin, kukang_table2_end}, {2, 3, 4, 1}, rows);
  return rows;
}

}  // namespace kukang
