#include "shape/shape.h"

namespace kukang {
namespace {

using What = Shape::Slot::What;

uint64_t mix(uint64_t a, uint64_t b) {
  const __uint128_t product =
      static_cast<__uint128_t>(a ^ 0x9e3779b97f4a7c15) * (b ^ 0xe7037ed1a0b428db);
  return static_cast<uint64_t>(product >> 64) ^ static_cast<uint64_t>(product);
}

uint64_t hash_of(std::string_view text, uint64_t hash) {
  for (const char c : text) hash = mix(hash, static_cast<uint8_t>(c));
  return mix(hash, text.size());
}

uint64_t hash_of(const TypeBounds& bounds) {
  uint64_t hash = 0;
  for (const Type* type : bounds.below) hash = hash_of(type->name, hash);
  hash = mix(hash, bounds.below.size());
  for (const Type* type : bounds.not_below) hash = hash_of(type->name, hash);
  return hash;
}

uint64_t hash_of(const Term& term) {
  uint64_t hash = mix(static_cast<uint64_t>(term.op), static_cast<uint64_t>(term.bits));
  for (const Term* argument : term.args) {
    if (argument != nullptr) hash = mix(hash, hash_of(*argument));
  }
  return hash;
}

int sign(std::strong_ordering order) { return order < 0 ? -1 : order > 0 ? 1 : 0; }

int compare(const std::vector<const Type*>& a, const std::vector<const Type*>& b) {
  if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
  for (size_t i = 0; i < a.size(); ++i) {
    if (const int order = a[i]->name.compare(b[i]->name); order != 0) return order;
  }
  return 0;
}

int compare(const Shape::Slot& a, const Shape::Slot& b, const ShapeTables& tables) {
  if (a.what != b.what) return a.what < b.what ? -1 : 1;
  switch (a.what) {
    case What::Open:
    case What::Null: return 0;
    case What::Object:
    case What::Symbol: return sign(a.number <=> b.number);
    case What::Static: return tables.static_name(a.number).compare(tables.static_name(b.number));
    case What::Constant: return sign(a.bits <=> b.bits);
    case What::Term: return compare_structure(a.term, b.term);
  }
  return 0;
}

}  // namespace

const ShapeType* ShapeTables::type_of(const Type* type, const TypeBounds& bounds) {
  auto [it, fresh] = types_.try_emplace(bounds);
  if (fresh) it->second = {type, bounds, hash_of(bounds)};
  return &it->second;
}

uint32_t ShapeTables::static_object(const std::string& name) {
  auto [it, fresh] = static_numbers_.try_emplace(name, static_names_.size());
  if (fresh) static_names_.push_back(name);
  return it->second;
}

int compare(const Shape& a, const Shape& b, const ShapeTables& tables) {
  if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
  for (size_t i = 0; i < std::min(a.slots.size(), b.slots.size()); ++i) {
    if (const int order = compare(a.slots[i], b.slots[i], tables); order != 0) return order;
  }
  if (a.slots.size() != b.slots.size()) return a.slots.size() < b.slots.size() ? -1 : 1;
  for (size_t i = 0; i < a.size(); ++i) {
    const uint32_t many = a.objects[i].count, others = b.objects[i].count;
    if (many != others) return many < others ? -1 : 1;
    const ShapeType *mine = a.objects[i].type, *other = b.objects[i].type;
    if (mine == other) continue;
    if (const int order = compare(mine->bounds.below, other->bounds.below); order != 0) {
      return order;
    }
    if (const int order = compare(mine->bounds.not_below, other->bounds.not_below); order != 0) {
      return order;
    }
  }
  return 0;
}

int compare(const Conditions& a, const Conditions& b) {
  if (a.size() != b.size()) return a.size() < b.size() ? -1 : 1;
  for (size_t i = 0; i < a.size(); ++i) {
    if (const int order = compare_structure(a[i], b[i]); order != 0) return order;
  }
  return 0;
}

Fingerprint fingerprint(const Shape& shape, const ShapeTables& tables, uint64_t seed) {
  uint64_t high = mix(seed, 1), low = mix(seed, 2);
  auto add = [&](uint64_t value) {
    high = mix(high, value);
    low = mix(low + value, 0x8bb84b93962eacc9);
  };
  for (const Shape::Object& object : shape.objects) {
    add(object.type->hash);
    add(object.count);
  }
  for (const Shape::Slot& slot : shape.slots) {
    add(static_cast<uint64_t>(slot.what) << 32 | (slot.what == What::Static ? 0 : slot.number));
    if (slot.what == What::Constant) add(static_cast<uint64_t>(slot.bits));
    if (slot.what == What::Term) add(hash_of(*slot.term));
    if (slot.what == What::Static) add(hash_of(tables.static_name(slot.number), 0));
  }
  return {high, low};
}

}  // namespace kukang
