#include "unittest/unit_tests.h"

#include <algorithm>

#include "explore/patience.h"
#include "fmt/format.h"
#include "heap/old.h"
#include "unittest/covering_paths.h"
#include "view/place_names.h"
#include "witness/concretize.h"

namespace kukang {
namespace {

bool is_counted(PathEnd end) {
  return end == PathEnd::Normal || end == PathEnd::Exceptional || end == PathEnd::Error ||
         end == PathEnd::Diverges;
}

// Tests share static fields, which others may have changed: they get what class initialization has
// left in them, where that is a number or null.
void reset_statics(const EndedPath& path, Witness& witness) {
  if (!witness.statics.empty()) return;  // they are symbolic, and have values
  for (const Type* type : witness.script->initialized) {
    for (const Field& field : type->fields) {
      if (!field.is_static() || field.flags & (kFinal | kSynthetic)) continue;
      const Value value = static_at_entry(path.state, field);
      if (value.is_null()) witness.statics.push_back({&field, {}});
      const bool number = value.kind >= Kind::Int && value.kind <= Kind::Double;
      const int64_t bits = value.kind == Kind::Int ? value.i : value.j;
      if (number) witness.statics.push_back({&field, {WitnessValue::What::Number, 0, bits}});
    }
  }
}

// Tests run in one JVM, in any order: a class that is initialized stays so.
void refuse_initialization(Witness& witness) {
  if (!witness.spoils || !witness.not_replayable.empty()) return;
  witness.not_replayable = "it depends on which classes are initialized before it";
}

// Makes a test of each path that it is shown.
class TestSink final : public PathSink {
 public:
  explicit TestSink(Exceptions exceptions) : exceptions_(exceptions) {}

  void ended(const EndedPath& path) override {
    test = UnitTest();
    test.witness = concretizer_.concretize(path);
    reset_statics(path, test.witness);
    refuse_initialization(test.witness);
    const PlaceNames names(path.plan, path.state, path.heap);
    test.condition = names.text(path.state.condition, path.heap.constraints);
    test.threw = path.state.threw;
    test.endless = path.round != nullptr;
    if (violates(path, exceptions_)) test.violation = sort_of(path);
  }

  UnitTest test;

 private:
  const Exceptions exceptions_;
  Concretizer concretizer_;
};

// Sees all paths, and hands them on: with what they cover, how they end included.
class CoverageSink final : public PathSink {
 public:
  using Next = std::function<void(const EndedPath& path, std::vector<Covered> covered)>;
  CoverageSink(PathCoverage& coverage, Next next) : coverage_(coverage), next_(std::move(next)) {}

  void ended(const EndedPath& path) override {
    if (path.end == PathEnd::Stopped) ++stops[std::string(message(path.ending.reason))];
    if (!is_counted(path.end)) return;
    std::vector<Covered> covered = coverage_.of(path.state);
    std::string end;
    if (path.end != PathEnd::Normal) {
      const ViolationSort sort = sort_of(path);
      end = fmt::format("{} {} {}", sort.kind, sort.location, sort.asserted);
    }
    const Covered next = kFirstEnd + static_cast<Covered>(ends_.size());
    covered.push_back(ends_.try_emplace(std::move(end), next).first->second);
    next_(path, std::move(covered));
  }

  static constexpr Covered kFirstEnd = Covered{1} << 31;  // greater than all others

  std::map<std::string, uint64_t> stops;  // why, and how many paths

 private:
  PathCoverage& coverage_;
  const Next next_;
  std::map<std::string, Covered> ends_;
};

void mark(std::vector<bool>& marked, const std::vector<Covered>& covered) {
  for (const Covered what : covered) {
    if (what >= CoverageSink::kFirstEnd) continue;
    if (marked.size() <= what) marked.resize(what + 1);
    marked[what] = true;
  }
}

std::string why_not(const UnitTest& test, const TestsOptions& options) {
  const Witness& witness = test.witness;
  if (!witness.not_replayable.empty()) return witness.not_replayable;
  if (!witness.assumed.empty()) return "it is a run only if this holds: " + witness.assumed;
  if (witness.end.how == RunEnd::How::Exited) return "it ends the JVM";
  if (test.endless) return "it goes on without end";
  return options.refuse ? options.refuse(test) : "";
}

}  // namespace

absl::StatusOr<TestsOfMethod> unit_tests(Explorer& session, const TestsOptions& options) {
  const Plan& plan = session.plan();
  TestsOfMethod result{&plan};
  std::map<TrailChoices, UnitTest> made;
  TestSink maker(options.exceptions);
  auto keep_test = [&](const TrailChoices& trail) {
    const std::string why = why_not(maker.test, options);
    if (!why.empty()) {
      ++result.left_out[why];
    } else {
      made.emplace(trail, std::move(maker.test));
    }
    return why.empty();
  };

  PathCoverage coverage(plan);
  CoveringPaths paths;
  std::vector<bool> reached, tested;
  CoverageSink sink(coverage, [&](const EndedPath& path, std::vector<Covered> covered) {
    mark(reached, covered);
    const TrailChoices trail = path.state.trail.choices();
    if (!options.all) return paths.add(std::move(covered), trail);
    maker.ended(path);
    if (keep_test(trail)) mark(tested, covered);
  });
  ASSIGN_OR_RETURN(result.exploration, session.explore(&sink, coverage));

  if (!options.all) {
    ASSIGN_OR_RETURN(const auto chosen,
                     paths.choose([&](const TrailChoices& trail) -> absl::StatusOr<bool> {
                       ASSIGN_OR_RETURN(std::string why, session.walk(trail, maker));
                       if (why.empty()) why = session.over_for_walks();
                       if (!why.empty()) {
                         ++result.left_out[why];
                         return false;
                       }
                       return keep_test(trail);
                     }));
    for (const auto& [trail, covered] : chosen) mark(tested, covered);
    std::erase_if(made, [&](const auto& test) { return !chosen.contains(test.first); });
  }
  result.stops = std::move(sink.stops);
  for (auto& [trail, test] : made) result.tests.push_back(std::move(test));
  reached.resize(coverage.met().size());
  tested.resize(coverage.met().size());
  result.reached = coverage_of(plan, coverage, reached);
  result.tested = coverage_of(plan, coverage, tested);
  return result;
}

}  // namespace kukang
