// The answer for programs: fields may be added, never renamed.

#include "report/check_json.h"

#include "check/check.h"
#include "fmt/format.h"
#include "report/bounds_text.h"
#include "report/cut_loops_text.h"
#include "report/json_text.h"
#include "report/rejection_text.h"

namespace kukang {
namespace {

using Json = nlohmann::ordered_json;  // fields stay in the order in which people read them

// null; a Java literal as a string; or an object that says what it refers to.
Json to_json(const HeapPicture& picture, const PictureValue& value) {
  switch (value.what) {
    case PictureValue::What::Null: return nullptr;
    case PictureValue::What::Object: return {{"object", picture.objects[value.number].name}};
    case PictureValue::What::Open: return {{"open", picture.open[value.number].name}};
    case PictureValue::What::Text: break;
  }
  if (value.computed.empty()) return value.text;
  return {{"value", value.text}, {"computed", value.computed}};
}

Json to_json(const HeapPicture& picture, const std::vector<PictureSlot>& slots) {
  Json json = Json::object();
  for (const PictureSlot& slot : slots) json[slot.name] = to_json(picture, slot.value);
  return json;
}

Json to_json(const HeapPicture& picture) {
  Json objects = Json::array();
  for (const PictureObject& object : picture.objects) {
    objects.push_back({{"name", object.name},
                       {"type", object.type},
                       {"new", object.made},
                       {object.array ? "elements" : "fields", to_json(picture, object.slots)},
                       {"more", object.more}});
  }
  Json open = Json::object();
  for (const PictureOpen& unknown : picture.open) open[unknown.name] = unknown.what;
  return {{"roots", to_json(picture, picture.roots)}, {"objects", objects}, {"open", open}};
}

// null: nobody knows.
Json confirmed(const Replay& replay) {
  switch (replay.what) {
    case Replay::What::Confirmed: return true;
    case Replay::What::Doubted:
    case Replay::What::Disagreed: return false;
    default: return nullptr;
  }
}

Json to_json(const Violation& violation) {
  Json values = Json::object();
  for (const auto& [name, value] : violation.values) values[name] = value;
  Json json = {
      {"kind", violation.sort.kind},
      {"message", violation.message},
      {"location", violation.sort.location},
      {"rule", violation.rule},
      {"asserted", violation.sort.asserted.empty() ? Json() : Json(violation.sort.asserted)},
      {"paths", violation.paths},
      {"stack", violation.stack},
      {"path_condition", violation.path_condition},
      {"values", values},
      {"heap", {{"before", to_json(violation.before)}, {"after", to_json(violation.after)}}},
      {"confirmed", confirmed(violation.replay)},
      {"replay", violation.replay.text.empty() ? Json() : Json(violation.replay.text)}};
  if (!violation.undescribed.empty()) json["undescribed"] = violation.undescribed;
  return json;
}

Json to_json(const std::vector<Violation>& violations) {
  Json json = Json::array();
  for (const Violation& violation : violations) json.push_back(to_json(violation));
  return json;
}

// By reason, those that there are.
template <class Why, size_t kReasons>
Json refused_json(const std::array<uint64_t, kReasons>& refused) {
  Json json = Json::object();
  for (size_t why = 0; why < kReasons; ++why) {
    if (refused[why] > 0) json[std::string(text_of(static_cast<Why>(why)))] = refused[why];
  }
  return json;
}

Json merged_json(const MergeTally& merging) {
  return {{"regions", merging.regions},
          {"states", merging.merged},
          {"into", merging.into},
          {"refused", refused_json<Refusal>(merging.refused)}};
}

Json loops_json(const LoopTally& loops) {
  return {{"summarized", loops.summarized},
          {"traces", loops.traces},
          {"as_they_are", loops.as_they_are},
          {"refused", refused_json<LoopRefusal>(loops.refused)}};
}

Json stats_of(const Exploration& exploration) {
  const Tally& tally = exploration.tally;
  Json layers = Json::array();
  for (const LayerStatistics& layer : tally.layers) {
    layers.push_back(
        {{"layer", layer.layer}, {"asked", layer.asked}, {"answered", layer.answered}});
    if (layer.layer == "z3") layers.back()["over_integers"] = layer.over_integers;
  }
  return {{"states", tally.states},
          {"instructions", tally.instructions},
          {"forks", tally.forks},
          {"solver_calls", tally.layers.empty() ? 0 : tally.layers.front().asked},
          {"seconds", exploration.seconds},
          {"peak_mib", exploration.peak_mib},
          {"merged", merged_json(tally.merging)},
          {"loops", loops_json(tally.loops)},
          {"layers", layers}};
}

}  // namespace

Json to_json(const CheckResult& result) {
  const Exploration& exploration = result.exploration;
  const Tally& tally = exploration.tally;
  const Method& target = *result.target;
  Json n_of = Json::object(), stops = Json::object();
  for (const auto& [name, n] : single_bounds(result.bounds)) n_of[name] = n;
  for (const auto& [why, paths] : result.stops) stops[why] = paths;
  Json json = {{"target", fmt::format("{}.{}{}", readable_name(*target.owner), target.name,
                                      target.descriptor)},
               {"strategy", result.strategy},
               {"k", number_or_null(result.bounds.k)},
               {"n", number_or_null(result.bounds.n)},
               {"n_of", n_of},
               {"ranges", ranges_json(result.bounds.granted)},
               {"as", classes_json(result.bounds.granted)},
               {"verdict", text_of(result.verdict)},
               {"paths", tally.paths()},
               {"normal", tally.normal},
               {"exceptional", tally.exceptional},
               {"errors", tally.errors},
               {"diverging", tally.diverging},
               {"cut_by_bounds", tally.cut_by_bounds()},
               {"cut", cuts_json(tally)},
               {"cut_loops", cut_loops_json(result)},
               {"assumed", tally.assumed},
               {"assume_threw", tally.assume_threw},
               {"assume_diverged", tally.assume_diverged},
               {"rejected", to_json(result.rejections)},
               {"stopped", tally.stopped},
               {"stops", stops},
               {"stopped_early",
                exploration.stopped_early.empty() ? Json() : Json(exploration.stopped_early)},
               {"violations", to_json(result.violations)},
               {"possible_violations", to_json(result.possible)},
               {"disagreements", to_json(result.disagreements)},
               {"assumptions", exploration.assumptions},
               {"approximations", exploration.approximations},
               {"stats", stats_of(exploration)}};
  return json;
}

std::string check_json(const std::vector<CheckResult>& results) {
  Json all = Json::array();
  for (const CheckResult& result : results) all.push_back(to_json(result));
  const Json json = {
      {"tool", "kukang"}, {"version", KUKANG_VERSION}, {"command", "check"}, {"results", all}};
  return json_text(json) + "\n";
}

}  // namespace kukang
