#include "compare/any_order.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"

namespace kukang {
namespace {

// What was found and nobody can be led to: what a call that was replaced by its contract has
// returned, say.
bool has_reached_all(const State& state, const NumberedHeap& numbered) {
  for (uint32_t i = 0; i < state.symbolic_count; ++i) {
    const Location location = *state.symbolic_objects.find(i);
    if (state.heap[location].part) continue;
    const std::optional<size_t> number = numbered.number_of(location);
    if (!number.has_value() || *number >= numbered.at_entry()) return false;
  }
  for (UnknownId id = 0; id < state.next_unknown; ++id) {
    if (state.unknowns.find(id)->binding.is_undefined()) return false;
  }
  return true;
}

class AnyOrder {
 public:
  AnyOrder(const State& state, const NumberedHeap& numbered) : numbered_(numbered) {
    for (size_t i = 0; i < numbered.at_entry(); ++i) {
      const Object& object = state.heap[numbered.objects()[i]];
      found_.push_back(object.symbolic);
      part_.push_back(object.part);
    }
  }

  // An object counts for every type that it can be found at.
  bool allows_counts(const Bounds& bounds) const {
    absl::flat_hash_set<const Type*> types;
    for (const FoundPlace& place : numbered_.places()) types.insert(place.declared);
    return std::all_of(types.begin(), types.end(), [&](const Type* type) {
      absl::flat_hash_set<size_t> objects;
      for (const FoundPlace& place : numbered_.places()) {
        const bool here = place.declared == type || type == nullptr || place.declared == nullptr ||
                          (place.element && place.declared->is_subtype_of(type));
        if (here && found_[place.object] && !part_[place.object]) objects.insert(place.object);
      }
      return objects.empty() ||
             bounds.allows_object(type, static_cast<uint32_t>(objects.size() - 1));
    });
  }

  // By the longest way. An object is not found on a way that leads through it.
  bool allows_depths(const Bounds& bounds) const {
    if (!bounds.k.has_value()) return true;
    std::vector<const FoundPlace*> steps;
    std::vector<std::vector<bool>> without;
    for (size_t i = 0; i < numbered_.at_entry(); ++i) without.push_back(reached_without(i));
    for (const FoundPlace& place : numbered_.places()) {
      if (!found_[place.object]) continue;
      if (!place.holder.has_value() || without[place.object][*place.holder]) {
        steps.push_back(&place);
      }
    }
    std::vector<uint32_t> depths(numbered_.at_entry(), 0);
    bool longer = true;
    for (size_t round = 0; longer; ++round) {
      if (round > depths.size()) return false;
      longer = false;
      for (const FoundPlace* step : steps) {
        if (!step->holder.has_value()) continue;
        const uint32_t depth = depths[*step->holder] + (part_[step->object] ? 0 : 1);
        if (depth <= depths[step->object]) continue;
        depths[step->object] = depth;
        longer = true;
      }
    }
    return std::all_of(depths.begin(), depths.end(),
                       [&](uint32_t depth) { return bounds.allows_depth(depth); });
  }

 private:
  std::vector<bool> reached_without(size_t object) const {
    std::vector<bool> reached(numbered_.at_entry(), false);
    bool more = true;
    while (more) {
      more = false;
      for (const FoundPlace& place : numbered_.places()) {
        const bool begun = !place.holder.has_value() || reached[*place.holder];
        if (!begun || place.object == object || reached[place.object]) continue;
        reached[place.object] = more = true;
      }
    }
    return reached;
  }

  const NumberedHeap& numbered_;
  std::vector<bool> found_, part_;  // by number
};

}  // namespace

bool is_within_in_any_order(const Bounds& bounds, const State& state,
                            const NumberedHeap& numbered) {
  if (!has_reached_all(state, numbered)) return false;
  const AnyOrder any(state, numbered);
  return any.allows_counts(bounds) && any.allows_depths(bounds);
}

}  // namespace kukang
