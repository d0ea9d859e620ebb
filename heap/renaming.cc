#include "heap/renaming.h"

namespace kukang {

Renaming::Renaming(Terms& terms, const State& entry, const State& into, const State& from)
    : into_(into),
      from_(from),
      symbols_(entry.next_symbol, into.next_symbol, from.next_symbol),
      unknowns_(entry.next_unknown, into.next_unknown, from.next_unknown),
      variables_(entry.next_variable, into.next_variable, from.next_variable),
      locations_(entry.heap.next(), into.heap.next(), from.heap.next()),
      terms_(terms, symbols_) {}

bool Renaming::unify(const Value& into, const Value& from) {
  if (into.kind != from.kind) return false;
  if (into.is_term()) {
    if (!into.term->is_symbol() || !from.term->is_symbol()) return into.term == from.term;
    return into.term->range == from.term->range &&
           symbols_.give(from.term->number(), into.term->number());
  }
  if (into.is_unknown()) return unify_unknowns(into.unknown, from.unknown);
  if (into.is_location()) return unify_locations(into.location, from.location);
  return same_value(into, from);
}

bool Renaming::unify_unknowns(UnknownId into, UnknownId from) {
  if (!unknowns_.is_fresh(from)) return into == from;
  const Unknown &mine = *into_.unknowns.find(into), &theirs = *from_.unknowns.find(from);
  const bool open = mine.binding.is_undefined() && theirs.binding.is_undefined();
  const bool same = open && mine.kind == theirs.kind && mine.kind != Kind::GuardedReference &&
                    mine.type == theirs.type && mine.field == theirs.field &&
                    mine.generic == theirs.generic && mine.depth == theirs.depth &&
                    mine.first_given == theirs.first_given &&
                    mine.last_given == theirs.last_given &&
                    *into_.types.find(mine.variable) == *from_.types.find(theirs.variable);
  return same && unknowns_.give(from, into) && variables_.give(theirs.variable, mine.variable);
}

bool Renaming::unify_locations(Location into, Location from) {
  if (!locations_.is_fresh(from)) return into == from;
  const bool known = locations_.name(from) != kOpen;
  if (!locations_.is_fresh(into) || !locations_.give(from, into)) return false;
  if (!known) pairs_.emplace_back(into, from);
  return true;
}

bool Renaming::unify_contents(const Object& into, const Object& from) {
  if (!same_sort(into, from) || into.form != from.form) return false;
  const uint32_t count = into.value_count();
  for (uint32_t i = 0; i < count; ++i) {
    const Value &mine = into.values()[i], &theirs = from.values()[i];
    const bool made =
        mine.is_location() && theirs.is_location() && locations_.is_fresh(theirs.location);
    if (made && !unify_locations(mine.location, theirs.location)) return false;
  }
  return true;
}

bool Renaming::finish() {
  for (size_t i = 0; i < pairs_.size(); ++i) {
    const auto [into, from] = pairs_[i];
    if (!unify_contents(into_.heap[into], from_.heap[from])) return false;
  }
  for (const uint32_t variable : variables_.fresh) {
    if (variable == kOpen) return false;
  }
  for (UnknownId& unknown : unknowns_.fresh) {
    if (unknown != kOpen) continue;
    const auto number = static_cast<UnknownId>(&unknown - unknowns_.fresh.data());
    if (from_.unknowns.find(unknowns_.old + number)->kind != Kind::GuardedReference) return false;
    unknown = unknowns_.next++;
  }
  for (uint32_t& symbol : symbols_.fresh) {
    if (symbol == kOpen) symbol = symbols_.next++;
  }
  for (Location& location : locations_.fresh) {
    const auto number = static_cast<Location>(&location - locations_.fresh.data());
    const bool there = from_.heap.find(locations_.old + number) != nullptr;
    if (location == kOpen && there) location = locations_.next++;
  }
  return true;
}

Value Renaming::of(const Value& from) {
  if (from.is_term()) return Value::of(*of(from.term));
  if (from.is_unknown()) return Value::symbolic(of_unknown(from.unknown), from.kind);
  return from.is_location() ? Value::at(of_location(from.location)) : from;
}

const Term* Renaming::of(const Term* from) {
  return symbols_.fresh.empty() ? from : terms_.copy(from);
}

}  // namespace kukang
