#include "semantics/symbolic/laws.h"

#include <algorithm>

#include "fmt/format.h"
#include "program/hierarchy.h"
#include "semantics/native/hash_table.h"

namespace kukang {
namespace {

constexpr std::string_view kAnyLayout =
    "nothing depends on how a collection of the JDK keeps what it holds (its room, its layout)";

constexpr std::string_view kPlainException =
    "an exception that was there before the call has no stack trace and no suppressed exceptions";

constexpr std::string_view kNotItsOwnKey =
    "no hash table that was there before the call is among its own keys, nor in one of them";

constexpr std::string_view kConstructed =
    "an object that was there before the call has been constructed: its fields are not null where "
    "every constructor assigns them something new";

// A class, and the method of kukang.machine.Lawful that says what its objects are like. It holds
// for subclasses, too, unless they have a row of their own.
struct Law {
  std::string_view type, method, assumed = {};
  bool table = false;  // where it puts what it holds is not Java's; the law is in LawfulTables
};
constexpr Law kLaws[] = {
    {"java/util/ArrayList", "arrayList", kAnyLayout},
    {"java/util/ArrayList$Itr", "arrayListIterator"},
    {"java/util/LinkedList", "linkedList"},
    {"java/util/ArrayDeque", "arrayDeque", kAnyLayout},
    {"java/util/PriorityQueue", "priorityQueue", kAnyLayout},
    {"java/util/Vector", "vector", kAnyLayout},
    {"java/util/TreeMap", "treeMap", kAnyLayout},
    {"java/util/TreeSet", "treeSet", kAnyLayout},
    {"java/util/BitSet", "bitSet"},
    {"java/util/Arrays$ArrayList", "arraysList"},
    {"java/util/Collections$UnmodifiableList", "wrappedList"},
    {"java/util/Collections$UnmodifiableCollection", "wrapped"},
    {"java/util/concurrent/CopyOnWriteArrayList", "copyOnWriteArrayList"},
    {"java/util/concurrent/atomic/AtomicIntegerArray", "atomicArray"},
    {"java/util/concurrent/atomic/AtomicLongArray", "atomicArray"},
    {"java/lang/AbstractStringBuilder", "stringBuilder", kAnyLayout},
    {"java/math/BigInteger", "bigInteger"},
    {"java/math/BigDecimal", "bigDecimal"},
    {"java/time/LocalDate", "localDate"},
    {"java/time/LocalTime", "localTime"},
    {"java/time/LocalDateTime", "localDateTime"},
    {"java/time/YearMonth", "yearMonth"},
    {"java/time/Duration", "duration"},
    {"java/time/Instant", "instant"},
    {"java/util/Random", "random"},
    {"java/util/concurrent/atomic/Striped64", "adder"},
    {"java/lang/Throwable", "throwable", kPlainException},
    {"java/util/HashMap", "hashMap", kAnyLayout, true},
    {"java/util/HashSet", "hashSet", kAnyLayout, true},
    {"java/util/LinkedHashMap", "linkedHashMap", kAnyLayout, true},
    {"java/util/LinkedHashSet", "linkedHashSet", kAnyLayout, true},
    {"java/util/Hashtable", "hashtable", kAnyLayout, true},
    {"java/util/IdentityHashMap", "identityHashMap", kAnyLayout, true},
    {"java/util/WeakHashMap", "anything"},
    {"java/util/EnumMap", "enumMap"},
    {"java/util/RegularEnumSet", "regularEnumSet"},
    {"java/util/JumboEnumSet", "jumboEnumSet"},
    {"java/util/concurrent/ConcurrentHashMap", "concurrentHashMap", kAnyLayout, true},
};

const Law* find_law(const Type& type) {
  for (auto it = type.ancestors.rbegin(); it != type.ancestors.rend(); ++it) {
    if (!(*it)->from_jdk) continue;
    const auto law = std::find_if(std::begin(kLaws), std::end(kLaws),
                                  [&](const Law& row) { return row.type == (*it)->name; });
    if (law != std::end(kLaws)) return law;
  }
  return nullptr;
}

const Method* find_method(const Program& program, const Law& law) {
  const Linked<const Type*> type =
      program.load(law.table ? "kukang/machine/LawfulTables" : "kukang/machine/Lawful");
  if (!type.ok()) return nullptr;
  for (const Method& method : (*type)->methods) {
    if (method.name == law.method) return &method;
  }
  return nullptr;
}

const Law* law_to_assume(Machine& m, const Value& holder) {
  const Object& object = m.object(holder);
  const bool open = m.laws && !object.lawful && object.form == Form::SymbolicRecord;
  return open ? find_law(*object.type) : nullptr;
}

bool law_runs(const Machine& m, Value object) {
  for (const Frame* f = m.state->top.get(); f != nullptr; f = f->caller.get()) {
    if (is_law(*f->method) && same_value(f->locals()[0], object)) return true;
  }
  return false;
}

// Somebody looks into a table while its keys are asked whether they are equal: one of them leads to
// it. Java forbids such a table, and no hash code of it can be told.
bool is_own_key(const Machine& m, Value holder) {
  const Object& object = m.object(holder);
  return object.lawful && has_table_law(m, *object.type) && law_runs(m, holder);
}

Step refuse_own_key(Machine& m) {
  m.assume(kNotItsOwnKey);
  return m.leave_assumed();
}

// An object of a class below may have another law: a HashMap that is a LinkedHashMap, because code
// names that class or a class of the user's extends it. Next: it is decided that it is none such.
Step decide_law(Machine& m, const Law& law, Value object) {
  for (const Type* below : m.hierarchy->subtypes_of(m.object(object).type)) {
    const Law* other = find_law(*below);
    if (other == &law || other == nullptr) continue;
    const Linked<const Type*> type = m.program.load(other->type);
    const bool open = type.ok() && m.symbolic->may_be(*m.state, object, *type, true) &&
                      m.symbolic->may_be(*m.state, object, *type, false);
    if (!open) continue;
    m.choices.clear();
    for (const bool holds : {false, true}) {
      Choice choice{Rule::NATIVE_S, settle_type};
      choice.value = object;
      choice.type = *type;
      choice.holds = holds;
      m.choices.push_back(choice);
    }
    return m.fork();
  }
  return Step::Next;
}

Step run_law(Machine& m, const Law& law, Value object) {
  const Method* method = find_method(m.program, law);
  if (method == nullptr) {
    return m.stop(absl::InternalError(fmt::format("kukang.machine.Lawful has no {}", law.method)));
  }
  if (!law.assumed.empty()) m.assume(law.assumed);
  m.state->placed |= law.table;
  m.change(object).lawful = true;
  return m.run_first(*method, &object);
}

}  // namespace

Step assume_law(Machine& m, Value object) {
  if (is_own_key(m, object)) return refuse_own_key(m);
  const Law* law = law_to_assume(m, object);
  if (law == nullptr) return Step::Next;
  const Step step = decide_law(m, *law, object);
  return step == Step::Next ? run_law(m, *law, object) : step;
}

Step assume_law(Machine& m, NativeCall& call, Value object) {
  if (is_own_key(m, object)) return refuse_own_key(m);
  const Law* law = law_to_assume(m, object);
  if (law == nullptr) return Step::Next;
  m.retry(call);
  const Step step = decide_law(m, *law, object);
  return step == Step::Next ? run_law(m, *law, object) : step;
}

bool has_table_law(const Machine& m, const Type& type) {
  if (!m.laws) return false;
  const Law* law = find_law(type);
  return law != nullptr && law->table;
}

bool is_never_null(const Field& field) {
  constexpr uint16_t kByCompiler = kFinal | kSynthetic;
  return (field.flags & kByCompiler) == kByCompiler && field.name.starts_with("this$");
}

Candidates candidates_for(Machine& m, Finding& finding) {
  SymbolicHeap& heap = *m.symbolic;
  finding.is_this |= finding.field != nullptr && is_never_null(*finding.field);
  if (finding.made != nullptr && finding.made->assigned && !finding.is_this) {
    m.assume(kConstructed);
    finding.is_this = true;
  }
  if (!finding.is_this) return heap.strategy.undefined(heap, *m.state, finding);
  return heap.strategy.parameter(heap, *m.state, finding);
}

}  // namespace kukang
