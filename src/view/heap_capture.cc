#include "view/heap_capture.h"

#include <algorithm>

#include "absl/container/flat_hash_map.h"
#include "absl/container/flat_hash_set.h"
#include "fmt/format.h"
#include "heap/old.h"
#include "support/text.h"
#include "view/reading.h"

namespace kukang {
namespace {

constexpr size_t kMostObjects = 200;
constexpr size_t kLongestComputed = 40;

using What = PictureValue::What;

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return printable(out + "\"");
}

// What the objects of both pictures are called: Node#2, the second Node that was met; and what is
// open: ?1.
class Naming {
 public:
  const std::string& of_open(UnknownId unknown) {
    auto [it, fresh] = open_.try_emplace(unknown);
    if (fresh) it->second = fmt::format("?{}", open_.size());
    return it->second;
  }
  const std::string& of(Location location, const Type& type) {
    auto [it, fresh] = names_.try_emplace(location);
    if (fresh) {
      const std::string simple = short_name(type);
      it->second = fmt::format("{}#{}", simple, ++counts_[simple]);
    }
    return it->second;
  }

 private:
  absl::flat_hash_map<Location, std::string> names_;
  absl::flat_hash_map<std::string, int> counts_;
  absl::flat_hash_map<UnknownId, std::string> open_;
};

class Capture {
 public:
  Capture(const EndedPath& path, const PlaceNames& names, const Valuation& valuation,
          Naming& naming, When when)
      : path_(path),
        state_(path.state),
        names_(names),
        valuation_(valuation),
        naming_(naming),
        when_(when) {
    for (uint32_t i = 0; i < state_.static_count; ++i) {
      at_entry_.insert(*state_.static_objects.find(i));
    }
  }

  void add_parameter(const Plan::Parameter& parameter, const Value& value) {
    picture_.roots.push_back({parameter.name, value_of(value, parameter.basic, value)});
  }
  void add_result(const Value& value, Basic basic) {
    picture_.roots.push_back({"result", value_of(value, basic, Value())});
  }

  HeapPicture take() {
    fill_queued();
    add_statics();
    fill_queued();
    return std::move(picture_);
  }

 private:
  // `initial`: what was there at entry, Undefined for nothing. Only what differs from it is
  // explained.
  PictureValue value_of(const Value& raw, Basic basic, const Value& initial) {
    const Value value = SymbolicHeap::resolved(state_, raw);
    PictureValue out;
    if (value.is_null()) return out;
    if (value.is_unknown()) {
      out.what = What::Open;
      out.number = number_of_open(value);
    } else if (value.is_location()) {
      out.text = text_of_object(value);
      out.what = out.text.empty() ? What::Object : What::Text;
      if (out.what == What::Object) out.number = number_of(value.location);
    } else {
      out.what = What::Text;
      out.text = valuation_.text(value, basic);
      const bool as_it_was = initial.is_term() && initial.term == value.term;
      if (value.is_term() && !as_it_was) {
        const std::string computed = names_.text(*value.term);
        if (computed.size() <= kLongestComputed) out.computed = computed;
      }
    }
    return out;
  }

  // Strings, enum constants and classes are shown as Java's sources write them.
  std::string text_of_object(const Value& value) const {
    const Object& object = state_.heap[value.location];
    const Machine& machine = path_.machine;
    if (object.type == machine.known.string) return quoted(string(object));
    if (const Type* type = enum_of(*object.type); type != nullptr && !object.symbolic) {
      if (const Value name = constant_name(object); name.is_location()) {
        return fmt::format("{}.{}", short_name(*type), string(state_.heap[name.location]));
      }
    }
    if (object.type == machine.known.class_ && !object.symbolic) {
      const Type* mirrored = machine.mirrored(value);
      if (mirrored != nullptr) return short_name(*mirrored) + ".class";
    }
    return "";
  }

  std::string string(const Object& object) const { return valuation_.string(state_, object); }

  // Of an object that may be of any class, but is known to implement something: that.
  const Type& known_type(Location location) const {
    const Object& object = state_.heap[location];
    if (!object.symbolic || object.type->super != nullptr || object.is_array()) return *object.type;
    const TypeBounds& bounds = path_.heap.bounds_of_value(state_, Value::at(location));
    return bounds.below.size() == 1 ? *bounds.below[0] : *object.type;
  }

  size_t number_of(Location location) {
    auto [it, fresh] = numbers_.try_emplace(location, picture_.objects.size());
    if (fresh) {
      const Object& object = state_.heap[location];
      PictureObject shown;
      const Type& type = known_type(location);
      shown.type = readable_name(type);
      shown.name = naming_.of(location, type);
      shown.made = !object.symbolic && !at_entry_.contains(location);
      shown.array = object.is_array();
      picture_.objects.push_back(std::move(shown));
      queue_.push_back(location);
    }
    return it->second;
  }

  size_t number_of_open(const Value& value) {
    auto [it, fresh] = open_.try_emplace(value.unknown, picture_.open.size());
    if (fresh) {
      const Unknown& unknown = *state_.unknowns.find(value.unknown);
      picture_.open.push_back(
          {naming_.of_open(value.unknown),
           text_of_bounds(path_.heap.bounds_of(state_, unknown.variable), *unknown.type) +
               (value.kind == Kind::SymbolicReference ? ", or null" : "")});
    }
    return it->second;
  }

