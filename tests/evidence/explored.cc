#include "evidence/explored.h"

#include <gtest/gtest.h>

#include "evidence/pouring.h"
#include "evidence/random_granted.h"
#include "evidence/sides.h"
#include "explore/guide.h"
#include "semantics/symbolic/strangers.h"

namespace kukang {
namespace {

constexpr size_t kMostPaths = 250;
constexpr size_t kMostSides = 60;
constexpr double kSeconds = 4;

// Nothing that a path relies on here is left to the JVM: nothing is excused.
Witness exact(Witness witness) {
  witness.assumed.clear();
  return witness;
}

bool is_late(const Type* type) { return type->name.find("$Late") != std::string::npos; }

// On a line.
std::string condition_of(const State& state) {
  std::string text;
  for (const PathCondition::Node* node : state.condition.conjuncts()) {
    if (node->condition != nullptr) text += text_of(*node->condition) + "; ";
  }
  return text + "\n";
}

// Its constructor alone makes one.
bool is_record(const Type* type) {
  return type->super != nullptr && type->super->name == "java/lang/Record";
}

}  // namespace

MethodExplorer::MethodExplorer(const Program& program, std::vector<const Type*> classes,
                               const Plan& plan, size_t heaps, Dice dice)
    : program_(program), classes_(std::move(classes)), plan_(plan), count_(heaps), dice_(dice) {
  late_ = std::erase_if(classes_, is_late) > 0;
  std::erase_if(classes_, is_record);
  if (dice_.percent(25)) granted_ = random_granted(program_, classes_, dice_);
}

Explored MethodExplorer::explore_with(const Strategy& strategy, Merge merge) {
  now_ = {&strategy, merge};
  now_.of_heap.resize(heaps_.size());
  ExploreOptions options;
  options.strategy = &strategy;
  options.merge = merge;
  options.bounds.steps = 100'000;
  options.bounds.granted = granted_;
  options.timeout_seconds = kSeconds;
  const auto exploration = explore(program_, plan_, options, [&](int) { return this; });
  EXPECT_TRUE(exploration.ok()) << exploration.status();
  now_.complete = exploration.ok() && exploration->tally.cut_by_bounds() == 0 &&
                  exploration->tally.stopped == 0 && exploration->stopped_early.empty();
  if (exploration.ok()) now_.merging = exploration->tally.merging;
  if (heaps_.size() == count_) add_completed();
  return std::move(now_);
}

void MethodExplorer::ended(const EndedPath& path) {
  Witness witness = exact(concretizer_.concretize(path));
  if (!random_.has_value()) {
    script_ = without_late(*witness.script);
    random_.emplace(program_, classes_, path.state, granted_, dice_);
    for (size_t i = 0; i < count_; ++i) add_heap(random_->make(plan_));
    now_.of_heap.resize(heaps_.size());
  }
  now_.takes_for_strangers |= path.assumes(kLawful);
  witness.script = script_;
  witness.spoils |= late_;
  if (path.end != PathEnd::Cut) now_.witnesses.push_back(std::move(witness));
  if (path.end != PathEnd::Cut && is_merged(path.state.trail.choices())) add_sides(path);
  for (size_t i = 0; i < heaps_.size(); ++i) {
    const std::optional<Matching> matching = Matching::find(path, heaps_[i]);
    if (!matching.has_value()) continue;
    Containment& containment = now_.of_heap[i];
    if (!matching->stores_succeed()) {
      containment.refused = true;
      continue;
    }
    const bool too_late = path.end == PathEnd::Stopped && path.assumes(kLawful);
    if (matching->ranks_made() || too_late) {
      containment.open = true;
      continue;
    }
    ++containment.paths;
    containment.conditions += condition_of(path.state);
    if (path.end == PathEnd::Cut || path.end == PathEnd::Stopped) continue;
    containment.end = exact(poured(path, heaps_[i], *matching, concretizer_));
    containment.end->spoils = late_;  // as of the heap
  }
}

void MethodExplorer::add_sides(const EndedPath& path) {
  if (now_.sides.size() >= kMostSides) return;
  for (Model& model : sides_of(path, dice_)) {
    Witness& side = now_.sides.emplace_back(exact(concretizer_.concretize(path, std::move(model))));
    side.script = script_;
    side.spoils |= late_;
  }
}

bool MethodExplorer::wants_more() const { return now_.witnesses.size() < kMostPaths; }

std::shared_ptr<const Script> MethodExplorer::without_late(const Script& script) const {
  auto without = std::make_shared<Script>(script);
  const Type& own = *plan_.target->owner;
  std::erase_if(without->initialized,
                [&](const Type* type) { return is_late(type) && !own.is_subtype_of(type); });
  return without;
}

void MethodExplorer::add_heap(Witness heap) {
  heap.script = script_;
  heap.spoils = late_;
  heaps_.push_back(std::move(heap));
}

// Of witnesses from all over the tree.
void MethodExplorer::add_completed() {
  const size_t step = now_.witnesses.size() / count_ + 1;
  for (size_t i = 0; i < now_.witnesses.size(); i += step) {
    if (!now_.witnesses[i].not_replayable.empty()) continue;
    std::optional<Witness> heap = random_->complete(plan_, now_.witnesses[i]);
    if (heap.has_value()) add_heap(*std::move(heap));
  }
}

}  // namespace kukang
