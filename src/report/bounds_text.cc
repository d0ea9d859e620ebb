#include "report/bounds_text.h"

#include "fmt/format.h"
#include "nlohmann/json.hpp"
#include "view/place_names.h"

namespace kukang {
namespace {

template <class NameType>
std::map<std::string, uint32_t> named(const Bounds& bounds, const NameType& name) {
  std::map<std::string, uint32_t> by_name;
  for (const auto& [type, n] : bounds.n_of) by_name[name(*type)] = n;
  for (const auto& [field, n] : bounds.n_of_field) {
    by_name[fmt::format("{}.{}", name(*field->owner), field->name)] = n;
  }
  return by_name;
}

std::string full_name(const Field& field) {
  return fmt::format("{}.{}", readable_name(*field.owner), field.name);
}

}  // namespace

std::string bounds_text(const Bounds& bounds) {
  std::string text;
  auto add = [&](std::string_view name, uint32_t bound) {
    text += fmt::format("{}{}={}", text.empty() ? "" : " ", name, bound);
  };
  if (bounds.k.has_value()) add("k", *bounds.k);
  if (bounds.n.has_value()) add("n", *bounds.n);
  for (const auto& [name, n] : named(bounds, short_name)) add(name, n);
  return text;
}

std::string_view name_of(Bound bound) {
  constexpr std::string_view kNames[kBounds] = {"objects", "characters", "loops",
                                                "calls",   "steps",      "memory"};
  return kNames[static_cast<size_t>(bound)];
}

std::string_view option_of(Bound bound) {
  constexpr std::string_view kOptions[kBounds] = {"-k or -n",     "--characters",
                                                  "--loop-bound", "--call-bound",
                                                  "--steps",      "the size of the heap"};
  return kOptions[static_cast<size_t>(bound)];
}

std::string cuts_text(const Tally& tally) {
  std::string text;
  for (size_t i = 0; i < kBounds; ++i) {
    if (tally.cut[i] == 0) continue;
    text += fmt::format("{}{} by {}", text.empty() ? "" : ", ", tally.cut[i],
                        option_of(static_cast<Bound>(i)));
  }
  return text;
}

nlohmann::ordered_json cuts_json(const Tally& tally) {
  nlohmann::ordered_json json;
  for (size_t i = 0; i < kBounds; ++i) json[name_of(static_cast<Bound>(i))] = tally.cut[i];
  return json;
}

nlohmann::ordered_json ranges_json(const Granted& granted) {
  nlohmann::json sorted = nlohmann::json::object();
  for (const auto& [field, numbers] : granted.numbers) {
    sorted[full_name(*field)] = {numbers.low, numbers.high};
  }
  return sorted;
}

nlohmann::ordered_json classes_json(const Granted& granted) {
  nlohmann::json sorted = nlohmann::json::object();
  for (const auto& [type, as] : granted.of_type) {
    sorted[readable_name(*type)] = readable_name(*as.type);
  }
  for (const auto& [name, as] : granted.of_parameter) sorted[name] = readable_name(*as.type);
  for (const auto& [field, as] : granted.of_field) {
    sorted[full_name(*field)] = readable_name(*as.type);
  }
  return sorted;
}

std::map<std::string, uint32_t> single_bounds(const Bounds& bounds) {
  return named(bounds, readable_name);
}

}  // namespace kukang
