// Reads shapes off states: the walk that makes them canonical.
//
// Only the initial maps are looked at, so whatever the invariant has written does not matter. Where
// a hash table that its law has built (laws.h) has put its entries does not, either: they are read
// as if each had a bucket of its own, the first first. Of all orders that counts whose shape comes
// first.
// REQUIRES states in which every reference that was met at entry is decided (Plan::Stage::Decide).

#pragma once

#include "absl/container/flat_hash_set.h"
#include "explore/exploration.h"
#include "heap/slots.h"
#include "shape/shape.h"

namespace kukang {

class ShapeReader {
 public:
  explicit ShapeReader(ShapeTables& tables) : tables_(tables) {}

  // Without conditions. What is returned stays as it is until the next call.
  const Shape& read(const EndedPath& path);
  // What the path that was read last demands of the shape's symbols. Symbols that sit nowhere in
  // the shape are added to it.
  Conditions conditions(const EndedPath& path);
  // Whether some field or element of the heap at entry was changed on the path that was read last;
  // the names of such fields are added to `written`.
  bool add_writes(const EndedPath& path, std::vector<std::string>& written) const;

  const Shape& shape() const { return shape_; }
  // Has it a hash table with several entries, so that other paths may be of the same shape?
  bool has_orders() const { return has_orders_; }
  // The types that references are declared with which were looked at in some shape read so far.
  const absl::flat_hash_set<const Type*>& reference_types() const { return reference_types_; }

 private:
  // A table by a dense number that is emptied in no time.
  class Numbering {
   public:
    void clear() { ++round_; }
    uint32_t* find(uint32_t key) {
      return key < entries_.size() && entries_[key].round == round_ ? &entries_[key].number
                                                                    : nullptr;
    }
    void set(uint32_t key, uint32_t number) {
      if (key >= entries_.size()) entries_.resize(key + key / 2 + 16);
      entries_[key] = {round_, number};
    }

   private:
    struct Entry {
      uint64_t round = 0;
      uint32_t number = 0;
    };
    uint64_t round_ = 1;
    std::vector<Entry> entries_;
  };

  // The entries of a hash table, in the order in which they are read.
  struct Entries {
    Location buckets = 0;
    std::vector<Location> nodes;
    bool ordered = false;  // by links of its own
  };

  void read_once(const EndedPath& path);
  void find_least_order(const EndedPath& path);
  void note_table(const EndedPath& path, const Object& table);
  const Entries* entries_in(Location buckets) const;
  bool tells_place(const EndedPath& path, Location holder, const Field& field) const;
  void read_object(const EndedPath& path, Location location);
  void read_elements(const EndedPath& path, Location array);
  void note_field(const EndedPath& path, const Field& field);
  Shape::Slot slot_of(const EndedPath& path, Value value, Basic basic);
  uint32_t number_of(Location location);
  uint32_t number_of(const Term& symbol);
  uint32_t fresh_symbol(Range range);
  uint32_t number_of_static(const EndedPath& path, Location location);
  // The same term over the shape's symbols.
  const Term* renamed(const Term& term);

  ShapeTables& tables_;
  Shape shape_;
  std::vector<Location> found_;  // by number
  Numbering objects_, symbols_;
  absl::flat_hash_map<Location, uint32_t> statics_;  // that were there at entry
  absl::flat_hash_map<const Term*, const Term*> renamed_;
  absl::flat_hash_set<const Field*> fields_;  // of references, that were looked at
  absl::flat_hash_set<const Type*> reference_types_;
  std::vector<Slot> met_;
  std::vector<Entries> tables_found_;
  bool has_orders_ = false;
};

}  // namespace kukang
