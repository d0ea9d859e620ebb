// Java code that builds heaps: a method for each, in a class of the package of the root's class.
//
// What the package's code may name is named: new Node(), node1.left = node2. The rest goes through
// three small methods at the end of the class: make, which makes an object without running a
// constructor, set, which sets a field whatever its access, and get, which reads a static one. What
// is open keeps what the constructor leaves in it, or zero.

#pragma once

#include <string>

#include "shape/shapes.h"

namespace kukang {

class JavaPlace;

class ShapesJava {
 public:
  explicit ShapesJava(const ShapesAnswer& answer, const Program& program);
  ~ShapesJava();

  // The beginning of the class, up to the first method; its end.
  std::string beginning() const;
  std::string ending() const;
  // A method Tree shape7() that returns the object. REQUIRES a model where the shape has symbols.
  std::string method(const ShownShape& shown) const;

 private:
  class Builder;
  std::unique_ptr<JavaPlace> place_;
  const ShapesAnswer& answer_;
};

}  // namespace kukang
