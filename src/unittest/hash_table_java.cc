#include "unittest/hash_table_java.h"

#include <optional>

namespace kukang {
namespace {

using What = WitnessObject::What;

WitnessValue field_of(const Witness& witness, size_t holder, std::string_view name) {
  for (const auto& [field, value] : witness.objects[holder].fields) {
    if (field->name == name) return value;
  }
  return {};
}

std::optional<size_t> object_in(const Witness& witness, size_t holder, std::string_view name) {
  const WitnessValue value = field_of(witness, holder, name);
  return value.what == WitnessValue::What::Object ? std::optional(value.object) : std::nullopt;
}

std::optional<size_t> map_of(const Witness& witness, size_t table) {
  return is_table_set(witness, table) ? object_in(witness, table, "map") : table;
}

}  // namespace

// One that nobody has looked into is as its law says, too. Any other may be none that there is.
bool is_table(const Witness& witness, size_t object) {
  const WitnessObject& made = witness.objects[object];
  if (!made.rehashed && !made.fields.empty()) return false;
  const std::string_view name = made.type->name;
  return made.what == What::Record && made.subclass < 0 &&
         (name == "java/util/HashMap" || name == "java/util/LinkedHashMap" ||
          name == "java/util/HashSet" || name == "java/util/LinkedHashSet");
}

bool is_table_set(const Witness& witness, size_t table) {
  return witness.objects[table].type->name.ends_with("Set");
}

std::vector<size_t> table_entries(const Witness& witness, size_t table) {
  const std::optional<size_t> map = map_of(witness, table);
  const std::optional<size_t> array = map ? object_in(witness, *map, "table") : std::nullopt;
  if (!array) return {};
  std::vector<size_t> nodes;
  auto add_chain = [&](std::optional<size_t> node, std::string_view next) {
    for (; node; node = object_in(witness, *node, next)) nodes.push_back(*node);
  };
  if (witness.objects[*map].type->name == "java/util/LinkedHashMap") {
    add_chain(object_in(witness, *map, "head"), "after");
    return nodes;
  }
  for (const auto& [index, value] : witness.objects[*array].elements) {
    if (value.what == WitnessValue::What::Object) add_chain(value.object, "next");
  }
  return nodes;
}

std::vector<size_t> table_parts(const Witness& witness, size_t object) {
  if (!is_table(witness, object)) return {};
  std::vector<size_t> parts = table_entries(witness, object);
  const std::optional<size_t> map = map_of(witness, object);
  if (map && *map != object) parts.push_back(*map);
  if (!map) return parts;
  if (const auto array = object_in(witness, *map, "table")) parts.push_back(*array);
  return parts;
}

std::vector<WitnessValue> held_by_entry(const Witness& witness, size_t table, size_t entry) {
  std::vector<WitnessValue> held = {field_of(witness, entry, "key")};
  if (!is_table_set(witness, table)) held.push_back(field_of(witness, entry, "value"));
  return held;
}

}  // namespace kukang
