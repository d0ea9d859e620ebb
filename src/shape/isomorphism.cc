// Two shapes are isomorphic iff walking both from their roots at once, along equal labels, pairs
// their objects one to one. To find such a pair among many, each shape is given a colour that
// isomorphic ones have in common: objects are coloured by what they are, then over and over by the
// colours that their slots lead to, and the shape by the sum over its objects.

#include "shape/isomorphism.h"

#include "absl/container/flat_hash_map.h"
#include "absl/hash/hash.h"

namespace kukang {
namespace {

using What = Shape::Slot::What;

// A one-to-one relation of two sets of numbers, as far as it is known.
class Pairing {
 public:
  // Whether a and b can be, and from now on are, a pair; `fresh` when they were not before.
  bool pair(uint32_t a, uint32_t b, bool& fresh) {
    const auto [there, new_there] = forth_.try_emplace(a, b);
    const auto [back, new_back] = back_.try_emplace(b, a);
    fresh = new_there && new_back;
    return there->second == b && back->second == a;
  }

 private:
  absl::flat_hash_map<uint32_t, uint32_t> forth_, back_;
};

bool same_but_for_numbers(const Shape::Slot& a, const Shape::Slot& b) {
  if (a.what != b.what) return false;
  switch (a.what) {
    case What::Static: return a.number == b.number;
    case What::Constant: return a.bits == b.bits;
    case What::Term: return a.term == b.term;
    default: return true;
  }
}

size_t colour_of(const Shape& shape) {
  using Colours = std::vector<size_t>;
  Colours colours(shape.size());
  for (size_t round = 0; round <= shape.size(); ++round) {
    Colours next(shape.size());
    for (size_t i = 0; i < shape.size(); ++i) {
      const Shape::Object& object = shape.objects[i];
      Colours parts = {colours[i], object.type->hash, i == 0};
      for (uint32_t s = 0; s < object.count; ++s) {
        const Shape::Slot& slot = shape.slots_of(object)[s];
        parts.push_back(static_cast<size_t>(slot.what));
        if (slot.what == What::Object) parts.push_back(colours[slot.number]);
        if (slot.what == What::Constant) parts.push_back(static_cast<size_t>(slot.bits));
      }
      next[i] = absl::Hash<Colours>()(parts);
    }
    colours = std::move(next);
  }
  size_t sum = shape.size();
  for (size_t colour : colours) sum += colour;
  return sum;
}

}  // namespace

bool isomorphic(const Shape& a, const Shape& b) {
  if (a.size() != b.size()) return false;
  Pairing objects, symbols;
  std::vector<std::pair<uint32_t, uint32_t>> open = {{0, 0}};
  bool fresh = false;
  objects.pair(0, 0, fresh);
  while (!open.empty()) {
    const Shape::Object &mine = a.objects[open.back().first],
                        &other = b.objects[open.back().second];
    open.pop_back();
    if (mine.count != other.count || mine.type->bounds != other.type->bounds) return false;
    for (uint32_t i = 0; i < mine.count; ++i) {
      const Shape::Slot &here = a.slots_of(mine)[i], &there = b.slots_of(other)[i];
      if (!same_but_for_numbers(here, there)) return false;
      if (here.what == What::Symbol && !symbols.pair(here.number, there.number, fresh))
        return false;
      if (here.what != What::Object) continue;
      if (!objects.pair(here.number, there.number, fresh)) return false;
      if (fresh) open.push_back({here.number, there.number});
    }
  }
  return true;
}

std::optional<std::pair<size_t, size_t>> find_isomorphic(const std::vector<Shape>& shapes) {
  absl::flat_hash_map<size_t, std::vector<size_t>> alike;
  for (size_t i = 0; i < shapes.size(); ++i) {
    std::vector<size_t>& others = alike[colour_of(shapes[i])];
    for (size_t other : others) {
      if (isomorphic(shapes[other], shapes[i])) return std::pair(other, i);
    }
    others.push_back(i);
  }
  return std::nullopt;
}

}  // namespace kukang
