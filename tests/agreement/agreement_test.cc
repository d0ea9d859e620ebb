// Every test program that takes parameters, run with parameters that could be anything.
//
// - The three strategies agree on what can come of it: whatever one of them finds, one that has
// seen
//   everything finds too.
// - For every concrete run there is exactly one path that contains it, and that ends as the run
// does;
//   unless a bound has cut it.
// - What a path says it does, the method does when it is called with values that satisfy the path's
//   condition.
// Where a bound cuts, or a text is made from a symbolic float, less can be said: how much was
// checked is printed, and must not become little.

#include <gtest/gtest.h>

#include <iostream>

#include "containment/contained.h"
#include "contract/contract.h"
#include "outcomes/outcomes.h"
#include "semantics/own_classes.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

constexpr Effort kMost{256, 0.1};  // for a method, with a strategy
// With the sanitizers everything takes ten times as long: one method in eight must do.
#ifdef __SANITIZE_ADDRESS__
constexpr size_t kStride = 8;
#else
constexpr size_t kStride = 1;
#endif

// The cases of one method.
struct Subject {
  const Method* method;
  std::vector<Case> cases;
};

bool takes_numbers_only(const Plan& plan) {
  for (const Plan::Parameter& parameter : plan.parameters) {
    if (parameter.basic == Basic::Reference) return false;
  }
  return true;
}

// Runs the method with a model of a path's condition.
class PathsAreReal : public PathSink {
 public:
  PathsAreReal(ConcreteMachine& machine, ContainedRuns& contained)
      : machine_(machine), contained_(contained) {}

  void ended(const EndedPath& path) override {
    contained_.ended(path);
    const bool has_end = path.end == PathEnd::Normal || path.end == PathEnd::Exceptional ||
                         path.end == PathEnd::Error;
    const bool exact = path.state.approximations == 0 && !path.assumes(kIterationOrder) &&
                       path.state.next_symbol == path.plan.parameters.size();
    if (!has_end || !exact || checked == kMost) return;
    const std::optional<Model> model = path.solver.model(path.state.condition);
    if (!model.has_value()) return;
    std::vector<int64_t> bits;
    for (uint32_t i = 0; i < path.plan.parameters.size(); ++i) {
      bits.push_back(model->value_of(path.state.arguments->values()[i].term->number()));
    }
    const auto run = machine_.run(path.plan, bits);
    ASSERT_TRUE(run.ok()) << run.status();
    const std::string end = text_of_end(path.state, path.state.result, path.state.threw,
                                        path.plan.target->result, *model);
    if (is_open_end(end)) return;
    ++checked;
    EXPECT_EQ(end, run->end) << "arguments " << testing::PrintToString(bits);
  }

  static constexpr uint64_t kMost = 16;
  uint64_t checked = 0;

 private:
  ConcreteMachine& machine_;
  ContainedRuns& contained_;
};

class Agreement : public testing::Test {
 protected:
  void SetUp() override {
    const std::string classes =
        KUKANG_BUILD_DIR "/java/test-programs:" KUKANG_BUILD_DIR "/java/kukang-contract";
    program_ = *Program::open({classes, ""}, own_classes());
    machine_ = *ConcreteMachine::make(*program_);
  }

  std::vector<Subject> subjects() const {
    std::vector<Subject> subjects;
    std::map<const Method*, size_t> number;
    for (const Case& c :
         cases_from_sources(KUKANG_SOURCE_DIR "/tests/programs/java/programs", "programs")) {
      const Method* method = method_of(*program_, c);
      EXPECT_NE(method, nullptr) << c.line();
      if (method == nullptr || c.literals.empty()) continue;
      const auto [it, fresh] = number.try_emplace(method, subjects.size());
      if (fresh) subjects.push_back({method, {}});
      subjects[it->second].cases.push_back(c);
    }
    return subjects;
  }

  static ExploreOptions options_for(const Strategy& strategy) {
    ExploreOptions options;
    options.strategy = &strategy;
    options.bounds.k = 2;
    options.bounds.loop = 5;
    options.bounds.call = 100;
    options.bounds.steps = 200'000;
    return options;
  }

