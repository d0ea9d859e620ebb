// The paper's tables, as they stand in examples/paper, and how we count the same rows.

#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "contract/contract.h"
#include "explore/explorer.h"
#include "semantics/own_classes.h"

namespace kukang {

struct TableRow {
  std::string structure, method;
  uint32_t bound;
  std::vector<uint64_t> paths;  // Table 1: lazy, lazier, lazier#; Table 2: lazier#
};

inline void PrintTo(const TableRow& row, std::ostream* out) {
  *out << row.structure << "." << row.method << ", " << row.bound;
}

// With the sanitizers everything takes ten times as long: the largest bounds are left out.
#ifdef __SANITIZE_ADDRESS__
constexpr uint32_t kLargestBound = 7;
#else
constexpr uint32_t kLargestBound = 9;
#endif

inline std::vector<TableRow> read_table(const std::string& file, size_t columns) {
  std::ifstream in(KUKANG_SOURCE_DIR "/examples/paper/" + file);
  std::vector<TableRow> rows;
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    std::vector<std::string> cells;
    std::stringstream cut(line);
    for (std::string cell; std::getline(cut, cell, ',');) cells.push_back(cell);
    TableRow row{cells[0], cells[1], static_cast<uint32_t>(std::stoul(cells[2])), {}};
    for (size_t i = 0; i < columns; ++i) row.paths.push_back(std::stoull(cells[3 + i]));
    if (row.bound <= kLargestBound) rows.push_back(row);
  }
  return rows;
}

inline const Program& examples() {
  static const auto program = Program::open({KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  return **program;
}

inline const Method& method_of(const Program& program, std::string_view owner,
                               std::string_view name) {
  const Type* type = *program.load(owner);
  for (const Method& method : type->methods) {
    if (method.name == name) return method;
  }
  throw std::runtime_error("no method " + std::string(owner) + "." + std::string(name));
}

}  // namespace kukang
