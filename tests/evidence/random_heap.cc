#include "evidence/random_heap.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "evidence/lawful.h"
#include "heap/old.h"
#include "semantics/symbolic/strangers.h"

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

// As a path's concretization makes it.
Subclass subclass_for(const Type* super, const Type* interface) {
  Subclass made;
  made.name = "kukang/machine/Some_kukang_machine_Stranger_java_lang_Comparable";
  made.neighbour = made.super = super;
  made.interfaces = {interface};
  return made;
}

std::string made_name(const Witness& heap, const WitnessObject& object) {
  return heap.subclasses[static_cast<size_t>(object.subclass)].name;
}

// Objects are numbered anew, breadth first from the arguments.
Witness numbered(const Witness& heap) {
  constexpr size_t kNone = SIZE_MAX;
  std::vector<size_t> numbers(heap.objects.size(), kNone), queue;
  auto meet = [&](WitnessValue& value) {
    if (value.what != WitnessValue::What::Object) return;
    if (numbers[value.object] == kNone) {
      numbers[value.object] = queue.size();
      queue.push_back(value.object);
    }
    value.object = numbers[value.object];
  };
  Witness out = heap;
  out.objects.clear();
  for (WitnessValue& argument : out.arguments) meet(argument);
  for (size_t i = 0; i < queue.size(); ++i) {
    WitnessObject object = heap.objects[queue[i]];
    for (WitnessObject::Member& member : object.fields) meet(member.value);
    for (WitnessObject::Element& element : object.elements) meet(element.value);
    out.objects.push_back(std::move(object));
  }
  return out;
}

}  // namespace

RandomHeaps::RandomHeaps(const Program& program, std::vector<const Type*> classes,
                         const State& state, const Granted& granted, Dice& dice)
    : program_(program),
      classes_(std::move(classes)),
      granted_(granted),
      dice_(dice),
      hierarchy_(program),
      made_fields_(program),
      stranger_(*program.load("kukang/machine/Stranger")),
      order_(*program.load("kukang/machine/Order")),
      comparable_(*program.load("java/lang/Comparable")) {
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
           is_of(partial, partial.objects[value.object], type);
  };
  const bool known_class = object.subclass < 0 ||
                           made_name(partial, object) == subclass_for(stranger_, comparable_).name;
  return usual && known_class && object.length <= kLongestCompleted &&
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
  lawful_ = dice_.percent(60);
  step_ = dice_.between(1, 3);
  for (size_t i = 0; partial_ != nullptr && i < partial_->objects.size(); ++i) {
    for (const auto& [field, held] : partial_->objects[i].fields) {
      if (is_stranger_class(*field->owner) && field->name == "step") step_ = held.bits;
    }
  }
  for (size_t i = 0; i < plan.parameters.size(); ++i) {
    const Plan::Parameter& parameter = plan.parameters[i];
    witness_.arguments.push_back(partial_ != nullptr
                                     ? renumbered(partial_->arguments[i])
                                     : value(parameter.type, parameter.basic, parameter.is_this));
  }
  for (size_t i = 0; i < witness_.objects.size(); ++i) fill(i);
  rank_objects();
  return numbered(witness_);
}

