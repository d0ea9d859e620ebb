// A class or an array? Each is asked for separately; together they are the answer.
//
// Could somebody write a class within P and N? Its supertypes would be at least P and all above, so
// the classes in P must form a chain and none of P may be below one of N; and then nothing more is
// needed, unless one of P is closed. Then it is that type itself or below one that it lists, which
// joins P: each such step goes down in a finite hierarchy. Arrays pass their bounds on to their
// elements, and from one dimension to the next.

#include "program/type_constraints.h"

#include <algorithm>
#include <tuple>

#include "program/hierarchy.h"
#include "program/resolve.h"
#include "support/requires.h"

namespace kukang {
namespace {

using Types = std::vector<const Type*>;

bool below_any(const Type* type, const Types& others) {
  return std::any_of(others.begin(), others.end(),
                     [&](const Type* other) { return type->is_subtype_of(other); });
}

bool below_all(const Type* type, const Types& others) {
  return std::all_of(others.begin(), others.end(),
                     [&](const Type* other) { return type->is_subtype_of(other); });
}

bool above_any(const Type* type, const Types& others) {
  return std::any_of(others.begin(), others.end(),
                     [&](const Type* other) { return other->is_subtype_of(type); });
}

// Names are unique.
void insert(Types& types, const Type* type) {
  const auto before = [](const Type* a, const Type* b) { return a->name < b->name; };
  types.insert(std::upper_bound(types.begin(), types.end(), type, before), type);
}

// P ∪ {type}, where what `type` is below says nothing more.
Types with_lower(Types below, const Type* type) {
  std::erase_if(below, [&](const Type* p) { return type->is_subtype_of(p); });
  insert(below, type);
  return below;
}

// The lowest of the classes and arrays among `below`, or nullptr; the first where they form no
// chain.
const Type* lowest_class(const Types& below) {
  const Type* lowest = nullptr;
  for (const Type* p : below) {
    if (!p->is_interface() && (lowest == nullptr || p->is_subtype_of(lowest))) lowest = p;
  }
  return lowest;
}

constexpr Basic kPrimitives[] = {Basic::Int,   Basic::Long, Basic::Byte,    Basic::Short,
                                 Basic::Float, Basic::Char, Basic::Boolean, Basic::Double};

}  // namespace

// What bounds on an array say of its elements.
struct TypeConstraints::Elements {
  bool may_be_references = true;
  TypeBounds references;
  Types primitives;  // that they may be
};

TypeConstraints::TypeConstraints(const Hierarchy& hierarchy, World world)
    : world(world),
      hierarchy_(hierarchy),
      object_(hierarchy.program().object()),
      some_array_(hierarchy.program().array_of(hierarchy.program().primitive(Basic::Int))) {}

bool TypeConstraints::satisfiable(const TypeBounds& bounds) const {
  return world == World::Open ? imaginable(bounds, Range::Objects) : instance(bounds) != nullptr;
}

std::optional<TypeBounds> TypeConstraints::with(const TypeBounds& bounds, const Type* type,
                                                bool holds) const {
  KUKANG_REQUIRES(!type->is_primitive());
  if (type == object_ || above_any(type, bounds.below)) {
    return holds ? std::optional(bounds) : std::nullopt;
  }
  if (below_any(type, bounds.not_below)) return holds ? std::nullopt : std::optional(bounds);
  TypeBounds result = bounds;
  if (holds) {
    result.below = with_lower(std::move(result.below), type);
    std::erase_if(result.not_below, [&](const Type* n) { return excluded(result.below, n); });
  } else if (!excluded(result.below, type)) {
    std::erase_if(result.not_below, [&](const Type* n) { return n->is_subtype_of(type); });
    insert(result.not_below, type);
  }
  if (!satisfiable(result) || !selects(result)) return std::nullopt;
  return result;
}

std::optional<TypeBounds> TypeConstraints::with(const TypeBounds& bounds,
                                                const Selection& selection) const {
  TypeBounds result = bounds;
  const auto at = std::lower_bound(result.selections.begin(), result.selections.end(), selection);
  if (at != result.selections.end() && *at == selection) return result;
  result.selections.insert(at, selection);
  if (!selects(result)) return std::nullopt;
  return result;
}

// Does the most general class within the bounds select what was selected? What is below it and does
// not is below a type that changes the selection, and that becomes a bound before it matters.
bool TypeConstraints::selects(const TypeBounds& bounds) const {
  return std::all_of(bounds.selections.begin(), bounds.selections.end(), [&](const Selection& s) {
    return selected_within(bounds, *s.named, *this) == s.selected;
  });
}

bool TypeConstraints::implies(const TypeBounds& bounds, const Type* type) const {
  return !with(bounds, type, false).has_value();
}

bool TypeConstraints::implies_not(const TypeBounds& bounds, const Type* type) const {
  return !with(bounds, type, true).has_value();
}

const Type* TypeConstraints::upper(const TypeBounds& bounds) const {
  const Type* lowest = lowest_class(bounds.below);
  return lowest == nullptr ? object_ : lowest;
}

const Type* TypeConstraints::instance(const TypeBounds& bounds) const {
  if (const auto it = instances_.find(bounds); it != instances_.end()) return it->second;
  return instances_.emplace(bounds, existing(bounds, Range::Objects)).first->second;
}

// Is τ ≮: type already said by what τ is below? Whatever the world: in the closed one, a bound yet
// to come may name a class that was not known before.
bool TypeConstraints::excluded(const Types& below, const Type* type) const {
  return !imaginable({with_lower(below, type), {}}, Range::Objects);
}

bool TypeConstraints::imaginable(const TypeBounds& bounds, Range range) const {
  auto& answers = imaginable_[static_cast<int>(range)];
  if (const auto it = answers.find(bounds); it != answers.end()) return it->second;
  const bool answer = some_class(bounds, range) || some_array(bounds);
  answers.emplace(bounds, answer);
  return answer;
}

bool TypeConstraints::admits(const TypeBounds& bounds, const Type* type) const {
  if (!below_all(type, bounds.below) || below_any(type, bounds.not_below)) return false;
  return std::all_of(bounds.selections.begin(), bounds.selections.end(), [&](const Selection& s) {
    const Linked<const Method*> selected = select_method(*type, *s.named);
    return selected.ok() && *selected == s.selected;
  });
}

bool TypeConstraints::fits(const Type* type, const TypeBounds& bounds, Range range) const {
  const bool has_objects = !(type->flags & (kAbstract | kInterface));
  return (has_objects || range == Range::References) && admits(bounds, type);
}

bool TypeConstraints::some_class(const TypeBounds& bounds, Range range) const {
  const Type* lowest = lowest_class(bounds.below);
  for (const Type* p : bounds.below) {
    if (p->is_array() || below_any(p, bounds.not_below)) return false;
    if (!p->is_interface() && !lowest->is_subtype_of(p)) return false;
  }
  if (below_any(object_, bounds.not_below)) return false;
  for (const Type* p : bounds.below) {
    const Types* only = hierarchy_.only_subtypes(p);
    if (only == nullptr) continue;
    return fits(p, bounds, range) || std::any_of(only->begin(), only->end(), [&](const Type* sub) {
             return some_class({with_lower(bounds.below, sub), bounds.not_below}, range);
           });
  }
  return true;
}

// What the elements of an array within `bounds` may be; nullopt when there can be no array.
std::optional<TypeConstraints::Elements> TypeConstraints::elements(const TypeBounds& bounds) const {
  Elements elements;
  for (Basic basic : kPrimitives) {
    elements.primitives.push_back(hierarchy_.program().primitive(basic));
  }
  for (const Type* p : bounds.below) {
    if (!p->is_array()) {
      if (!some_array_->is_subtype_of(p)) return std::nullopt;
    } else if (p->element->is_primitive()) {
      elements.may_be_references = false;
      std::erase_if(elements.primitives, [&](const Type* type) { return type != p->element; });
    } else {
      elements.references.below.push_back(p->element);
      elements.primitives.clear();
    }
  }
  for (const Type* n : bounds.not_below) {
    if (!n->is_array()) {
      if (some_array_->is_subtype_of(n)) return std::nullopt;
    } else if (n->element->is_primitive()) {
      std::erase(elements.primitives, n->element);
    } else {
      elements.references.not_below.push_back(n->element);
    }
  }
  return elements;
}

bool TypeConstraints::some_array(const TypeBounds& bounds) const {
  const std::optional<Elements> of = elements(bounds);
  if (!of.has_value()) return false;
  return !of->primitives.empty() ||
         (of->may_be_references && imaginable(of->references, Range::References));
}

const Type* TypeConstraints::existing(const TypeBounds& bounds, Range range) const {
  // What is below only Object, or below one type that will do, has nothing more general below it.
  if (bounds.below.empty() && fits(object_, bounds, range)) return object_;
  for (const Type* p : bounds.below) {
    if (!p->is_array() && fits(p, bounds, range)) return p;
  }
  if (!bounds.below.empty()) {
    const Type* lowest = lowest_class(bounds.below);
    for (const Type* type : hierarchy_.subtypes_of(lowest ? lowest : bounds.below.front())) {
      if (!type->is_array() && fits(type, bounds, range)) return type;
    }
  }
  return existing_array(bounds);
}

const Type* TypeConstraints::existing_array(const TypeBounds& bounds) const {
  const std::optional<Elements> of = elements(bounds);
  if (!of.has_value()) return nullptr;
  const Program& program = hierarchy_.program();
  if (of->may_be_references) {
    const Type* element = existing(of->references, Range::References);
    if (element != nullptr) return program.array_of(element);
  }
  return of->primitives.empty() ? nullptr : program.array_of(of->primitives.front());
}

}  // namespace kukang
