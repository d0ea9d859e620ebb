// Shapes as people see them: names for their objects and numbers, and a picture.
//
// Node#2 is the second Node in the order of the shape, key2 its key: what is shown beside each
// other can be told apart, and a condition reads key2 < key1.

#pragma once

#include <string>
#include <vector>

#include "shape/shape.h"
#include "view/heap_picture.h"

namespace kukang {

class ShapeView {
 public:
  ShapeView(const Shape& shape, const ShapeTables& tables);

  const Shape& shape() const { return shape_; }
  const std::string& object_name(uint32_t number) const { return objects_[number]; }
  const std::string& symbol_name(uint32_t number) const { return symbols_[number]; }
  // left; length, [3] of an array. Empty for what stands in the name of another slot.
  std::string slot_name(const Shape::Object& object, uint32_t slot) const;
  // Of a number: its symbol's name, or what it is; under a model, what it is there.
  std::string number_text(const Shape::Slot& slot, const Model* model) const;
  std::string static_text(const Shape::Slot& slot) const {
    return tables_.static_name(slot.number);
  }

  std::string text(const Term& term) const;
  std::vector<std::string> text(const Conditions& conditions) const;
  // What is known of types beyond the ones that are shown: Node#2 is not an ExtendedNode.
  std::vector<std::string> types() const;

  // A number is a symbol's name, or, under a model, what it is there; what is open is ?.
  HeapPicture picture(const Model* model) const;

 private:
  void name_symbols(const Shape::Object& object, const std::string& base, uint32_t ordinal);

  const Shape& shape_;
  const ShapeTables& tables_;
  std::vector<std::string> objects_, symbols_;
};

}  // namespace kukang
