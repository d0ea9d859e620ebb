// The answer for programs: fields may be added, never renamed.

#include "fmt/format.h"
#include "report/bounds_text.h"
#include "report/json_text.h"
#include "report/rejection_text.h"
#include "report/shapes_text.h"
#include "shape/shapes.h"

namespace kukang {
namespace {

using Json = nlohmann::ordered_json;
using SlotHolds = Shape::Slot::What;

// null; a Java literal as a string; or an object that says what it is.
Json to_json(const ShapeView& view, const Shape::Slot& slot, const Model* model) {
  if (slot.is_open()) return {{"open", true}};
  switch (slot.what) {
    case SlotHolds::Null: return nullptr;
    case SlotHolds::Object: return {{"object", view.object_name(slot.number)}};
    case SlotHolds::Static: return {{"static", view.static_text(slot)}};
    case SlotHolds::Symbol:
      if (model == nullptr) return {{"symbol", view.symbol_name(slot.number)}};
      break;
    default: break;
  }
  return view.number_text(slot, model);
}

Json to_json(const ShownShape& shown, const ShapeTables& tables) {
  const Shape& shape = shown.shape;
  const ShapeView view(shape, tables);
  Json objects = Json::array();
  for (uint32_t i = 0; i < shape.size(); ++i) {
    const Shape::Object& object = shape.objects[i];
    Json slots = Json::object();
    for (uint32_t s = 0; s < object.count; ++s) {
      const std::string name = view.slot_name(object, s);
      if (!name.empty()) slots[name] = to_json(view, shape.slots_of(object)[s], shown.model);
    }
    objects.push_back({{"name", view.object_name(i)},
                       {"type", readable_name(*object.type->type)},
                       {object.is_array() ? "elements" : "fields", slots}});
  }
  Json conditions = Json::array();
  for (const Conditions& set : shape.conditions) conditions.push_back(view.text(set));
  Json json = {{"number", shown.number},
               {"size", shape.size()},
               {"certain", shape.certain},
               {"objects", objects},
               {"types", view.types()}};
  if (shown.model == nullptr) json["conditions"] = conditions;
  return json;
}

// Counts by size, and of each size by types.
Json counts_of(const ShapesAnswer& answer) {
  std::map<size_t, uint64_t> instances;
  for (size_t i = 0; i < answer.instances.size(); ++i) {
    instances[answer.found.shapes[i].size()] += answer.instances[i];
  }
  Json sizes = Json::array();
  for (const ShapeCount& count : answer.found.counts) {
    if (sizes.empty() || sizes.back()["size"] != count.size) {
      sizes.push_back({{"size", count.size}, {"count", 0}, {"types", Json::array()}});
      if (!answer.instances.empty()) sizes.back()["instances"] = instances[count.size];
    }
    Json& size = sizes.back();
    size["count"] = size["count"].get<uint64_t>() + count.shapes;
    size["types"].push_back({{"objects", count.objects}, {"count", count.shapes}});
  }
  return sizes;
}

Json heap_json(const ShapesAnswer& answer, size_t i) {
  const bool has_model = !answer.small.empty() && answer.small[i].has_value();
  Json json = to_json({i + 1, answer.found.shapes[i], has_model ? &*answer.small[i] : nullptr},
                      *answer.found.tables);
  if (!answer.instances.empty()) json["instances"] = answer.instances[i];
  return json;
}

// As an element of the array of heaps.
std::string indented(const Json& heap) {
  std::string out = "\n        ";
  for (const char c : json_text(heap)) {
    out += c;
    if (c == '\n') out += "        ";
  }
  return out;
}

// The whole answer, but for the heaps, of which there is an empty array.
std::string without_heaps(const ShapesAnswer& answer) {
  const Shapes& found = answer.found;
  const Exploration& exploration = found.exploration;
  const Tally& tally = exploration.tally;
  Json n_of = Json::object(), stops = Json::object(), invariants = Json::array();
  for (const auto& [name, n] : single_bounds(found.bounds)) n_of[name] = n;
  for (const auto& [why, paths] : found.stops) stops[why] = paths;
  for (const Method* invariant : found.invariants) {
    invariants.push_back(fmt::format("{}.{}", readable_name(*invariant->owner), invariant->name));
  }
  Json json = {{"target", readable_name(*found.type)},
               {"invariants", invariants},
               {"strategy", found.strategy->name()},
               {"k", number_or_null(found.bounds.k)},
               {"n", number_or_null(found.bounds.n)},
               {"n_of", n_of},
               {"ranges", ranges_json(found.bounds.granted)},
               {"as", classes_json(found.bounds.granted)},
               {"total", found.total},
               {"cut_by_bounds", tally.cut_by_bounds()},
               {"cut", cuts_json(tally)},
               {"uncertain", found.uncertain},
               {"unfinished", found.unfinished},
               {"assume_threw", tally.assume_threw},
               {"assume_diverged", tally.assume_diverged},
               {"rejected", to_json(found.rejections)},
               {"stops", stops},
               {"written", found.written},
               {"overlapping", found.overlapping},
               {"distinct", answer.distinct.has_value() ? Json(*answer.distinct) : Json()},
               {"shapes", counts_of(answer)}};
  if (answer.numbers == Numbers::InRange) {
    json["instances"] = answer.all_instances();
    json["unread"] = answer.unread;
  }
  if (answer.listed) json["heaps"] = Json::array();
  json["complete"] = found.complete();
  json["stopped_early"] =
      exploration.stopped_early.empty() ? Json() : Json(exploration.stopped_early);
  json["assumptions"] = exploration.assumptions;
  json["approximations"] = exploration.approximations;
  json["stats"] = {{"paths", tally.paths()},
                   {"states", tally.states},
                   {"instructions", tally.instructions},
                   {"fingerprints", found.fingerprints},
                   {"seconds", exploration.seconds},
                   {"peak_mib", exploration.peak_mib}};
  const Json all = {{"tool", "kukang"},
                    {"version", KUKANG_VERSION},
                    {"command", "shapes"},
                    {"results", Json::array({json})}};
  return json_text(all) + "\n";
}

}  // namespace

std::string shape_json(const ShapesAnswer& answer, const ShownShape& shown) {
  return json_text(to_json(shown, *answer.found.tables), -1) + "\n";
}

void shapes_json(const ShapesAnswer& answer, const PieceWriter& writer) {
  // A line end stands in no string, so that this is where the heaps go.
  constexpr std::string_view kNoHeaps = "\n      \"heaps\": [";
  const std::string text = without_heaps(answer);
  const size_t at = text.find(kNoHeaps);
  const size_t before = at == text.npos ? text.size() : at + kNoHeaps.size();
  writer.write(std::string_view(text).substr(0, before));
  if (at == text.npos) return;
  size_t i = 0;
  for (; i < answer.found.shapes.size() && writer.goes_on(); ++i) {
    writer.write((i == 0 ? "" : ",") + indented(heap_json(answer, i)));
  }
  if (i > 0) writer.write("\n      ");
  // Why it has ended may have come to be known meanwhile.
  writer.write(std::string_view(without_heaps(answer)).substr(before));
}

}  // namespace kukang