  // some Node that is a Comparable and not an ExtendedNode
  std::string text_of_bounds(const TypeBounds& bounds, const Type& declared) const {
    const Type& upper = bounds.below.empty() ? declared : *bounds.below[0];
    std::string text = "some " + short_name(upper);
    std::string_view joint = " that is ";
    for (size_t i = 1; i < bounds.below.size(); ++i, joint = " and ") {
      text += fmt::format("{}{}", joint, with_article(short_name(*bounds.below[i])));
    }
    for (const Type* type : bounds.not_below) {
      text += fmt::format("{}not {}", joint, with_article(short_name(*type)));
      joint = " and ";
    }
    return text;
  }

  // The static fields of the user's classes that have changed, or that hold something shown.
  void add_statics() {
    struct Static {
      std::string name;
      const Field* field;
      Value value;
    };
    std::vector<Static> statics;
    state_.statics.for_each([&](uint32_t id, const Ref<Object>& now) {
      if (!now) return;
      const Type& type = *path_.machine.program.type(id);
      if (type.from_jdk) return;
      for (const Field& field : type.fields) {
        if (!field.is_static() || field.flags & kSynthetic) continue;
        const Value& last = now->values()[field.slot];
        const Value first = static_at_entry(state_, field);
        const Value& shown = when_ == When::AtEntry ? first : last;
        const bool changed = first.kind != last.kind || first.j != last.j;
        const bool leads = last.is_location() && numbers_.contains(last.location);
        if ((!changed && !leads) || shown.is_undefined()) continue;
        statics.push_back({fmt::format("{}.{}", short_name(type), field.name), &field, shown});
      }
    });
    std::sort(statics.begin(), statics.end(),
              [](const Static& a, const Static& b) { return a.name < b.name; });
    for (const Static& shown : statics) {
      picture_.roots.push_back({shown.name, value_of(shown.value, shown.field->basic, Value())});
    }
  }

  // Breadth first, so that names go by distance.
  void fill_queued() {
    for (; filled_ < queue_.size(); ++filled_) fill(filled_);
  }

  void fill(size_t number) {
    const Object& object = object_at(state_, queue_[number], when_);
    std::vector<PictureSlot> slots;
    bool more = false;
    if (picture_.objects.size() > kMostObjects) {
      more = true;
    } else if (object.is_array()) {
      fill_array(object, slots, more);
    } else {
      fill_record(object, slots, more);
    }
    picture_.objects[number].slots = std::move(slots);
    picture_.objects[number].more = more;
  }

  // What a symbolic object had there at entry. What is made has no such thing.
  static Value initial_in(const Object& object, const Slot& slot) {
    return object.symbolic ? slot.at_entry : Value();
  }

  void fill_record(const Object& object, std::vector<PictureSlot>& slots, bool& more) {
    for_each_slot(object, [&](const Slot& slot) {
      const Field& field = *slot.field;
      if (field.flags & kSynthetic) return true;
      const Value& value = value_at(slot, when_);
      if (value.is_undefined()) {
        more = true;
      } else {
        slots.push_back({field_name(field, *object.type),
                         value_of(value, field.basic, initial_in(object, slot))});
      }
      return true;
    });
  }

  void fill_array(const Object& array, std::vector<PictureSlot>& slots, bool& more) {
    const Basic basic = array.type->element_basic();
    const Value length_value = length_of(array);
    const int64_t length = valuation_.bits(length_value).value_or(kMostElements);
    slots.push_back({"length", {What::Text, valuation_.text(length_value, Basic::Int)}});
    for (const auto& [index, slot] : valuation_.elements(array, kMostElements)) {
      const Value& element = value_at(slot, when_);
      if (element.is_undefined()) continue;
      slots.push_back(
          {fmt::format("[{}]", index), value_of(element, basic, initial_in(array, slot))});
    }
    more = static_cast<int64_t>(slots.size()) - 1 < length;
  }

  const EndedPath& path_;
  const State& state_;
  const PlaceNames& names_;
  const Valuation& valuation_;
  Naming& naming_;
  const When when_;
  HeapPicture picture_;
  absl::flat_hash_set<Location> at_entry_;
  absl::flat_hash_map<Location, size_t> numbers_;
  absl::flat_hash_map<UnknownId, size_t> open_;
  std::vector<Location> queue_;  // by number
  size_t filled_ = 0;            // of them
};

}  // namespace

HeapPictures pictures_of(const EndedPath& path, const PlaceNames& names, const Valuation& valuation,
                         Value result) {
  Naming naming;
  HeapPictures pictures;
  for (const When when : {When::AtEntry, When::Now}) {
    const bool initially = when == When::AtEntry;
    Capture capture(path, names, valuation, naming, when);
    for (size_t i = 0; i < path.plan.parameters.size(); ++i) {
      const Plan::Parameter& parameter = path.plan.parameters[i];
      const bool constructed = parameter.is_this && path.plan.target->is_constructor();
      if (initially && constructed) continue;  // there is no object yet
      capture.add_parameter(parameter, path.state.arguments->values()[i]);
    }
    if (!initially && !result.is_undefined()) {
      capture.add_result(result, path.plan.target->result);
    }
    (initially ? pictures.before : pictures.after) = capture.take();
  }
  return pictures;
}

}  // namespace kukang
