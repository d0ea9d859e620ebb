// Hash tables of the JDK's, as what they hold.
//
// Where a table puts its keys by hash codes that differ from run to run, or from strategy to
// strategy, its arrays and nodes differ, too; the pairs of keys and values do not. So whoever
// compares heaps takes a table for these pairs (witness/final_heap.h, compare/decided_state.h), in
// an order that nothing is made of, or, for a linked one, in its own. The replay does the same
// (witness/java/kukang/replay/Table.java).

#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "heap/object.h"

namespace kukang {

// The heap that a table is in, as it is now, by those who know what references come to.
class TableHeap {
 public:
  virtual ~TableHeap() = default;
  virtual const Type& class_of(Value object) = 0;
  // NULL or an object, as the elements.
  virtual Value field(Value record, const Field& field) = 0;
  virtual std::vector<Value> elements(Value array) = 0;
};

struct TableContent {
  bool ordered = false;
  std::vector<std::pair<Value, Value>> entries;  // of a set: the values are NULL
};
// nullopt: it is no such table. `placed`: do others than those of Set.of and Map.of count?
std::optional<TableContent> table_content(TableHeap& heap, Value object, bool placed);

// Does the field say where a table, or a node of one, has put things?
bool tells_places(const Field& field, bool placed);

}  // namespace kukang
