// The hash tables of the JDK, as far as where they put things is concerned.

#pragma once

#include "semantics/machine.h"

namespace kukang {

// Is it such a table, or a part of one?
bool is_hash_table(const Type& type);

// The table that a frame's method is called on; for a view of a table (its keys, its entries, an
// iterator) the table.
Value table_of(const Machine& m, const Frame& frame);

// Has the program made it? One that was there at entry has put its keys by their true hash codes.
bool is_made_table(const Machine& m, Value table);

}  // namespace kukang
