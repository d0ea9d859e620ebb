#include "evidence/lawful.h"

#include <set>

#include "heap/symbolic_heap.h"
#include "semantics/symbolic/strangers.h"

namespace kukang {

bool is_for_anybody(const Type* declared) {
  return SymbolicHeap::is_value(declared, World::Open) && !SymbolicHeap::has_content(*declared);
}

bool is_for_orders(const Type* declared) { return declared->name == "java/util/Comparator"; }

bool is_order(const Type* type) { return type->name == "kukang/machine/Order"; }

bool is_of(const Witness& heap, const WitnessObject& object, const Type* type) {
  if (object.subclass < 0) return object.type->is_subtype_of(type);
  return heap.subclasses[static_cast<size_t>(object.subclass)].is_subtype_of(type);
}

bool is_lawful_in(const Witness& heap, const Type* declared, const WitnessObject& object) {
  return is_stranger_class(*object.type) && is_of(heap, object, declared);
}

bool is_lawful(const Program& program, const Plan& plan, const Witness& heap) {
  auto lawful = [&](const Type* declared, const WitnessValue& held) {
    return held.what != WitnessValue::What::Object || !is_for_anybody(declared) ||
           is_lawful_in(heap, declared, heap.objects[held.object]);
  };
  for (size_t i = 0; i < heap.arguments.size(); ++i) {
    if (!lawful(plan.parameters[i].type, heap.arguments[i])) return false;
  }
  std::set<size_t> lists;  // of orders, which rank anything
  for (const WitnessObject& object : heap.objects) {
    for (const auto& [field, held] : object.fields) {
      if (is_list_of_order(*field)) lists.insert(held.object);
      if (!lawful(declared_type(program, *field), held)) return false;
    }
  }
  for (size_t i = 0; i < heap.objects.size(); ++i) {
    for (const auto& [index, held] : heap.objects[i].elements) {
      if (!lists.contains(i) && !lawful(heap.objects[i].type->element, held)) return false;
    }
  }
  return true;
}

bool is_list_of_order(const Field& field) {
  return is_order(field.owner) && field.basic == Basic::Reference;
}

const WitnessValue* rank_in(const Witness& heap, size_t order, size_t object) {
  const WitnessObject *objects = nullptr, *ranks = nullptr;
  for (const auto& [field, held] : heap.objects[order].fields) {
    if (!is_list_of_order(*field) || held.what != WitnessValue::What::Object) continue;
    (field->name == "objects" ? objects : ranks) = &heap.objects[held.object];
  }
  for (size_t i = 0; objects != nullptr && i < objects->elements.size(); ++i) {
    if (objects->elements[i].value.object == object) return &ranks->elements[i].value;
  }
  return nullptr;
}

const Type* declared_type(const Program& program, const Field& field) {
  if (field.basic != Basic::Reference) return nullptr;
  std::string_view name = field.descriptor;
  if (name.front() == 'L') name = name.substr(1, name.size() - 2);
  return *program.load(name);
}

}  // namespace kukang
