// The heap h: from locations to objects.
//
// Copied in constant time; an object is copied on the first write after that. Locations are numbered
// from 0 in order of allocation and are not used again.

#pragma once

#include "heap/object.h"
#include "heap/persistent_array.h"

namespace kukang {

class Heap {
 public:
  // REQUIRES a location that allocate() gave and that has not been reclaimed.
  const Object& operator[](Location location) const { return **objects_.find(location); }

  Object& change(Location location) {
    Ref<Object>& object = objects_.at(location);
    if (!object.unique()) object = Ref<Object>(Object::copy(*object));
    return *object;
  }

  Location allocate(Object* object) {
    bytes_ += object->size();
    objects_.at(next_) = Ref<Object>(object);
    return next_++;
  }

  // Frees what lies at every location for which `dead(location)` holds.
  template <class Dead>
  void reclaim(Dead dead);

  uint32_t locations() const { return next_; }
  uint64_t bytes() const { return bytes_; }

 private:
  PersistentArray<Ref<Object>> objects_;
  Location next_ = 0;
  uint64_t bytes_ = 0;  // of all objects that are there
};

template <class Dead>
void Heap::reclaim(Dead dead) {
  for (Location l = 0; l < next_; ++l) {
    const Ref<Object>* object = objects_.find(l);
    if (object == nullptr || !*object || !dead(l)) continue;
    bytes_ -= (*object)->size();
    objects_.at(l) = Ref<Object>();
  }
}

}  // namespace kukang
