// What the arguments and the result of a path lead to: its objects, in an order that does not
// depend on when they were found.
//
// First come the objects of the heap at entry, breadth first from the arguments and from static
// fields that are symbolic; then what else there is now. The same heap so has the same numbers,
// whatever strategy has found it. A hash table is what it holds (view/hash_tables.h): the objects
// of the heap at entry by their numbers, then those that the program has made, by their age.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "explore/exploration.h"
#include "heap/slots.h"
#include "view/hash_tables.h"

namespace kukang {

// A place of the heap at entry in which a symbolic object was found.
struct FoundPlace {
  size_t object = 0;             // a number
  std::optional<size_t> holder;  // nullopt: an argument or a static field
  const Type* declared = nullptr;
  bool element = false;  // of an array, whose type may have become narrower since
};

class NumberedHeap {
 public:
  // A name, and what it stands for.
  struct Root {
    std::string name;
    Value at_entry, now;
    const Type* declared = nullptr;  // of a reference
  };

  NumberedHeap(const EndedPath& path, const State& state);

  // The first reference that is not decided; if there is one, what follows is not all there is.
  const std::optional<Value>& open() const { return open_; }
  // Are there more objects than anybody will look at?
  bool too_many() const { return too_many_; }

  const std::vector<Root>& roots() const { return roots_; }
  const std::vector<Location>& objects() const { return objects_; }  // by number
  size_t at_entry() const { return at_entry_; }  // how many of them were there at entry
  const std::vector<FoundPlace>& places() const { return places_; }
  std::optional<size_t> number_of(Location location) const;
  // Of a table that the program has made; nullptr: it is none.
  const TableContent* table(size_t object) const;
  // Does the slot say where a table has put things, or a hash code that a String keeps for itself,
  // and nothing else?
  static bool is_left_out(const Object& object, const Slot& slot);

 private:
  void add_arguments(const EndedPath& path);
  void add_statics(SymbolicHeap& heap);
  void walk_entry(SymbolicHeap& heap);
  void walk_now();
  std::optional<size_t> meet(const Value& reference);
  void meet_table(size_t number);

  const State& state_;
  std::vector<Root> roots_;
  std::vector<Location> objects_;
  size_t at_entry_ = 0;
  std::vector<FoundPlace> places_;
  absl::flat_hash_map<Location, size_t> numbers_;
  absl::flat_hash_map<size_t, TableContent> tables_;
  std::optional<Value> open_;
  bool too_many_ = false;
};

}  // namespace kukang
