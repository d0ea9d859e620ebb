// What one of two states has named since they parted gets the names that it has in the other one.
//
// Symbols, unknowns, type variables and locations are numbered per path: after a fork the same
// number may mean two things, and two numbers the same. When one state is put into another
// (merge.h), what was there at the fork keeps its name, what both have found in the same place is
// one thing, and whatever else the second one has made is numbered behind what the first one has.

#pragma once

#include <utility>
#include <vector>

#include "expr/term_copier.h"
#include "heap/state.h"

namespace kukang {

class Renaming {
 public:
  // `entry` is where both come from. All live as long as this.
  Renaming(Terms& terms, const State& entry, const State& into, const State& from);

  // --- what is the same: before anything is renamed ---

  // Both were found in the same place, or made for the same purpose. False: they are not the same.
  bool unify(const Value& into, const Value& from);
  // The same of what the locations hold that are the same. Then all else gets a number. False: one
  // has found what the other has not.
  bool finish();

  // --- names: after that ---

  Value of(const Value& from);
  const Term* of(const Term* from);
  Location of_location(Location from) const { return locations_.name(from); }
  UnknownId of_unknown(UnknownId from) const { return unknowns_.name(from); }
  uint32_t next_symbol() const { return symbols_.next; }
  // Is it one of those that both have?
  bool is_shared(Location from) const { return of_location(from) < into_.heap.next(); }

 private:
  static constexpr uint32_t kOpen = UINT32_MAX;

  // Of one sort of number: those below `old` stay.
  struct Names {
    uint32_t old, next;
    std::vector<uint32_t> fresh;  // by number - old

    Names(uint32_t old, uint32_t into, uint32_t from)
        : old(old), next(into), fresh(from - old, kOpen) {}
    bool is_fresh(uint32_t number) const { return number >= old; }
    uint32_t name(uint32_t number) const { return is_fresh(number) ? fresh[number - old] : number; }
    // False: it has another one.
    bool give(uint32_t number, uint32_t name) {
      if (!is_fresh(number)) return number == name;
      uint32_t& mine = fresh[number - old];
      if (mine == kOpen) mine = name;
      return mine == name;
    }
  };

  // Terms, with the symbols' names.
  class TermRenamer final : public TermCopier {
   public:
    TermRenamer(Terms& terms, const Names& names) : TermCopier(terms), names_(names) {}

   private:
    const Term* symbol(const Term& symbol) override {
      return into_.symbol(symbol.range, names_.name(symbol.number()));
    }
    const Names& names_;
  };

  bool unify_unknowns(UnknownId into, UnknownId from);
  bool unify_locations(Location into, Location from);
  bool unify_contents(const Object& into, const Object& from);

  const State& into_;
  const State& from_;
  Names symbols_, unknowns_, variables_, locations_;
  std::vector<std::pair<Location, Location>> pairs_;  // that are the same, into and from
  TermRenamer terms_;
};

}  // namespace kukang