void RandomHeaps::fill(size_t number) {
  const Type& type = *witness_.objects[number].type;
  if (witness_.objects[number].what == WitnessObject::What::Record) {
    for (const Field* field : type.instance_fields) {
      const bool step = is_stranger_class(*field->owner) && field->name == "step";
      const WitnessValue held = step ? WitnessValue{WitnessValue::What::Number, 0, step_}
                                : is_list_of_order(*field)
                                    ? WitnessValue()
                                    : said_of(number, field, declared(*field), field->basic);
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
  if (const Granted::Numbers* numbers = granted_.numbers_of(*field)) {
    const auto low = static_cast<int>(numbers->low), high = static_cast<int>(numbers->high);
    return {WitnessValue::What::Number, 0, dice_.between(low, high)};
  }
  const auto as = granted_.of_field.find(field);
  if (as != granted_.of_field.end()) return value(as->second.type, basic, false);
  const MadeField* made =
      basic == Basic::Reference ? made_fields_.of(*field, hierarchy_) : nullptr;
  return made != nullptr ? made_object(*made) : value(type, basic, false);
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
  if (object.subclass >= 0) {  // that of a Comparable: there are no others (can_be_completed)
    witness_.subclasses = {subclass_for(stranger_, comparable_)};
    object.subclass = 0;
  }
  const size_t number = add(std::move(object));
  origins_[number] = &origin;
  return {value.what, number};
}

const Type* RandomHeaps::declared(const Field& field) const {
  return declared_type(program_, field);
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
  const bool stranger = is_for_anybody(type) && (lawful_ || dice_.percent(50));
  if (stranger && !full) return {What::Object, add(some_stranger(type))};
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

WitnessValue RandomHeaps::made_object(const MadeField& made) {
  using What = WitnessValue::What;
  const bool full = witness_.objects.size() >= most_;
  if (!made.assigned && (full || dice_.percent(25))) return {};
  std::vector<size_t> known;
  for (size_t i = 0; i < witness_.objects.size(); ++i) {
    const WitnessObject& object = witness_.objects[i];
    const bool found = object.what == WitnessObject::What::Record && object.subclass < 0;
    if (found && object.type == made.type) known.push_back(i);
  }
  if (!known.empty() && (full || dice_.percent(30))) return {What::Object, dice_.pick(known)};
  WitnessObject object;
  object.type = made.type;
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

// One that is a Comparable is of a class that was made for it.
WitnessObject RandomHeaps::some_stranger(const Type* declared) {
  WitnessObject object;
  const bool order = is_for_orders(declared) || (declared != comparable_ && dice_.percent(10));
  object.type = order ? order_ : stranger_;
  const bool compared = declared == comparable_ || dice_.percent(30);
  if (object.type == order_ || !compared) return object;
  if (witness_.subclasses.empty()) {
    witness_.subclasses.push_back(subclass_for(stranger_, comparable_));
  }
  object.subclass = 0;
  return object;
}

bool RandomHeaps::may_hold(const Type* declared, const WitnessObject& object) const {
  return is_of(witness_, object, declared) &&
         (!lawful_ || !is_for_anybody(declared) || is_lawful_in(witness_, declared, object));
}

std::optional<size_t> RandomHeaps::known_object(const Type* type) {
  std::vector<size_t> known;
  for (size_t i = 0; i < witness_.objects.size(); ++i) {
    if (may_hold(type, witness_.objects[i])) known.push_back(i);
  }
  if (known.empty()) return std::nullopt;
  return dice_.pick(known);
}

std::optional<size_t> RandomHeaps::static_object(const Type* type) {
  std::vector<Static> fitting;
  for (const Static& held : statics_) {
    const bool lawful = !lawful_ || !is_for_anybody(type);
    if (held.type->is_subtype_of(type) && lawful) fitting.push_back(held);
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

// --- orders ---

// What the partial heap says, where it does.
int64_t RandomHeaps::rank_of(size_t order, size_t object) {
  const WitnessObject *of = origins_[order], *ranked = origins_[object];
  if (of != nullptr && ranked != nullptr) {
    const WitnessObject* first = partial_->objects.data();
    const WitnessValue* rank =
        rank_in(*partial_, static_cast<size_t>(of - first), static_cast<size_t>(ranked - first));
    if (rank != nullptr) return rank->bits;
  }
  return dice_.between(-1, 2);
}

void RandomHeaps::rank_objects() {
  using What = WitnessValue::What;
  const size_t count = witness_.objects.size();
  for (size_t order = 0; order < count; ++order) {
    if (!is_order(witness_.objects[order].type)) continue;
    std::vector<WitnessObject::Element> objects, ranks;
    for (size_t i = 0; i < count; ++i) {
      const auto index = static_cast<int32_t>(i);
      objects.push_back({index, {What::Object, i}});
      ranks.push_back({index, {What::Number, 0, rank_of(order, i)}});
    }
    const size_t lists[] = {add_array(program_.object(), std::move(objects)),
                            add_array(program_.primitive(Basic::Long), std::move(ranks))};
    size_t next = 0;
    for (WitnessObject::Member& member : witness_.objects[order].fields) {
      if (is_list_of_order(*member.field)) member.value = {What::Object, lists[next++]};
    }
  }
}

size_t RandomHeaps::add_array(const Type* element, std::vector<WitnessObject::Element> elements) {
  WitnessObject array;
  array.what = WitnessObject::What::Array;
  array.type = program_.array_of(element);
  array.length = static_cast<int32_t>(elements.size());
  array.elements = std::move(elements);
  return add(std::move(array));
}

}  // namespace kukang
