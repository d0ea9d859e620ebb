#include "semantics/symbolic/declared.h"

#include "heap/left_aside.h"

namespace kukang {
namespace {

constexpr std::string_view kMadeByItsClass =
    "a private or final field that its class assigns `new X(...)`, or null, and nothing else, "
    "holds "
    "just that, also if reflection could change it";

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
    {"java/util/Hashtable$Entry", "key", 0},
    {"java/util/Hashtable$Entry", "value", 1},
    {"java/util/concurrent/ConcurrentHashMap$Node", "key", 0},
    {"java/util/concurrent/ConcurrentHashMap$Node", "val", 1},
    {"java/util/AbstractMap$SimpleEntry", "key", 0},
    {"java/util/AbstractMap$SimpleEntry", "value", 1},
    {"java/util/ArrayList$Itr", "this$0", kAll},
    {"java/util/Collections$UnmodifiableCollection", "c", kAll},
    {"java/util/concurrent/atomic/AtomicReference", "value", 0},
};

// What is declared of the holder as a collection of the JDK's; nullptr: nothing.
const Generic* whole_of(Machine& m, Location holder) {
  const Generic* const* noted = m.state->generics.find(holder);
  const Generic* whole = noted == nullptr ? nullptr : *noted;
  // Of a user's collection: what it says of the JDK's that it extends.
  while (whole != nullptr && whole->type != nullptr && !whole->type->from_jdk) {
    whole = m.symbolic->generics.seen_as(whole, whole->type->super);
  }
  return whole;
}

const Generic* argument(const Generic* whole, size_t i) {
  return whole != nullptr && i < whole->arguments.size() ? whole->arguments[i] : nullptr;
}

// What the table, or the array's own declaration, says of what is found; nullptr: nothing.
const Generic* argument_of(Machine& m, Location holder, const Field* field) {
  if (field == nullptr && !m.heap()[holder].part) {
    const Generic* const* noted = m.state->generics.find(holder);
    return noted == nullptr || *noted == nullptr ? nullptr : (*noted)->element;
  }
  const Generic* whole = whole_of(m, holder);
  if (field == nullptr) return argument(whole, 0);  // the array of a collection
  for (const Held& held : kHeld) {
    if (held.owner != field->owner->name || held.field != field->name) continue;
    return held.argument == kAll ? whole : argument(whole, static_cast<size_t>(held.argument));
  }
  return nullptr;
}

// What is said of what is found in a field of a user's class.
const Generic* said_of(Machine& m, Location holder, const Field& field) {
  const Generic* const* noted = m.state->generics.find(holder);
  return m.symbolic->generics.of(field, m.heap()[holder].type, noted == nullptr ? nullptr : *noted);
}

// Where the user says what is there, that counts.
void add_made(Machine& m, Finding& finding) {
  const Granted& granted = m.symbolic->bounds.granted;
  if (granted.of_field.contains(finding.field) || granted.of_type.contains(finding.type)) return;
  const MadeField* made = finding.made = m.made_fields.of(*finding.field, *m.hierarchy);
  if (made == nullptr) return;
  if (made->own || made->type != finding.type || !made->others.empty()) m.assume(kMadeByItsClass);
}

}  // namespace

const Generic* declared_argument(Machine& m, Location holder, size_t i) {
  return m.laws ? argument(whole_of(m, holder), i) : nullptr;
}

void add_declared(Machine& m, Location holder, Finding& finding) {
  if (!m.laws) return;
  const bool users = finding.field != nullptr && !finding.field->owner->from_jdk;
  narrow_to(m, users ? said_of(m, holder, *finding.field) : argument_of(m, holder, finding.field),
            finding);
  if (users) add_made(m, finding);
}

void narrow_to(Machine& m, const Generic* said, Finding& finding) {
  if (said == nullptr) return;
  finding.generic = said;
  if (said->type == nullptr || finding.type->is_subtype_of(said->type)) return;
  if (!said->type->is_subtype_of(finding.type)) return;
  m.assume(kAsDeclared);
  finding.also.push_back(said->type);
}

}  // namespace kukang
