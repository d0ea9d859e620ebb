// Hash tables of the JDK's in a witness. A test does not build them node by node: it makes an empty
// one and puts in what the entries hold, since only the table knows where a key belongs.

#pragma once

#include <vector>

#include "witness/witness.h"

namespace kukang {

bool is_table(const Witness& witness, size_t object);
bool is_table_set(const Witness& witness, size_t table);

// Its nodes, in their order where it has one.
std::vector<size_t> table_entries(const Witness& witness, size_t table);
// All objects that a table has for itself: the nodes, their array, the map inside of a set. None
// where the object is no table.
std::vector<size_t> table_parts(const Witness& witness, size_t object);
// Key and value, of a set the key alone.
std::vector<WitnessValue> held_by_entry(const Witness& witness, size_t table, size_t entry);

}  // namespace kukang
