// Random programs explored with merged states, held against their plain paths: the same ends and
// verdicts, no more paths, and of each plain path numbers that lie in exactly one merged path, which
// says the same of them.
//
// The strategies take turns: a method is explored with one of them.

#include <gtest/gtest.h>

#include <iostream>
#include <set>

#include "compare/comparison.h"
#include "containment/contained.h"
#include "contract/contract.h"
#include "random/random_programs.h"
#include "semantics/own_classes.h"
#include "semantics/symbolic/symbolic.h"

namespace kukang {
namespace {

constexpr uint64_t kMostPaths = 256;  // of an exploration, about
constexpr double kMostSeconds = 2;

// One exploration that is held against another one.
class Explored : public PathSink {
 public:
  void ended(const EndedPath& path) override {
    ends.ended(path);
    see(path);
    ++seen_;
  }
  bool wants_more() const override { return seen_ < kMostPaths; }

  EndSink ends;

 protected:
  virtual void see(const EndedPath& path) = 0;

 private:
  uint64_t seen_ = 0;
};

// Of each plain path the arguments of one run, and how it ends.
class PlainRuns final : public Explored {
 public:
  std::vector<ConcreteRun> runs;

 protected:
  void see(const EndedPath& path) override {
    const bool ends = path.end == PathEnd::Normal || path.end == PathEnd::Exceptional ||
                      path.end == PathEnd::Error;
    const bool exact = path.state.approximations == 0 && !path.assumes(kIterationOrder) &&
                       path.state.next_symbol == path.plan.parameters.size();
    if (!ends || !exact || !has_numbers_only(path)) return;
    const std::optional<Model> model = path.solver.model(path.state.condition);
    if (!model.has_value()) return;
    ConcreteRun& run = runs.emplace_back();
    run.outcome = path.state.threw ? Outcome::Threw : Outcome::Returned;
    for (uint32_t i = 0; i < path.plan.parameters.size(); ++i) {
      run.bits.push_back(model->value_of(path.state.arguments->values()[i].term->number()));
    }
    run.end = text_of_end(path.state, path.state.result, path.state.threw,
                          path.plan.target->result, *model);
  }

 private:
  static bool has_numbers_only(const EndedPath& path) {
    const Object& arguments = *path.state.arguments;
    return std::all_of(arguments.values(), arguments.values() + arguments.length,
                       [](const Value& value) { return value.is_term(); });
  }
};

class MergedRuns final : public Explored {
 public:
  explicit MergedRuns(const std::vector<ConcreteRun>& runs) : contained(runs) {}

  ContainedRuns contained;

 protected:
  void see(const EndedPath& path) override { contained.ended(path); }
};

struct Figures {
  uint64_t methods = 0, plain = 0, merged = 0;  // paths
  uint64_t agreeing = 0, runs = 0, contained = 0, states = 0;
};

class MergedPrograms : public testing::Test {
 protected:
  StrategyRun explored(const Plan& plan, const Strategy& strategy, Merge merge, Explored& sink) {
    ExploreOptions options;
    options.strategy = &strategy;
    options.merge = merge;
    options.bounds.k = 2;
    options.bounds.loop = 5;
    options.bounds.call = 100;
    options.bounds.steps = 200'000;
    options.timeout_seconds = kMostSeconds;
    Explorer session(*program_, plan, options);
    auto result = check_plan(session, Exceptions::Implicit, [&](int) { return &sink; });
    EXPECT_TRUE(result.ok()) << result.status();
    StrategyRun run;
    run.merge = merge;
    if (result.ok()) run.result = *std::move(result);
    run.ends = sink.ends.ends();
    return run;
  }

  // What a run that ends in a text of a float ends in nobody knows.
  void expect_contained(const std::vector<ConcreteRun>& runs, const MergedRuns& merged,
                        const Exploration& exploration) {
    const bool saw_all = merged.contained.saw_all(exploration);
    for (size_t i = 0; i < runs.size(); ++i) {
      if (is_open_end(runs[i].end)) continue;
      const ContainedRuns::Found& found = merged.contained.found()[i];
      EXPECT_EQ(what_is_wrong(runs[i], found, saw_all), "")
          << "arguments " << testing::PrintToString(runs[i].bits);
      ++figures_.runs;
      figures_.contained += found.containing == 1 && found.beyond == 0;
    }
  }

  void try_method(const Method& method, const Strategy& strategy) {
    SCOPED_TRACE(std::string(method.name) + " of " + method.owner->name + " under " +
                 std::string(strategy.name()));
    const auto plan = plan_for(*program_, method, {});
    ASSERT_TRUE(plan.ok()) << plan.status();
    PlainRuns plain;
    Comparison comparison;
    comparison.runs.push_back(explored(*plan, strategy, Merge::Off, plain));
    MergedRuns merged(plain.runs);
    comparison.others.push_back(explored(*plan, strategy, Merge::Always, merged));
    const StrategyRun &off = comparison.runs[0], &on = comparison.others[0];
    const MergeAgreement agreement = merge_agreement_of(comparison);
    for (const std::string& difference : agreement.differences) ADD_FAILURE() << difference;
    expect_contained(plain.runs, merged, on.result.exploration);
    if (!agreement.agreeing.empty()) {
      EXPECT_LE(on.paths(), off.paths());
      figures_.plain += off.paths();
      figures_.merged += on.paths();
      ++figures_.agreeing;
    }
    figures_.states += on.tally().merging.merged;
    ++figures_.methods;
  }

  std::unique_ptr<Program> program_;
  Figures figures_;
};

TEST_F(MergedPrograms, SayWhatTheirPlainPathsSay) {
  const RandomPrograms programs("merged", "20");
  ASSERT_FALSE(HasFailure());
  auto program = Program::open({programs.class_path(), ""}, own_classes());
  ASSERT_TRUE(program.ok()) << program.status();
  program_ = *std::move(program);
  std::set<const Method*> methods;
  for (const Case& c : programs.cases()) {
    const Method* method = method_of(*program_, c);
    ASSERT_NE(method, nullptr);
    if (!methods.insert(method).second) continue;
    try_method(*method, *strategies()[methods.size() % strategies().size()]);
  }
  const Figures& f = figures_;
  std::cout << f.methods << " methods, " << f.states << " states merged; " << f.agreeing
            << " explored within the bounds, of which " << f.plain << " plain paths, " << f.merged
            << " merged ones; " << f.contained << " of " << f.runs
            << " runs in exactly one merged path, the others cut" << std::endl;
  EXPECT_GT(f.states, f.methods);
  EXPECT_GT(f.agreeing, 0u);  // on a busy machine most end with the time
  EXPECT_GT(f.contained * 2, f.runs);
}

}  // namespace
}  // namespace kukang
