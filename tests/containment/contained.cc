#include "containment/contained.h"

#include "fmt/format.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

enum class Contains { No, Perhaps, Yes };

Contains contains(const EndedPath& path, const Model& model) {
  // Symbols are numbered as they are made: the parameters come first.
  const bool more = path.state.next_symbol > path.plan.parameters.size();
  if (more || path.assumes(kIterationOrder)) return Contains::Perhaps;
  for (const PathCondition::Node* node : path.state.condition.conjuncts()) {
    if (node->condition == nullptr) return Contains::Perhaps;
    if (evaluate(*node->condition, model, Arithmetic::Wrap) != 1) return Contains::No;
  }
  return Contains::Yes;
}

bool has_end(PathEnd end) {
  return end == PathEnd::Normal || end == PathEnd::Exceptional || end == PathEnd::Error;
}

}  // namespace

Model model_of(const State& state, const std::vector<int64_t>& bits) {
  Model model;
  for (size_t i = 0; i < bits.size(); ++i) {
    const Value& value = state.arguments->values()[i];
    if (value.is_term()) model.set(value.term->number(), bits[i]);
  }
  return model;
}

void ContainedRuns::ended(const EndedPath& path) {
  cut_ += path.end == PathEnd::Cut;
  for (size_t i = 0; i < runs_.size(); ++i) {
    const Model model = model_of(path.state, runs_[i].bits);
    const Contains how = contains(path, model);
    if (how == Contains::No) continue;
    Found& found = found_[i];
    ++(how == Contains::Yes ? found.containing : found.perhaps);
    if (!has_end(path.end)) {
      found.beyond += path.end != PathEnd::Assumed;
      continue;
    }
    (how == Contains::Yes ? found.ends : found.possible)
        .push_back(text_of_end(path.state, path.state.result, path.state.threw,
                               path.plan.target->result, model));
  }
}

bool ContainedRuns::saw_all(const Exploration& exploration) const {
  return exploration.stopped_early.empty() && exploration.tally.cut_by_bounds() == cut_;
}

std::string what_is_wrong(const ConcreteRun& run, const ContainedRuns::Found& found, bool saw_all) {
  if (found.containing > 1) return fmt::format("{} paths contain the run", found.containing);
  if (found.containing == 0) {
    return saw_all && found.perhaps == 0 ? "no path contains the run" : "";
  }
  if (found.beyond > 0) return "";
  if (!run.ended()) {
    return found.ends.empty() ? "" : fmt::format("{}, but the run does not", found.ends[0]);
  }
  if (found.ends.empty()) return fmt::format("the path has no end, but the run: {}", run.end);
  if (found.ends[0] != run.end && !is_open_end(found.ends[0])) {
    return fmt::format("{}, but the run {}", found.ends[0], run.end);
  }
  return "";
}

}  // namespace kukang
