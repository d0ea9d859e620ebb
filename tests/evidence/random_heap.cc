#include "evidence/random_heap.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "heap/old.h"

namespace kukang {
namespace {

constexpr int32_t kLongest = 4, kLongestCompleted = 100;  // of an array

template <class T>
int64_t extreme(Dice& dice) {
  using Limits = std::numeric_limits<T>;
  return dice.pick(
      std::array<int64_t, 4>{Limits::min(), Limits::min() + 1, Limits::max() - 1, Limits::max()});
}

constexpr std::array kFloating = {0.0,
                                  -0.0,
                                  0.5,
                                  1.5,
                                  1.25,
                                  2.0,
                                  -1.0,
                                  1e30,
                                  3.0,
                                  std::numeric_limits<double>::quiet_NaN(),
                                  std::numeric_limits<double>::infinity()};

}  // namespace

RandomHeaps::RandomHeaps(const Program& program, std::vector<const Type*> classes,
                         const State& state, Dice& dice)
    : program_(program), classes_(std::move(classes)), dice_(dice) {
  for (const Type* type : classes_) {
    if (state.static_object(*type) == nullptr) continue;
    for (const Field& field : type->fields) {
      if (!field.is_static() || field.flags & kSynthetic) continue;
      const Value held = static_at_entry(state, field);
      if (held.is_location()) statics_.push_back({&field, state.entry->heap[held.location].type});
    }
  }
}

Witness RandomHeaps::make(const Plan& plan) {
  partial_ = nullptr;
  return build(plan);
}

bool RandomHeaps::can_be_completed(const Witness& partial, const WitnessObject& object) const {
  using What = WitnessObject::What;
  const bool usual =
      object.what == What::Record || object.what == What::Array || object.what == What::Static;
  auto fits = [&](const WitnessValue& value, const Type* type) {
    return value.what != WitnessValue::What::Object ||
           partial.objects[value.object].type->is_subtype_of(type);
  };
  return usual && object.subclass < 0 && object.length <= kLongestCompleted &&
         std::all_of(object.fields.begin(), object.fields.end(),
                     [&](const auto& held) { return fits(held.value, declared(*held.field)); }) &&
         std::all_of(object.elements.begin(), object.elements.end(),
                     [&](const auto& held) { return fits(held.value, object.type->element); });
}

std::optional<Witness> RandomHeaps::complete(const Plan& plan, const Witness& partial) {
  for (const WitnessObject& object : partial.objects) {
    if (!can_be_completed(partial, object)) return std::nullopt;
  }
  partial_ = &partial;
  return build(plan);
}

Witness RandomHeaps::build(const Plan& plan) {
  witness_ = Witness();
  origins_.clear();
  most_ = static_cast<size_t>(dice_.between(1, 7));
  for (size_t i = 0; i < plan.parameters.size(); ++i) {
    const Plan::Parameter& parameter = plan.parameters[i];
    witness_.arguments.push_back(partial_ != nullptr
                                     ? renumbered(partial_->arguments[i])
                                     : value(parameter.type, parameter.basic, parameter.is_this));
  }
  for (size_t i = 0; i < witness_.objects.size(); ++i) fill(i);
  return std::move(witness_);
}

void RandomHeaps::fill(size_t number) {
  const Type& type = *witness_.objects[number].type;
  if (witness_.objects[number].what == WitnessObject::What::Record) {
    for (const Field* field : type.instance_fields) {
      const WitnessValue held = said_of(number, field, declared(*field), field->basic);
      witness_.objects[number].fields.push_back({field, held});
    }
  } else if (witness_.objects[number].what == WitnessObject::What::Array) {
    for (int32_t i = 0; i < witness_.objects[number].length; ++i) {
      const WitnessValue held = said_of(number, i, type.element, type.element_basic());
      witness_.objects[number].elements.push_back({i, held});
    }
  }
}

WitnessValue RandomHeaps::said_of(size_t number, const Field* field, const Type* type,
                                  Basic basic) {
  if (const WitnessObject* origin = origins_[number]) {
    for (const WitnessObject::Member& member : origin->fields) {
      if (member.field == field) return renumbered(member.value);
    }
  }
  return value(type, basic, false);
}

WitnessValue RandomHeaps::said_of(size_t number, int32_t index, const Type* type, Basic basic) {
  if (const WitnessObject* origin = origins_[number]) {
    for (const WitnessObject::Element& element : origin->elements) {
      if (element.index == index) return renumbered(element.value);
    }
  }
  return value(type, basic, false);
}

WitnessValue RandomHeaps::renumbered(const WitnessValue& value) {
  if (value.what != WitnessValue::What::Object) return value;
  const WitnessObject& origin = partial_->objects[value.object];
  for (size_t i = 0; i < origins_.size(); ++i) {
    const bool same = origins_[i] == &origin ||
                      (origin.place != nullptr && witness_.objects[i].place == origin.place);
    if (same) return {value.what, i};
  }
  WitnessObject object = origin;
  object.fields.clear();
  object.elements.clear();
  const size_t number = add(std::move(object));
  origins_[number] = &origin;
  return {value.what, number};
}

const Type* RandomHeaps::declared(const Field& field) const {
  if (field.basic != Basic::Reference) return nullptr;
  std::string_view name = field.descriptor;
  if (name.front() == 'L') name = name.substr(1, name.size() - 2);
  return *program_.load(name);
}

WitnessValue RandomHeaps::value(const Type* type, Basic basic, bool non_null) {
  if (basic == Basic::Reference) return reference(type, non_null);
  return {WitnessValue::What::Number, 0, number(basic)};
}

int64_t RandomHeaps::number(Basic basic) {
  const bool far = dice_.percent(15);
  const int small = dice_.between(-2, 5);
  switch (basic) {
    case Basic::Boolean: return dice_.between(0, 1);
    case Basic::Byte: return far ? extreme<int8_t>(dice_) : small;
    case Basic::Char: return far ? extreme<uint16_t>(dice_) : std::abs(small);
    case Basic::Short: return far ? extreme<int16_t>(dice_) : small;
    case Basic::Long: return far ? extreme<int64_t>(dice_) : small;
    case Basic::Float: return std::bit_cast<int32_t>(static_cast<float>(dice_.pick(kFloating)));
    case Basic::Double: return std::bit_cast<int64_t>(dice_.pick(kFloating));
    default: return far ? extreme<int32_t>(dice_) : small;
  }
}

WitnessValue RandomHeaps::reference(const Type* type, bool non_null) {
  using What = WitnessValue::What;
  if (!non_null && dice_.percent(18)) return {};
  if (dice_.percent(8)) {
    if (const std::optional<size_t> held = static_object(type)) return {What::Object, *held};
  }
  const bool full = witness_.objects.size() >= most_;
  if (full || dice_.percent(30)) {
    if (const std::optional<size_t> known = known_object(type)) return {What::Object, *known};
  }
  const Type* of = full && !non_null ? nullptr : some_class(type);
  if (of == nullptr) return {};
  WitnessObject object;
  object.type = of;
  if (of->is_array()) {
    object.what = WitnessObject::What::Array;
    object.length = dice_.between(0, kLongest);
  }
  return {What::Object, add(std::move(object))};
}

size_t RandomHeaps::add(WitnessObject object) {
  witness_.objects.push_back(std::move(object));
  origins_.push_back(nullptr);
  return witness_.objects.size() - 1;
}

// nullptr: there is none.
const Type* RandomHeaps::some_class(const Type* declared) {
  if (declared->is_array()) {
    const bool narrower = !declared->element->is_primitive() && dice_.percent(10);
    const Type* element = narrower ? some_class(declared->element) : declared->element;
    return program_.array_of(element == nullptr ? declared->element : element);
  }
  if (declared == program_.object() && dice_.percent(30)) {
    return program_.array_of(dice_.percent(40) ? program_.primitive(Basic::Int)
                                               : dice_.pick(classes_));
  }
  std::vector<const Type*> fitting;
  for (const Type* type : classes_) {
    if (!(type->flags & kAbstract) && type->is_subtype_of(declared)) fitting.push_back(type);
  }
  return fitting.empty() ? nullptr : dice_.pick(fitting);
}

std::optional<size_t> RandomHeaps::known_object(const Type* type) {
  std::vector<size_t> known;
  for (size_t i = 0; i < witness_.objects.size(); ++i) {
    if (witness_.objects[i].type->is_subtype_of(type)) known.push_back(i);
  }
  if (known.empty()) return std::nullopt;
  return dice_.pick(known);
}

std::optional<size_t> RandomHeaps::static_object(const Type* type) {
  std::vector<Static> fitting;
  for (const Static& held : statics_) {
    if (held.type->is_subtype_of(type)) fitting.push_back(held);
  }
  if (fitting.empty()) return std::nullopt;
  const Static& held = dice_.pick(fitting);
  for (size_t i = 0; i < witness_.objects.size(); ++i) {
    if (witness_.objects[i].place == held.field) return i;
  }
  WitnessObject object;
  object.what = WitnessObject::What::Static;
  object.type = held.type;
  object.place = held.field;
  return add(std::move(object));
}

}  // namespace kukang
