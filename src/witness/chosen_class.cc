#include "witness/chosen_class.h"

#include <algorithm>

#include "semantics/symbolic/functions.h"
#include "view/reading.h"

namespace kukang {
namespace {

// Can an object of exactly this class be made? The JVM makes enum constants and classes itself.
bool can_be_made(const Type& type) {
  if (type.is_array()) return true;
  return !(type.flags & (kAbstract | kInterface)) && enum_of(type) == nullptr &&
         type.name != "java/lang/Class";
}

const Type* existing_class(TypeBounds bounds, const TypeConstraints& constraints) {
  constexpr int kTries = 100;
  for (int i = 0; i < kTries; ++i) {
    const Type* type = constraints.instance(bounds);
    if (type == nullptr || can_be_made(*type)) return type;
    std::optional<TypeBounds> others = constraints.with(bounds, type, false);
    if (!others.has_value()) return nullptr;
    bounds = *std::move(others);
  }
  return nullptr;
}

// In the package of what only its neighbours can see; else beside something of the user's.
const Type* neighbour_of(const std::vector<const Type*>& above) {
  const Type* neighbour = above.back();
  for (const Type* type : above) {
    if (!type->from_jdk) neighbour = type;
  }
  for (const Type* type : above) {
    if (!(type->flags & kPublic)) neighbour = type;
  }
  return neighbour;
}

std::optional<ChosenClass> made_class(const TypeBounds& bounds, const Type* upper) {
  if (upper->is_array() || upper->flags & kFinal || enum_of(*upper) != nullptr) return std::nullopt;
  Subclass made;
  made.super = upper;
  std::vector<const Type*> above = {upper};
  for (const Type* type : bounds.below) {
    if (type->is_interface()) made.interfaces.push_back(type);
    if (type != upper) above.push_back(type);
  }
  made.is_function = is_given_class(*upper);
  made.neighbour = neighbour_of(above);
  made.name = std::string(made.neighbour->package);
  if (!made.name.empty()) made.name += '/';
  made.name += "Some";
  for (const Type* type : above) made.name += "_" + type->name;
  std::replace(made.name.begin() + static_cast<std::ptrdiff_t>(made.neighbour->package.size()) + 1,
               made.name.end(), '/', '_');
  return ChosenClass{upper, std::move(made)};
}

}  // namespace

std::optional<ChosenClass> choose_class(const TypeBounds& bounds,
                                        const TypeConstraints& constraints,
                                        const Program& program) {
  const Type* upper = constraints.upper(bounds);
  if (upper == nullptr) upper = program.object();
  if (can_be_made(*upper) && constraints.admits(bounds, upper)) return ChosenClass{upper};
  if (const Type* type = existing_class(bounds, constraints)) return ChosenClass{type};
  if (constraints.world == World::Closed) return std::nullopt;
  return made_class(bounds, upper);
}

}  // namespace kukang
