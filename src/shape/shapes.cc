#include "shape/shapes.h"

#include <algorithm>
#include <numeric>

#include "fmt/format.h"
#include "view/place_names.h"

namespace kukang {
namespace {

// Readable names of the integer fields that are open in all shapes, sorted.
std::vector<std::string> unread_integers(const std::vector<Shape>& shapes) {
  std::map<const Field*, bool> looked_at;
  for (const Shape& shape : shapes) {
    for (const Shape::Object& object : shape.objects) {
      if (object.is_array()) continue;
      const std::vector<const Field*>& fields = object.type->type->instance_fields;
      for (uint32_t i = 0; i < object.count; ++i) {
        looked_at[fields[i]] |= !shape.slots_of(object)[i].is_open();
      }
    }
  }
  std::vector<std::string> names;
  for (const auto& [field, known] : looked_at) {
    const bool integer = field->basic != Basic::Reference && field->basic != Basic::Float &&
                         field->basic != Basic::Double;
    if (!known && integer)
      names.push_back(fmt::format("{}.{}", short_name(*field->owner), field->name));
  }
  std::sort(names.begin(), names.end());
  return names;
}

absl::Status count_instances(ShapesAnswer& answer, const std::function<bool()>& stop) {
  ShapeTables& tables = *answer.found.tables;
  answer.unread = unread_integers(answer.found.shapes);
  uint64_t total = 0;
  for (Shape& shape : answer.found.shapes) {
    read_integers(shape);
    Instances instances(shape, answer.range, answer.found.bounds.granted, tables.terms.arithmetic);
    RETURN_IF_ERROR(instances.status());
    const uint64_t before = total;
    instances.count(total, stop);
    RETURN_IF_ERROR(instances.status());
    answer.instances.push_back(total - before);
  }
  return absl::OkStatus();
}

}  // namespace

uint64_t ShapesAnswer::all_instances() const {
  return std::accumulate(instances.begin(), instances.end(), uint64_t{0});
}

absl::Status add_numbers(ShapesAnswer& answer, const std::function<bool()>& stop,
                         Interrupt* interrupt) {
  if (answer.numbers == Numbers::InRange) return count_instances(answer, stop);
  if (answer.numbers == Numbers::Small) {
    const std::unique_ptr<Solver> solver =
        make_solver(answer.found.tables->terms, {.interrupt = interrupt});
    answer.small.resize(answer.found.shapes.size());
    for (size_t i = 0; i < answer.small.size() && !stop(); ++i) {
      answer.small[i] = small_instance(answer.found.shapes[i], *solver);
    }
  }
  return absl::OkStatus();
}

void for_each_shown(const ShapesAnswer& answer,
                    const std::function<bool(const ShownShape&)>& visit) {
  size_t number = 0;
  for (size_t i = 0; i < answer.found.shapes.size(); ++i) {
    const Shape& shape = answer.found.shapes[i];
    if (answer.numbers != Numbers::InRange) {
      const bool has_model = !answer.small.empty() && answer.small[i].has_value();
      if (!visit({++number, shape, has_model ? &*answer.small[i] : nullptr})) return;
      continue;
    }
    bool more = true;
    Instances instances(shape, answer.range, answer.found.bounds.granted,
                        answer.found.tables->terms.arithmetic);
    instances.for_each([&](const Model& model) { return more = visit({++number, shape, &model}); });
    if (!more) return;
  }
}

int exit_status(const ShapesAnswer& answer) {
  const bool fine = answer.found.complete() && answer.distinct.value_or(true);
  return fine ? kExitHolds : kExitUnknown;
}

}  // namespace kukang
