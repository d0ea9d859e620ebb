#include "heap/deferred.h"

#include <algorithm>

#include "support/requires.h"

namespace kukang {
namespace {

// Where the kind of the parts stands: behind the fields, and the fields as they would be.
uint32_t kind_slot(const Object& deferred) { return 2 * deferred.type->instance_slots; }

}  // namespace

Object* defer(const Object& record, Basic kind, std::span<const Value> parts) {
  KUKANG_REQUIRES(record.form == Form::Record);
  const uint32_t fields = record.type->instance_slots;
  Object* object =
      Object::record(record.type, 2 * fields + 1 + static_cast<uint32_t>(parts.size()));
  object->form = Form::Deferred;
  object->monitor = record.monitor;
  std::copy_n(record.values(), fields, object->values() + fields);
  object->values()[kind_slot(*object)] = Value::of(static_cast<int32_t>(kind));
  std::copy(parts.begin(), parts.end(), object->values() + kind_slot(*object) + 1);
  return object;
}

Object* with_part(const Object& deferred, Value part) {
  Object* object = Object::record(deferred.type, deferred.length + 1);
  object->form = Form::Deferred;
  object->monitor = deferred.monitor;
  std::copy_n(deferred.values(), deferred.length, object->values());
  object->values()[deferred.length] = part;
  return object;
}

Object* without_parts(const Object& deferred) {
  const uint32_t fields = deferred.type->instance_slots;
  Object* record = Object::record(deferred.type, fields);
  record->monitor = deferred.monitor;
  std::copy_n(deferred.values() + fields, fields, record->values());
  return record;
}

TextParts text_parts(const Object& deferred) {
  const uint32_t kind = kind_slot(deferred);
  return {static_cast<Basic>(deferred.values()[kind].i),
          {deferred.values() + kind + 1, deferred.length - kind - 1}};
}

}  // namespace kukang
