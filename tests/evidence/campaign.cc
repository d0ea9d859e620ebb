#include "evidence/campaign.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ostream>

#include "contract/contract.h"
#include "evidence/lawful.h"
#include "evidence/random_granted.h"
#include "fmt/format.h"
#include "witness/wire.h"

namespace kukang {
namespace {

std::string full_name(const Method& method) {
  return fmt::format("{}.{}{}", method.owner->name, method.name, method.descriptor);
}

constexpr std::array kKinds = {"text", "swap", "narrow", "late", "lawful", "table", "granted"};

}  // namespace

std::ostream& operator<<(std::ostream& out, const Figures& f) {
  out << f.methods << " methods, " << f.explorations << " explorations, " << f.complete
      << " of them complete\ncompleteness: " << f.replays << "\nmerging: " << f.merges
      << " states merged, both sides: " << f.sides << "\nsoundness: " << f.heaps
      << " heaps, " << f.contained << " times contained in exactly one path, " << f.beyond
      << " times beyond what was explored, " << f.assumed << " times beyond what is assumed, "
      << f.disagreements << " disagreements";
  for (const auto& [kind, of] : f.kinds) {
    out << "\n"
        << kind << ": " << of.methods << " methods, " << of.replays << " replays, " << of.contained
        << " times contained";
  }
  return out;
}

void Campaign::try_package(const std::string& package) {
  std::vector<const Type*> classes;
  for (const std::string& name : program_.class_path_names()) {
    if (name.starts_with(package + "/")) classes.push_back(*program_.load(name));
  }
  const char* only = std::getenv("KUKANG_CAMPAIGN_ONLY");
  for (const Type* type : classes) {
    for (const Method* method : methods_of(*type)) {
      const bool wanted = only == nullptr || full_name(*method).find(only) != std::string::npos;
      // No object that is there at entry is of a late class (late_text.cc).
      const bool late = type->is_interface() && !method->is_static();
      const bool record = type->super != nullptr && type->super->name == "java/lang/Record";
      if (wanted && !late && !record && !method->is_constructor()) try_method(*method, classes);
    }
  }
}

void Campaign::try_method(const Method& method, const std::vector<const Type*>& classes) {
  SCOPED_TRACE(full_name(method));
  const auto plan = plan_for(program_, method, {});
  ASSERT_TRUE(plan.ok()) << plan.status();
  const uint64_t replays = figures_.replays.replays(), contained = figures_.contained;
  const uint64_t number = figures_.methods++;
  MethodExplorer explorer(program_, classes, *plan, heaps_, Dice(seed_, number));
  // Each comes first for a third of the methods.
  std::vector<const Strategy*> order(strategies().begin(), strategies().end());
  std::rotate(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(number % order.size()),
              order.end());
  const std::string granted = text_of(explorer.granted());
  SCOPED_TRACE(granted);
  std::vector<Explored> explored;
  for (const Strategy* strategy : order) explored.push_back(explorer.explore_with(*strategy));
  explored.push_back(explorer.explore_with(*order.back(), Merge::Always));
  for (const Explored& with : explored) {
    ++figures_.explorations;
    figures_.complete += with.complete;
    figures_.replays.add(replay_witnesses(jvm_, *plan, *with.strategy, with.witnesses));
    figures_.merges += with.merging.merged;
    figures_.sides.add(replay_witnesses(jvm_, *plan, *with.strategy, with.sides));
  }
  figures_.replays.methods = figures_.methods;  // each was counted with every strategy
  figures_.sides.methods = figures_.methods;
  compare_heaps(explorer.heaps(), explored);
  for (const std::string kind : kKinds) {
    const bool of_kind =
        kind == "granted" ? !granted.empty() : method.name.find("_" + kind) != std::string::npos;
    if (!of_kind) continue;
    KindFigures& figures = figures_.kinds[kind];
    ++figures.methods;
    figures.replays += figures_.replays.replays() - replays;
    figures.contained += figures_.contained - contained;
  }
}

// Where a run places things in hash tables is not compared; its path says that it does.
void Campaign::compare_heaps(std::vector<Witness> heaps, const std::vector<Explored>& explored) {
  for (const Explored& with : explored) {
    for (size_t i = 0; i < with.of_heap.size(); ++i) {
      const auto& end = with.of_heap[i].end;
      heaps[i].placed |= end.has_value() && end->placed;
    }
  }
  const auto ends = jvm_.replay(heaps);
  ASSERT_TRUE(ends.ok()) << ends.status();
  figures_.heaps += heaps.size();
  compare_strategies(heaps, explored);
  for (const Explored& with : explored) {
    for (size_t i = 0; i < with.of_heap.size(); ++i) {
      const std::string wrong = what_is_wrong(heaps[i], with.of_heap[i], with, (*ends)[i]);
      if (wrong.empty()) continue;
      ++figures_.disagreements;
      ADD_FAILURE() << "under " << with.name() << ", heap " << i << ": " << wrong << "\n"
                    << lines_of(*heaps[i].script) << lines_of(heaps[i]);
    }
  }
}

// Whatever is assumed, all assume the same: what one contains all contain.
void Campaign::compare_strategies(const std::vector<Witness>& heaps,
                                  const std::vector<Explored>& explored) {
  for (size_t i = 0; i < heaps.size(); ++i) {
    const Explored* first = nullptr;
    for (const Explored& with : explored) {
      if (!with.complete || i >= with.of_heap.size() || is_beyond(heaps[i], with)) continue;
      if (first == nullptr) first = &with;
      if (with.of_heap[i].paths == first->of_heap[i].paths) continue;
      ++figures_.disagreements;
      ADD_FAILURE() << "heap " << i << " is contained in " << first->of_heap[i].paths
                    << " paths under " << first->name() << " and in " << with.of_heap[i].paths
                    << " under " << with.name() << "\n"
                    << lines_of(*heaps[i].script) << lines_of(heaps[i]);
    }
  }
}

bool Campaign::is_beyond(const Witness& heap, const Explored& with) const {
  return with.takes_for_strangers && !is_lawful(program_, *heap.script->plan, heap);
}

std::string Campaign::what_is_wrong(const Witness& heap, const Containment& containment,
                                    const Explored& with, const RunEnd& actual) {
  const bool complete = with.complete;
  if (containment.paths > 1) {
    return fmt::format("{} paths contain it:\n{}", containment.paths, containment.conditions);
  }
  // Where a store fails because an array is of a narrower type than it is known to be, nothing is
  // said; see semantics/symbolic/stored_types.cc.
  const bool refused = containment.refused || containment.open ||
                       actual.exception == "java.lang.ArrayStoreException" || is_beyond(heap, with);
  if (containment.paths == 0 && complete && !refused) return "no path contains it";
  const bool says = containment.end.has_value() && containment.end->not_replayable.empty();
  if (!says) {
    ++(complete && containment.paths == 0 ? figures_.assumed : figures_.beyond);
    return "";
  }
  if (lines_of(*containment.end) != lines_of(heap)) {
    return "poured into its path it became another one:\n" + lines_of(*containment.end);
  }
  const Confirmation confirmation = compare(*containment.end, actual);
  if (confirmation.what != Confirmation::What::Confirmed) return "the path " + confirmation.text;
  ++figures_.contained;
  return "";
}

}  // namespace kukang
