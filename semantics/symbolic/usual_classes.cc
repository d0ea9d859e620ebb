#include "semantics/symbolic/usual_classes.h"

#include <algorithm>

#include "heap/left_aside.h"
#include "program/hierarchy.h"

namespace kukang {
namespace {

constexpr std::string_view kUsualClasses[] = {
    "java/util/ArrayList",
    "java/util/LinkedList",
    "java/util/ArrayDeque",
    "java/util/HashSet",
    "java/util/LinkedHashSet",
    "java/util/TreeSet",
    "java/util/HashMap",
    "java/util/LinkedHashMap",
    "java/util/TreeMap",
    "java/util/ArrayList$Itr",
    "java/util/AbstractMap$SimpleEntry",
    "java/lang/String",
    "java/lang/StringBuilder",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Short",
    "java/lang/Byte",
    "java/lang/Double",
    "java/lang/Float",
};

// All that there are of their kind: nobody else can extend EnumSet.
constexpr std::string_view kEnumSets[] = {"java/util/RegularEnumSet", "java/util/JumboEnumSet"};

bool is_among(std::string_view name, std::span<const std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// Does the JDK alone say what is known of the object, and is that too little?
bool is_open_collection(const TypeBounds& bounds) {
  const auto open = [](const Type* type) {
    return type->from_jdk && type->is_class() && type->flags & (kAbstract | kInterface);
  };
  return std::all_of(bounds.below.begin(), bounds.below.end(), open) &&
         std::any_of(bounds.below.begin(), bounds.below.end(),
                     [](const Type* type) { return is_usual_kind(*type); });
}

bool is_below_all(const Type& type, const TypeBounds& bounds) {
  return std::all_of(bounds.below.begin(), bounds.below.end(),
                     [&](const Type* above) { return type.is_subtype_of(above); });
}

// Those of these classes that an object within the bounds may be of.
std::vector<const Type*> those_within(const Machine& m, std::span<const std::string_view> names,
                                      const TypeBounds& bounds) {
  std::vector<const Type*> found;
  for (std::string_view name : names) {
    const Linked<const Type*> type = m.program.load(name);
    if (type.ok() && is_below_all(**type, bounds)) found.push_back(*type);
  }
  return found;
}

// The uppermost types on the class path that an object within the bounds may be of.
std::vector<const Type*> users_classes(const Machine& m, const TypeBounds& bounds) {
  std::vector<const Type*> found;
  for (const Type* type : m.hierarchy->subtypes_of(bounds.below.front())) {
    if (type->from_jdk || !is_below_all(*type, bounds)) continue;
    const bool below = std::any_of(found.begin(), found.end(),
                                   [&](const Type* above) { return type->is_subtype_of(above); });
    if (!below) found.push_back(type);
  }
  return found;
}

Step be_usual(Machine& m, const Choice& choice) {
  be_exactly(m, choice.value, *choice.type);
  return Step::Switched;
}

Step choose(Machine& m, Value& receiver, const TypeBounds& bounds, Rule rule) {
  std::vector<const Type*> usual = those_within(m, kUsualClasses, bounds);
  const bool complete = usual.empty();  // below EnumSet: all else above one is above HashSet, too
  if (complete) usual = those_within(m, kEnumSets, bounds);
  if (usual.empty()) return Step::Next;
  if (receiver.is_unknown()) {
    // What a static field holds is of the class that it is of.
    const Candidates candidates = m.symbolic->objects_for(*m.state, receiver.unknown);
    const bool made = std::any_of(candidates.begin(), candidates.end(), [&](const Candidate& one) {
      return one.what == Candidate::What::Existing && !m.heap()[one.location].symbolic;
    });
    if (made) return demand(m, receiver, Need::Object);
  }
  if (!complete) m.assume(kUsual);
  m.choices.clear();
  auto add = [&](const Type* type, Choice::Effect effect) {
    if (!m.symbolic->may_be(*m.state, receiver, type, true)) return;
    Choice choice{rule, effect};
    choice.value = receiver;
    choice.type = type;
    choice.holds = true;
    m.choices.push_back(choice);
  };
  for (const Type* type : usual) add(type, be_usual);
  for (const Type* type : users_classes(m, bounds)) add(type, settle_type);
  return m.fork();
}

// Of a usual class: not of one that the JDK has below it.
void leave_others_aside(Machine& m, const Value& receiver, const Type& usual) {
  for (const Type* below : m.hierarchy->subtypes_of(&usual)) {
    if (below == &usual || !below->from_jdk) continue;
    const bool open = m.symbolic->may_be(*m.state, receiver, below, true) &&
                      m.symbolic->may_be(*m.state, receiver, below, false);
    if (!open) continue;
    m.assume(kUsual);
    m.symbolic->constrain(*m.state, receiver, below, false);
  }
}

}  // namespace

Step settle_usual_class(Machine& m, Value& receiver, Rule rule) {
  if (m.symbolic->constraints.world != World::Open || !m.laws) return Step::Next;
  const TypeBounds& bounds = m.symbolic->bounds_of_value(*m.state, receiver);
  if (is_open_collection(bounds)) return choose(m, receiver, bounds, rule);
  const Type& upper = *m.symbolic->constraints.upper(bounds);
  if (is_among(upper.name, kUsualClasses)) leave_others_aside(m, receiver, upper);
  return Step::Next;
}

}  // namespace kukang
