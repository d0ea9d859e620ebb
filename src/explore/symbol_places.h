// Where the symbols of a path were found: what they stand for, whatever numbers they have.
//
// Symbols are numbered in the order in which a path meets them. A path on which states merged and a
// plain one for which it stands meet the same ones, but perhaps in another order; so that what is
// known of the one can be said of the other, they are told by their places: the field of the third
// object that was found, an element, a static field.

#pragma once

#include <cstdint>
#include <map>
#include <tuple>

#include "heap/state.h"

namespace kukang {

enum class PlaceKind : uint8_t {
  Parameter,  // its number
  Slot,       // of a symbolic object: its age, the number of the slot
  Length,     // of a symbolic array: its age
  Text,       // of a String: its age; 0 is the length, then characters in the order they were met
  Static,     // the class, the slot
  Outside,    // in the order in which it came
};
using SymbolPlace = std::tuple<PlaceKind, uint32_t, uint32_t>;

// The numbers of symbols by their places.
std::map<SymbolPlace, uint32_t> symbols_by_place(const State& state);

}  // namespace kukang
