#include "view/hash_tables.h"

#include <algorithm>
#include <array>

namespace kukang {
namespace {

// Nodes in chains, or keys and values, or keys alone, side by side in an array.
enum class Layout : uint8_t { Chains, Pairs, Keys };

struct TableClass {
  std::string_view name;
  std::string_view array;
  Layout layout;
  bool always;  // has no order whatever its keys are
};
constexpr TableClass kTables[] = {
    {"java/util/HashMap", "table", Layout::Chains, false},
    {"java/util/Hashtable", "table", Layout::Chains, false},
    {"java/util/WeakHashMap", "table", Layout::Chains, false},
    {"java/util/concurrent/ConcurrentHashMap", "table", Layout::Chains, false},
    {"java/util/IdentityHashMap", "table", Layout::Pairs, false},
    {"java/util/ImmutableCollections$SetN", "elements", Layout::Keys, true},
    {"java/util/ImmutableCollections$MapN", "table", Layout::Pairs, true},
};

constexpr std::string_view kLinked = "java/util/LinkedHashMap";
constexpr std::array kNodes = {
    std::string_view("java/util/HashMap$Node"),
    std::string_view("java/util/HashMap$TreeNode"),
    std::string_view("java/util/LinkedHashMap$Entry"),
    std::string_view("java/util/Hashtable$Entry"),
    std::string_view("java/util/WeakHashMap$Entry"),
    std::string_view("java/util/concurrent/ConcurrentHashMap$Node"),
    std::string_view("java/util/concurrent/ConcurrentHashMap$TreeNode"),
};

const TableClass* table_class(const Type& type) {
  for (const TableClass& table : kTables) {
    for (const Type* above : type.ancestors) {
      if (above->name == table.name) return &table;
    }
  }
  return nullptr;
}

class TableReader {
 public:
  explicit TableReader(TableHeap& heap) : heap_(heap) {}

  // Of the class that is named so, or of the lowest that has one; NULL where there is none.
  Value field(Value object, std::string_view name, std::string_view owner = "") {
    const Field* found = nullptr;
    for (const Field* field : heap_.class_of(object).instance_fields) {
      const bool asked_for = owner.empty() || field->owner->name == owner;
      if (asked_for && field->name == name) found = field;
    }
    if (found == nullptr) return Value::null();
    return heap_.field(object, *found);
  }

  // A chain is followed by the field `next`. One that is longer than any table is no table's.
  bool add_chain(Value node, std::string_view next, TableContent& content) {
    constexpr size_t kMost = 100'000;
    if (!node.is_null() && heap_.class_of(node).name.ends_with("$TreeBin")) {
      node = field(node, "first");
    }
    for (; !node.is_null(); node = field(node, next)) {
      if (content.entries.size() == kMost) return false;
      Value key = field(node, "key"), value = field(node, "value");
      if (key.is_null()) key = field(node, "referent");
      if (value.is_null()) value = field(node, "val");
      content.entries.emplace_back(key, value);
    }
    return true;
  }

  bool add_elements(Value array, Layout layout, TableContent& content) {
    if (array.is_null()) return true;
    const std::vector<Value> elements = heap_.elements(array);
    const size_t step = layout == Layout::Pairs ? 2 : 1;
    for (size_t i = 0; i + step <= elements.size(); i += step) {
      if (layout == Layout::Chains) {
        if (!add_chain(elements[i], "next", content)) return false;
      } else if (!elements[i].is_null()) {
        content.entries.emplace_back(elements[i], step == 2 ? elements[i + 1] : Value::null());
      }
    }
    return true;
  }

 private:
  TableHeap& heap_;
};

}  // namespace

std::optional<TableContent> table_content(TableHeap& heap, Value object, bool placed) {
  const Type& type = heap.class_of(object);
  const TableClass* table = table_class(type);
  if (table == nullptr || (!placed && !table->always)) return std::nullopt;
  TableReader reader(heap);
  TableContent content;
  content.ordered = std::any_of(type.ancestors.begin(), type.ancestors.end(),
                                [](const Type* above) { return above->name == kLinked; });
  const bool whole = content.ordered
                         ? reader.add_chain(reader.field(object, "head", kLinked), "after", content)
                         : reader.add_elements(reader.field(object, table->array, table->name),
                                               table->layout, content);
  return whole ? std::optional(std::move(content)) : std::nullopt;
}

bool tells_places(const Field& field, bool placed) {
  const std::string_view owner = field.owner->name;
  for (const TableClass& table : kTables) {
    if (owner == table.name && field.name == table.array) return placed || table.always;
  }
  if (!placed) return false;
  if (owner == kLinked) return field.name == "head" || field.name == "tail";
  const bool held = field.name == "key" || field.name == "value" || field.name == "val";
  return !held && std::find(kNodes.begin(), kNodes.end(), owner) != kNodes.end();
}

}  // namespace kukang
