#include "explore/static_objects.h"

#include <algorithm>

#include "absl/container/flat_hash_set.h"

namespace kukang {
namespace {

bool is_below(const Type& type, std::string_view ancestor) {
  auto is_it = [&](const Type* above) { return above->name == ancestor; };
  return std::any_of(type.ancestors.begin(), type.ancestors.end(), is_it) ||
         std::any_of(type.all_interfaces.begin(), type.all_interfaces.end(), is_it);
}

bool is_below_any(const Type& type, std::initializer_list<std::string_view> ancestors) {
  return std::any_of(ancestors.begin(), ancestors.end(),
                     [&](std::string_view one) { return is_below(type, one); });
}

bool holds_others(const Type& type) {
  return is_below_any(type, {"java/lang/Iterable", "java/util/Map", "java/util/Map$Entry",
                             "java/util/Iterator", "java/util/Optional", "java/lang/ref/Reference",
                             "java/util/concurrent/atomic/AtomicReference",
                             "java/util/concurrent/atomic/AtomicReferenceArray"});
}

bool is_box_or_text(const Type& type) {
  return is_below(type, "java/lang/Number") ||
         is_below_any(type, {"java/lang/String", "java/lang/Boolean", "java/lang/Character"});
}

// What of its nodes a collection gives away.
struct Gives {
  bool values = true;    // not a set: what it has beside its keys is its own
  bool entries = false;  // the nodes themselves
};

Gives gives(const Type& type) {
  const bool set = is_below(type, "java/util/Set") && !type.name.ends_with("$EntrySet");
  const bool map = is_below(type, "java/util/Map") || type.name.ends_with("$EntrySet");
  return {!set, map && type.name.find("Unmodifiable") == std::string::npos};
}

class Finder {
 public:
  explicit Finder(const State& state) : state_(state) {}

  void add(const Value& value) {
    if (value.is_location() && seen_.insert(value.location).second)
      found_.push_back(value.location);
  }

  std::vector<Location> result() && {
    for (size_t i = 0; i < found_.size(); ++i) go_through(found_[i]);
    std::sort(found_.begin(), found_.end());
    return std::move(found_);
  }

 private:
  void go_through(Location location) {
    const Object& object = state_.heap[location];
    if (object.type->is_class() && object.type->from_jdk) {
      kept_.clear();
      if (holds_others(*object.type)) enter(location, gives(*object.type));
      return;
    }
    for (uint32_t v = 0; v < object.value_count(); ++v) add(object.values()[v]);
  }

  void add_held(const Value& value) {
    if (value.is_location() && !is_box_or_text(*state_.heap[value.location].type)) add(value);
  }

  // What a collection has for itself: it, its arrays, its nodes.
  void enter(Location whole, Gives gives) {
    std::vector<Location> open = {whole};
    auto keep = [&](const Value& value) {
      if (value.is_location() && kept_.insert(value.location).second)
        open.push_back(value.location);
    };
    while (!open.empty()) {
      const Object& object = state_.heap[open.back()];
      const Location location = open.back();
      open.pop_back();
      if (object.is_array()) {
        const bool nodes = object.type->element->super != nullptr;
        for (uint32_t v = 0; v < object.value_count(); ++v) {
          nodes ? keep(object.values()[v]) : add_held(object.values()[v]);
        }
        continue;
      }
      if (!object.type->from_jdk || !object.is_record()) {
        add(Value::at(location));  // a Comparator, say
        continue;
      }
      if (gives.entries && is_below(*object.type, "java/util/Map$Entry")) add(Value::at(location));
      for (const Field* field : object.type->instance_fields) {
        const bool own = !gives.values && (field->name == "value" || field->name == "val");
        if (field->basic != Basic::Reference || own || field->name == "mutex") continue;
        const Value& value = object.values()[field->slot];
        field->descriptor == "Ljava/lang/Object;" ? add_held(value) : keep(value);
      }
    }
  }

  const State& state_;
  std::vector<Location> found_;
  absl::flat_hash_set<Location> seen_;
  absl::flat_hash_set<Location> kept_;
};

}  // namespace

std::vector<Location> objects_in_statics(const State& state,
                                         const std::vector<const Type*>& classes) {
  Finder finder(state);
  for (const Type* type : classes) {
    const Object* statics = state.static_object(*type);
    if (statics == nullptr) continue;
    for (const Field& field : type->fields) {
      // What the compiler keeps for itself (a switch's table, an enum's array) nobody else gets.
      if (!field.is_static() || field.flags & kSynthetic) continue;
      finder.add(statics->values()[field.slot]);
    }
  }
  return std::move(finder).result();
}

}  // namespace kukang
