#include "semantics/symbolic/declared.h"

namespace kukang {
namespace {

constexpr std::string_view kAsDeclared =
    "collections that were found hold what their generic types say (a List<Integer> Integers)";

constexpr int kAll = -1;  // what is declared of the holder is declared of the field

// Which type argument of the holder, or of the collection that it is a part of, a field is of.
struct Held {
  std::string_view owner, field;
  int argument;
};
constexpr Held kHeld[] = {
    {"java/util/LinkedList$Node", "item", 0},
    {"java/util/Optional", "value", 0},
    {"java/util/TreeMap$Entry", "key", 0},
    {"java/util/TreeMap$Entry", "value", 1},
    {"java/util/HashMap$Node", "key", 0},
    {"java/util/HashMap$Node", "value", 1},
    {"java/util/AbstractMap$SimpleEntry", "key", 0},
    {"java/util/AbstractMap$SimpleEntry", "value", 1},
    {"java/util/ArrayList$Itr", "this$0", kAll},
    {"java/util/Collections$UnmodifiableCollection", "c", kAll},
    {"java/util/concurrent/atomic/AtomicReference", "value", 0},
};

// nullptr: none.
const Generic* argument_of(const State& state, Location holder, const Field* field) {
  const Generic* const* whole = state.generics.find(holder);
  if (whole == nullptr || *whole == nullptr) return nullptr;
  auto argument = [&](size_t i) {
    return i < (*whole)->arguments.size() ? (*whole)->arguments[i] : nullptr;
  };
  // The array of a collection.
  if (field == nullptr) return state.heap[holder].part ? argument(0) : nullptr;
  for (const Held& held : kHeld) {
    if (held.owner != field->owner->name || held.field != field->name) continue;
    return held.argument == kAll ? *whole : argument(static_cast<size_t>(held.argument));
  }
  return nullptr;
}

}  // namespace

void add_declared(Machine& m, Location holder, Finding& finding) {
  if (!m.laws) return;
  if (finding.field != nullptr && !finding.field->owner->from_jdk) {
    finding.generic = m.symbolic->generics.of(*finding.field);
    return;
  }
  const Generic* argument = argument_of(*m.state, holder, finding.field);
  if (argument == nullptr) return;
  finding.generic = argument;
  if (argument->type == nullptr || finding.type->is_subtype_of(argument->type)) return;
  if (!argument->type->is_subtype_of(finding.type)) return;
  m.assume(kAsDeclared);
  finding.also.push_back(argument->type);
}

}  // namespace kukang
