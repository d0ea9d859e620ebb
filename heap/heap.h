// The heap h: from locations to objects.
//
// Copied in constant time; an object is copied on the first write after that. Locations are
// numbered from 0 in order of allocation and are not used again.

#pragma once

#include <limits>
#include <vector>

#include "heap/object.h"
#include "heap/persistent_array.h"
#include "support/requires.h"

namespace kukang {

class Heap {
 public:
  // REQUIRES a location that allocate() gave and that has not been reclaimed.
  const Object& operator[](Location location) const {
    KUKANG_REQUIRES(find(location) != nullptr);
    return **objects_.find(location);
  }

  // REQUIRES the same.
  Object& change(Location location) {
    KUKANG_REQUIRES(find(location) != nullptr);
    Ref<Object>& object = objects_.at(location);
    if (!object.unique()) object = Ref<Object>(Object::copy(*object));
    return *object;
  }

  Location allocate(Object* object) {
    bytes_ += object->size();
    objects_.at(next_) = Ref<Object>(object);
    return next_++;
  }

  // Puts another object in the place of the one at `location`. REQUIRES the same.
  void replace(Location location, Object* object) {
    KUKANG_REQUIRES(find(location) != nullptr);
    Ref<Object>& place = objects_.at(location);
    bytes_ += object->size();
    bytes_ -= place->size();
    place = Ref<Object>(object);
  }

  // Locations are 0 .. next() - 1; some may have been reclaimed.
  Location next() const { return next_; }
  const Object* find(Location location) const {
    const Ref<Object>* object = objects_.find(location);
    return object == nullptr ? nullptr : object->get();
  }

  // Frees the objects for whose location `live(location)` does not hold.
  template <class Live>
  void reclaim(Live live) {
    objects_.retain([&](Location location, const Ref<Object>& object) {
      if (!object || live(location)) return static_cast<bool>(object);
      bytes_ -= object->size();
      return false;
    });
  }

  // Makes every object that was there `then` what it was then. REQUIRES that this heap comes from
  // that one; what has been allocated since stays as it is.
  void restore(const Heap& then) {
    KUKANG_REQUIRES(then.next_ <= next_);
    std::vector<Location> unshared;
    objects_.for_each_unshared(then.objects_, [&](Location at) { unshared.push_back(at); });
    for (Location at : unshared) {
      const Ref<Object>& before = *then.objects_.find(at);
      Ref<Object>& now = objects_.at(at);
      if (!before || before.get() == now.get()) continue;
      bytes_ += before->size() - (now ? now->size() : 0);
      now = before;
    }
  }

  // Calls visit(location) for all where the two may hold different objects.
  template <class Visit>
  void for_each_difference(const Heap& other, Visit visit) const {
    objects_.for_each_difference(other.objects_, visit);
  }

  // No location is left to be given out.
  bool exhausted() const { return next_ == std::numeric_limits<Location>::max(); }
  uint64_t bytes() const { return bytes_; }

 private:
  PersistentArray<Ref<Object>> objects_;
  Location next_ = 0;
  uint64_t bytes_ = 0;  // of all objects that are there
};

}  // namespace kukang
