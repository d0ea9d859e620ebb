// Dispatch on a type variable: the methods that a call may select, and where each is selected.
//
// Selection itself is select_method's alone. For bounds it is asked about the most general class
// within them: the lowest class, or, where that lacks some of the interfaces, a class that nobody
// has written, which extends it, implements them and declares nothing.
//
// A method is selected below the type that declares it, except below those types that change the
// selection: others that declare one, make it abstract again or bring a second default. What
// matters is thus a known class that has, beyond the receiver's bounds, a supertype that declares
// such a method. Those that could only be joined with the bounds by somebody, having none of them
// as a supertype so far, are left aside: there would be as many as have a toString. An object of
// which a method was selected cannot turn out to be of such a class (Selection).

#include <algorithm>
#include <map>

#include "program/hierarchy.h"
#include "program/resolve.h"

namespace kukang {
namespace {

using Types = std::vector<const Type*>;

bool contains(const Types& types, const Type* type) {
  return std::find(types.begin(), types.end(), type) != types.end();
}

// As much of a linked class as selection looks at.
void link_heir(const Type* super, const Types& interfaces, Type& heir) {
  heir.name = super->name;
  heir.package = super->package;
  heir.super = super;
  heir.interfaces = interfaces;
  heir.ancestors = super->ancestors;
  heir.ancestors.push_back(&heir);
  heir.vtable = super->vtable;
  heir.all_interfaces = super->all_interfaces;
  const auto add = [&](const Type* interface) {
    if (!contains(heir.all_interfaces, interface)) heir.all_interfaces.push_back(interface);
  };
  for (const Type* interface : interfaces) {
    std::for_each(interface->all_interfaces.begin(), interface->all_interfaces.end(), add);
    add(interface);
  }
}

}  // namespace

const Method* selected_within(const TypeBounds& bounds, const Method& named,
                              const TypeConstraints& constraints) {
  const Type* upper = constraints.upper(bounds);
  Types lacking;
  for (const Type* p : bounds.below) {
    if (p->is_interface() && !upper->is_subtype_of(p)) lacking.push_back(p);
  }
  Type heir;
  if (!lacking.empty()) link_heir(upper, lacking, heir);
  Linked<const Method*> selected = select_method(lacking.empty() ? *upper : heir, named);
  return selected.ok() ? *selected : nullptr;
}

namespace {

// The types below which the selection changes, each with what it changes to.
using Places = std::map<const Type*, const Method*, decltype(&comes_before)>;

// Where within `receiver` the method that `place` declares is selected; nullopt if nowhere.
std::optional<TypeBounds> region_of(const Places::value_type& place, const Places& places,
                                    const TypeBounds& receiver, const Method& named,
                                    const TypeConstraints& constraints) {
  const auto& [declaring, method] = place;
  const std::optional<TypeBounds> whole = constraints.with(receiver, declaring, true);
  std::optional<TypeBounds> rest = whole;
  for (const auto& [other, _] : places) {
    if (!rest.has_value() || declaring->is_subtype_of(other)) continue;
    const bool may_be_joined = declaring->is_interface() || other->is_interface();
    if (!may_be_joined && !other->is_subtype_of(declaring)) continue;
    const std::optional<TypeBounds> both = constraints.with(*whole, other, true);
    if (!both.has_value() || selected_within(*both, named, constraints) == method) continue;
    rest = constraints.with(*rest, other, false);
  }
  return rest;
}

}  // namespace

std::vector<Implementation> Hierarchy::find_implementations(
    const TypeBounds& receiver, const Method& named, const TypeConstraints& constraints) const {
  const Method* general = selected_within(receiver, named, constraints);
  if ((named.flags & (kPrivate | kFinal)) || (constraints.upper(receiver)->flags & kFinal)) {
    if (general == nullptr) return {};
    return {{general, nullptr, {}}};
  }

  Places places(comes_before);
  if (general != nullptr) places.emplace(general->owner, general);
  for (const Type* p : receiver.below.empty() ? Types{program_.object()} : receiver.below) {
    for (const Type* type : load_below(p, index().below(*p, named))) {
      if (type == p || !type->is_subtype_of(named.owner)) continue;
      const std::optional<TypeBounds> bounds = constraints.with(receiver, type, true);
      if (!bounds.has_value()) continue;
      const Method* method = selected_within(*bounds, named, constraints);
      if (method != nullptr) {
        places.insert_or_assign(method->owner, method);
      } else {
        places.emplace(type, nullptr);
      }
    }
  }

  std::vector<Implementation> found;
  for (const auto& place : places) {
    if (place.second == nullptr) continue;
    const auto region = region_of(place, places, receiver, named, constraints);
    if (!region.has_value()) continue;
    Implementation& entry = found.emplace_back();
    entry.method = place.second;
    if (!constraints.implies(receiver, place.first)) entry.declared_for = place.first;
    for (const Type* n : region->not_below) {
      if (!contains(receiver.not_below, n)) entry.except.push_back(n);
    }
    std::sort(entry.except.begin(), entry.except.end(), comes_before);
  }
  return found;
}

}  // namespace kukang