  // A case for every run, in the same order.
  std::vector<ConcreteRun> runs_of(const Subject& subject, const Plan& plan) {
    std::vector<ConcreteRun> runs;
    for (const Case& c : subject.cases) {
      const auto literals = literals_of(c);
      EXPECT_TRUE(literals.ok()) << literals.status();
      const auto run = machine_->run(plan, *literals);
      EXPECT_TRUE(run.ok()) << run.status() << c.line();
      runs.push_back(*run);
    }
    return runs;
  }

  Outcomes explore_numbers(const Subject& subject, const Plan& plan, const Strategy& strategy) {
    const std::vector<ConcreteRun> runs = runs_of(subject, plan);
    ContainedRuns contained(runs);
    PathsAreReal real(*machine_, contained);
    const auto outcomes = outcomes_of(*program_, plan, options_for(strategy), &real, kMost);
    EXPECT_TRUE(outcomes.ok()) << outcomes.status();
    paths_run_ += real.checked;
    const bool saw_all = contained.saw_all(outcomes->exploration);
    for (size_t i = 0; i < runs.size(); ++i) {
      const ContainedRuns::Found& found = contained.found()[i];
      EXPECT_EQ(what_is_wrong(runs[i], found, saw_all), "") << subject.cases[i].line() << "\n"
                                                            << *outcomes;
      ++runs_;
      if (found.containing == 1 && found.beyond == 0) ++runs_contained_;
    }
    return *outcomes;
  }

  Outcomes explore_objects(const Plan& plan, const Strategy& strategy) {
    const auto outcomes = outcomes_of(*program_, plan, options_for(strategy), nullptr, kMost);
    EXPECT_TRUE(outcomes.ok()) << outcomes.status();
    return *outcomes;
  }

  // Whatever one strategy finds, one that has seen everything finds too.
  void expect_agreement(const std::vector<Outcomes>& found) {
    for (const Outcomes& all : found) {
      if (!all.complete()) continue;
      ++complete_;
      for (const Outcomes& some : found) {
        for (const auto& [outcome, paths] : some.paths) {
          EXPECT_TRUE(all.paths.contains(outcome))
              << all.exploration.tally.paths() << " paths, but none " << outcome << "\n"
              << all << "\n"
              << some;
        }
      }
    }
  }

  std::unique_ptr<Program> program_;
  std::unique_ptr<ConcreteMachine> machine_;
  uint64_t runs_ = 0, runs_contained_ = 0, paths_run_ = 0, complete_ = 0;
};

TEST_F(Agreement, OfStrategiesWithEachOtherAndWithConcreteRuns) {
  uint64_t methods = 0, explorations = 0, paths = 0, stopped = 0;
  std::map<std::string, uint64_t> stops;
  const std::vector<Subject> all = subjects();
  for (size_t i = 0; i < all.size(); i += kStride) {
    const Subject& subject = all[i];
    SCOPED_TRACE(subject.method->owner->name + "." + std::string(subject.method->name));
    const auto plan = plan_for(*program_, *subject.method, {});
    ASSERT_TRUE(plan.ok()) << plan.status();
    std::vector<Outcomes> found;
    for (const Strategy* strategy : strategies()) {
      SCOPED_TRACE(strategy->name());
      found.push_back(takes_numbers_only(*plan) ? explore_numbers(subject, *plan, *strategy)
                                                : explore_objects(*plan, *strategy));
      paths += found.back().exploration.tally.paths();
      stopped += found.back().exploration.tally.stopped > 0;
      for (const auto& [outcome, number] : found.back().paths) {
        if (outcome.starts_with("stopped")) stops[outcome] += number;
      }
      ++explorations;
    }
    expect_agreement(found);
    ++methods;
  }
  std::cout << methods << " methods, " << explorations << " explorations (" << complete_
            << " complete, " << stopped << " that met something not supported), " << paths
            << " paths; " << runs_contained_ << " of " << runs_
            << " concrete runs contained, the others cut; " << paths_run_ << " paths run concretely"
            << std::endl;
  for (const auto& [why, number] : stops) std::cout << number << " x " << why << std::endl;
  EXPECT_GT(complete_ * 3, explorations);
  EXPECT_GT(runs_contained_ * 2, runs_);
  EXPECT_GT(paths_run_, explorations);
}

}  // namespace
}  // namespace kukang
