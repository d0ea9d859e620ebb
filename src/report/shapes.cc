#include "report/shapes.h"

#include <numeric>

namespace kukang {

uint64_t ShapesAnswer::all_instances() const {
  return std::accumulate(instances.begin(), instances.end(), uint64_t{0});
}

absl::Status add_numbers(ShapesAnswer& answer) {
  ShapeTables& tables = *answer.found.tables;
  if (answer.numbers == Numbers::Small) {
    const std::unique_ptr<Solver> solver = make_solver(tables.terms);
    for (const Shape& shape : answer.found.shapes) {
      answer.small.push_back(small_instance(shape, *solver));
    }
  }
  if (answer.numbers == Numbers::InRange) {
    for (const Shape& shape : answer.found.shapes) {
      Instances instances(shape, answer.range, tables.terms.arithmetic);
      RETURN_IF_ERROR(instances.status());
      answer.instances.push_back(instances.count());
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
    Instances instances(shape, answer.range, answer.found.tables->terms.arithmetic);
    instances.for_each([&](const Model& model) { return more = visit({++number, shape, &model}); });
    if (!more) return;
  }
}

int exit_status(const ShapesAnswer& answer) {
  const bool fine = answer.found.complete() && answer.distinct.value_or(true);
  return fine ? kExitHolds : kExitUnknown;
}

}  // namespace kukang
