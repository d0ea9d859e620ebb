// The hash tables of the JDK, as far as where they put things is concerned.

#pragma once

#include <optional>

#include "absl/functional/function_ref.h"
#include "semantics/machine.h"

namespace kukang {

// Is it such a table, or a part of one?
bool is_hash_table(const Type& type);

// The table that a frame's method is called on; for a view of a table (its keys, its entries, an
// iterator) the table.
Value table_of(const Machine& m, const Frame& frame);

// Has the program made it, or its law (symbolic/laws.h)? Any other that was there at entry has put
// its keys by their true hash codes.
bool is_made_table(const Machine& m, Value table);

// Is it a law that runs, whose first parameter is the table that it makes?
bool is_law(const Method& method);

// Does a hashCode make nothing but another code of the codes of its parts (hash_code.cc)?
bool only_combines_codes(const ClassFile& file, const Code& code);

// Do equals and hashCode of the object go by which object it is?
bool goes_by_identity(const Machine& m, const Object& object);

// What a table takes for the identity hash code of an object.
int32_t number_of(Location location);

// --- sets that are asked about several objects at once (set_questions.cc) ---

// HashSet.add or contains, of a set that the program has made, where it is about to ask the object
// for its identity hash code; what it gives if the object is there, and nothing changes then.
struct SetQuestion {
  Value table;
  uint32_t frames = 0;  // that it has on top
  bool result = false;
};
std::optional<SetQuestion> set_question(const Machine& m, Value object);
// Does the table find this very object where it looks for it?
bool has_itself(const Machine& m, Value table, Location object);
// The method returns: the object is there.
void answer_set_question(Machine& m, const SetQuestion& question);

// --- what a table holds (table_entries.cc) ---

// The table that asks for the hash code of a key, by a method of its own or by
// kukang.machine.Tables; NULL: none does, or one that has put its keys by their true hash codes.
// It may not be decided yet.
Value asking_table(const Machine& m);
// Was it there at entry, and its law has not been assumed yet?
bool awaits_law(const Machine& m, Value table);

struct TableEntry {
  Value key;
  Value entry;  // which keeps what the table has made of the code; NULL where none keeps a number
};
void for_each_entry(const Machine& m, Value table,
                    absl::FunctionRef<void(const TableEntry& entry)> visit);

// What the table makes of the code, as far as entries keep it.
int32_t spread(const Machine& m, Value table, int32_t code);
// A code that it makes that of.
int32_t code_for(const Machine& m, Value table, int32_t spread_code);
// The bits of codes that count.
int32_t bits_that_count(const Machine& m, Value table);
// REQUIRES an entry that keeps it.
int32_t kept_code(const Machine& m, Value entry);
// Has the table entries that keep it?
bool keeps_codes(const Machine& m, Value table);

// --- keys (hash_tables.cc) ---

// Can the hash code of a number, a text, an enum constant, a record of such, be told at once?
bool has_known_hash(const Machine& m, Value key);

}  // namespace kukang
