#include "semantics/slot_types.h"

#include <algorithm>
#include <iterator>

#include "support/text.h"

namespace kukang {

SlotTypes::SlotTypes(const Program& program) : program_(program) { of_set({}); }

SlotType SlotTypes::of_descriptor(std::string_view descriptor) {
  switch (basic_of(descriptor[0])) {
    case Basic::Long: return 'J';
    case Basic::Float: return 'F';
    case Basic::Double: return 'D';
    case Basic::Reference: return of_class(type_name(descriptor));
    default: return 'I';
  }
}

SlotType SlotTypes::of_class(std::string_view name) { return of_set({std::string(name)}); }

SlotType SlotTypes::of_set(Names names) {
  const SlotType next = kFirstReference + static_cast<SlotType>(sets_.size());
  const auto [known, is_new] = known_.try_emplace(std::move(names), next);
  if (is_new) sets_.push_back(&known->first);
  return known->second;
}

SlotType SlotTypes::merge(SlotType a, SlotType b) {
  if (a == b) return a;
  if (!is_reference(a) || !is_reference(b)) return kUnusable;
  Names both;
  std::set_union(names(a).begin(), names(a).end(), names(b).begin(), names(b).end(),
                 std::back_inserter(both));
  return of_set(std::move(both));
}

SlotType SlotTypes::element_of(SlotType array) {
  SlotType element = kNullType;
  for (const std::string& name : Names(names(array))) {
    const bool of_references = name.starts_with("[L") || name.starts_with("[[");
    if (!of_references) return kUnusable;
    element = merge(element, of_descriptor(std::string_view(name).substr(1)));
  }
  return element;
}

bool SlotTypes::fits(SlotType slot, std::string_view name) const {
  return is_reference(slot) &&
         std::all_of(names(slot).begin(), names(slot).end(),
                     [&](const std::string& from) { return fits(from, name); });
}

bool SlotTypes::fits(std::string_view from, std::string_view to) const {
  if (from == to || to == "java/lang/Object") return true;
  const Linked<const Type*> target = program_.load(to);
  if (!target.ok() || (*target)->is_interface()) return true;
  if (to[0] == '[' && from[0] == '[') {
    const std::string_view from_element = from.substr(1), to_element = to.substr(1);
    const bool of_references = basic_of(from_element[0]) == Basic::Reference &&
                               basic_of(to_element[0]) == Basic::Reference;
    return of_references && fits(type_name(from_element), type_name(to_element));
  }
  const Linked<const Type*> source = program_.load(from);
  return !source.ok() || (*source)->is_subtype_of(*target);
}

std::string SlotTypes::text(SlotType slot) const {
  if (is_uninitialized(slot)) return "an object before its constructor has run";
  if (!is_reference(slot)) {
    switch (slot) {
      case 'I': return "an int";
      case 'J': return "a long";
      case 'F': return "a float";
      case 'D': return "a double";
      case kSecond: return "half a long or double";
      default: return "nothing that may be used";
    }
  }
  if (slot == kNullType) return "null";
  std::string text;
  for (const std::string& name : names(slot)) {
    if (!text.empty()) text += " or ";
    text += name[0] == '[' ? readable_type(name) : dotted(name);
  }
  return text;
}

}  // namespace kukang
