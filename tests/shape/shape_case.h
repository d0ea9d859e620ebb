// Enumerations as the tests ask for them.

#pragma once

#include <map>
#include <string>
#include <string_view>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "report/shapes_text.h"
#include "semantics/own_classes.h"
#include "shape/shapes.h"

namespace kukang {

inline const Program& shaped() {
  static const auto program = Program::open(
      {KUKANG_BUILD_DIR "/java/test-shape:" KUKANG_BUILD_DIR "/java/examples", ""}, own_classes());
  return **program;
}

struct Asked {
  std::string type;  // internal name
  std::optional<uint32_t> n = {}, k = {};
  std::map<std::string, uint32_t> n_of = {};        // by internal name
  std::map<std::string, uint32_t> n_of_field = {};  // of the type's own, by name
  const Strategy* strategy = &lazier_sharp();
  int workers = 1;
  ShapesOptions options = {};
};

inline void PrintTo(const Asked& asked, std::ostream* out) {
  *out << asked.type;
  if (asked.n.has_value()) *out << " -n " << *asked.n;
  if (asked.k.has_value()) *out << " -k " << *asked.k;
}

inline Shapes shapes_of(const Asked& asked) {
  ExploreOptions explore;
  explore.bounds.n = asked.n;
  explore.bounds.k = asked.k;
  for (const auto& [name, n] : asked.n_of) explore.bounds.n_of[*shaped().load(name)] = n;
  const Type& type = **shaped().load(asked.type);
  for (const Field* field : type.instance_fields) {
    const auto it = asked.n_of_field.find(std::string(field->name));
    if (it != asked.n_of_field.end()) explore.bounds.n_of_field[field] = it->second;
  }
  explore.strategy = asked.strategy;
  explore.workers = asked.workers;
  absl::StatusOr<Shapes> found = enumerate(shaped(), type, {}, explore, asked.options);
  EXPECT_TRUE(found.ok()) << found.status();
  return *std::move(found);
}

inline Shapes count_of(Asked asked) {
  asked.options.count_only = true;
  return shapes_of(asked);
}

using BySize = std::map<size_t, uint64_t>;
inline BySize by_size(const Shapes& shapes) {
  BySize sizes;
  for (const ShapeCount& count : shapes.counts) sizes[count.size] += count.shapes;
  return sizes;
}

// Everything about the shapes that are listed, as text.
inline std::string written(Shapes shapes) {
  ShapesAnswer answer;
  answer.found = std::move(shapes);
  std::string all;
  for_each_shown(answer, [&](const ShownShape& shown) {
    all += shape_json(answer, shown);
    return true;
  });
  return all;
}

}  // namespace kukang
