// Sets and tables that are asked whether they have an object, which answers by its identity.
//
// A table that the program has made finds an object that is in it, whichever that is, and is as it
// was. So where it is not decided which of several objects a reference is, and all are in the
// table, it need not be.

#include "heap/slots.h"
#include "semantics/native/hash_table.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

constexpr std::string_view kHashMap = "java/util/HashMap";
constexpr std::string_view kLinkedHashMap = "java/util/LinkedHashMap";
constexpr std::string_view kIdentityHashMap = "java/util/IdentityHashMap";

// Undefined where there is no such field.
Value field_of(const Machine& m, Value holder, std::string_view name) {
  const Object& object = m.object(holder);
  const Field* field = field_named(*object.type, name);
  return field == nullptr ? Value() : object.values()[field->slot];
}

bool is_code_of_tables(const Frame& frame) {
  const std::string_view owner = frame.method->owner->name;
  return frame.role == Frame::Role::Method &&
         (owner == kHashMap || owner == kIdentityHashMap || owner.starts_with("kukang/machine/"));
}

// The field of a set that holds its table; empty: it is no set.
std::string_view table_field(const Type& set) {
  if (set.name == "java/util/HashSet") return "map";
  return set.name == "java/util/Collections$SetFromMap" ? "m" : "";
}

// A LinkedHashMap may keep in mind who was asked for, but not as the table of a HashSet.
bool keeps_nothing_in_mind(const Type& table, const Method& asked) {
  if (table.name == kHashMap || table.name == kIdentityHashMap) return true;
  return table.name == kLinkedHashMap && asked.owner->name != "java/util/Collections$SetFromMap";
}

}  // namespace

// By the program: one that its law has made may hold more than it shows here.
static bool is_made(const Machine& m, Value object) {
  return object.is_location() && !m.object(object).symbolic;
}

std::optional<SetQuestion> set_question(const Machine& m, Value object) {
  const State& state = *m.state;
  const std::string_view hash = state.top->pc->method->name;
  if (hash != "hashCode" && hash != "identityHashCode") return std::nullopt;
  if (state.placed_count > 0) return std::nullopt;  // then a table is asked otherwise
  SetQuestion question;
  const Frame* method = nullptr;  // of the table
  const Frame* asker = state.top.get();
  for (; asker != nullptr && is_code_of_tables(*asker); asker = asker->caller.get()) {
    method = asker;
    ++question.frames;
  }
  if (method == nullptr || asker == nullptr) return std::nullopt;
  const std::string_view in_set = table_field(*asker->method->owner);
  if (!in_set.empty() && asker->role == Frame::Role::Method) {
    method = asker;
    ++question.frames;
  }
  const std::string_view name = method->method->name;
  const bool adds = !in_set.empty() && name == "add";
  if (!adds && name != (in_set.empty() ? "containsKey" : "contains")) return std::nullopt;
  question.result = !adds;
  question.table = SymbolicHeap::resolved(state, method->locals()[0]);
  if (!is_made(m, question.table)) return std::nullopt;
  if (!in_set.empty()) question.table = field_of(m, question.table, in_set);
  if (!is_made(m, question.table)) return std::nullopt;
  const Value asked = SymbolicHeap::resolved(state, method->locals()[1]);
  const bool same = same_value(asked, SymbolicHeap::resolved(state, object));
  if (!same || !keeps_nothing_in_mind(*m.object(question.table).type, *method->method)) {
    return std::nullopt;
  }
  return question;
}

bool has_itself(const Machine& m, Value table, Location object) {
  const Value place = field_of(m, table, "table");
  if (!place.is_location() || m.object(place).form != Form::References) return false;
  const Object& array = m.object(place);
  if (m.object(table).type->name == kIdentityHashMap) {  // keys and values take turns
    for (uint32_t i = 0; i < array.length; i += 2) {
      const Value key = SymbolicHeap::resolved(*m.state, array.values()[i]);
      if (same_value(key, Value::at(object))) return true;
    }
    return false;
  }
  const auto code = static_cast<uint32_t>(number_of(object));
  const auto hash = static_cast<int32_t>(code ^ (code >> 16));
  Value entry = array.values()[(array.length - 1) & static_cast<uint32_t>(hash)];
  for (; entry.is_location(); entry = field_of(m, entry, "next")) {
    const Value key = SymbolicHeap::resolved(*m.state, field_of(m, entry, "key"));
    const Value known = field_of(m, entry, "hash");
    if (same_value(key, Value::at(object)) && same_value(known, Value::of(hash))) return true;
  }
  return false;
}

void answer_set_question(Machine& m, const SetQuestion& question) {
  for (uint32_t i = 1; i < question.frames; ++i) m.state->pop();
  m.return_from_frame(Value::of(int32_t{question.result}), 1);
}

}  // namespace kukang
