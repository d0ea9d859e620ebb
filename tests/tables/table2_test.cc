// Table 2: the numbers of paths under lazier#, for n = 5 .. 9.

#include <gtest/gtest.h>

#include "tables/tables.h"

namespace kukang {
namespace {

const std::map<std::string, std::string> kTreeClasses = {
    {"AATree", "aatree/AATree"},
    {"AvlTree", "avltree/AvlTree"},
    {"BinarySearchTree", "binarysearchtree/BinarySearchTree"},
    {"TreeMap", "redblacktree/RedBlackTree"},
    {"TreeSet", "redblacktree/RedBlackSet"},
};

// Of the rows, those whose classes are among the examples.
std::vector<TableRow> rows() {
  std::vector<TableRow> out;
  for (const TableRow& row : read_table("table2_n_bound.csv", 1)) {
    if (kTreeClasses.contains(row.structure)) out.push_back(row);
  }
  return out;
}

class Table2 : public testing::TestWithParam<TableRow> {};

TEST_P(Table2, Row) {
  const TableRow& row = GetParam();
  const Method& method = method_of(examples(), kTreeClasses.at(row.structure), row.method);
  auto plan = plan_for(examples(), method, {});
  ASSERT_TRUE(plan.ok()) << plan.status();
  ExploreOptions options;
  options.bounds.n = row.bound;
  options.arithmetic = Arithmetic::Math;
  if (row.structure == "AATree") {  // its sentinel is a node, too
    options.bounds.n_of[*examples().load("aatree/AATree$Node")] = row.bound + 1;
  }
  auto result = explore(examples(), *plan, options, nullptr);
  ASSERT_TRUE(result.ok()) << result.status();
  EXPECT_EQ(result->tally.paths(), row.paths[0]);
  EXPECT_EQ(result->tally.stopped, 0u);
}

INSTANTIATE_TEST_SUITE_P(Paper, Table2, testing::ValuesIn(rows()), [](const auto& info) {
  return info.param.structure + "_" + info.param.method + "_" + std::to_string(info.param.bound);
});

}  // namespace
}  // namespace kukang
