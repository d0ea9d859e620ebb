// Hash tables of the JDK's, as what they hold.
//
// Where a table puts its keys by hash codes that differ from run to run, its arrays and nodes
// differ, too; the pairs of keys and values do not. So a table is written as these pairs
// (final_heap.h), in an order that nothing is made of, or, for a linked one, in its own. The replay
// does the same (java/kukang/replay/Table.java).

#pragma once

#include <optional>

#include "witness/concretion.h"

namespace kukang {

struct TableContent {
  bool ordered = false;
  std::vector<std::pair<Value, Value>> entries;  // of a set: the values are NULL
};
// nullopt: it is no such table. `placed`: do others than those of Set.of and Map.of count?
std::optional<TableContent> table_content(Concretion& concretion, Value object, bool placed);

// Does the field say where a table, or a node of one, has put things?
bool tells_places(const Field& field, bool placed);

}  // namespace kukang
