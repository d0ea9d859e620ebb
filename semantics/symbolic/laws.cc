#include "semantics/symbolic/laws.h"

#include <algorithm>

#include "fmt/format.h"

namespace kukang {
namespace {

constexpr std::string_view kAnyLayout =
    "nothing depends on how a collection of the JDK keeps what it holds (its room, its layout)";

constexpr std::string_view kAnyTable =
    "a hash table of the JDK's that was there before the call is taken to be any object of its "
    "class, also one that no program can make";

// A class, and the method of kukang.machine.Lawful that says what its objects are like. It holds
// for subclasses, too, unless they have a row of their own. No method: nothing is said of them, so
// that more is considered than there is.
struct Law {
  std::string_view type, method, assumed = {};
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
    {"java/util/HashMap", ""},
    {"java/util/HashSet", ""},
    {"java/util/Hashtable", ""},
    {"java/util/IdentityHashMap", ""},
    {"java/util/WeakHashMap", ""},
    {"java/util/EnumMap", ""},
    {"java/util/concurrent/ConcurrentHashMap", ""},
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

const Method* find_method(const Program& program, std::string_view name) {
  const Linked<const Type*> type = program.load("kukang/machine/Lawful");
  if (!type.ok()) return nullptr;
  for (const Method& method : (*type)->methods) {
    if (method.name == name) return &method;
  }
  return nullptr;
}

const Law* law_to_assume(Machine& m, const Value& holder) {
  const Object& object = m.object(holder);
  const bool open = m.laws && !object.lawful && object.form == Form::SymbolicRecord;
  return open ? find_law(*object.type) : nullptr;
}

Step run_law(Machine& m, const Law& law, Value object) {
  if (law.method.empty()) {
    m.approximate(kAnyTable);
    m.change(object).lawful = true;
    return Step::Switched;
  }
  const Method* method = find_method(m.program, law.method);
  if (method == nullptr) {
    return m.stop(absl::InternalError(fmt::format("kukang.machine.Lawful has no {}", law.method)));
  }
  if (!law.assumed.empty()) m.assume(law.assumed);
  m.change(object).lawful = true;
  return m.run_first(*method, &object);
}

}  // namespace

Step assume_law(Machine& m, Value object) {
  const Law* law = law_to_assume(m, object);
  return law == nullptr ? Step::Next : run_law(m, *law, object);
}

Step assume_law(Machine& m, NativeCall& call, Value object) {
  const Law* law = law_to_assume(m, object);
  if (law == nullptr) return Step::Next;
  m.retry(call);
  return run_law(m, *law, object);
}

bool is_never_null(const Field& field) {
  constexpr uint16_t kByCompiler = kFinal | kSynthetic;
  return (field.flags & kByCompiler) == kByCompiler && field.name.starts_with("this$");
}

Candidates candidates_for(Machine& m, Finding& finding) {
  SymbolicHeap& heap = *m.symbolic;
  finding.is_this |= finding.field != nullptr && is_never_null(*finding.field);
  if (!finding.is_this) return heap.strategy.undefined(heap, *m.state, finding);
  return heap.strategy.parameter(heap, *m.state, finding);
}

}  // namespace kukang
