// Takes pictures of the heap at the end of a path: as it was at entry, and as it is.
//
// The picture of entry is drawn from the initial maps of symbolic objects, and for what class
// initialization has made, from what the state remembers of entry. Static fields of the user's
// classes are shown where they have changed or where they hold an object that is shown.

#pragma once

#include "explore/exploration.h"
#include "view/heap_picture.h"
#include "view/place_names.h"
#include "view/valuation.h"

namespace kukang {

struct HeapPictures {
  HeapPicture before, after;
};

// The same object has the same name in both. `result`: what the method returned; Undefined for
// nothing.
HeapPictures pictures_of(const EndedPath& path, const PlaceNames& names, const Valuation& valuation,
                         Value result);

}  // namespace kukang
