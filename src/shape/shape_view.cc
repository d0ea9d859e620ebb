#include "shape/shape_view.h"

#include <algorithm>
#include <map>

#include "fmt/format.h"
#include "view/place_names.h"
#include "view/valuation.h"

namespace kukang {

using What = Shape::Slot::What;

ShapeView::ShapeView(const Shape& shape, const ShapeTables& tables)
    : shape_(shape), tables_(tables), symbols_(shape.symbols.size()) {
  std::map<std::string, uint32_t> counts;
  std::vector<uint32_t> ordinals;
  std::vector<std::string> found_as(shape.size());  // the field that leads there first
  for (const Shape::Object& object : shape.objects) {
    const std::string type = short_name(*object.type->type);
    ordinals.push_back(++counts[type]);
    objects_.push_back(fmt::format("{}#{}", type, ordinals.back()));
    for (uint32_t i = 0; i < object.count; ++i) {
      const Shape::Slot& slot = shape.slots_of(object)[i];
      if (slot.what != What::Object || !found_as[slot.number].empty()) continue;
      const size_t number = objects_.size() - 1;
      found_as[slot.number] = object.is_array()
                                  ? found_as[number]
                                  : std::string(object.type->type->instance_fields[i]->name);
    }
  }
  for (size_t i = 0; i < shape.size(); ++i) {
    name_symbols(shape.objects[i], found_as[i], ordinals[i]);
  }
  for (size_t i = 0; i < symbols_.size(); ++i) {
    if (symbols_[i].empty()) symbols_[i] = fmt::format("x{}", i);
  }
}

// Two fields may come to the same name, a of the 11th and a1 of the first: the later one is marked.
void ShapeView::name_symbols(const Shape::Object& object, const std::string& base,
                             uint32_t ordinal) {
  for (uint32_t i = 0; i < object.count; ++i) {
    const Shape::Slot& slot = shape_.slots_of(object)[i];
    if (slot.what != What::Symbol || !symbols_[slot.number].empty()) continue;
    const bool index = object.is_array() && i % 2 == 1;
    if (index) continue;
    std::string name = fmt::format("{}{}", slot_name(object, i), ordinal);
    if (object.is_array()) {
      name = fmt::format("{}{}{}{}", base, ordinal, i == 0 ? "." : "", slot_name(object, i));
    }
    while (std::find(symbols_.begin(), symbols_.end(), name) != symbols_.end()) name += "'";
    symbols_[slot.number] = std::move(name);
  }
}

std::string ShapeView::slot_name(const Shape::Object& object, uint32_t slot) const {
  const Type& type = *object.type->type;
  if (!object.is_array()) return field_name(*type.instance_fields[slot], type);
  if (slot == 0) return "length";
  if (slot % 2 == 1) return "";
  return fmt::format("[{}]", number_text(shape_.slots_of(object)[slot - 1], nullptr));
}

std::string ShapeView::number_text(const Shape::Slot& slot, const Model* model) const {
  const std::optional<Model> values = model == nullptr ? std::nullopt : std::optional(*model);
  const Valuation valuation(values, tables_.terms.arithmetic);
  switch (slot.what) {
    case What::Symbol:
      if (slot.unread) return "?";
      if (model == nullptr) return symbols_[slot.number];
      return valuation.text(Value::of(*shape_.symbols[slot.number]), slot.basic);
    case What::Term:
      return model == nullptr ? text(*slot.term)
                              : valuation.text(Value::of(*slot.term), slot.basic);
    case What::Constant: {
      Term constant{Operator::Constant, Sort::Int};
      if (slot.basic == Basic::Long) constant.sort = Sort::Long;
      if (slot.basic == Basic::Float) constant.sort = Sort::Float;
      if (slot.basic == Basic::Double) constant.sort = Sort::Double;
      constant.bits = slot.bits;
      return valuation.text(Value::of(constant), slot.basic);
    }
    default: return "?";
  }
}

std::string ShapeView::text(const Term& term) const {
  return text_of(term, [this](const Term& symbol) { return symbols_[symbol.number()]; });
}

std::vector<std::string> ShapeView::text(const Conditions& conditions) const {
  std::vector<std::string> out;
  for (const Term* condition : conditions) out.push_back(text(*condition));
  return out;
}

std::vector<std::string> ShapeView::types() const {
  std::vector<std::string> out;
  for (size_t i = 0; i < shape_.size(); ++i) {
    const auto& [type, bounds, hash] = *shape_.objects[i].type;
    for (const Type* other : bounds.below) {
      if (other == type) continue;
      out.push_back(fmt::format("{} is {}", objects_[i], with_article(short_name(*other))));
    }
    for (const Type* other : bounds.not_below) {
      out.push_back(fmt::format("{} is not {}", objects_[i], with_article(short_name(*other))));
    }
  }
  return out;
}

HeapPicture ShapeView::picture(const Model* model) const {
  using Shown = PictureValue::What;
  HeapPicture picture;
  picture.roots.push_back({"this", {Shown::Object}});
  for (size_t i = 0; i < shape_.size(); ++i) {
    const Shape::Object& object = shape_.objects[i];
    PictureObject shown;
    shown.name = objects_[i];
    shown.type = readable_name(*object.type->type);
    shown.array = object.is_array();
    for (uint32_t s = 0; s < object.count; ++s) {
      const Shape::Slot& slot = shape_.slots_of(object)[s];
      std::string name = slot_name(object, s);
      if (name.empty()) continue;
      PictureValue value;
      switch (slot.what) {
        case What::Null: break;
        case What::Object:
          value.what = Shown::Object;
          value.number = slot.number;
          break;
        case What::Static: value = {Shown::Text, static_text(slot)}; break;
        default: value = {Shown::Text, number_text(slot, model)};
      }
      shown.slots.push_back({std::move(name), std::move(value)});
    }
    picture.objects.push_back(std::move(shown));
  }
  return picture;
}

}  // namespace kukang
