#include "semantics/native/table.h"

#include "absl/container/flat_hash_map.h"

namespace kukang {
namespace {

using Key = std::pair<std::string_view, std::string_view>;  // owner and name
using Table = absl::flat_hash_map<Key, std::vector<const NativeRow*>>;

Table make_table() {
  Table table;
  for (auto rows : {object_rows(), class_rows(), system_rows(), throwable_rows(), number_rows(),
                    unsafe_rows(), thread_rows(), reflection_rows(), text_rows(), contract_rows(),
                    box_rows(), modular_rows()}) {
    for (const NativeRow& row : rows) table[{row.owner, row.name}].push_back(&row);
  }
  return table;
}

}  // namespace

Native find_native(const Method& method) {
  static const Table table = make_table();
  // Binding C functions to methods has no meaning here.
  const bool binds = method.name == "registerNatives" || method.name == "initIDs";
  if (method.flags & kNative && binds && method.descriptor == "()V") return nothing;
  auto it = table.find(Key(method.owner->name, method.name));
  if (it == table.end()) return nullptr;
  for (const NativeRow* row : it->second) {
    if (row->descriptor.empty() || row->descriptor == method.descriptor) return row->function;
  }
  return nullptr;
}

}  // namespace kukang
