// The classes in java/ and the JDK's, and bounds written as text: "List !ArrayList int[]".
//
// A word is τ <: T, with ! before it τ ≮: T. A name without a package is one of java.lang, or of a
// primitive type.

#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "program/hierarchy.h"
#include "semantics/own_classes.h"

namespace kukang {

class KnownClasses : public testing::Test {
 protected:
  using Types = std::vector<const Type*>;

  const Type* type(std::string name) const {
    if (name.ends_with("[]")) return program->array_of(type(name.substr(0, name.size() - 2)));
    for (int basic = 4; basic < 12; ++basic) {
      if (name == name_of(static_cast<Basic>(basic))) {
        return program->primitive(static_cast<Basic>(basic));
      }
    }
    if (name.find('/') == std::string::npos) name = "java/lang/" + name;
    absl::StatusOr<const Type*> type = program->require(name);
    EXPECT_TRUE(type.ok()) << type.status();
    return type.ok() ? *type : program->object();
  }

  TypeBounds bounds(const std::string& text) const {
    TypeBounds bounds;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
      if (word[0] == '!') {
        bounds.not_below.push_back(type(word.substr(1)));
      } else {
        bounds.below.push_back(type(word));
      }
    }
    return bounds;
  }

  // One literal after the other; nullopt as soon as they contradict each other.
  static std::optional<TypeBounds> added(const TypeBounds& literals,
                                         const TypeConstraints& constraints) {
    std::optional<TypeBounds> bounds{TypeBounds{}};
    for (const Type* p : literals.below) {
      if (bounds.has_value()) bounds = constraints.with(*bounds, p, true);
    }
    for (const Type* n : literals.not_below) {
      if (bounds.has_value()) bounds = constraints.with(*bounds, n, false);
    }
    return bounds;
  }

  static bool meets(const Type* type, const TypeBounds& bounds) {
    const auto above = [&](const Type* other) { return type->is_subtype_of(other); };
    return std::all_of(bounds.below.begin(), bounds.below.end(), above) &&
           std::none_of(bounds.not_below.begin(), bounds.not_below.end(), above);
  }

  static bool has_objects(const Type* type) {
    return type->is_array() || !(type->flags & kAbstract);
  }

  static std::string text_of(const Types& types) {
    std::string text;
    for (const Type* type : types) text += (text.empty() ? "" : " ") + type->name;
    return text;
  }

  std::unique_ptr<Program> program =
      *Program::open({KUKANG_BUILD_DIR "/java/test-hierarchy", ""}, own_classes());
  Hierarchy hierarchy{*program};
  TypeConstraints open{hierarchy, World::Open};
  TypeConstraints closed{hierarchy, World::Closed};
};

}  // namespace kukang
