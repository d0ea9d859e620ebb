#include "semantics/native/table.h"

#include "absl/container/flat_hash_map.h"

namespace kukang {
namespace {

using Key = std::pair<std::string_view, std::string_view>;  // owner and name
using Table = absl::flat_hash_map<Key, std::vector<const NativeRow*>>;

std::vector<const NativeRow*> gather_rows() {
  std::vector<const NativeRow*> all;
  for (auto rows : {object_rows(),     class_rows(),     system_rows(),   throwable_rows(),
                    number_rows(),     unsafe_rows(),    atomic_rows(),   thread_rows(),
                    reflection_rows(), text_rows(),      contract_rows(), box_rows(),
                    modular_rows(),    deferred_rows(),  outside_rows(),  identity_hash_rows(),
                    character_rows(),  same_text_rows(), stranger_rows(), hash_table_rows(),
                    variable_rows(),   digest_rows(),    found_rows()}) {
    for (const NativeRow& row : rows) all.push_back(&row);
  }
  return all;
}

Table make_table() {
  Table table;
  for (const NativeRow* row : native_rows()) table[{row->owner, row->name}].push_back(row);
  return table;
}

}  // namespace

std::span<const NativeRow* const> native_rows() {
  static const std::vector<const NativeRow*> all = gather_rows();
  return all;
}

const NativeRow* find_native(const Method& method) {
  static const Table table = make_table();
  static constexpr NativeRow kBinding = {"", "", "()V", nothing};
  // Binding C functions to methods has no meaning here.
  const bool binds = method.name == "registerNatives" || method.name == "initIDs";
  if (method.flags & kNative && binds && method.descriptor == "()V") return &kBinding;
  if (method.flags & kNative && method.owner->host != nullptr) return &variable_access();
  auto it = table.find(Key(method.owner->name, method.name));
  if (it == table.end()) return nullptr;
  for (const NativeRow* row : it->second) {
    if (row->descriptor.empty() || row->descriptor == method.descriptor) return row;
  }
  return nullptr;
}

const ConditionalRow* find_conditional(const Method& method) {
  for (const auto rows : {chance_rows(), rounding_rows()}) {
    for (const ConditionalRow& conditional : rows) {
      const NativeRow& row = conditional.row;
      const bool named = row.owner == method.owner->name && row.name == method.name;
      if (named && row.descriptor == method.descriptor) return &conditional;
    }
  }
  return nullptr;
}

}  // namespace kukang
